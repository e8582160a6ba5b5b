"""When QMD updates, embeds and is tried again: intervals, pauses, and failures that do not end it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from app.engine.backends.backoff import BackOff
from app.engine.backends.keeper import Keeper
from app.engine.backends.wishes import QmdWish
from app.search.backends.qmd.errors import QmdError
from app.search.backends.qmd.options import QmdOptions
from tests.helpers.log_rules import ExpectLog
from tests.helpers.waiting import wait_until


def test_each_pause_is_twice_the_one_before_up_to_the_longest() -> None:
    now = 100.0
    health: BackOff[QmdError] = BackOff(5.0, 600.0, lambda: now)
    pauses = []
    for _ in range(9):
        health.failed(QmdError("timeout", "It is slow."))
        pauses.append(health.due - now)
    assert pauses == [5, 10, 20, 40, 80, 160, 320, 600, 600]
    assert health.worked()
    assert (health.problem, health.due) == (None, 0.0)
    assert not health.worked()
    assert health.failed(QmdError("exit", "It broke."))
    assert not health.failed(QmdError("exit", "It broke."))
    assert health.failed(QmdError("exit", "It broke otherwise."))


@dataclass
class Program:
    """What the keeper asks of QMD, and when; `fails` names what fails."""

    asked: list[tuple[str, float]] = field(default_factory=list)
    fails: set[str] = field(default_factory=set)
    runner: Any = None

    def times(self, what: str) -> list[float]:
        return [when for name, when in self.asked if name == what]

    def _do(self, what: str) -> None:
        self.asked.append((what, time.monotonic()))
        if what in self.fails:
            raise QmdError("exit", f"{what} failed.")

    def prepare(self, *, anew: bool = False) -> None:
        self._do("anew" if anew else "prepare")

    def update(self) -> None:
        self._do("update")

    def embed(self) -> None:
        self._do("embed")

    def search(self, *_words: Any) -> None:
        self._do("search")


class Server:
    def __init__(self, *_words: Any) -> None: ...

    def start(self) -> None: ...

    def stop(self) -> None: ...


Keep = Callable[..., tuple[Keeper, Program, BackOff[QmdError]]]


@pytest.fixture
def keep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Keep]:
    monkeypatch.setattr("app.engine.backends.keeper.QmdServer", Server)
    running: list[Keeper] = []
    home = tmp_path / "agents" / "main" / "qmd"
    home.mkdir(parents=True)
    usual = QmdWish(QmdOptions(home, ()), (), "deny", 0.0, 0.0, 0.0, True, False, "auto", None)

    def begin(*fails: str, mode: str = "search", **wishes: Any) -> tuple[Keeper, Program, BackOff[QmdError]]:
        wish = replace(usual, **wishes)
        wish = replace(wish, options=replace(wish.options, search_mode=mode))
        program, health = Program(fails=set(fails)), BackOff[QmdError](0.05, 1.0)
        keeper = Keeper(wish, health, lambda: program, lambda: None)  # type: ignore[arg-type, return-value]
        running.append(keeper)
        keeper.start()
        return keeper, program, health

    yield begin
    for keeper in running:
        keeper.close()


def test_it_updates_at_start_and_by_its_interval(keep: Keep) -> None:
    _, program, _ = keep(interval=0.1)
    wait_until(lambda: len(program.times("update")) >= 3, what="three updates")
    first, second, third = program.times("update")[:3]
    assert min(second - first, third - second) >= 0.09


def test_without_an_interval_only_changes_bring_another_update_and_not_more_often_than_allowed(
    keep: Keep,
) -> None:
    keeper, program, _ = keep(debounce=0.4)
    wait_until(keeper.fresh.is_set, what="the first update")
    for _ in range(5):
        keeper.changed()
    wait_until(lambda: len(program.times("update")) == 2, what="the update for the changes")
    first, second = program.times("update")
    assert second - first >= 0.39
    assert keeper._update_due == float("inf")


def test_without_on_boot_the_first_update_waits_for_the_interval(keep: Keep) -> None:
    began = time.monotonic()
    keeper, program, _ = keep(on_boot=False, interval=0.3)
    assert keeper.fresh.is_set(), "it answers from what it has"
    wait_until(lambda: program.times("update"), what="the first update")
    assert program.times("update")[0] - began >= 0.29


def test_embedding_by_its_interval(keep: Keep) -> None:
    _, program, _ = keep(mode="query", embed_interval=0.1)
    wait_until(lambda: len(program.times("embed")) >= 3, what="three embeddings")


def test_an_embedding_that_failed_is_tried_again(keep: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[tuple[float, float]] = []

    def short(*pause: float) -> BackOff[QmdError]:
        pauses.append(pause)  # type: ignore[arg-type]
        return BackOff(0.05, 0.1)

    monkeypatch.setattr("app.engine.backends.keeper.BackOff", short)
    _, program, health = keep("embed", mode="query")
    wait_until(lambda: len(program.times("embed")) >= 3, what="other tries")
    assert pauses == [(60.0, 3600.0)]
    assert health.problem is None, "search by words goes on"


def test_an_update_that_fails_later_does_not_end_the_answers(
    keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.engine.backends.keeper._BOOT_PAUSE", 0.01)
    keeper, program, health = keep(interval=0.05)
    wait_until(keeper.fresh.is_set, what="the first update")
    program.fails.add("update")
    before = len(program.times("update"))
    wait_until(lambda: len(program.times("update")) > before + 4, what="more failures than at the start")
    assert health.problem is None
    assert program.times("search") == [], "it was not even asked whether it is there"
    program.fails.clear()


def test_it_is_never_given_up(keep: Keep, expected_logs: ExpectLog) -> None:
    expected_logs("QMD does not answer")
    keeper, program, health = keep()
    wait_until(keeper.fresh.is_set, what="the first update")
    program.fails.add("search")
    keeper.failed(QmdError("exit", "search failed."))
    wait_until(lambda: len(program.times("search")) >= 3, what="three tries")
    first, second, third = program.times("search")[:3]
    assert (second - first >= 0.09, third - second >= 0.19) == (True, True), "each pause is longer"
    assert health.problem is not None
    program.fails.clear()
    wait_until(lambda: health.problem is None, what="its return")


def test_closing_while_it_waits_is_quick(keep: Keep) -> None:
    keeper, _, _ = keep(interval=3_600.0)
    wait_until(keeper.fresh.is_set, what="the first update")
    began = time.monotonic()
    keeper.close()
    assert time.monotonic() - began < 2
    assert not [each for each in threading.enumerate() if each is keeper._thread]
