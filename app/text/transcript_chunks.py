"""Chunks of a conversation: whole turns packed up to the size of a chunk.

A chunk's text has one line a turn, `User: …` or `Assistant: …`; a turn that is longer than a chunk is cut at
a sentence's end and its pieces are lines of their own. Its line numbers are those of the JSONL file, where
other records stand between the turns: `lines` says for each line of the text where it came from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, Protocol

from app.text.chunks import Chunk
from app.text.entries import Entry
from app.text.sentences import cut_line
from app.text.sizes import CHARACTERS_PER_TOKEN, weight

_LABELS = {"user": "User", "assistant": "Assistant"}
_SHORT = 80  # characters: a shorter turn ("Yes, please!") is embedded with the one that follows
_TITLE = 80
_WORD = re.compile(r"\w")


class Said(Protocol):
    """A turn: who said what, on which line of the file (from 1)."""

    @property
    def role(self) -> Literal["user", "assistant"]: ...
    @property
    def text(self) -> str: ...
    @property
    def line(self) -> int: ...


@dataclass(frozen=True, slots=True)
class TurnChunk:
    """A chunk and the line of the file for each line of its text.

    `turn` is the number of the turn (from 0, in what was given) that it begins with; None inside a long turn.
    """

    chunk: Chunk
    lines: tuple[int, ...]
    turn: int | None


@dataclass(frozen=True, slots=True)
class _Piece:
    text: str
    line: int
    turn: int | None
    said: str


def chunk_turns(turns: Iterable[Said], *, tokens: int = 400) -> list[TurnChunk]:
    """The chunks of a conversation, in order; `tokens` of four characters at most each. Never raises.

    What comes later in a conversation changes no chunk but the last one.
    """
    limit = max(1, tokens) * CHARACTERS_PER_TOKEN
    chunks: list[TurnChunk] = []
    waiting: list[_Piece] = []
    size = 0
    for pieces in _pieces(turns, limit):
        for piece in pieces:
            more = weight(piece.text) + 1
            if waiting and size + more > limit + 1:
                chunks.append(_chunk(waiting))
                waiting, size = [], 0
            waiting.append(piece)
            size += more
    if waiting:
        chunks.append(_chunk(waiting))
    return chunks


def title_of(turns: Iterable[Said]) -> str:
    """What a conversation is called: how the person's first turn begins, else the first one."""
    said = list(turns)
    first = next((turn for turn in said if turn.role == "user"), said[0] if said else None)
    text = " ".join(first.text.split()) if first else ""
    if len(text) <= _TITLE:
        return text
    return text[:_TITLE].rsplit(" ", 1)[0].rstrip(" ,.;:") + "…"


def _pieces(turns: Iterable[Said], limit: int) -> Iterator[list[_Piece]]:
    for number, turn in enumerate(turns):
        said = " ".join(turn.text.split())
        if not said:
            continue
        line = f"{_LABELS[turn.role]}: {said}"
        if weight(line) <= limit:
            yield [_Piece(line, turn.line, number, said)]
            continue
        cut = [piece.strip() for piece in cut_line(line, limit)]
        yield [_Piece(text, turn.line, None if at else number, text) for at, text in enumerate(cut) if text]


def _chunk(pieces: list[_Piece]) -> TurnChunk:
    lines = tuple(piece.line for piece in pieces)
    text = "\n".join(piece.text for piece in pieces)
    return TurnChunk(Chunk(text, lines[0], lines[-1], (), _entries(pieces)), lines, pieces[0].turn)


def _entries(pieces: list[_Piece]) -> tuple[Entry, ...]:
    """Each turn by itself, very short ones with the next; none where the chunk is a single one."""
    if len(pieces) < 2:
        return ()
    entries: list[Entry] = []
    for piece in pieces:
        if not _WORD.search(piece.said):
            continue
        last = entries[-1] if entries else None
        if last and weight(last.text) < _SHORT:
            entries[-1] = Entry(last.start_line, piece.line, f"{last.text}\n{piece.text}")
        else:
            entries.append(Entry(piece.line, piece.line, piece.text))
    return tuple(entries) if len(entries) > 1 else ()
