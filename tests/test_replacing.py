"""What Windows refuses for a moment is tried again; the refusals are played, the files are real."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from app.notes import writer
from app.notes.writer import NoteConflict, content_hash, write_atomic
from app.replacing import PAUSES_S, put_in_place


class BusyWindows:
    def __init__(self, refusals: int) -> None:
        self.refusals = refusals
        self.asked = 0

    def replace(self, file: str | Path, target: str | Path) -> None:
        self.asked += 1
        if self.asked <= self.refusals:
            raise PermissionError(13, "The process cannot access the file", str(file))
        Path(file).replace(target)


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    new, note = tmp_path / "new.tmp", tmp_path / "note.md"
    new.write_text("new")
    note.write_text("old")
    return new, note


def test_a_scanner_that_looks_for_a_moment(files: tuple[Path, Path]) -> None:
    windows = BusyWindows(3)
    put_in_place(*files, patient=True, replace=windows.replace)
    assert files[1].read_text() == "new"
    assert not files[0].exists()


def test_a_refusal_that_stays_is_told(files: tuple[Path, Path]) -> None:
    windows = BusyWindows(100)
    with pytest.raises(PermissionError):
        put_in_place(*files, patient=True, replace=windows.replace)
    assert windows.asked == len(PAUSES_S) + 1
    assert files[1].read_text() == "old"


def test_elsewhere_a_refusal_means_what_it_says(files: tuple[Path, Path]) -> None:
    windows = BusyWindows(1)
    with pytest.raises(PermissionError):
        put_in_place(*files, patient=False, replace=windows.replace)
    assert windows.asked == 1


def test_what_the_one_who_held_a_note_saved_meanwhile_is_not_overwritten(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    note, real, tried = files[1], os.replace, list[str]()

    def held(file: str | Path, target: str | Path) -> None:
        if not tried:
            tried.append(str(file))
            note.write_text("saved by the editor that held it")
            raise PermissionError(13, "The process cannot access the file", str(target))
        real(file, target)

    monkeypatch.setattr(writer, "put_in_place", partial(put_in_place, patient=True))
    monkeypatch.setattr(os, "replace", held)
    with pytest.raises(NoteConflict):
        write_atomic(note, b"ours", expected=content_hash(b"old"))
    assert note.read_text() == "saved by the editor that held it"
    assert not Path(tried[0]).exists()
