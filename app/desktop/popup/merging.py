"""The better answer comes in without taking away the row that a person is looking at."""

from __future__ import annotations

from collections.abc import Sequence

from app.desktop.popup.rows import Row

UNREAD_MS = 200
"""So soon after the last key nobody has read a row: an untouched selection may follow the better order."""


def merged(shown: Sequence[Row], better: Sequence[Row], selected: int) -> list[Row]:
    """`better` in its order, but the row that is selected in `shown` stays selected and in its place.

    The selected row is updated when `better` has it too (same key), and kept when it has not. `selected` is
    an index into `shown`; with none (-1) the answer is `better`.
    """
    if not 0 <= selected < len(shown):
        return list(better)
    kept = shown[selected]
    newest = next((row for row in better if row.key == kept.key), kept)
    others = [row for row in better if row.key != kept.key]
    place = min(selected, len(others))
    if place < selected:  # fewer rows than before: rows that the better answer dropped fill up above
        known = {row.key for row in others} | {kept.key}
        others += [row for row in shown[:selected] if row.key not in known][: selected - place]
        place = min(selected, len(others))
    return [*others[:place], newest, *others[place:]]
