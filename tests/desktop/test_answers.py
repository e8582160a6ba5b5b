"""The order of a dialog's buttons on each desktop, in real dialogs, by the hint that Qt asks for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.buttons import Button
from app.desktop.library.dialogs import ConfirmDialog, NameDialog
from app.desktop.widgets.answers import Answers

# The style sheet's `button-layout` stands in for the platform's answer (Qt Style Sheets Reference).
LAYOUTS = {"windows": 0, "macos": 1, "kde": 2, "gnome": 3}
CANCEL_LAST = {"windows", "kde"}


def name_dialog(parent: QWidget) -> QDialog:
    return NameDialog("New note", "Create", [""], parent)


def confirm_dialog(parent: QWidget) -> QDialog:
    return ConfirmDialog("Really?", ["It goes."], "Delete", parent)


@pytest.mark.parametrize("desktop", LAYOUTS)
@pytest.mark.parametrize("make", [name_dialog, confirm_dialog])
def test_the_deed_stands_where_this_desktop_has_it(qtbot: QtBot, desktop: str, make: object) -> None:
    parent = QWidget()
    parent.setStyleSheet(f"QDialogButtonBox {{ button-layout: {LAYOUTS[desktop]} }}")
    qtbot.addWidget(parent)
    dialog = make(parent)  # type: ignore[operator]
    dialog.show()
    qtbot.waitExposed(dialog)
    buttons = dialog.findChild(Answers).findChildren(Button)
    places = {each.text(): each.mapTo(dialog, QPoint()).x() for each in buttons}
    cancel = places.pop("Cancel")
    (deed,) = places.values()
    assert (cancel > deed) is (desktop in CANCEL_LAST)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("con", "Windows keeps this name"),
        ("LPT1.notes", "Windows keeps this name"),
        ("a:b", "must not contain"),
        ("what?", "must not contain"),
        ("concert", ""),
        ("v1.", ""),
    ],
)
def test_a_name_that_another_computer_cannot_store_is_refused_here_too(
    qtbot: QtBot, name: str, told: str
) -> None:
    """Memories travel. https://learn.microsoft.com/windows/win32/fileio/naming-a-file, November 2026."""
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NameDialog("New note", "Create", ["", "memory"], parent)
    dialog.name.setText(name)
    assert (told in dialog.problem.text()) if told else dialog.problem.text() == ""
    assert dialog.ok.isEnabled() is (not told)
