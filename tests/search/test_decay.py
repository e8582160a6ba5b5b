"""Temporal decay: golden values, OpenClaw's worked example, what never ages."""

from __future__ import annotations

from datetime import date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.search.decay import age_in_days, is_evergreen, multiplier

TODAY = date(2026, 2, 10)


@pytest.mark.parametrize(("age", "expected"), [(0, 1.0), (7, 0.851), (30, 0.5), (90, 0.125), (180, 0.0156)])
def test_golden_values(age: int, expected: float) -> None:
    assert multiplier(age) == pytest.approx(expected, abs=0.0005)


def test_the_seeds_example_of_a_work_schedule() -> None:
    notes = {"memory/2025-09-15.md": 0.91, "memory/2026-02-10.md": 0.82, "memory/2026-02-03.md": 0.80}
    decayed = {}
    for path, score in notes.items():
        age = age_in_days(path, date.fromisoformat(path[7:17]), 0.0, TODAY)
        assert age is not None
        decayed[path] = round(score * multiplier(age, 30), 2)
    assert sorted(decayed.items(), key=lambda item: -item[1]) == [
        ("memory/2026-02-10.md", 0.82),
        ("memory/2026-02-03.md", 0.68),
        ("memory/2025-09-15.md", 0.03),
    ]


@pytest.mark.parametrize("path", ["MEMORY.md", "memory.md", "memory/network.md", "memory/people/rod.md"])
def test_curated_and_undated_notes_never_age(path: str) -> None:
    assert is_evergreen(path, None)
    assert age_in_days(path, None, 1.0, TODAY) is None


def test_the_curated_note_stays_evergreen_with_a_date() -> None:
    assert age_in_days("MEMORY.md", date(2020, 1, 1), 1.0, TODAY) is None


def test_notes_outside_memory_age_by_their_modification() -> None:
    modified = datetime(2026, 2, 3, 12).astimezone().timestamp()
    assert age_in_days("../wiki/page.md", None, modified, TODAY) == 7
    assert age_in_days("../wiki/page.md", None, 0.0, TODAY) is None


def test_a_date_in_the_future_counts_as_today() -> None:
    assert age_in_days("memory/2026-03-01.md", date(2026, 3, 1), 0.0, TODAY) == 0
    assert multiplier(-5) == 1.0


@given(st.floats(0, 5000), st.floats(0, 5000), st.floats(1, 400))
def test_older_never_weighs_more(one: float, other: float, half_life: float) -> None:
    young, old = sorted((one, other))
    assert 0.0 <= multiplier(old, half_life) <= multiplier(young, half_life) <= 1.0
