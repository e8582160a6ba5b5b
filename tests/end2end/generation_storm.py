"""Changes settings and notes at random while threads search. Run in a test, or as a program to be killed:

    python -m tests.end2end.generation_storm FOLDER SEED CHOICES

CHOICES is a JSON list of the options of memory search to choose from. Prints `going`, then every complaint.
"""

from __future__ import annotations

import json
import random
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from tests.end2end.engines import settings_of
from tests.end2end.paid_services import QUESTION
from tests.helpers.waiting import wait_until

ANCHOR = "memory/anchor.md"
Choices = list[dict[str, Any]]


def make_notes(folder: Path, owner: str = "") -> None:
    """The notes of two owners have no text in common."""
    (folder / "memory").mkdir(parents=True)
    (folder / ANCHOR).write_text(f"# Harbour {owner}\n\n- The anchor lies beside the red buoy {owner}.\n")
    for number in range(8):
        change_note(folder, random.Random(number), number, owner)


def change_note(folder: Path, chance: random.Random, number: int, owner: str = "") -> None:
    lines = [f"- Fact {chance.randrange(10**9)} about the boat number {number} {owner}.\n" for _ in range(3)]
    (folder / "memory" / f"note-{number}.md").write_text(f"# Boat {number} {owner}\n\n" + "".join(lines))


def complaint_about(engine: Engine, agent: str | None = None) -> str:
    """What is wrong with one answer; empty if nothing is."""
    response = engine.search(SearchRequest(QUESTION), agent=agent)
    anchors = [hit.snippet.text for hit in response.hits if hit.path == ANCHOR]
    if not anchors or (agent or "") not in anchors[0]:
        return f"the anchor was not found: {response.mode} {response.notice!r} {anchors}"
    return ""


@contextmanager
def searching(
    engine: Engine, complaints: list[str], threads: int = 2, agent: str | None = None
) -> Iterator[None]:
    """Search all the time while the block lasts."""
    over = threading.Event()

    def search() -> None:
        while not over.wait(0.005):
            if complaint := complaint_about(engine, agent):
                complaints.append(complaint)
                print(complaint, flush=True)

    searchers = [threading.Thread(target=search) for _ in range(threads)]
    for searcher in searchers:
        searcher.start()
    try:
        yield
    finally:
        over.set()
        for searcher in searchers:
            searcher.join(20)


def storm(engine: Engine, folder: Path, chance: random.Random, choices: Choices, changes: int) -> None:
    """So many changes: some before the last one was complete, some after."""
    for _ in range(changes):
        kind = chance.random()
        if kind < 0.4:
            change_note(folder, chance, chance.randrange(8))
            engine.sync_soon()
        else:
            engine.apply(settings_of(folder, **chance.choice(choices)))
        threading.Event().wait(chance.choice((0.0, 0.01, 0.1)))
        if kind > 0.9:
            engine.wait_until_embedded(20)


def main() -> None:
    folder, seed, choices = Path(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3])
    chance = random.Random(seed)
    from app.config.paths import app_paths

    engine = Engine(settings_of(folder, **chance.choice(choices)), app_paths())
    threading.Thread(target=engine.run_writer).start()
    engine.start()
    wait_until(lambda: not complaint_about(engine), timeout=30)
    print("going", flush=True)
    with searching(engine, []):
        storm(engine, folder, chance, choices, 1_000_000)


if __name__ == "__main__":
    main()
