"""How long the rest takes is told right within a factor of two, also where texts differ in length."""

from __future__ import annotations

import random

import pytest

from app.engine.pace import ENOUGH_CHARACTERS, Pace


@pytest.mark.parametrize("start", [0.0, 8.0])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_rest_is_told_within_a_factor_of_two(seed: int, start: float) -> None:
    """`start`: so many seconds the model takes to load, within the first call."""
    chance, pace = random.Random(seed), Pace()
    lengths = [int(chance.lognormvariate(5.5, 0.8)) for _ in range(3_000)]
    groups = [sorted(lengths[place : place + 1024], reverse=True) for place in range(0, len(lengths), 1024)]
    ordered = [length for group in groups for length in group]
    taken = [length * chance.uniform(0.8, 1.25) / 12_000 for length in ordered]
    done, told = 0, 0
    while done < len(ordered):
        size = 64
        seconds = sum(taken[done : done + size]) + (start if not done else 0.0)
        pace.add(sum(ordered[done : done + size]), seconds)
        done += size
        left = pace.seconds_for(sum(ordered[done:]))
        true = sum(taken[done:])
        if done > len(ordered) // 10 and true > 1:
            assert left is not None
            assert true / 2 <= left <= true * 2
            told += 1
    assert told > 20


def test_a_machine_that_becomes_slower_is_believed_soon() -> None:
    pace = Pace()
    for _ in range(30):
        pace.add(12_000, 1.0)
    for _ in range(10):
        pace.add(12_000, 4.0)
    assert pace.seconds_for(120_000) == pytest.approx(40.0, rel=0.5)


def test_nothing_is_told_before_anything_was_measured() -> None:
    pace = Pace()
    assert (pace.seconds_for(10), pace.rate) == (None, None)
    pace.add(ENOUGH_CHARACTERS - 1, 4.0)
    assert pace.rate is None, "too little to remember for the next change of settings"
    pace.add(ENOUGH_CHARACTERS, 1.0)
    assert pace.rate == ENOUGH_CHARACTERS, "the first call, in which the model started, counts no more"
