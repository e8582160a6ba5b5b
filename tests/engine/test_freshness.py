"""When notes are synced, and which: own writes at once, others after a pause, all of them once a minute."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.config.memory_search import Sync
from app.engine import freshness
from app.engine.freshness import LEAST_REST_SECONDS, OWN_WRITE_SECONDS, REST, WALK_SECONDS, Freshness
from tests.engine.clock import Clock


class World:
    def __init__(self, clock: Clock) -> None:
        self.clock, self.takes = clock, 0.0
        self.looks: list[tuple[float, frozenset[str] | None]] = []
        settings = Sync().replace(watch=False, watch_debounce_ms=1_500, interval_minutes=0)
        self.freshness = Freshness("main", settings, clock, self._sync, lambda _: None)  # type: ignore[arg-type]

    def _sync(self) -> None:
        self.looks.append((round(self.clock.now - 100, 6), self.freshness.syncing(whole=False)))
        self.clock.now += self.takes


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    clock = Clock()
    monkeypatch.setattr(freshness, "time", clock)
    return World(clock)


def names(*names: str) -> frozenset[str]:
    return frozenset(names)


def test_what_changed_is_looked_at_after_a_quiet_moment(world: World) -> None:
    world.freshness.changed(["memory/a.md"])
    world.clock.pass_until(101)
    world.freshness.changed(["memory/b.md"])
    world.clock.pass_until(110)
    assert world.looks == [(2.5, names("memory/a.md", "memory/b.md"))]


def test_a_folder_that_changed_is_a_look_at_all(world: World) -> None:
    world.freshness.changed(["memory/a.md"])
    world.freshness.changed()
    world.clock.pass_until(110)
    assert world.looks == [(1.5, None)]


def test_an_own_write_is_looked_at_at_once_and_later_ones_do_not_put_it_off(world: World) -> None:
    for step in range(10):
        world.clock.pass_until(100 + step / 100)
        world.freshness.wrote("memory/a.md")
        world.freshness.changed(["memory/a.md"])  # the watcher tells of it, too
    assert [look for look, _ in world.looks] == [OWN_WRITE_SECONDS]


def test_many_writes_in_a_row_are_few_looks(world: World) -> None:
    for step in range(100):
        world.clock.pass_until(100 + step / 20)
        world.freshness.wrote(f"memory/{step}.md")
    world.clock.pass_until(110)
    moments = [look for look, _ in world.looks]
    assert len(moments) <= 11
    assert all(later - before >= LEAST_REST_SECONDS - 1e-6 for before, later in pairwise(moments))
    looked_at = frozenset[str]().union(*(paths or () for _, paths in world.looks))
    assert looked_at == {f"memory/{step}.md" for step in range(100)}


def test_a_slow_look_is_followed_by_a_long_rest(world: World) -> None:
    world.takes = 0.1
    for step in range(100):
        world.clock.pass_until(100 + step / 20)
        world.freshness.wrote("memory/a.md")
    first, second = (look for look, _ in world.looks[:2])
    assert second - first == pytest.approx(0.1 + REST * 0.1)


def test_all_notes_are_looked_at_a_minute_after_a_look_at_some(world: World) -> None:
    world.freshness.wrote("memory/a.md")
    world.clock.pass_until(130)
    world.freshness.wrote("memory/a.md")
    world.clock.pass_until(300)
    whole = [look for look, paths in world.looks if paths is None]
    assert whole == [OWN_WRITE_SECONDS + WALK_SECONDS]
    assert len(world.looks) == 3


def test_a_look_at_all_takes_the_place_of_the_one_that_waits(world: World) -> None:
    world.freshness.wrote("memory/a.md")
    world.clock.pass_until(110)
    world.freshness.syncing()
    world.clock.pass_until(300)
    assert len(world.looks) == 1


def test_after_a_pause_and_after_a_failure_all_notes_are_looked_at(world: World) -> None:
    world.freshness.pause(True)
    world.freshness.wrote("memory/a.md")
    world.clock.pass_until(110)
    assert world.looks == []
    world.freshness.pause(False)
    world.clock.pass_until(120)
    world.freshness.wrote("memory/a.md")
    world.freshness.retry_later(30)
    world.clock.pass_until(151)
    assert [paths for _, paths in world.looks] == [None, None]


def test_files_that_were_being_written_are_looked_at_again(world: World) -> None:
    world.freshness.retry_later(2, ["memory/a.md"])
    world.clock.pass_until(110)
    assert world.looks == [(2.0, names("memory/a.md"))]


def test_a_note_that_cannot_be_read_is_tried_again_ever_later(world: World) -> None:
    for at in (100, 110, 120):
        world.clock.pass_until(at)
        world.freshness.looked_at_all(readable=False)
    world.clock.pass_until(150)
    assert [round(look - 1.5, 3) for look, _ in world.looks] == [2, 14, 28]  # 2, 4 and 8 s, and the pause
    assert {paths for _, paths in world.looks} == {None}
    world.freshness.looked_at_all(readable=False)
    world.freshness.looked_at_all(readable=True)
    world.clock.pass_until(200)
    assert len(world.looks) == 3
    world.freshness.looked_at_all(readable=False)
    world.clock.pass_until(210)
    assert round(world.looks[-1][0] - 1.5, 3) == 102
