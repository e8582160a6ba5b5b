"""When conversations are read: after five quiet seconds, not put off for ever, not while paused."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from app.config.memory_search import SessionSync
from app.engine import sessions
from app.engine.sessions import SessionFreshness
from app.index.options import EVERYTHING, Growth
from tests.engine.clock import Clock

READING = "sessions:main"


@dataclass
class World:
    clock: Clock
    synced: list[Growth]
    freshness: SessionFreshness


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    clock, synced = Clock(), list[Growth]()
    monkeypatch.setattr(sessions, "time", clock)
    return World(clock, synced, SessionFreshness("main", SessionSync(), clock, synced.append))  # type: ignore[arg-type]


def test_five_quiet_seconds_then_what_has_grown_enough(world: World) -> None:
    world.freshness.changed()
    assert world.clock.delay(READING) == 5.0
    world.clock.due[READING][1]()
    assert world.synced == [Growth(100_000, 50)]


def test_a_conversation_without_a_pause_is_not_put_off_for_ever(world: World) -> None:
    delays = []
    for now in (100.0, 104.0, 124.0, 127.0, 129.5, 140.0):
        world.clock.now = now
        world.freshness.changed()
        delays.append(world.clock.delay(READING))
    assert delays == [5.0, 5.0, 5.0, 3.0, 0.5, 0.0]
    world.clock.due[READING][1]()
    world.freshness.changed()
    assert world.clock.delay(READING) == 5.0, "what comes then is another beginning"


def test_while_paused_nothing_is_read(world: World) -> None:
    world.freshness.changed()
    waiting = world.clock.due.pop(READING)[1]
    world.freshness.pause(True)
    waiting()
    world.freshness.changed()
    world.freshness._look()
    assert world.synced == []
    assert list(world.clock.due) == ["sessions-look:main"], "only the look goes on, and finds nothing to do"
    world.freshness.pause(False)
    world.clock.due["sessions-look:main"][1]()
    assert world.synced == [EVERYTHING]
    assert world.clock.delay("sessions-look:main") == 900.0


def test_after_the_end_nothing_is_planned(world: World) -> None:
    world.freshness.changed()
    world.freshness.stop()
    world.freshness.changed()
    world.freshness._look()
    assert (world.clock.due, world.synced) == ({}, [])
