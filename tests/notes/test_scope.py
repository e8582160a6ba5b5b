"""Stored names and back."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from app.notes.scope import MemoryScope, printable


def test_stored_names() -> None:
    scope = MemoryScope(Path("/home/a/ws"), (Path("/srv/team"),))
    for absolute, stored in {
        "/home/a/ws/MEMORY.md": "MEMORY.md",
        "/home/a/ws/memory/x y/日.md": "memory/x y/日.md",
        "/home/a/other.md": "../other.md",
        "/srv/team/plan.md": "../../../srv/team/plan.md",
        "/home/a/ws": ".",
    }.items():
        assert scope.stored_path(absolute) == stored
        assert scope.absolute_path(stored) == Path(absolute)
    assert scope.roots() == (
        Path("/home/a/ws/MEMORY.md"),
        Path("/home/a/ws/memory.md"),
        Path("/home/a/ws/memory"),
        Path("/srv/team"),
    )


@given(st.binary(min_size=1, max_size=30).filter(lambda name: not set(name) & set(b"\0/")))
def test_any_name_can_be_stored(name: bytes) -> None:
    stored = printable(name.decode("utf-8", "surrogateescape"))
    stored.encode()
    assert printable(stored) == stored


def test_half_a_character_pair_can_be_stored() -> None:
    assert printable("a\ud800.md") == "a\\ud800.md"


@given(st.lists(st.sampled_from(["", ".", "..", "a", ".b", "..c", "notes", "x.md", "d\\e"]), max_size=7))
def test_the_stored_name_is_the_way_from_the_workspace(parts: list[str]) -> None:
    path = "/home/notes/" + "/".join(parts)
    way = os.path.relpath(path, "/home/notes").replace(os.sep, "/")
    assert MemoryScope(Path("/home/notes")).stored_path(path) == way
