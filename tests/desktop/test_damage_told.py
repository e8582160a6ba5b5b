"""That a damaged index or history was set aside: a person sees it once, and can hide it."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import Mock

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.config.paths import app_paths
from app.desktop.background import Background
from app.desktop.notifications import Level
from app.desktop.upkeep import Upkeep
from tests.desktop.conftest import Popup
from tests.desktop.stand_in import READY

FIRST = "The search index was damaged and is made again from the notes."
REST = "It is kept as main.damaged-1."
INDEX = f"{FIRST} {REST}"


def test_that_a_damaged_file_was_set_aside_is_told_once_above_the_rows(popup: Popup) -> None:
    banner = popup.window.banner
    popup.controller.show_status(replace(READY, notices=(INDEX,)))
    assert banner.isVisible()
    assert banner.view is not None
    assert (banner.view.title, banner.view.sentence) == (FIRST, REST)
    banner._close.click()
    popup.controller.show_status(READY)
    popup.controller.show_status(replace(READY, notices=(INDEX,)))
    assert not banner.isVisible(), "a person has hidden it"
    popup.controller.show_status(replace(READY, notices=(INDEX, INDEX.replace("1.", "2."))))
    assert banner.isVisible(), "another one"


def test_each_damaged_file_is_told_once(qtbot: QtBot) -> None:
    background = Background()
    desk, program = QObject(), Mock(background=background, paths=app_paths())
    for name in ("hotkey", "signals", "controller"):
        setattr(desk, name, Mock())
    upkeep = Upkeep(program, desk)  # type: ignore[arg-type]
    upkeep.notifications.tell = tell = Mock()  # type: ignore[method-assign]
    slow = "Notes on a network drive are looked at every few seconds."
    for _ in range(2):
        upkeep.tell_of_damage((INDEX, slow))
    tell.assert_called_once_with(Level.PROBLEM, FIRST, REST, INDEX)
    background.close()
