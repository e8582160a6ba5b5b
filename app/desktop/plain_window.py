"""A normal window for desktops without a tray (stock GNOME, for example): same actions, and a way to quit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from app.desktop.actions import ProgramActions
from app.desktop.buttons import Button
from app.desktop.fonts import scaled
from app.desktop.icons import application_icon, tray_icon
from app.desktop.status_text import StatusText
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.labels import Label
from app.desktop.widgets.scrolled import Scrolled

WIDTH, WIDTH_IN_TEXT = 420, 25
"""In pixels, and in heights of a line: the larger one counts."""
FRAME = 40
"""What the desktop draws around it, at most."""


class PlainWindow(QWidget):
    """Closing it only minimises it, since without it nothing of the program could be reached any more."""

    def __init__(self, actions: ProgramActions, theme: Theme) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setWindowIcon(application_icon())
        self._actions = actions
        self.may_close = False
        self._heading = Label(self)
        self._heading.setFont(scaled(self.font(), Type.heading, bold=True))
        self._heading.setWordWrap(True)
        self._explanation = Label(self)
        self._explanation.setWordWrap(True)
        self._explanation.setProperty("role", "muted")
        self._icon = Label(self)
        self._status = Label(self)
        self._status.setWordWrap(True)
        self._buttons = [(action, self._button(action)) for action in self._shown_actions()]
        self._more, more = Button(self), QMenu(self)
        more.addActions(actions.more)
        self._more.setMenu(more)
        self._page = QWidget(self)
        self._lay_out()
        theme.dress(self)
        self.retranslate()
        self.show_status(StatusText("working", actions.status_action.text()))

    def _shown_actions(self) -> list[QAction]:
        actions = self._actions
        return [
            actions.search_action, actions.library_action, actions.inbox_action, actions.capture_action,
            actions.folder_action, actions.sync_action, actions.pause_action, actions.settings_action,
            actions.quit_action,
        ]  # fmt: skip

    def _button(self, action: QAction) -> Button:
        button = Button(self)
        button.clicked.connect(lambda _checked=False: action.trigger())
        action.changed.connect(lambda: self._follow(button, action))
        return button

    def _follow(self, button: Button, action: QAction) -> None:
        name, _, shortcut = action.text().partition("\t")
        button.setText(f"{name}  ({shortcut})" if shortcut else name)
        button.setEnabled(action.isEnabled())
        if action is self._actions.search_action:
            self._explain()
            QTimer.singleShot(0, self._fit)
        if button.isVisibleTo(self) != action.isVisible():
            button.setVisible(action.isVisible())
            QTimer.singleShot(0, self._fit)

    def _lay_out(self) -> None:
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(Scrolled(self._page, self))
        layout = QVBoxLayout(self._page)
        layout.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.xl)
        layout.setSpacing(Space.m)
        status = QHBoxLayout()
        status.setSpacing(Space.s)
        status.addWidget(self._icon)
        status.addWidget(self._status, 1)
        layout.addWidget(self._heading)
        layout.addWidget(self._explanation)
        layout.addSpacing(Space.xs)
        layout.addLayout(status)
        layout.addSpacing(Space.xs)
        for action, button in self._buttons:
            if action is self._actions.quit_action:
                layout.addWidget(self._more)
                QWidget.setTabOrder(self._buttons[-2][1], self._more)
                QWidget.setTabOrder(self._more, button)
                layout.addSpacing(Space.m)
            layout.addWidget(button)
        self._buttons[0][1].setProperty("role", "main")

    def retranslate(self) -> None:
        self.setWindowTitle("Memoro")
        self._heading.setText(self.tr("Memoro is running"))
        self._explain()
        for action, button in self._buttons:
            self._follow(button, action)
        self._more.setText(self.tr("More"))
        self._fit()

    def _explain(self) -> None:
        if "\t" in self._actions.search_action.text():
            text = self.tr(
                "This desktop shows no tray icons, so Memoro uses this window instead. "
                "You may minimise it; the shortcut goes on working."
            )
        else:
            text = self.tr(
                "This desktop shows no tray icons, so Memoro uses this window instead. "
                "For a key that opens the search, add a shortcut that runs “memoro toggle” in the desktop’s "
                "keyboard settings."
            )
        self._explanation.setText(text)

    def _fit(self) -> None:
        """A window does not grow by itself with a text that wraps; it scrolls where the screen is too low.

        On Wayland it should have its size before it is shown: the compositor's answer to the first one may
        come later than a second one.
        """
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        width = max(WIDTH, self.fontMetrics().height() * WIDTH_IN_TEXT)
        area = self.screen().availableGeometry()
        self._page.layout().activate()
        needed = self._page.layout().totalHeightForWidth(width)
        self.setFixedSize(min(width, area.width()), min(needed, area.height() - FRAME))

    def show_status(self, status: StatusText) -> None:
        self._icon.setPixmap(tray_icon(status.icon).pixmap(24, 24))
        self._status.setText(status.line)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self._fit)  # only now all sizes are those of the style

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange and self.isVisible():
            QTimer.singleShot(0, self._fit)
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.may_close:
            event.accept()
        else:
            event.ignore()
            self.showMinimized()
