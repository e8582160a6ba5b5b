"""What Windows refuses for a moment is tried again; the refusals are played, the files are real."""

from __future__ import annotations

from pathlib import Path

import pytest

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
