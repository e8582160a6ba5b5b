"""The program that opens notes: one of those that were found here, or whatever a person types."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.config.options import Option
from app.desktop.icons import put_glyph
from app.desktop.settings.editors import TextEditor
from app.desktop.theme import Theme
from app.platform.open_file.main import installed_editors

KEY = "app.editor"


class NoteProgramEditor(TextEditor):
    """`menu` is made anew each time it opens, since programs come and go."""

    def __init__(self, option: Option, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(option, theme, parent)
        button = QToolButton(self)
        self.button = button
        theme.changed.connect(self._draw)
        self._draw()
        button.setToolTip(self.tr("Programs found here"))
        button.setAccessibleName(self.tr("Programs found here"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.menu = QMenu(button)
        self.menu.aboutToShow.connect(self._fill)
        button.setMenu(self.menu)
        self._layout.addWidget(button)

    def _draw(self) -> None:
        put_glyph(self.button, "chevron", self.theme.colour("muted"))

    def _fill(self) -> None:
        self.menu.clear()
        for editor in installed_editors():
            name = editor.name if editor.knows_lines else self.tr("%1 (without the line)")
            action = self.menu.addAction(name.replace("%1", editor.name))
            action.triggered.connect(partial(self._choose, editor.name))
        if self.menu.isEmpty():
            self.menu.addAction(self.tr("None that Memoro knows")).setEnabled(False)
        self.menu.addSeparator()
        self.menu.addAction(self.tr("The system's own program")).triggered.connect(partial(self._choose, ""))

    def _choose(self, name: str, _checked: bool = False) -> None:
        self.field.setText(name)
        self._finished()
