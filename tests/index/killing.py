"""Kills an indexing process again and again, and looks at what it left. Run by test_kill.py as a program.

    python killing.py WAY FOLDER KILLS SEED

A process of its own, because only one without threads may fork: children start in a millisecond, with all
modules loaded, so that a hundred kills take seconds. Prints a line for each look that finds something wrong,
then `done`.
"""

from __future__ import annotations

import os
import random
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from app.index.index import Index
from app.index.integrity import is_whole
from app.index.options import IndexOptions
from tests.index.world import Notes, as_json, content, embed_all, fresh_content, log_of, meaning, words

ANCHOR = "memory/anchor.md"
OPTIONS = IndexOptions(chunk_tokens=400), IndexOptions(chunk_tokens=60, chunk_overlap=10)


def in_child(work: Callable[[], None], delay: float | None = None) -> bool:
    """Run `work` in a fork, killed after `delay` seconds; True if it came to its end without a fault."""
    pid = os.fork()
    if pid == 0:
        try:
            work()
            os._exit(0)
        except BaseException:  # noqa: BLE001  # a fork must not run the code behind this call
            traceback.print_exc()
            os._exit(1)
    if delay is not None:
        ended = os.pidfd_open(pid)
        select.select([ended], [], [], delay)  # the random moment that this is all about
        os.close(ended)
        os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        print("failed", flush=True)
    return os.WIFEXITED(status)


class Rounds:
    """One folder of notes and one index, under attack."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.path = folder, folder / "index" / "main.sqlite"
        self.notes, self.random = Notes(folder / "notes"), random.Random(seed)
        self.notes.write(ANCHOR, "the anchor never changes\n")
        for number in range(60):
            self.change(number)

    def change(self, number: int) -> None:
        bullets = [
            f"word{self.random.randrange(500)} and 会議の資料 {self.random.random()}" for _ in range(6)
        ]
        self.notes.write(f"memory/{number}.md", log_of(number, *bullets))

    def sync(self) -> None:
        index = Index.open(self.path, OPTIONS[0])
        index.sync(self.notes.scope)
        embed_all(index)
        index.close()

    def rebuild(self) -> None:
        """Build with the options that the index does not have."""
        index = Index.open(self.path, OPTIONS[0])
        if index.needs_rebuild() is None:
            index.close()
            index = Index.open(self.path, OPTIONS[1])
        index.begin_rebuild(self.notes.scope)
        embed_all(index)
        assert not index.rebuilding
        index.close()

    def look(self, *, expected: set[str] | None) -> None:
        """After a kill: whole, answering, and, where that is known, complete."""
        index = Index.open(self.path, OPTIONS[0])
        assert index.notices == [], index.notices
        assert is_whole(index._db)
        if self.path.stat().st_size > 200_000 or expected:
            assert (ANCHOR, 1) in words(index, '"anchor"')
        if expected is not None:
            assert as_json(content(index)) in expected, "neither the old index nor the new one"
            assert meaning(index, "anchor", 1)[0][0] == ANCHOR
        leftovers = list(self.path.parent.glob("*.rebuild-*"))
        assert leftovers == [], leftovers
        index.close()

    def fresh(self, number: int) -> str:
        return as_json(fresh_content(self.notes, self.folder, OPTIONS[number]))


def kill_syncs(rounds: Rounds, kills: int) -> None:
    started = time.monotonic()
    in_child(rounds.sync)
    longest = time.monotonic() - started
    killed = 0
    while killed < kills:
        if killed % 8 == 7:  # a first index, too, may be killed
            for file in rounds.path.parent.glob("*"):
                file.unlink()
        for number in rounds.random.sample(range(60), 25):
            rounds.change(number)
        killed += not in_child(rounds.sync, rounds.random.random() * longest)
        in_child(lambda: rounds.look(expected=None))
    in_child(rounds.sync)
    expected = {rounds.fresh(0)}
    in_child(lambda: rounds.look(expected=expected))


def kill_rebuilds(rounds: Rounds, kills: int) -> None:
    in_child(rounds.sync)
    expected = {rounds.fresh(0), rounds.fresh(1)}
    in_child(rounds.rebuild)  # fills the cache: the others spend their time on building and publishing
    started = time.monotonic()
    in_child(rounds.rebuild)
    longest = time.monotonic() - started
    killed = 0
    while killed < kills:
        # Publishing is the last part, so most kills go there.
        moment = max(rounds.random.random(), rounds.random.random())
        killed += not in_child(rounds.rebuild, moment * longest)
        in_child(lambda: rounds.look(expected=expected))


if __name__ == "__main__":
    way, where, count, seed_of_all = sys.argv[1:]
    attack = {"sync": kill_syncs, "rebuild": kill_rebuilds}[way]
    attack(Rounds(Path(where), int(seed_of_all)), int(count))
    print("done", flush=True)
