"""Writing a note: whole or not at all, in the form it had, and never over somebody else's change."""

from __future__ import annotations

import errno
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.errors import MemoroError
from app.notes import writer
from app.notes.reading import NoteText, note_text, read_note
from app.notes.writer import (
    ABSENT,
    NoteConflict,
    content_hash,
    encode_like,
    read_present,
    with_block,
    write_atomic,
)
from tests.helpers.waiting import wait_until


def only_notes(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_new_note_and_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "memory" / "deep" / "a.md"
    write_atomic(path, b"one", expected=ABSENT)
    assert path.read_bytes() == b"one"
    assert path.stat().st_mode & 0o777 == 0o666 & ~_mask()
    assert only_notes(path.parent) == ["a.md"]


def _mask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def test_the_mode_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_bytes(b"one")
    path.chmod(0o640)
    write_atomic(path, b"two")
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"two", 0o640)


def test_a_change_that_was_not_seen_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_bytes(b"theirs")
    with pytest.raises(NoteConflict, match="was changed") as caught:
        write_atomic(path, b"ours", expected=content_hash(b"before"))
    assert (caught.value.current, caught.value.offered) == (b"theirs", b"ours")
    with pytest.raises(NoteConflict, match="was changed"):
        write_atomic(path, b"ours", expected=ABSENT)
    assert path.read_bytes() == b"theirs"
    path.unlink()
    with pytest.raises(NoteConflict, match="was removed") as gone:
        write_atomic(path, b"ours", expected=content_hash(b"theirs"))
    assert gone.value.current is None
    assert only_notes(tmp_path) == []


def test_a_change_while_the_new_text_is_flushed_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.md"
    path.write_bytes(b"before")
    real = os.fsync

    def fsync(handle: int) -> None:
        path.write_bytes(b"theirs")
        real(handle)

    monkeypatch.setattr(writer.os, "fsync", fsync)
    with pytest.raises(NoteConflict, match="was changed"):
        write_atomic(path, b"ours", expected=content_hash(b"before"))
    assert path.read_bytes() == b"theirs"
    assert only_notes(tmp_path) == ["a.md"]


@pytest.mark.parametrize(
    ("number", "title"),
    [
        (errno.ENOSPC, "disk is full"),
        (errno.EDQUOT, "disk is full"),
        (errno.EROFS, "cannot be written to"),
        (errno.EACCES, "may not be changed"),
        (errno.EIO, "could not be saved"),
    ],
)
@pytest.mark.parametrize("step", ["open", "fsync", "replace"])
def test_whatever_the_disk_does_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, title: str, step: str
) -> None:
    path = tmp_path / "a.md"
    path.write_bytes(b"before")
    real = getattr(os, step)

    def failing(*arguments: object) -> object:
        if step == "open" and arguments[0] == path:
            return real(*arguments)
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(writer.os, step, failing)
        with pytest.raises(MemoroError, match=title) as caught:
            write_atomic(path, b"after")
    assert caught.value.message
    assert caught.value.action
    assert path.read_bytes() == b"before"
    assert only_notes(tmp_path) == ["a.md"]


def test_a_write_that_really_breaks_off_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_bytes(b"before")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64 * 1024, limits[1]))
    try:
        with pytest.raises(MemoroError, match="could not be saved"):
            write_atomic(path, b"x" * 1_000_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)
    assert path.read_bytes() == b"before"
    assert only_notes(tmp_path) == ["a.md"]


def test_links_folders_and_protected_notes_are_not_written(tmp_path: Path) -> None:
    (tmp_path / "real.md").write_bytes(b"real")
    (tmp_path / "link.md").symlink_to(tmp_path / "real.md")
    (tmp_path / "folder.md").mkdir()
    (tmp_path / "locked.md").write_bytes(b"locked")
    (tmp_path / "locked.md").chmod(0o444)
    for name in ("link.md", "folder.md", "locked.md", "real.md/below.md"):
        with pytest.raises(MemoroError, match=r".+"):
            write_atomic(tmp_path / name, b"x")
    assert (tmp_path / "real.md").read_bytes() == b"real"
    assert only_notes(tmp_path) == ["folder.md", "link.md", "locked.md", "real.md"]


_WRITE_FOR_EVER = """
import sys
from pathlib import Path
from app.notes.writer import write_atomic
path = Path(sys.argv[1])
while True:
    for letter in b"ab":
        write_atomic(path, bytes([letter]) * 200_000)
"""


