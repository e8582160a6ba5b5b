"""What a check-up has found and how far it is, between the thread that reads it and the window."""

from __future__ import annotations

import time
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from app.desktop.library.finding_words import kind_name, sentence
from app.desktop.library.items import Item
from app.engine.courtesy import without_collecting
from app.engine.ledger import Reached

if TYPE_CHECKING:
    from app.engine.checkup.run import CheckupRun
    from app.engine.ledger import Finding

REST_SECONDS = 0.01
"""After each part the window may go first: an old memory has thousands of findings."""


class Look:
    """`run` on a worker's thread, the rest in the window's. No signal tells of it: it may outlive that."""

    def __init__(self, run: CheckupRun) -> None:
        self._run = run
        self._found: SimpleQueue[list[Item]] = SimpleQueue()
        self._kind = ""
        self.reached: Reached | None = None
        self.is_stopped = False

    def run(self) -> None:
        with without_collecting():
            for step in self._run.steps():
                if isinstance(step, Reached):
                    self.reached = step
                else:
                    self._found.put([self._item(finding) for finding in step])
                    time.sleep(REST_SECONDS)

    def stop(self) -> None:
        self.is_stopped = True
        self._run.stop()

    def take(self) -> list[Item]:
        """What was found since the last time."""
        items: list[Item] = []
        try:
            while True:
                items += self._found.get_nowait()
        except Empty:
            return items

    def _item(self, finding: Finding) -> Item:
        is_first = finding.kind != self._kind
        self._kind = finding.kind
        return row_of(finding, is_first=is_first)


def row_of(finding: Finding, *, is_first: bool) -> Item:
    """In the language of now. The first of its kind has a heading above it."""
    section = kind_name(finding) if is_first else ""
    name = finding.path.rpartition("/")[2].removesuffix(".md")
    key = (finding.kind, finding.path, finding.line)
    return Item(key, name, sentence(finding), section=section, data=finding)
