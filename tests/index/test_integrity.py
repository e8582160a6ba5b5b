from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from app.errors import MemoroError
from app.index import integrity
from app.index.errors import IndexDamagedError, suspect_marker
from app.index.index import Index
from app.index.opening import open_database
from app.index.options import IndexOptions
from tests.index.world import Notes, embed_all, log_of, words


@pytest.fixture
def closed(open_index: Callable[..., Index], notes: Notes) -> None:
    for day in range(20):
        notes.write(
            f"memory/2026-01-{day + 1:02}.md", log_of(day, f"thing{day}", "another bullet", "資料を更新した")
        )
    index = open_index()
    index.sync(notes.scope)
    embed_all(index)
    index.close()


def _damage(path: Path, kind: str) -> None:
    data = bytearray(path.read_bytes())
    if kind == "header":
        data[:100] = b"x" * 100
    elif kind == "cut":
        del data[len(data) // 2 :]
    elif kind == "text":
        data[:] = b"these are not the pages you are looking for\n" * 500
    elif kind == "schema":
        data[100:4096] = bytes(3996)
    else:
        generator = random.Random(kind)
        for page in range(1, len(data) // 4096):
            data[page * 4096 : page * 4096 + 64] = generator.randbytes(64)
    path.write_bytes(bytes(data))


@pytest.mark.usefixtures("closed")
@pytest.mark.parametrize("kind", ["header", "cut", "text", "schema", "pages"])
def test_a_damaged_file_is_set_aside_and_made_again(
    open_index: Callable[..., Index], notes: Notes, path: Path, kind: str
) -> None:
    _damage(path, kind)
    suspect_marker(path).touch()
    index = open_index()
    assert [notice.code for notice in index.notices] == ["rebuilt_after_damage"]
    assert len(list(path.parent.glob("*.damaged-*"))) == 1
    assert not suspect_marker(path).exists()
    assert len(index.sync(notes.scope).added) == 20
    assert words(index, '"thing7"') == [("memory/2026-01-08.md", 1)]


@pytest.mark.usefixtures("closed")
def test_damage_met_while_working_is_said_and_repaired_at_the_next_opening(
    open_index: Callable[..., Index], notes: Notes, path: Path
) -> None:
    index = open_index()
    _damage(path, "pages")
    with pytest.raises(IndexDamagedError, match="notes are not affected"), index.read() as reader:
        reader.chunks(reader.chunk_ids())
    assert suspect_marker(path).exists()
    assert not index.is_whole()
    index.close()
    again = open_index()
    assert [notice.code for notice in again.notices] == ["rebuilt_after_damage"]
    assert len(again.sync(notes.scope).added) == 20


@pytest.mark.usefixtures("closed")
def test_a_check_can_be_cancelled(
    open_index: Callable[..., Index], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(integrity, "_STEPS", 1)
    index = open_index()
    _damage(path, "pages")
    assert index.is_whole(lambda: True)
    assert not suspect_marker(path).exists()
    assert not index.is_whole(lambda: False)
    assert not index.is_whole()


@pytest.mark.usefixtures("closed")
def test_only_two_damaged_files_are_kept(open_index: Callable[..., Index], path: Path) -> None:
    for _ in range(4):
        _damage(path, "text")
        open_index().close()
    assert len(list(path.parent.glob("*.damaged-*"))) == 2


@pytest.mark.usefixtures("closed")
def test_a_check_is_made_only_when_there_is_reason(
    open_index: Callable[..., Index], path: Path, home: Path, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not integrity.needs_check(path)
    index = open_index()
    notes.write("memory/more.md", "more\n")
    index.sync(notes.scope)
    (home / "copy").mkdir()
    copy = home / "copy" / path.name
    for file in path.parent.glob(f"{path.name}*"):  # what a killed process leaves
        shutil.copy(file, copy.with_name(file.name))
    assert integrity.needs_check(copy)
    monkeypatch.setattr(integrity, "_LARGEST_CHECK_AT_START", 1000)
    assert not integrity.needs_check(copy)
    copied = Index.open(copy, IndexOptions())
    assert copied.check_due
    assert copied.is_whole(lambda: True), "the program ends"
    copied.close()
    copied = Index.open(copy, IndexOptions())
    assert copied.check_due, "nothing was checked"
    assert copied.is_whole()
    copied.checked()
    copied.close()
    copied = Index.open(copy, IndexOptions())
    assert not copied.check_due
    copied.close()
    assert not index.check_due
    suspect_marker(copy).touch()
    assert integrity.needs_check(copy)


@pytest.mark.usefixtures("closed")
def test_an_index_of_a_newer_program_is_refused_and_kept(
    open_index: Callable[..., Index], path: Path
) -> None:
    index = open_index()
    index._db.pragma("user_version", 2_000)
    index.close()
    before = path.read_bytes()
    with pytest.raises(MemoroError, match="newer Memoro"):
        open_index()
    assert path.read_bytes() == before


@pytest.mark.parametrize("what", ["folder", "device"])
def test_what_is_no_file_never_becomes_an_index(tmp_path: Path, what: str) -> None:
    place = tmp_path / "place"
    place.mkdir() if what == "folder" else place.symlink_to(os.devnull)
    with pytest.raises(MemoroError, match="that is no file"):
        open_database(place)
    assert list(tmp_path.iterdir()) == [place]
