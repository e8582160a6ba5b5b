"""Which pictures and recordings are found: below the extra paths only, by name, up to a size."""

from __future__ import annotations

from pathlib import Path

from app.notes.access import Refusal, resolve_readable
from app.notes.discovery import discover
from app.notes.scope import MediaRules, MemoryScope

RULES = MediaRules(frozenset({"png", "wav"}), 10)


def put(folder: Path, *names: str) -> None:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x")


def test_only_what_lies_in_an_extra_path_is_found(tmp_path: Path) -> None:
    put(
        tmp_path,
        "ws/memory/a.md",
        "ws/memory/no.png",
        "ws/memory/yes/in.PNG",
        "out/b.wav",
        "out/b.txt",
        "one.png",
    )
    put(tmp_path, "out/.git/c.png", "out/left/d.png", "two.png")
    workspace = tmp_path / "ws"
    extras = (workspace / "memory" / "yes", tmp_path / "out", tmp_path / "one.png")
    scope = MemoryScope(workspace, extras, ("left/",), RULES)
    found = discover(scope)
    assert [note.path for note in found.notes] == ["memory/a.md"]
    assert [file.path for file in found.media] == ["../one.png", "../out/b.wav", "memory/yes/in.PNG"]
    assert not discover(MemoryScope(workspace, extras)).media
    assert resolve_readable(scope, "memory/yes/in.PNG", media=True) == workspace / "memory/yes/in.PNG"
    for path, media in (("memory/yes/in.PNG", False), ("memory/no.png", True), ("../two.png", True)):
        assert isinstance(resolve_readable(scope, path, media=media), Refusal), path


def test_large_ones_and_links_are_reported(tmp_path: Path) -> None:
    put(tmp_path, "ws/MEMORY.md", "out/small.png")
    (tmp_path / "out" / "large.png").write_bytes(bytes(11))
    (tmp_path / "out" / "link.png").symlink_to(tmp_path / "out" / "small.png")
    found = discover(MemoryScope(tmp_path / "ws", (tmp_path / "out",), (), RULES))
    assert [file.path for file in found.media] == ["../out/small.png"]
    assert {each.path: each.code for each in found.skipped} == {
        "../out/large.png": "too_large",
        "../out/link.png": "symlink",
    }
