"""Who makes one memory's vectors, and the pump that feeds them: both may be replaced while search goes on.

A change of provider, model, endpoint or dimensions touches neither keywords nor the vectors that answer. The
pump of before ends with the call that it has under way and stores what that brings, for it is paid for.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from app.engine.pump import EmbeddingPump
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.engine.events import EventBus
    from app.engine.provision import Provision
    from app.engine.writer import Writer
    from app.index.index import Index
    from app.notes.scope import MemoryScope

log = logging.getLogger(__name__)
GRACE_SECONDS = 3.0
"""How long the end of the program waits for a call that costs money."""


class Embedding:
    """Belongs to the writing thread; `provision` and `pump` may be looked at from any."""

    def __init__(
        self,
        agent: str,
        index: Index,
        scope: MemoryScope,
        provision: Provision,
        writer: Writer,
        events: EventBus,
    ) -> None:
        self.provision = provision
        self.pump: EmbeddingPump | None = None
        self._agent, self._index, self._scope, self._writer, self._events = (
            agent, index, scope, writer, events,
        )  # fmt: skip
        self._earlier: tuple[EmbeddingPump, ...] = ()
        self._paused = False

    def wake(self) -> None:
        """There may be passages without a vector."""
        if self.pump:
            self.pump.wake()
            return
        self.pump = EmbeddingPump(
            self._agent,
            self._index,
            self.provision,
            self._writer,
            self._events,
            self._scope,
            earlier=self._earlier,
        )
        self.pump.pause(self._paused)

    def pause(self, paused: bool) -> None:
        self._paused = paused
        if self.pump:
            self.pump.pause(paused)

    def replace(self, provision: Provision) -> None:
        """Embed by other settings from now on. Generations of before go on answering."""
        before, self.provision = self.provision, provision
        provision.take_over(before)
        pump, self.pump = self.pump, None
        if pump:
            pump.retire()
            before.stop_download()
            self._earlier = (*(each for each in self._earlier if each.is_alive), pump)
            self.wake()

    def quiesce(self) -> None:
        """Begin no call any more, and give those that cost money the time to come home."""
        for pump in self._pumps():
            pump.close()
        for pump in self._pumps():
            if pump.pays:
                pump.join(GRACE_SECONDS)

    def close(self) -> None:
        """End all calls and store what came home too late for the writer."""
        for pump in self._pumps():
            pump.close()
        self.provision.close()  # a question that waits for its vector ends now
        for pump in self._pumps():
            pump.join()
        self.provision.close()  # what the last call may have opened again
        for pump in self._pumps():
            for store in pump.left_over:
                try:
                    store()
                except MemoroError as problem:
                    log.info("vectors of %s were lost at the end: %s", self._agent, problem)

    def _pumps(self) -> tuple[EmbeddingPump, ...]:
        return (*self._earlier, self.pump) if self.pump else self._earlier
