"""What is memory and what is not, on a real disk."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.notes import discovery as discovery_module
from app.notes.access import get_excerpt
from app.notes.discovery import Discovery, discover, is_own_folder
from app.notes.scope import MAX_NOTE_BYTES, MemoryScope


def put(root: Path, *names: str) -> None:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {name}\n", encoding="utf-8")


def paths(found: Discovery) -> list[str]:
    return [note.path for note in found.notes]


def reasons(found: Discovery) -> dict[str, str]:
    return {item.path: item.code for item in found.skipped}


def test_the_workspace_layout(tmp_path: Path) -> None:
    put(tmp_path, "MEMORY.md", "memory/2026-02-03.md", "memory/deep/er/note.MD", "other.md", "memory/x.txt")
    found = discover(MemoryScope(tmp_path))
    assert paths(found) == ["MEMORY.md", "memory/2026-02-03.md", "memory/deep/er/note.MD"]
    assert found.skipped == []
    note = found.notes[0]
    info = (tmp_path / "MEMORY.md").stat()
    assert (note.size, note.mtime_ns, note.absolute) == (
        info.st_size,
        info.st_mtime_ns,
        str(tmp_path / "MEMORY.md"),
    )


def test_the_old_spelling_counts_only_as_another_file(tmp_path: Path) -> None:
    put(tmp_path, "MEMORY.md", "memory.md")
    assert paths(discover(MemoryScope(tmp_path))) == ["MEMORY.md", "memory.md"]
    (tmp_path / "memory.md").unlink()
    os.link(tmp_path / "MEMORY.md", tmp_path / "memory.md")  # what a disk that ignores case shows
    assert paths(discover(MemoryScope(tmp_path))) == ["MEMORY.md"]


def test_extra_paths_inside_outside_and_twice(tmp_path: Path) -> None:
    workspace = tmp_path / "ws"
    put(tmp_path, "ws/MEMORY.md", "ws/memory/a.md", "ws/docs/b.md", "team/c.md", "team/sub/d.md", "one.md")
    extras = (
        workspace / "docs",
        workspace / "memory",
        workspace / "MEMORY.md",
        tmp_path / "team",
        tmp_path / "team" / "sub",
        tmp_path / "team" / "c.md",
        tmp_path / "one.md",
    )
    found = discover(MemoryScope(workspace, extras))
    assert paths(found) == [
        "../one.md",
        "../team/c.md",
        "../team/sub/d.md",
        "MEMORY.md",
        "docs/b.md",
        "memory/a.md",
    ]


def test_a_root_above_the_workspace_counts_nothing_twice(tmp_path: Path) -> None:
    put(tmp_path, "ws/MEMORY.md", "ws/memory/a.md", "ws/notes.md", "other.md")
    found = discover(MemoryScope(tmp_path / "ws", (tmp_path,)))
    assert paths(found) == ["../other.md", "MEMORY.md", "memory/a.md", "notes.md"]
    deep = discover(MemoryScope(tmp_path / "ws", (tmp_path.parent,)))
    assert set(paths(found)) <= set(paths(deep))


def test_extra_paths_that_cannot_be_used_are_reported(tmp_path: Path) -> None:
    put(tmp_path, "ws/MEMORY.md", "text.txt", "real/a.md")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    extras = tuple(tmp_path / name for name in ("gone", "text.txt", "link", "no/drive/here"))
    found = discover(MemoryScope(tmp_path / "ws", extras))
    assert reasons(found) == {
        "../gone": "missing",
        "../text.txt": "not_markdown",
        "../link": "symlink",
        "../no/drive/here": "missing",
    }
    # A deleted folder is deleted; one whose drive is away may come back.
    assert found.unlistable == ("../no/drive/here",)
    assert found.is_uncertain("../no/drive/here/x.md")
    assert not found.is_uncertain("../gone/x.md")


def test_links_are_ignored_and_reported(tmp_path: Path) -> None:
    put(tmp_path, "real.md", "elsewhere/secret.md", "ws/memory/a.md")
    memory = tmp_path / "ws" / "memory"
    (memory / "file.md").symlink_to(tmp_path / "real.md")
    (memory / "folder").symlink_to(tmp_path / "elsewhere")
    (memory / "loop").symlink_to(memory)
    (memory / "picture.png").symlink_to(tmp_path / "real.md")
    (tmp_path / "ws" / "MEMORY.md").symlink_to(tmp_path / "real.md")
    found = discover(MemoryScope(tmp_path / "ws"))
    assert paths(found) == ["memory/a.md"]
    names = ("MEMORY.md", "memory/file.md", "memory/folder", "memory/loop")
    assert reasons(found) == dict.fromkeys(names, "symlink")


def test_a_linked_memory_folder_is_not_entered(tmp_path: Path) -> None:
    put(tmp_path, "elsewhere/secret.md", "ws/x.txt")
    (tmp_path / "ws" / "memory").symlink_to(tmp_path / "elsewhere")
    found = discover(MemoryScope(tmp_path / "ws"))
    assert (paths(found), reasons(found)) == ([], {"memory": "symlink"})


def test_folders_of_tools_are_never_indexed(tmp_path: Path) -> None:
    names = (".git", "node_modules", ".venv", "venv", ".tox", "__pycache__", ".obsidian", ".trash", ".memoro")
    put(tmp_path, *(f"memory/{name}/x.md" for name in names), "memory/.hidden/kept.md")
    found = discover(MemoryScope(tmp_path))
    assert (paths(found), found.skipped) == (["memory/.hidden/kept.md"], [])


@pytest.mark.parametrize(
    ("pattern", "left"),
    [
        ("drafts/", ["memory/a.md", "memory/b.tmp.md", "memory/old/c.md", "memory/old/x/d.md"]),
        ("*.tmp.md", ["memory/a.md", "memory/drafts/e.md", "memory/old/c.md", "memory/old/x/d.md"]),
        ("memory/old/*.md", ["memory/a.md", "memory/b.tmp.md", "memory/drafts/e.md", "memory/old/x/d.md"]),
        ("memory/old/**", ["memory/a.md", "memory/b.tmp.md", "memory/drafts/e.md"]),
        ("**/x", ["memory/a.md", "memory/b.tmp.md", "memory/drafts/e.md", "memory/old/c.md"]),
        ("MEMORY/?.md", ["memory/b.tmp.md", "memory/drafts/e.md", "memory/old/c.md", "memory/old/x/d.md"]),
        (
            "[",
            ["memory/a.md", "memory/b.tmp.md", "memory/drafts/e.md", "memory/old/c.md", "memory/old/x/d.md"],
        ),
    ],
)
def test_exclude_patterns(tmp_path: Path, pattern: str, left: list[str]) -> None:
    put(
        tmp_path,
        "memory/a.md",
        "memory/b.tmp.md",
        "memory/old/c.md",
        "memory/old/x/d.md",
        "memory/drafts/e.md",
    )
    assert paths(discover(MemoryScope(tmp_path, exclude=("", pattern)))) == left


def test_what_is_no_note_is_skipped_with_its_reason(tmp_path: Path) -> None:
    put(tmp_path, "memory/a.md")
    with (tmp_path / "memory" / "huge.md").open("wb") as file:
        file.truncate(MAX_NOTE_BYTES + 1)
    with (tmp_path / "memory" / "full.md").open("wb") as file:
        file.truncate(MAX_NOTE_BYTES)
    os.mkfifo(tmp_path / "memory" / "pipe.md")
    (tmp_path / "memory" / "folder.md").mkdir()
    put(tmp_path, "memory/folder.md/inside.md")
    found = discover(MemoryScope(tmp_path))
    assert paths(found) == ["memory/a.md", "memory/folder.md/inside.md", "memory/full.md"]
    assert reasons(found) == {"memory/huge.md": "too_large", "memory/pipe.md": "not_a_file"}


def test_odd_names_can_be_stored_and_found_again(tmp_path: Path) -> None:
    put(tmp_path, "memory/日本語 メモ.md", "memory/🦊.md", "memory/back\\slash.md")
    for name in (b"/caf\xe9\xff.md", b"/\xe9t\xe9.md"):
        with open(os.fsencode(tmp_path / "memory") + name, "w") as file:  # noqa: PTH123 (the name is bytes)
            file.write("x")
    scope = MemoryScope(tmp_path)
    found = discover(scope)
    assert "memory/caf\\xe9\\xff.md" in paths(found)
    assert len(found.notes) == 5
    for note in found.notes:
        note.path.encode()
        assert scope.absolute_path(note.path).read_text() in ("x", f"# {note.path}\n")
        assert get_excerpt(scope, note.path).status == "ok"


@pytest.mark.skipif(os.name == "nt", reason="such names cannot be made there")
def test_what_could_not_be_opened_is_not_listed(tmp_path: Path) -> None:
    bad = [
        "memory/new\nline.md",
        "memory/tab\t.md",
        "memory/a\x85/b.md",
        "memory/..\\x.md",
        "memory/a\\\\b.md",
    ]
    put(tmp_path, "memory/good.md", *bad)
    scope = MemoryScope(tmp_path)
    found = discover(scope)
    assert paths(found) == ["memory/good.md"]
    assert reasons(found) == dict.fromkeys(bad, "unusable_name")
    told = {item.path: item.reason for item in found.skipped}
    assert "line end" in told[bad[0]]
    assert "line end" not in told[bad[3]]
    assert {get_excerpt(scope, path).status for path in bad} == {"refused"}


def test_a_missing_workspace_says_nothing_about_its_notes(tmp_path: Path) -> None:
    found = discover(MemoryScope(tmp_path / "gone"))
    assert found.notes == []
    assert reasons(found) == {".": "missing"}
    assert found.is_uncertain("MEMORY.md")
    assert found.is_uncertain("memory/a.md")
    assert not found.is_uncertain("../team/a.md")


def test_a_folder_that_cannot_be_listed_hides_only_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, "memory/a.md", "memory/locked/b.md", "memory/locked.md", "memory/open/c.md")
    real = os.scandir

    def scandir(path: str) -> object:
        if path.endswith("locked"):
            raise PermissionError(13, "Permission denied", path)
        return real(path)

    with monkeypatch.context() as patch:
        patch.setattr(discovery_module.os, "scandir", scandir)
        found = discover(MemoryScope(tmp_path))
    assert paths(found) == ["memory/a.md", "memory/locked.md", "memory/open/c.md"]
    assert found.unlistable == ("memory/locked",)
    assert found.is_uncertain("memory/locked/b.md")
    assert not found.is_uncertain("memory/locked.md")
    assert "Permission denied" in found.skipped[0].reason


def test_ten_thousand_notes_are_found_quickly(tmp_path: Path) -> None:
    for folder in range(50):
        target = tmp_path / "memory" / str(folder)
        target.mkdir(parents=True)
        for number in range(200):
            (target / f"{number}.md").touch()
    before = time.process_time()
    found = discover(MemoryScope(tmp_path, exclude=("drafts/", "*.tmp.md")))
    assert len(found.notes) == 10_000
    assert time.process_time() - before < 0.5  # 0.06 s on two cores of 2024; the limit is for a busy machine


JUNCTION, CLOUD_FILE = 0xA0000003, 0x9000001A


@pytest.mark.parametrize(("tag", "own"), [(0, True), (CLOUD_FILE, True), (JUNCTION, False)])
def test_a_junction_is_no_folder_to_go_into(tag: int, own: bool) -> None:
    """Windows has them in every person's folder, and one may lead back to where it stands."""
    info = SimpleNamespace(st_mode=stat.S_IFDIR, st_reparse_tag=tag)
    entry = SimpleNamespace(is_dir=lambda **_: True, stat=lambda **_: info)
    assert is_own_folder(entry) is own


def test_a_path_too_long_for_windows_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be waited for without an end, as a file that is just being written."""
    far = "/".join(["memory", *("deep" * 10 for _ in range(6)), "a.md"])
    put(tmp_path, far, "memory/b.md")
    assert paths(discover(MemoryScope(tmp_path))) == ["memory/b.md", far]
    assert not discovery_module.is_out_of_reach(str(tmp_path / far), "nt")  # long paths are allowed
    assert discovery_module.is_out_of_reach(str(tmp_path / "gone.md"), "nt")
    monkeypatch.setattr(discovery_module, "is_out_of_reach", lambda _: True)
    found = discover(MemoryScope(tmp_path))
    assert paths(found) == ["memory/b.md"]
    assert [(each.path, each.code) for each in found.skipped] == [(far, "unusable_name")]


def test_a_link_to_a_folder_is_none(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "folder")
    (tmp_path / "file").touch()
    assert [entry.name for entry in os.scandir(tmp_path) if is_own_folder(entry)] == ["folder"]
