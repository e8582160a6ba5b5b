"""`memory_get`: what agents may read, page by page, and every trick that must not work."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.notes.access import MAX_CHARACTERS, Excerpt, Refusal, get_excerpt, resolve_readable
from app.notes.discovery import discover
from app.notes.scope import MemoryScope


@pytest.fixture
def scope(tmp_path: Path) -> MemoryScope:
    for name in (
        "ws/MEMORY.md",
        "ws/memory/2026-02-03.md",
        "ws/memory/p/deep.md",
        "ws/private.md",
        "team/plan.md",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {path.stem}\none\ntwo\n", encoding="utf-8")
    (tmp_path / "one.md").write_text("one", encoding="utf-8")
    (tmp_path / "other.md").write_text("other", encoding="utf-8")
    return MemoryScope(tmp_path / "ws", (tmp_path / "team", tmp_path / "one.md"), exclude=("drafts/",))


def test_a_whole_note(scope: MemoryScope) -> None:
    assert get_excerpt(scope, "MEMORY.md").to_dict() == {
        "text": "# MEMORY\none\ntwo",
        "path": "MEMORY.md",
        "from": 1,
        "lines": 3,
        "truncated": False,
    }


def test_a_page_and_the_next(scope: MemoryScope) -> None:
    first = get_excerpt(scope, "memory/2026-02-03.md", 1, 2).to_dict()
    assert first == {
        "text": "# 2026-02-03\none",
        "path": "memory/2026-02-03.md",
        "from": 1,
        "lines": 2,
        "truncated": True,
        "nextFrom": 3,
    }
    assert get_excerpt(scope, "memory/2026-02-03.md", 3, 2).text == "two"
    beyond = get_excerpt(scope, "memory/2026-02-03.md", 99)
    assert (beyond.text, beyond.count, beyond.next_from, beyond.status) == ("", 0, None, "ok")
    assert not beyond.truncated
    assert beyond.note.startswith("The note has ")
    assert "line 99 is beyond its end" in beyond.note


def test_the_default_page_is_120_lines_or_12000_characters(scope: MemoryScope) -> None:
    path = scope.workspace / "memory" / "long.md"
    path.write_text("".join(f"line {number}\n" for number in range(1, 301)), encoding="utf-8")
    page = get_excerpt(scope, "memory/long.md")
    assert (page.count, page.next_from, page.text.count("\n")) == (120, 121, 119)
    path.write_text("".join("x" * 999 + "\n" for _ in range(30)), encoding="utf-8")
    page = get_excerpt(scope, "memory/long.md")
    assert (page.count, page.next_from, len(page.text)) == (12, 13, 11_999)
    path.write_text("y" * MAX_CHARACTERS, encoding="utf-8")
    page = get_excerpt(scope, "memory/long.md")
    assert (page.text, page.truncated) == ("y" * MAX_CHARACTERS, False)


@given(
    st.lists(st.integers(0, 3 * MAX_CHARACTERS).map(lambda size: "a" * size), min_size=1, max_size=8),
    st.integers(1, 5),
)
@example(["a" * 30_000], 1)
def test_paging_always_gets_to_the_end(lines: list[str], page_lines: int) -> None:
    with TemporaryDirectory() as folder:
        scope = MemoryScope(Path(folder))
        (scope.workspace / "MEMORY.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
        position: int | None = 1
        seen = 0
        while position is not None:
            page = get_excerpt(scope, "MEMORY.md", position, page_lines)
            assert len(page.text) <= MAX_CHARACTERS
            assert page.start == position
            seen += page.count
            assert page.next_from is None or page.next_from > position
            position = page.next_from
        assert seen == len(lines)


def test_extra_paths_by_the_names_that_search_reports(scope: MemoryScope) -> None:
    reported = [note.path for note in discover(scope).notes]
    assert "../team/plan.md" in reported
    for path in reported:
        page = get_excerpt(scope, path)
        assert (page.status, page.path) == ("ok", path)


@pytest.mark.parametrize("path", ["memory/2031-01-01.md", "memory/new/x.md", "memory.md", "../team/new.md"])
def test_a_note_that_does_not_exist(scope: MemoryScope, path: str) -> None:
    assert get_excerpt(scope, path).to_dict() == {"text": "", "path": path, "status": "not_found"}


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("path", ["memory/drafts/x.md", "memory/Drafts/x.md", "memory/.git/x.md"])
def test_what_is_left_out_does_not_tell_whether_it_is_there(
    scope: MemoryScope, path: str, there: bool
) -> None:
    note = scope.workspace / path
    if there:
        note.parent.mkdir(parents=True)
        note.symlink_to(scope.workspace / "MEMORY.md")
    page = get_excerpt(scope, path)
    assert (page.status, page.note) == ("refused", "This note is left out of the memory.")


@pytest.mark.parametrize("path", ["./MEMORY.md", "memory\\2026-02-03.md", "././memory/p/deep.md"])
def test_harmless_spellings_are_understood(scope: MemoryScope, path: str) -> None:
    assert get_excerpt(scope, path).status == "ok"


def test_composed_and_decomposed_names_are_one(scope: MemoryScope) -> None:
    (scope.workspace / "memory" / unicodedata.normalize("NFD", "köln-が.md")).write_text(
        "x", encoding="utf-8"
    )
    assert get_excerpt(scope, unicodedata.normalize("NFC", "memory/köln-が.md")).text == "x"


TRICKS = [
    "",
    " ",
    ".",
    "/etc/passwd",
    "/etc/x.md",
    "//server/share/x.md",
    "\\\\server\\share\\x.md",
    "\\\\?\\C:\\x.md",
    "C:\\x.md",
    "C:x.md",
    "c:/x.md",
    "file:///etc/x.md",
    "~/x.md",
    "~root/x.md",
    "../other.md",
    "../ws/MEMORY.md",
    "../team/../other.md",
    "../team/../ws/private.md",
    "memory/../private.md",
    "memory/../MEMORY.md",
    "memory/..\\private.md",
    "memory\\..\\xea\\..\\..\\other.md",
    "memory\\..\\..\\other.md",
    "memory/./p/deep.md",
    "memory//p/deep.md",
    "memory/p/../../../other.md",
    "private.md",
    "sub/MEMORY.md",
    "MEMORY.md/",
    "MEMORY.md\0.md",
    "memory/\0/x.md",
    "memory/x\n.md",
    "memory/x\r.md",
    "memory/\x1b[2J.md",
    "memory/\ud800.md",
    "memory/%2e%2e/%2e%2e/other.md\0",
    "memory/con.md",
    "memory/NUL.md",
    "memory/aux .md",
    "memory/com1.tar.md",
    "memory/LPT9/x.md",
    "memory/conin$.md",
    "memory/x.txt:y.md",
    "memory/p./x.md",
    "memory/p /x.md",
    "memory/2026-02-03.md::$DATA",
    "memory/x.txt",
    "memory/x",
    "memory",
    "memory/x.md.exe",
    "memory/.git/x",
    ".../other.md",
    "..",
    "../",
    "..\\other.md",
    "%2e%2e/other.md",
    "..%2fother.md",
    "．．/other.md",
    "..∕other.md",
]


@pytest.mark.parametrize("path", TRICKS)
def test_tricks_are_refused(scope: MemoryScope, path: str) -> None:
    assert isinstance(resolve_readable(scope, path), Refusal)
    page = get_excerpt(scope, path)
    answer = page.to_dict()
    assert (answer["text"], answer["status"], answer["disabled"]) == ("", "refused", True)
    assert page.note


def test_names_that_only_windows_minds_are_read_where_they_exist(scope: MemoryScope) -> None:
    for name in ("10:30 call.md", "con.md"):
        (scope.workspace / "memory" / name).write_text("x", encoding="utf-8")
        assert get_excerpt(scope, f"memory/{name}").text == "x"


def test_links_are_not_followed_wherever_they_stand(scope: MemoryScope, tmp_path: Path) -> None:
    memory = scope.workspace / "memory"
    (memory / "leaf.md").symlink_to(tmp_path / "other.md")
    (memory / "dangling.md").symlink_to(tmp_path / "gone.md")
    (memory / "folder").symlink_to(tmp_path)
    (memory / "inside").symlink_to(memory / "p")
    (tmp_path / "linked").symlink_to(tmp_path / "team")
    scope = MemoryScope(scope.workspace, (*scope.extra_paths, tmp_path / "linked"))
    for path in (
        "memory/leaf.md",
        "memory/dangling.md",
        "memory/folder/other.md",
        "memory/folder/gone.md",
        "memory/inside/deep.md",
        "../linked/plan.md",
    ):
        target = resolve_readable(scope, path)
        assert isinstance(target, Refusal), path
        assert target.code == "link"


def test_a_workspace_behind_a_link_is_the_users_choice(scope: MemoryScope, tmp_path: Path) -> None:
    (tmp_path / "shortcut").symlink_to(scope.workspace)
    assert get_excerpt(MemoryScope(tmp_path / "shortcut"), "memory/p/deep.md").status == "ok"


def test_a_link_that_takes_the_place_of_a_checked_note_is_not_followed(
    scope: MemoryScope, tmp_path: Path
) -> None:
    target = resolve_readable(scope, "memory/p/deep.md")
    assert isinstance(target, Path)
    target.unlink()
    target.symlink_to(tmp_path / "other.md")
    from app.notes.reading import Skipped, read_note

    assert isinstance(read_note(target), Skipped)


def test_what_is_no_file_or_left_out(scope: MemoryScope) -> None:
    memory = scope.workspace / "memory"
    (memory / "folder.md").mkdir()
    os.mkfifo(memory / "pipe.md")
    for folder in ("drafts", ".git"):
        (memory / folder).mkdir()
        (memory / folder / "x.md").write_text("x", encoding="utf-8")
    for name in ("folder.md", "pipe.md", "drafts/x.md", ".git/x.md"):
        assert isinstance(resolve_readable(scope, f"memory/{name}"), Refusal), name


def test_a_note_that_is_no_text_says_so(scope: MemoryScope) -> None:
    (scope.workspace / "memory" / "x.md").write_bytes(bytes(range(256)) * 9)
    page = get_excerpt(scope, "memory/x.md")
    assert (page.status, page.text) == ("unreadable", "")
    assert "error" in page.to_dict()


_PIECES = st.sampled_from(
    [
        "..",
        ".",
        "",
        "memory",
        "MEMORY.md",
        "p",
        "deep.md",
        "other.md",
        "team",
        "ws",
        "private.md",
        "~",
        "C:",
        "%2e",
    ]
)
_SEPARATORS = st.sampled_from(["/", "\\", "//", "/./", "\\/"])


@given(
    st.lists(st.tuples(_PIECES, _SEPARATORS), min_size=1, max_size=7),
    st.sampled_from(["", ".md", ".MD", " ", "\0"]),
)
def test_no_path_leads_out(scope: MemoryScope, parts: list[tuple[str, str]], end: str) -> None:
    path = "".join(piece + separator for piece, separator in parts)[:-1] + end
    target = resolve_readable(scope, path)
    if isinstance(target, Path):
        real = target.resolve()
        workspace = scope.workspace.resolve()
        allowed = real in (workspace / "MEMORY.md", workspace / "memory.md") or any(
            real.is_relative_to(root.resolve()) for root in (workspace / "memory", *scope.extra_paths)
        )
        assert allowed, path
        assert real.name.lower().endswith(".md")


@given(st.text(max_size=40))
def test_any_text_gets_an_answer(scope: MemoryScope, path: str) -> None:
    assert isinstance(get_excerpt(scope, path), Excerpt)
    assert get_excerpt(scope, path + ".md").text == ""
