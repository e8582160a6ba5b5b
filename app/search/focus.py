"""Which lines of a chunk answer: the entry that meaning chose, or the one that holds the words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING
from unicodedata import normalize

from app.text.analysis import is_single_cjk, terms

if TYPE_CHECKING:
    from app.index.records import ChunkRow
    from app.search.keyword_query import KeywordQuery
    from app.search.ranking import Candidate

Lines = tuple[int, int]

_WORDY = 0.25
"""Word score from which the words, not the meaning, say which entry is shown (half of what they could)."""


def focus_lines(
    candidate: Candidate, row: ChunkRow, query: KeywordQuery
) -> tuple[tuple[str, ...], Lines | None]:
    """The terms of the chunk that were asked for, and the lines to show first (None: no part stands out).

    The entry that the vectors chose is shown, unless the chunk is there for its words and another part of it
    holds more of them.
    """
    lines = [set(terms(line)) for line in row.text.split("\n")]
    present = {*terms("\n".join(row.headings))}.union(*lines)
    standing = (term for wanted in query.terms for term in _standing_for(query, wanted, present))
    matched = tuple(dict.fromkeys(standing))
    entry = candidate.entry
    chosen = (row.start_line + entry[0], row.start_line + entry[1]) if entry else None
    wordy = candidate.full or candidate.meaning is None or (candidate.words or 0.0) >= _WORDY
    if not matched or (chosen and not wordy):
        return matched, chosen
    held = _held(row.text, lines, matched)
    before = row.start_line - 1

    def weight(part: Lines) -> int:
        return len(set().union(*held[part[0] - 1 - before : part[1] - before]))

    parts = [(before + first, before + last) for first, last in _parts(row.text)]
    best = max(parts, key=weight, default=None)
    if best is None or weight(best) == 0 or (chosen and weight(chosen) >= weight(best)):
        return matched, chosen
    return matched, best


def _held(text: str, lines: list[set[str]], matched: tuple[str, ...]) -> list[set[str]]:
    """Those of the matched terms that each line holds; a lone CJK character is one wherever it stands."""
    held = [line.intersection(matched) for line in lines]
    if singles := [term for term in matched if is_single_cjk(term)]:
        for line, found in zip(normalize("NFKC", text).split("\n"), held, strict=True):
            found.update(char for char in singles if char in line)
    return held


@lru_cache(maxsize=512)
def _parts(text: str) -> tuple[Lines, ...]:
    """The entries of a chunk, cut as the index cut them; where it has none, its lines below the headings.

    Kept for the latest chunks: a question in the typing shows the same ones letter by letter.
    """
    from app.text.chunks import chunk_markdown

    entries = tuple(
        (entry.start_line, entry.end_line) for chunk in chunk_markdown(text) for entry in chunk.entries
    )
    return entries or tuple(
        (number, number)
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip() and not line.startswith("#")
    )


def _standing_for(query: KeywordQuery, wanted: str, present: set[str]) -> list[str]:
    """The terms of a text that a term of the question matches: itself, or those it is the beginning of."""
    begins = query.is_beginning(wanted)
    if begins:
        begun = sorted(term for term in present if term.startswith(wanted))
        if begun:
            return begun
    if wanted in present:
        return [wanted]
    for *before, last in query.spelt.get(wanted, ()):
        open_end = begins or is_single_cjk(last)
        ends = [term for term in present if term == last or (open_end and term.startswith(last))]
        if ends and present.issuperset(before):
            return [*before, *sorted(ends)]
    return []
