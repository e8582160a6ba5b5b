"""The order of a dialog's buttons on each desktop, in real dialogs, by the hint that Qt asks for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.buttons import Button
from app.desktop.library.dialogs import ConfirmDialog, NameDialog
from app.desktop.widgets.answers import Answers
from tests.helpers.desktop_session import Desktop

ROOT = Path(__file__).resolve().parents[2]

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
    qtbot.addWidget(parent)
    dialog = make(parent)  # type: ignore[operator]
    answers = dialog.findChild(Answers)
    answers.setStyleSheet(f"QDialogButtonBox {{ button-layout: {LAYOUTS[desktop]} }}")
    dialog.show()
    qtbot.waitExposed(dialog)
    buttons = answers.findChildren(Button)
    places = {each.text(): each.mapTo(dialog, QPoint()).x() for each in buttons}
    cancel = places.pop("Cancel")
    (deed,) = places.values()
    assert (cancel > deed) is (desktop in CANCEL_LAST)


PROGRAM = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
application.setStyle("Fusion")
from app.desktop.library.dialogs import ConfirmDialog
from app.desktop.theme import Theme
window = QWidget()
Theme("light").dress(window)
dialog = ConfirmDialog("Really?", ["It goes."], "Delete", window)
dialog.show()
dialog.grab()
print(dialog.cancel.x() > dialog.ok.x())
from app.desktop.background import Background
from app.desktop.diagnostics.window import DiagnosticsWindow
report = DiagnosticsWindow(Theme("light"), None, Background())
report.show()
report.grab()
close, copy = report._close, report.copy
print(close.x() > copy.x())
first, last = (copy, close) if close.x() > copy.x() else (close, copy)
print(first.nextInFocusChain().nextInFocusChain() is last)
"""
PLASMA = {"XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "5"}


@pytest.mark.desktop_session
@pytest.mark.parametrize(
    ("session", "cancel_last"), [({"XDG_CURRENT_DESKTOP": "GNOME"}, "False"), (PLASMA, "True")]
)
def test_the_order_of_qts_own_themes(desktop: Desktop, session: dict[str, str], cancel_last: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT, env=desktop.env | session, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert done.stdout.split() == [cancel_last, cancel_last, "True"]


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
