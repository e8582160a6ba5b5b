"""How many calls work at the same time; the others wait their turn without a thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import anyio

Result = TypeVar("Result")
READING = 2
"""More would only take the interpreter from each other, and from the person at the screen."""
WRITING = 1
"""Notes change one at a time; whoever waits for the disk must not keep a search waiting too."""


class Lanes:
    """Worker threads for the calls of one bridge, made and used on its event loop."""

    def __init__(self) -> None:
        self._reading, self._writing = anyio.CapacityLimiter(READING), anyio.CapacityLimiter(WRITING)

    async def run(self, work: Callable[..., Result], *arguments: object, writes: bool = False) -> Result:
        """`work(*arguments)` on a worker thread."""
        lane = self._writing if writes else self._reading
        return await anyio.to_thread.run_sync(work, *arguments, limiter=lane)
