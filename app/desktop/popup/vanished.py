"""Rows of notes that were deleted while nobody told of it: they go, and the index is asked to look again.

A drive or folder that cannot be reached is another matter: what is known of its notes stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.desktop.background import Background
    from app.desktop.popup.inquiry import Inquiry
    from app.desktop.search_worker import Answer
    from app.engine.engine import Engine

NOTES = "memory"


def vanished(engine: Engine, paths: Iterable[str]) -> set[str]:
    """Those notes that are not there any more. Touches the disk."""
    return {path for path in set(paths) if _is_gone(engine, path)}


def _is_gone(engine: Engine, path: str) -> bool:
    try:
        file = engine.absolute(path)
        return not file.exists() and file.parent.is_dir()
    except (MemoroError, OSError):
        return False


class Vanished(QObject):
    """Looks after each complete answer, when it stands there already."""

    def __init__(self, inquiry: Inquiry, engine: Engine, background: Background) -> None:
        super().__init__(inquiry)
        self._inquiry, self._engine, self._background = inquiry, engine, background
        inquiry.answered.connect(self._look)

    def _look(self, answer: Answer) -> None:
        if answer.final and answer.rows:
            paths = [row.path for row in answer.rows if row.source == NOTES]
            self._background.run(
                lambda: vanished(self._engine, paths), lambda gone: self._take_away(answer, gone)
            )

    def _take_away(self, answer: Answer, gone: set[str]) -> None:
        if gone:
            self._engine.sync_soon()
            self._inquiry.take_away(answer, gone)