def test_a_killed_writer_leaves_a_whole_note(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    for _ in range(5):
        path.write_bytes(b"before")
        child = subprocess.Popen([sys.executable, "-c", _WRITE_FOR_EVER, str(path)])
        try:
            wait_until(lambda: path.stat().st_size == 200_000, what="the first write")
        finally:
            child.kill()
            child.wait()
        assert path.read_bytes() in (b"a" * 200_000, b"b" * 200_000)


def append_block(path: Path, block: str, *, header: str = "") -> bool:
    """Append as the editor does; False if the block is there already."""
    data = read_present(path)
    longer = with_block(path, data, block, header=header)
    if longer is not None:
        write_atomic(path, longer, expected=ABSENT if data is None else content_hash(data))
    return longer is not None


def test_appending_keeps_line_ends_encoding_and_mark(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    for encoding, bom in (("utf-8", b""), ("utf-8", b"\xef\xbb\xbf"), ("utf-16-le", b"\xff\xfe")):
        path.write_bytes(bom + "# 日記\r\n\r\n- 一\r\n".encode(encoding))
        assert append_block(path, "- 二\n- 三")
        assert path.read_bytes() == bom + "# 日記\r\n\r\n- 一\r\n- 二\r\n- 三\r\n".encode(encoding)


@pytest.mark.parametrize("before", ["", "\n", "a", "a\n", "a\n\n", "a\n\n\n"])
def test_appending_leaves_one_empty_line_between(tmp_path: Path, before: str) -> None:
    path = tmp_path / "a.md"
    path.write_text(before, encoding="utf-8")
    assert append_block(path, "\n- new\n\n")
    text = path.read_text(encoding="utf-8")
    assert text.startswith(before)
    assert text.strip() in ("- new", "a\n\n- new", "a\n\n\n- new")
    assert text.endswith("- new\n")


@pytest.mark.parametrize(
    ("before", "block", "after"),
    [
        ("- a\n", "- b", "- a\n- b\n"),
        ("- a", "- b\n- c", "- a\n- b\n- c\n"),
        ("# Day\n\n- a\n  - child\n", "- b", "# Day\n\n- a\n  - child\n- b\n"),
        ("1. a\n2. b\n", "3. c", "1. a\n2. b\n3. c\n"),
        ("・甲\n", "・乙", "・甲\n・乙\n"),
        ("- [ ] a\n", "- b", "- [ ] a\n- b\n"),
        ("- a\n", "* b", "- a\n\n* b\n"),
        ("- a\n", "  - b", "- a\n\n  - b\n"),
        ("- a\n", "## Call\n\n- b", "- a\n\n## Call\n\n- b\n"),
        ("- a\n\nsaid\n", "- b", "- a\n\nsaid\n\n- b\n"),
        ("- a\n\n# Next\n", "- b", "- a\n\n# Next\n\n- b\n"),
        ("```\n- a\n```\n", "- b", "```\n- a\n```\n\n- b\n"),
    ],
)
def test_a_list_goes_on_without_an_empty_line(tmp_path: Path, before: str, block: str, after: str) -> None:
    path = tmp_path / "a.md"
    path.write_text(before, encoding="utf-8")
    assert append_block(path, block)
    assert path.read_text(encoding="utf-8") == after


def test_a_block_that_is_there_is_not_appended_twice(tmp_path: Path) -> None:
    path = tmp_path / "memory" / "2026-02-03.md"
    assert append_block(path, "- milk\n- eggs", header="# 2026-02-03")
    assert path.read_text(encoding="utf-8") == "# 2026-02-03\n\n- milk\n- eggs\n"
    for block in ("- milk\n- eggs", "- milk\n- eggs\n\n", "- eggs", "", "\n"):
        assert not append_block(path, block)
    assert append_block(path, "- egg")


def test_a_note_that_cannot_be_understood_is_not_appended_to(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    data = bytes(range(256)) * 4
    path.write_bytes(data)
    with pytest.raises(MemoroError, match="unknown encoding"):
        append_block(path, "x")
    assert path.read_bytes() == data
    (tmp_path / "folder.md").mkdir()
    with pytest.raises(MemoroError, match="could not be read"):
        append_block(tmp_path / "folder.md", "x")


_TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\0\ufeff"), max_size=60)


@given(
    st.lists(_TEXT, max_size=5), st.sampled_from(["\n", "\r\n"]), st.sampled_from(["utf-8", "utf-16"]), _TEXT
)
def test_appending_changes_nothing_that_was_there(
    lines: list[str], newline: str, encoding: str, block: str
) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.md"
        data = "".join(line.replace("\n", " ") + newline for line in lines).encode(encoding)
        path.write_bytes(data)
        before = read_note(path)
        assert isinstance(before, NoteText)
        added = append_block(path, block)
        after = read_note(path)
        assert isinstance(after, NoteText)
        assert path.read_bytes().startswith(data)
        assert (after.encoding, after.bom, len(lines) == 0 or after.newline == before.newline) == (
            before.encoding,
            before.bom,
            True,
        )
        assert added or not block.strip() or block.strip("\n").rstrip() in before.text
        assert only_notes(path.parent) == ["a.md"]


@given(_TEXT, st.sampled_from(["utf-8", "utf-16-le", "utf-16-be"]), st.sampled_from(["\n", "\r\n"]))
def test_a_text_written_like_a_note_reads_like_it(text: str, encoding: str, newline: str) -> None:
    bom = {"utf-8": b"", "utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}[encoding]
    form = NoteText("", encoding, newline, "", bom)
    read = note_text(encode_like(form, text))
    assert read is not None
    assert (read.text, read.encoding, read.bom) == (text, encoding, bom)


def test_what_another_program_puts_under_the_new_name_meanwhile_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note, target, link = tmp_path / "old.md", tmp_path / "new.md", writer._link_or_copy
    note.write_text("# old\n")

    def link_and_be_overtaken(path: Path, new: Path, expected: str) -> None:
        link(path, new, expected)
        new.unlink()
        new.write_text("theirs\n")

    monkeypatch.setattr(writer, "_link_or_copy", link_and_be_overtaken)
    with pytest.raises(NoteConflict):
        writer.move(note, target, expected=content_hash(b"# old\n"), data=b"# new\n")
    assert (note.read_text(), target.read_text()) == ("# old\n", "theirs\n")
