"""The line below: left the state of the memory, right the keys, as many of them as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from app.desktop.fonts import scaled
from app.desktop.key_names import in_windows
from app.desktop.theme import Space, Theme, Type
from app.desktop.timers import single_shot
from app.desktop.widgets.labels import Elided

TOLD_MS = 2500
BETWEEN = "    "
Key = tuple[str, str]


class Footer(QWidget):
    """`actions_wanted`: the key for all actions was clicked. `tell` shows for a moment what was just done.

    The state is cut in low windows only: keys that everybody knows go first, then it takes another line.
    """

    actions_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._dot, self._status, self._keys = QLabel(self), Elided(self), QLabel(self)
        self._line, self._has_rows, self._clears, self._page_button = "", False, False, ""
        for label in (self._status, self._keys):
            label.setFont(scaled(self.font(), Type.small))
            label.setProperty("role", "muted")
        self._status.setWordWrap(True)
        self._keys.setTextFormat(Qt.TextFormat.RichText)
        self._keys.linkActivated.connect(lambda _link: self.actions_wanted.emit())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.l, Space.s - 1, Space.l, Space.s)
        layout.setSpacing(Space.s)
        layout.addWidget(self._dot)
        layout.addWidget(self._status, 1)
        layout.addWidget(self._keys)
        self._theme = theme
        self._told = single_shot(self, TOLD_MS, lambda: self._show(self._line))
        theme.changed.connect(self.retranslate)
        self.retranslate()

    def show_status(self, line: str, tooltip: str, colour: str) -> None:
        self._line = line
        self._dot.setText(f'<span style="color:{colour}">●</span>')
        self._status.setToolTip("\n".join(part for part in (line, tooltip) if part))
        if not self._told.isActive():
            self._show(line)

    def tell(self, text: str) -> None:
        """Show `text` for a moment instead of the state."""
        self._show(text)
        self._told.start()

    def arrange(self, *, low: bool) -> None:
        """In a low window it is one line, whose tip tells the rest, and the rows have the room."""
        self._status.setWordWrap(not low)

    @property
    def usual_height(self) -> int:
        """With one line of text."""
        margins = self.layout().contentsMargins()
        highest = max(label.sizeHint().height() for label in (self._dot, self._keys))
        return highest + margins.top() + margins.bottom()

    @property
    def text(self) -> str:
        return self._status.text()

    def show_keys(self, *, has_rows: bool, page_button: str = "") -> None:
        """Instead of rows there may be a page; `page_button` is what Enter does on it, if anything."""
        self._follow(has_rows, self._clears, page_button)

    def show_escape(self, *, clears: bool) -> None:
        """Whether Esc empties the field first."""
        self._follow(self._has_rows, clears, self._page_button)

    def _follow(self, has_rows: bool, clears: bool, page_button: str) -> None:
        now = has_rows, clears, page_button
        if now != (self._has_rows, self._clears, self._page_button):
            self._has_rows, self._clears, self._page_button = now
            self.retranslate()

    def retranslate(self) -> None:
        """Name the keys that leave room for the state."""
        offered = self._offered()
        keys = next((keys for keys in offered if self._leaves_room(keys)), offered[-1])
        named = (_key(*key, self._theme, link=key == self._actions) for key in keys)
        self._keys.setText(BETWEEN.replace(" ", "&nbsp;").join(named))

    def _show(self, text: str) -> None:
        self._status.setText(text)
        self.retranslate()

    def _offered(self) -> list[list[Key]]:
        """Which keys may be named, the most first."""
        close = ("Esc", self.tr("Clear") if self._clears else self.tr("Close"))
        if not self._has_rows:
            page = [("↵", self._page_button), close] if self._page_button else [close]
            return [page, [close]]
        open_, copy = ("↵", self.tr("Open")), (in_windows(self.tr("Ctrl+C")), self.tr("Copy citation"))
        actions = self._actions
        return [[open_, copy, actions, close], [open_, actions, close], [actions, close], [actions]]

    @property
    def _actions(self) -> Key:
        return in_windows(self.tr("Ctrl+K")), self.tr("Actions")

    def _leaves_room(self, keys: list[Key]) -> bool:
        metrics = self._keys.fontMetrics()
        named = metrics.horizontalAdvance(BETWEEN.join(f"{key} {what}" for key, what in keys))
        taken = named + self._dot.sizeHint().width() + 2 * Space.l + 3 * Space.s
        return taken + metrics.horizontalAdvance(self._status.text()) <= self.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._dot.setForegroundRole(QPalette.ColorRole.Text)
        super().changeEvent(event)


def _key(key: str, what: str, theme: Theme, *, link: bool) -> str:
    colours = theme.colours
    named = (
        f'<span style="color:{colours.text}">{key}</span>'
        f'&nbsp;<span style="color:{colours.muted}">{what}</span>'
    )
    return f'<a href="#" style="text-decoration:none">{named}</a>' if link else named
