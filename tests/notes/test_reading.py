"""Bytes to text: encodings, line ends, and what is not a text."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.notes.reading import NoteText, Skipped, note_text, read_note
from app.notes.scope import MAX_NOTE_BYTES

TEXT = "# 題名\n\nlíne — 한국어\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "utf-16-be"])
def test_unicode_with_its_mark(encoding: str) -> None:
    data = TEXT.encode(encoding) if encoding != "utf-16-be" else b"\xfe\xff" + TEXT.encode(encoding)
    note = note_text(data)
    assert note is not None
    assert note.text == TEXT
    assert note.bom + note.text.encode(note.encoding) == data


@pytest.mark.parametrize(
    ("data", "newline"),
    [(b"a\r\nb\r\nc\n", "\r\n"), (b"a\nb\nc\r\n", "\n"), (b"a\rb\r", "\r"), (b"abc", "\n"), (b"", "\n")],
)
def test_line_ends(data: bytes, newline: str) -> None:
    note = note_text(data)
    assert note is not None
    assert note.newline == newline
    assert "\r" not in note.text


def test_other_encodings_are_guessed_but_never_rewritten() -> None:
    text = "会議は来週の月曜日に変更になりました。資料を準備してください。\n" * 5
    note = note_text(text.encode("shift_jis"))
    assert note is not None
    assert (note.text, note.encoding) == (text, "")


def test_binary_is_not_a_text(tmp_path: Path) -> None:
    path = tmp_path / "x.md"
    path.write_bytes(bytes(range(256)) * 20)
    result = read_note(path)
    assert isinstance(result, Skipped)
    assert result.code == "undecodable"
    one_stray_nul = note_text(b"word " * 100 + b"\0" + b" word" * 100)
    assert one_stray_nul is not None
    assert "\ufffd" in one_stray_nul.text


def test_what_cannot_be_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.md")
    (tmp_path / "link.md").symlink_to("/etc/hostname")
    (tmp_path / "file.md").touch()
    with (tmp_path / "huge.md").open("wb") as file:
        file.truncate(MAX_NOTE_BYTES + 1)
    expected = {
        "gone.md": "missing",
        "file.md/below.md": "missing",
        "n" * 300 + ".md": "missing",
        "pipe.md": "not_a_file",
        ".": "not_a_file",
        "link.md": "symlink",
        "huge.md": "too_large",
        "nul\0.md": "unreadable",
    }
    for name, code in expected.items():
        result = read_note(os.path.join(tmp_path, name))  # noqa: PTH118 (a path with NUL)
        assert isinstance(result, Skipped), name
        assert (result.code, bool(result.reason)) == (code, True), name


@given(st.binary(max_size=400))
def test_any_bytes_give_a_text_or_nothing(data: bytes) -> None:
    note = note_text(data)
    if note is not None:
        note.text.encode()
        assert "\r" not in note.text
        assert "\0" not in note.text


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\0")))
def test_text_comes_back_as_it_was(text: str) -> None:
    note = note_text(text.encode())
    assert isinstance(note, NoteText)
    if not text.startswith("\ufeff"):
        assert note.text == text
