"""Taking one change back while everything that came after it stays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.notes.history.merging import Clash, Merged, merge
from app.notes.reading import note_text
from app.notes.writer import encode_like

#: `overlap`: later changes touched the same lines; `gone`: the note is not there now; `thinned`: the version
#: is not kept any more; `exists`: another note has the name; `not_text`: nothing that has lines.
UndoCode = Literal["overlap", "gone", "thinned", "exists", "not_text"]

_SENTENCES: dict[UndoCode, str] = {
    "overlap": "The same lines were changed again later. Choose what should stand there.",
    "gone": "The note is not there any more. Bring it back first.",
    "thinned": "The earlier version is not kept any more, because the history had grown too large.",
    "exists": "Another note has this name now.",
    "not_text": "The note is not text that could be compared line by line, and it was changed again later.",
}


@dataclass(frozen=True, slots=True)
class UndoConflict:
    """Why a change cannot simply be taken back; `clashes` for `overlap`, ours = now, theirs = before it."""

    code: UndoCode
    reason: str
    clashes: tuple[Clash, ...] = ()
    current: bytes | None = None


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """What to write; None means that the note goes, since all of it came with the change."""

    content: bytes | None


def conflict(code: UndoCode, clashes: tuple[Clash, ...] = (), current: bytes | None = None) -> UndoConflict:
    return UndoConflict(code, _SENTENCES[code], clashes, current)


def plan_undo(before: bytes | None, after: bytes | None, current: bytes | None) -> UndoPlan | UndoConflict:
    """Take the change from `before` to `after` out of `current`; None is no note.

    Where `current` still is `after` the result is `before`, byte for byte; a new note that is gone again was
    taken back already. Else both are merged line by line.
    """
    if current == after:
        return UndoPlan(before)
    if current is None:
        return UndoPlan(None) if before is None else conflict("gone")
    if after is None:
        return conflict("exists", current=current)
    merged = merge_bytes(after, current, before or b"")
    if merged is None:
        return conflict("not_text", current=current)
    content, clashes = merged
    if clashes:
        return conflict("overlap", clashes, current)
    return UndoPlan(None if before is None and not content.strip() else content)


def merge_bytes(base: bytes, ours: bytes, theirs: bytes) -> tuple[bytes, tuple[Clash, ...]] | None:
    """Three-way merge of notes, in the form of `ours`; None if one of them is no text.

    UTF-8 notes are merged exactly, line ends included. Others, and those whose line ends or encoding changed
    on the way, are merged by their text and written in the encoding and with the line ends of `ours`.
    """
    exact = _exactly(base, ours, theirs)
    if exact is not None and not exact.clashes:
        return "\n".join(exact.lines).encode(), ()
    notes = [note_text(data) for data in (base, ours, theirs)]
    texts = [note for note in notes if note is not None and note.encoding]
    if len(texts) < len(notes):
        return None
    merged = merge(*(note.text.split("\n") for note in texts))
    return encode_like(texts[1], "\n".join(merged.lines)), merged.clashes


def _exactly(base: bytes, ours: bytes, theirs: bytes) -> Merged | None:
    try:
        return merge(*(data.decode().split("\n") for data in (base, ours, theirs)))
    except UnicodeDecodeError:
        return None
