"""A history and an inbox that tell when something happened to them, whoever did it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.notes.history.model import Change, Purged
from app.notes.history.store import History
from app.notes.inbox import Inbox
from app.notes.proposal import Proposal, State

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.notes.editing.editor import MemoryEditor


class WatchedHistory(History):
    """`on_written(change)` follows each note that Memoro itself wrote, `on_forgotten(path)` the forgetting of
    a note, `on_purged()` each forgetting.
    """

    on_written: Callable[[Change], None] = staticmethod(lambda _change: None)
    on_purged: Callable[[], None] = staticmethod(lambda: None)
    on_forgotten: Callable[[str], None] = staticmethod(lambda _path: None)

    def complete(self, change: Change) -> None:
        try:
            super().complete(change)
        finally:
            self.on_written(change)

    def purge(self, path: str, *, keep: bytes | None = None) -> Purged:
        done = super().purge(path, keep=keep)
        self.on_forgotten(path)
        self.on_purged()
        return done

    def purge_all(self) -> Purged:
        done = super().purge_all()
        self.on_purged()
        return done


class WatchedInbox(Inbox):
    """`on_change(new)` follows each new or decided proposal; `new` is None for a decided one."""

    def __init__(self, editor: MemoryEditor, on_change: Callable[[Proposal | None], None]) -> None:
        super().__init__(editor)
        self._on_change = on_change

    def _added(self, new: Proposal) -> None:
        self._on_change(new)

    def _close(self, number: int, state: State, reason: str = "", **made: Any) -> None:
        super()._close(number, state, reason, **made)
        self._on_change(None)

    def waiting(self, limit: int = 200) -> Sequence[Proposal]:
        return self.list("waiting", limit=limit)
