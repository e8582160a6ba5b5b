"""Whatever happens to the notes, in whatever order, the index ends up as a fresh one would be."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from app.index.index import Index
from app.index.options import IndexOptions
from tests.index.world import Notes, content, embed_all, fresh_content, log_of, meaning

VOCABULARY = "boiler garden 会議 資料 服务器 备份 회의 예산 invoice sqlite-vec TKY-77120 review piano".split()


def _text(random_: random.Random) -> str:
    sections = [
        log_of(
            random_.randrange(9),
            *(" ".join(random_.choices(VOCABULARY, k=4)) for _ in range(random_.randint(1, 5))),
        )
        for _ in range(random_.randint(0, 3))
    ]
    return "\n".join(sections)


def _one_change(random_: random.Random, notes: Notes) -> None:
    existing = sorted(file.relative_to(notes.workspace).as_posix() for file in notes.workspace.rglob("*.md"))
    kind = random_.choice(("write", "write", "edit", "edit", "append", "delete", "rename", "break", "swap"))
    if kind == "write" or not existing:
        notes.write(
            f"memory/{random_.choice(('', 'deep/', 'b/c/'))}{random_.randrange(30)}.md", _text(random_)
        )
        return
    name = random_.choice(existing)
    path = notes.workspace / name
    if kind == "edit":
        lines = path.read_bytes().split(b"\n")
        lines.insert(random_.randrange(len(lines) + 1), random_.choice(VOCABULARY).encode())
        path.write_bytes(b"\n".join(lines))
    elif kind == "append":
        path.write_bytes(path.read_bytes() + _text(random_).encode())
    elif kind == "delete":
        path.unlink()
    elif kind == "rename":
        notes.rename(name, f"memory/moved/{random_.randrange(30)}.md")
    elif kind == "break":
        path.write_bytes(b"\x00\xff\xfe" + bytes(random_.randrange(9)))
    else:
        other = notes.workspace / random_.choice(existing)
        ours, theirs = path.read_bytes(), other.read_bytes()
        path.write_bytes(theirs)
        other.write_bytes(ours)


@pytest.mark.parametrize("seed", range(6))
def test_a_storm_of_changes_ends_as_a_fresh_index(
    open_index: Callable[..., Index], notes: Notes, home: Path, seed: int
) -> None:
    random_ = random.Random(seed)
    index = open_index()
    for _ in range(12):
        for _ in range(random_.randint(1, 6)):
            _one_change(random_, notes)
        index.sync(notes.scope)
        if random_.random() < 0.5:
            embed_all(index)
            meaning(index, "garden boiler")  # so that the matrix has something to follow
        if random_.random() < 0.2:
            index.close()
            index = open_index()
    embed_all(index)
    assert content(index) == fresh_content(notes, home, IndexOptions())
    followed = [meaning(index, word, 20) for word in VOCABULARY]
    index.release()
    assert [meaning(index, word, 20) for word in VOCABULARY] == followed
    assert index._db.pragma("quick_check") == "ok"
    assert index._db.execute("PRAGMA foreign_key_check").fetchall() == []
