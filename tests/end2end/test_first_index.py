"""A first index of 300 notes by the built-in model tells how long it takes, lets questions pass, can wait."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from app.config.paths import app_paths
from app.embeddings.builtin.provider import BuiltinProvider
from app.engine.engine import Engine
from app.engine.events import Event, IndexProgress
from app.engine.pace import MEMORY_SECONDS
from app.engine.questions import SearchRequest
from tests.end2end.engines import ready, settings_of
from tests.helpers.waiting import wait_until

NOTES = 300
FACT = "- On the {} of the month the {} at the {} was repaired, and number {} was written into the book.\n"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    (folder / "memory").mkdir(parents=True)
    places = "harbour", "garden", "kitchen", "station", "library", "workshop", "bridge"
    things = "boiler", "gate", "roof", "window", "engine", "clock", "lamp", "pump", "door"
    for number in range(NOTES):
        facts = (
            FACT.format(day, things[(number + day) % 9], places[(number * day) % 7], number * 31 + day)
            for day in range(1, 2 + number % 4)
        )
        (folder / "memory" / f"note-{number}.md").write_text(f"# Note {number}\n\n{''.join(facts)}\n")
    return folder


class Told(NamedTuple):
    """A step, with the time of the clock and how long the model has worked, both in seconds."""

    when: float
    worked: float
    event: IndexProgress


def worked(engine: Engine) -> float:
    """The processor time of the model's process, where the system tells it in files; else the clock's."""
    selection = engine.selection()
    worker = getattr(selection.provider, "worker", None) if selection else None
    try:
        fields = Path(f"/proc/{worker.pid}/stat").read_text().rpartition(")")[2].split()  # type: ignore[union-attr]
    except (OSError, AttributeError):
        return time.monotonic()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def indexing(workspace: Path, events: list[Told]) -> Iterator[Engine]:
    """An engine whose every step in learning meaning is written down with its time."""
    engine = Engine(settings_of(workspace, provider="builtin"), app_paths())

    def note(event: Event) -> None:
        if isinstance(event, IndexProgress) and event.phase == "meaning":
            events.append(Told(time.monotonic(), worked(engine), event))

    engine.events.subscribe(note)
    thread = threading.Thread(target=engine.run_writer)
    thread.start()
    engine.start()
    try:
        yield engine
    finally:
        engine.stop()
        thread.join(20)


@pytest.mark.timeout(300)
def test_it_lets_questions_pass(workspace: Path) -> None:
    events: list[Told] = []
    waited: list[float] = []
    with indexing(workspace, events) as engine:
        wait_until(lambda: len(events) >= 2, timeout=120, what="the first vectors")
        while engine.status().state == "embedding":
            began = time.monotonic()
            assert engine.search(SearchRequest(f"what was broken, number {len(waited)}")).mode == "hybrid"
            waited.append(time.monotonic() - began)
            threading.Event().wait(0.2)
        ready(engine)
    last = events[-1].event
    assert last.done == last.total >= NOTES
    assert len(waited) >= 2
    assert sorted(waited)[len(waited) // 2] < 1.0, "a question does not wait for the documents"


@pytest.mark.timeout(300)
def test_it_tells_how_long_it_takes(workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In many small calls, so that much is told.

    What is told is compared with the work that was left then, at the pace of the seconds before: what else
    the machine begins to do, or ends, nobody could have told.
    """
    monkeypatch.setattr(BuiltinProvider, "batch_tokens", 1_000)
    events: list[Told] = []
    with indexing(workspace, events) as engine:
        ready(engine)
    *told, last = events[2:]  # the model started before
    right = []
    for each in told:
        since = next(step for step in events[1:] if each.when - step.when < MEMORY_SECONDS)
        pace = (each.when - since.when) / max(each.worked - since.worked, 0.01)
        left, true = each.event.seconds_left, pace * (last.worked - each.worked)
        if true > 0.5 and each.when - since.when > 0.5:
            right.append(left is not None and true / 2 <= left <= true * 2)
    assert len(right) >= 12
    assert sum(right) * 4 >= len(right) * 3, f"most are right within a factor of two: {told}"


@pytest.mark.timeout(300)
def test_it_can_wait_in_the_middle(workspace: Path) -> None:
    events: list[Told] = []
    with indexing(workspace, events) as engine:
        wait_until(lambda: len(events) >= 2, timeout=120, what="the first vectors")
        engine.pause(True)
        pump = engine._agents.get("main").pump
        assert pump is not None
        wait_until(lambda: pump.calling is None, timeout=60, what="the end of the call under way")
        status = engine.status()
        assert status.state == "paused"
        assert 0 < status.embedded < status.passages
        assert engine.search(SearchRequest("what was broken")).mode == "hybrid"
        with pytest.raises(AssertionError):
            wait_until(lambda: pump.calling is not None, timeout=2, what="a call that must not begin")
        assert engine.status().embedded == status.embedded
        engine.pause(False)
        wait_until(lambda: engine.status().state == "ready", timeout=120, what="the rest")
