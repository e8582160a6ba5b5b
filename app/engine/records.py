"""The histories, editors and inboxes of the agents' memories: each history opened once, when first needed.

Whatever is written by way of them is indexed soon and told as an event; what other programs did is looked
for after each sync.
"""

from __future__ import annotations

import logging
import threading
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.events import HistoryChanged, InboxChanged, Synced
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.config.options import Settings
    from app.engine.engine import Engine
    from app.engine.events import Event
    from app.engine.watched import WatchedHistory, WatchedInbox
    from app.notes.discovery import Discovery
    from app.notes.editing.editor import MemoryEditor
    from app.notes.history.model import Change
    from app.notes.proposal import Proposal
    from app.notes.scope import MemoryScope

log = logging.getLogger(__name__)


class Records:
    """Thread-safe. Every method raises MemoroError where no folder is chosen or the disk refuses."""

    def __init__(self, engine: Engine, suffix: str = "") -> None:
        """`suffix` sets the files of another instance apart (see `instance.py`)."""
        self._engine, self._suffix = engine, suffix
        self._lock = threading.Lock()
        self._open: dict[str, WatchedHistory] = {}
        self._looked: set[str] = set()
        self._owed: set[str] = set()
        """Agents of whose notes only some were looked at since the last look at all of them."""
        self._scopes: dict[str, tuple[Settings, MemoryScope]] = {}

    def history(self, agent: str | None = None) -> WatchedHistory:
        from app.config.options import safe_agent_id
        from app.engine.picks import Picks
        from app.engine.watched import WatchedHistory

        name = safe_agent_id(agent or self._engine.agent)
        with self._lock:
            if name in self._open and self._open[name].database.damaged:
                self._open.pop(name).close()
            if name not in self._open:
                history = self._open[name] = WatchedHistory.open(self._path(name))
                whose = agent or self._engine.agent
                history.on_written = lambda change: self._written(whose, change)
                history.on_forgotten = partial(Picks(self._engine.paths.data_dir).forget_note, whose)
                history.on_purged = lambda: self._engine.events.publish(HistoryChanged(whose))
            chosen = self._engine.settings.app.history
            self._open[name].max_bytes, self._open[name].keeps = chosen.max_mb << 20, chosen.enabled
            return self._open[name]

    def notices(self, agent: str | None = None) -> tuple[str, ...]:
        """What a person should know of an open history, such as that a damaged one was set aside."""
        from app.config.options import safe_agent_id

        history = self._open.get(safe_agent_id(agent or self._engine.agent))
        return tuple(notice.text for notice in history.notices) if history else ()

    def editor(self, agent: str | None = None) -> MemoryEditor:
        """Made anew each time, since the settings may have changed which files are memory."""
        from app.notes.editing.editor import MemoryEditor

        return MemoryEditor(self._scope(agent), self.history(agent), lambda: datetime.now().astimezone())

    def _scope(self, agent: str | None) -> MemoryScope:
        """Found out once for each state of the settings, and not again for each write."""
        settings, name = self._engine.settings, agent or self._engine.agent
        known = self._scopes.get(name)
        if known is None or known[0] is not settings:
            known = self._scopes[name] = (settings, self._engine.scope(name))
        return known[1]

    def inbox(self, agent: str | None = None) -> WatchedInbox:
        from app.engine.watched import WatchedInbox

        return WatchedInbox(self.editor(agent), lambda new: self._wished(agent or self._engine.agent, new))

    def follow(self, event: Event) -> None:
        """Look at the notes after a sync; for subscribing to the engine's events."""
        if not isinstance(event, Synced):
            return
        agent, seen = event.agent, event.seen
        made_up = agent in self._owed and not (seen and seen.only)
        if agent not in self._looked:
            seen = seen if seen and seen.only is None else None
        if event.paths or agent not in self._looked or made_up:
            self._engine.writer.schedule(f"look:{agent}", 0.0, lambda: self.look(agent, seen))

    def look(self, agent: str | None = None, seen: Discovery | None = None) -> None:
        """Write down what other programs did to the notes since the last look, also while nobody ran.

        `seen` is what a sync of a moment ago found, so that the folders need not be walked again. What it did
        not look at is looked at after the next sync of everything.
        Where no versions are kept nobody looks: what a note was before could not be told.
        """
        agent = agent or self._engine.agent
        if not self._engine.settings.app.history.enabled:
            return
        try:
            changes = self.history(agent).observe(
                self._engine.scope(agent),
                seen,
                when=datetime.now().astimezone(),
                cancelled=lambda: self._engine.writer.stopped,
            )
        except MemoroError as problem:
            log.info("the history of %s does not follow for now: %s", agent, problem)
            self._owed.add(agent)
            return
        if agent not in self._looked:
            self._sweep(seen)
        self._looked.add(agent)
        (self._owed.add if seen and seen.only else self._owed.discard)(agent)
        if changes:
            self._engine.events.publish(HistoryChanged(agent))
        if any(change.old_path for change in changes):
            self._wished(agent, None)

    def _sweep(self, seen: Discovery | None) -> None:
        """What killed writes have left beside the notes goes, once in a run."""
        from app.notes.writer import sweep

        if seen is not None:
            sweep({Path(note.absolute).parent for note in seen.notes})

    def _written(self, agent: str, change: Change) -> None:
        self._engine.sync_soon(agent, change.path)
        if change.old_path:
            self._engine.sync_soon(agent, change.old_path)
            self._wished(agent, None)  # proposals went with the note
        self._engine.events.publish(HistoryChanged(agent, change.path, change.who))

    def _wished(self, agent: str, new: Proposal | None) -> None:
        event = InboxChanged(agent, new.path, new.who) if new else InboxChanged(agent)
        self._engine.events.publish(event)

    def forget(self, agent: str) -> None:
        """Delete an agent's history and inbox. Raises OSError."""
        from app.config.options import safe_agent_id
        from app.engine.forgetting import delete_database

        name = safe_agent_id(agent)
        self._engine.writer.cancel(f"look:{agent}")
        with self._lock:
            self._scopes.pop(agent, None)
            history = self._open.pop(name, None)
            if history:
                history.close()
            self._looked.discard(agent)
            delete_database(self._path(name))

    def exchange(self, put: Callable[[], object]) -> None:
        """Close all histories, let `put` lay other files in their place, and go on with those."""
        from app.notes.editing.changing import CHANGING

        with CHANGING, self._lock:  # nothing is written between the old history and the new one
            agents = {*self._looked, self._engine.agent}
            self._close()
            self._looked.clear()
            put()
        for agent in agents:
            self._engine.events.publish(HistoryChanged(agent))

    def close(self) -> None:
        with self._lock:
            self._close()

    def _close(self) -> None:
        for history in self._open.values():
            history.close()
        self._open.clear()

    def _path(self, name: str) -> Path:
        folder = self._engine.paths.data_dir / "history"
        return folder / f"{name}{'@' + self._suffix if self._suffix else ''}.sqlite"
