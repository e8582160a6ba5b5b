"""A first index of 300 notes by the built-in model tells how long it takes, lets questions pass, can wait."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.config.paths import app_paths
from app.engine.engine import Engine
from app.engine.events import Event, IndexProgress
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


@contextmanager
def indexing(workspace: Path, events: list[tuple[float, IndexProgress]]) -> Iterator[Engine]:
    """An engine whose every step in learning meaning is written down with its time."""
    engine = Engine(settings_of(workspace, provider="builtin"), app_paths())

    def note(event: Event) -> None:
        if isinstance(event, IndexProgress) and event.phase == "meaning":
            events.append((time.monotonic(), event))

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
def test_it_tells_how_long_it_takes_and_lets_questions_pass(workspace: Path) -> None:
    events: list[tuple[float, IndexProgress]] = []
    waited: list[float] = []
    with indexing(workspace, events) as engine:
        wait_until(lambda: len(events) >= 2, timeout=120, what="the first vectors")
        while engine.status().state == "embedding":
            began = time.monotonic()
            assert engine.search(SearchRequest(f"what was broken, number {len(waited)}")).mode == "hybrid"
            waited.append(time.monotonic() - began)
            threading.Event().wait(0.2)
        ready(engine)
        finished = events[-1][0]
    assert events[-1][1].done == events[-1][1].total >= NOTES
    assert len(waited) >= 2
    assert sorted(waited)[len(waited) // 2] < 1.0, "a question does not wait for the documents"
    told = [(event.seconds_left, finished - when) for when, event in events[2:-1]]  # the model started first
    assert len(told) >= 2
    right = [left is not None and true / 2 <= left <= true * 2 for left, true in told]
    assert sum(right) * 2 >= len(right), f"most of them are right within a factor of two: {told}"


@pytest.mark.timeout(300)
def test_it_can_wait_in_the_middle(workspace: Path) -> None:
    events: list[tuple[float, IndexProgress]] = []
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
