"""Text back into the bytes of a note: its encoding, byte order mark and line ends stay as they were."""

from __future__ import annotations

import re

from app.notes.history.lines import differing
from app.notes.reading import note_text
from app.notes.writer import encode_like

_LINES = re.compile(r"([^\r\n]*)(\r\n|\r|\n|\Z)")


def clean(text: str) -> str:
    r"""The text as it can be stored: half a UTF-16 pair and NUL become U+FFFD, and `\n` is the line end."""
    whole = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return whole.replace("\0", "\ufffd").replace("\r\n", "\n").replace("\r", "\n")


def as_block(text: str) -> str:
    """The text as it is appended: without empty lines around it."""
    return clean(text).strip("\n").rstrip()


def encoded(current: bytes | None, text: str) -> bytes | None:
    r"""The bytes to write for a new text of a note (line end `\n`) whose bytes now are `current`.

    A note that mixes line ends keeps each one where the line stays. None if the encoding of the note had to
    be guessed, since writing it again could damage it.
    """
    if current is None:
        return text.encode()
    note = note_text(current)
    if note is None or not note.encoding:
        return None
    raw = current[len(note.bom) :].decode(note.encoding)
    if _is_mixed(raw):
        return note.bom + _keeping_ends(raw, text, note.newline).encode(note.encoding)
    return encode_like(note, text)


def _is_mixed(raw: str) -> bool:
    pairs = raw.count("\r\n")
    kinds = (pairs, raw.count("\n") - pairs, raw.count("\r") - pairs)
    return sum(kind > 0 for kind in kinds) > 1


def _keeping_ends(raw: str, text: str, newline: str) -> str:
    found = _LINES.findall(raw)  # with an empty line behind the last line end, as `split` has it
    if not raw.endswith(("\r", "\n")):
        found.pop()
    old, ends = [line for line, _ in found], [end for _, end in found]
    new = text.split("\n")
    fresh: list[str] = []
    at = 0
    for block in differing(old, new):
        fresh += ends[at : block.a1] + [newline] * (block.b2 - block.b1)
        at = block.a2
    fresh += ends[at:]
    fresh += [newline] * (len(new) - len(fresh))
    return "".join(line + (end or newline) for line, end in zip(new[:-1], fresh, strict=False)) + new[-1]
