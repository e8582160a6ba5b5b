from __future__ import annotations

import shutil
from contextlib import AbstractContextManager
from pathlib import Path
from types import SimpleNamespace

import apsw
import pytest

from app.errors import MemoroError, disk_is_full
from app.index.errors import translated as of_the_index
from app.notes.history.errors import translated as of_the_history


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (("The disk is full", "There is no room left."), "The disk is full. There is no room left."),
        (("The disk is full", "", "Make room"), "The disk is full. Make room."),
        (("磁盘已满", "没有空间了。", "Really?"), "磁盘已满. 没有空间了。 Really?"),
        (("No option", "It is not “a”", "Is it “b”?"), "No option. It is not “a” Is it “b”?"),
        (("Stopped",), "Stopped"),
    ],
)  # fmt: skip
def test_an_error_in_one_line_is_whole_sentences(parts: tuple[str, ...], told: str) -> None:
    assert str(MemoroError(*parts)) == told


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=0))


@pytest.mark.parametrize("translated", [of_the_index, of_the_history])
@pytest.mark.parametrize("error", [apsw.FullError, apsw.IOError, apsw.CantOpenError])
def test_what_a_full_disk_breaks_is_called_a_full_disk(
    full: None, tmp_path: Path, translated: type[AbstractContextManager[None]], error: type[apsw.Error]
) -> None:
    with pytest.raises(MemoroError, match="The disk is full"), translated(tmp_path / "x.sqlite"):
        raise error("disk I/O error")


def test_a_disk_with_room_and_one_that_is_gone(tmp_path: Path) -> None:
    assert not disk_is_full(tmp_path / "x")
    assert not disk_is_full(tmp_path / "gone" / "x")
