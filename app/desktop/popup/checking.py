"""Rows against the disk, for when nobody told the index of a change: rows of deleted notes go, those whose
text is not in its note any more say so, and the index is asked to look again.

A drive or folder that cannot be reached is another matter: what is known of its notes stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from app.desktop.timers import single_shot
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.desktop.background import Background
    from app.desktop.popup.inquiry import Inquiry
    from app.desktop.popup.rows import Key, Row
    from app.desktop.search_worker import Answer
    from app.engine.engine import Engine

NOTES = "memory"
RESTING_MS = 250
TELLING = 8
"""A line of so many characters is enough to know a passage by."""


class Found(NamedTuple):
    """`gone` are paths, `changed` the keys of rows."""

    gone: frozenset[str] = frozenset()
    changed: frozenset[Key] = frozenset()


def vanished(engine: Engine, paths: Iterable[str]) -> frozenset[str]:
    """Those notes that are not there any more. Touches the disk."""
    return frozenset(path for path in set(paths) if _is_gone(engine, path))


def checked(engine: Engine, rows: Sequence[Row]) -> Found:
    """What became of the rows' notes since they were read. Touches the disk."""
    notes = [row for row in rows if row.source == NOTES]
    gone = vanished(engine, (row.path for row in notes))
    texts: dict[str, str] = {}
    changed = []
    for row in notes:
        line = _telling_line(row.text)
        if line and row.path not in gone:
            if row.path not in texts:
                texts[row.path] = _text(engine, row.path)
            if texts[row.path] and line not in texts[row.path]:
                changed.append(row.key)
    return Found(gone, frozenset(changed))


def _is_gone(engine: Engine, path: str) -> bool:
    try:
        file = engine.absolute(path)
        return not file.exists() and file.parent.is_dir()
    except (MemoroError, OSError):
        return False


def _text(engine: Engine, path: str) -> str:
    """Nothing where it cannot be read, which is told elsewhere."""
    try:
        return engine.note_text(path)
    except MemoroError:
        return ""


def _telling_line(text: str) -> str:
    lines = (line.strip() for line in text.splitlines())
    return next((line for line in lines if len(line) >= TELLING), "")


class Checking(QObject):
    """Looks when a complete answer stands there and nobody types on."""

    def __init__(self, inquiry: Inquiry, engine: Engine, background: Background) -> None:
        super().__init__(inquiry)
        self._inquiry, self._engine, self._background = inquiry, engine, background
        self._resting = single_shot(self, RESTING_MS, self._look)
        inquiry.answered.connect(lambda _answer: self._resting.start())

    def _look(self) -> None:
        answer = self._inquiry.answer
        if answer is not None and answer.final and answer.rows:
            rows = list(answer.rows)
            self._background.run(lambda: checked(self._engine, rows), lambda found: self._tell(answer, found))

    def _tell(self, answer: Answer, found: Found) -> None:
        if any(found):
            self._engine.sync_soon()
            self._inquiry.correct(answer, found)
