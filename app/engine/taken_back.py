"""Which changes were undone before, though what came after them hides it from a merge."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.engine.ledger import Change
    from app.notes.history.store import History

Lines = tuple[str, ...]


def count_taken_back(history: History, changes: Sequence[Change], later: Iterable[Change]) -> int:
    """How many of these changes have their opposite among the `later` ones, each of which counts once.

    Two lines that came one after the other and went together are no longer where either can be looked for.
    """
    sizes = {(change.note, change.added, change.removed) for change in changes}
    undoing = (each for each in later if each.kind == "restored")
    opposites = Counter(
        (each.note, *_lines(history, each, "removed", "added"))
        for each in undoing
        if (each.note, each.removed, each.added) in sizes
    )
    done = Counter((each.note, *_lines(history, each, "added", "removed")) for each in changes)
    return (done & opposites).total()


def _lines(history: History, change: Change, *kinds: str) -> tuple[Lines, ...]:
    """The lines of each of these kinds; which of several alike ones went is all the same."""
    diff = history.diff(change.id)
    lines = [line for hunk in diff.hunks for line in hunk] if diff else []
    return tuple(tuple(sorted(line.text for line in lines if line.kind == kind)) for kind in kinds)
