"""Setting and taking away the mark `evergreen: true` in a note's front matter; every other line stays."""

from __future__ import annotations

import re

from app.text.front_matter import EVERGREEN, read_front_matter

_MARK = re.compile(rf"{EVERGREEN}\s*:", re.IGNORECASE)


def with_kept(text: str, kept: bool) -> str:
    r"""The text (line end `\n`) with the mark as wished. Front matter that is left empty goes.

    A tag `evergreen` that somebody wrote by hand stays: it is theirs.
    """
    end = read_front_matter(text).end_line
    lines = text.split("\n")
    head, body = lines[1 : end - 1] if end else [], lines[end:]
    head = [line for line in head if not _MARK.match(line)]
    if kept:
        head.append(f"{EVERGREEN}: true")
    if not any(line.strip() for line in head):
        return "\n".join(body[1:] if end and body and not body[0].strip() else body)
    opening, closing = (lines[0], lines[end - 1]) if end else ("---", "---")
    gap = [] if end else [""]
    return "\n".join([opening, *head, closing, *gap, *body])
