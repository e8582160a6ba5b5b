"""What of a block is new to a note: assistants like to say the same thing twice."""

from __future__ import annotations

import unicodedata

from app.text.blocks import Block, Section, read_sections, unmarked
from app.text.sizes import weight

_SHORT = 24  # weighted characters: less ("- done") may well be meant again


def without_known(text: str, block: str) -> tuple[str, int]:
    """The block without those items and paragraphs that stand in the text already, and how many those are.

    Code blocks and very short items stay; headings with nothing left under them go.
    """
    lines = block.split("\n")
    sections = read_sections(lines)
    wanted = {said for section in sections for part in section.blocks if (said := _said(lines, part))}
    if not _may_hold(text, wanted):
        return block, 0
    there = text.split("\n")
    present = {said for part in _parts(there) if (said := _said(there, part))}
    drop: set[int] = set()
    dropped = 0
    for section in sections:
        known = [part for part in section.blocks if _said(lines, part) in present]
        dropped += len(known)
        drop.update(at for part in known for at in range(part.first, part.last + 1))
        if known and len(known) == len(section.blocks):
            first = section.body - 1 if _has_siblings(section, sections) else section.first
            drop.update(range(first, section.last + 1))
    if not dropped:
        return block, 0
    left = [
        line for at, line in enumerate(lines) if at not in drop and not (at - 1 in drop and not line.strip())
    ]
    return "\n".join(left).strip("\n"), dropped


def _has_siblings(section: Section, sections: list[Section]) -> bool:
    """Whether the headings above this one are needed by another section."""
    parents = section.headings[:-1]
    return bool(parents) and any(
        other is not section and other.headings[: len(parents)] == parents for other in sections
    )


def _parts(lines: list[str]) -> list[Block]:
    return [part for section in read_sections(lines) for part in section.blocks]


def _may_hold(text: str, wanted: set[str]) -> bool:
    """Whether any of these may stand in the text: a long log is not taken apart for each new item."""
    there = unicodedata.normalize("NFC", text)
    wanted = {said for said in wanted if all(word in there for word in said.split())}
    if not wanted:
        return False
    running = _running(text.split("\n"))
    return any(said in running for said in wanted)


def _said(lines: list[str], part: Block) -> str | None:
    """What the part says, without marks and spacing; None if that is too little or code."""
    if part.kind in ("fence", "rule"):
        return None
    text = _running(lines[part.first : part.last + 1])
    return text if weight(text) >= _SHORT else None


def _running(lines: list[str]) -> str:
    """The lines as one, without marks and spacing."""
    return unicodedata.normalize("NFC", " ".join(" ".join(map(unmarked, lines)).split()))
