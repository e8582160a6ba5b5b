"""The list of programs that get the keys themselves: picked from those that have windows now, or typed."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from app.desktop.buttons import Button
from app.desktop.settings.lists import ListEditor
from app.platform.active_window.main import can_tell, programs


class ProgramsEditor(ListEditor):
    """Where the system does not tell which programs there are, names can still be typed."""

    def adders(self) -> list[Button]:
        typed = self.adder(self.tr("Add a name"), self.add_line)
        if not can_tell():
            return [typed]
        self.pick = self.adder(self.tr("Choose an open program…"), self._choose)
        return [self.pick, typed]

    def menu(self) -> QMenu:
        """What can be picked now."""
        menu = QMenu(self)
        found = [name for name in programs() if name not in self.values]
        for name in found:
            action = menu.addAction(name.replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, chosen=name: self.add(chosen))
        if not found:
            menu.addAction(self.tr("No other program has a window open")).setEnabled(False)
        return menu

    def _choose(self) -> None:
        menu = self.menu()
        self.theme.dress(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.pick.mapToGlobal(QPoint(0, self.pick.height())))
