"""What the workbenches behind the pages share: work in the background whose answers end with the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from shiboken6 import isValid

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.errors import MemoroError

Failed = Callable[["MemoroError"], None]


class PageBench(QObject):
    """Answers come in the window's thread; none comes after the page, its parent, is gone."""

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background

    def run(
        self, work: Callable[[], Any], done: Callable[[Any], None] | None = None, failed: Failed | None = None
    ) -> None:
        self._background.run(work, self._while_shown(done), self._while_shown(failed))

    def _while_shown(self, call: Callable[[Any], None] | None) -> Callable[[Any], None] | None:
        if call is None:
            return None
        wanted = call

        def guarded(value: Any) -> None:
            if isValid(self):
                wanted(value)

        return guarded
