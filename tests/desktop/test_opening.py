"""What helps where nothing opens a note or a folder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.desktop.background import Background
from app.desktop.opening import Opener
from app.desktop.popup.states import Offer, View
from tests.desktop.stand_in import NOTES, StandInEngine

NOTE = "memory/2026-02-03.md"


@dataclass
class Opening:
    """On a machine where nothing is installed."""

    opener: Opener
    folder: Path
    bot: QtBot
    editor: str | None = None
    views: list[View] = field(default_factory=list)

    def failed(self) -> View:
        self.bot.waitUntil(lambda: bool(self.views), timeout=5000)
        return self.views.pop()


@pytest.fixture
def opening(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opening]:
    monkeypatch.setenv("PATH", str(tmp_path))
    folder = tmp_path / "notes"
    (folder / "memory").mkdir(parents=True)
    (folder / NOTE).write_text(NOTES[NOTE], encoding="utf-8")
    background, owner = Background(), QObject()
    opener = Opener(StandInEngine(folder=folder), background, lambda: made.editor, owner)
    made = Opening(opener, folder, qtbot)
    opener.failed.connect(made.views.append)
    yield made
    background.close()


@pytest.mark.parametrize("editor", [None, ""])
def test_a_note_that_no_program_opens_is_to_be_read_here(opening: Opening, editor: str | None) -> None:
    opening.editor = editor
    with opening.bot.waitSignal(opening.opener.unopened, timeout=5000) as unopened:
        opening.opener.note(NOTE, 5)
    assert unopened.args == [NOTE, 5]
    assert opening.views == []


@pytest.mark.parametrize("editor", ["kate", "gone-editor {path}", "obsidian"])
def test_a_chosen_editor_that_does_not_open_it_offers_another_and_the_folder(
    opening: Opening, editor: str
) -> None:
    opening.editor = editor
    opening.opener.note(NOTE, 5)
    view = opening.failed()
    assert (view.button, view.offer) == ("Choose an editor…", Offer.EDITOR)
    assert (view.other_button, view.other_offer) == ("Show in the folder", Offer.REVEAL)


def test_a_folder_that_nothing_shows_can_be_gone_to_by_its_path(opening: Opening) -> None:
    opening.editor = "kate"
    opening.opener.note(NOTE, 5)
    opening.failed()
    opening.opener.take(Offer.REVEAL)
    view = opening.failed()
    assert (view.button, view.offer, view.other_button) == ("Copy the path", Offer.COPY_PATH, "")
    assert "editor" not in view.sentence
    with opening.bot.waitSignal(opening.opener.told, timeout=1000):
        opening.opener.take(Offer.COPY_PATH)
    assert QGuiApplication.clipboard().text() == str(opening.folder / "memory")


def test_the_note_that_was_not_opened_is_the_one_that_is_shown(opening: Opening) -> None:
    other = "memory/2026-02-04.md"
    opening.editor = "kate"
    opening.opener.note(NOTE, 5)
    opening.failed()
    (opening.folder / "tee").write_text("#!/bin/sh\n", encoding="utf-8")
    (opening.folder / "tee").chmod(0o755)
    opening.editor = f"{opening.folder / 'tee'} {{path}}"
    (opening.folder / other).write_text("# another\n", encoding="utf-8")
    opening.opener.note(other, 1)
    shown: list[str] = []
    opening.opener.reveal = shown.append  # type: ignore[method-assign]
    opening.opener.take(Offer.REVEAL)
    assert shown == [NOTE]


def test_what_is_gone_needs_no_other_editor(opening: Opening) -> None:
    (opening.folder / NOTE).unlink()
    opening.opener.note(NOTE, 5)
    view = opening.failed()
    assert view.title == "It is not there any more"
    assert not view.button
    assert not view.other_button
