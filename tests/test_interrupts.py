from __future__ import annotations

import pytest

from app import interrupts


def test_a_wait_has_an_end_where_no_signal_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interrupts, "LONGEST_SECONDS", 0.25)
    asked: list[float | None] = []

    def done(seconds: float | None) -> bool:
        asked.append(seconds)
        return len(asked) == 3

    interrupts.wait_until(done)
    assert asked == [0.25] * 3
