"""What a change costs is told before it is made, and is what it costs then."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.questions import SearchRequest
from app.errors import MemoroError
from tests.end2end.engines import ready, running, settings_of
from tests.end2end.generation_storm import change_note, make_notes
from tests.end2end.paid_services import QUESTION, Shop, shop
from tests.helpers.waiting import wait_until

SMALL, LARGE = "text-embedding-3-small", "text-embedding-3-large"


@pytest.fixture
def market() -> Iterator[Shop]:
    with shop() as opened:
        yield opened


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    make_notes(tmp_path / "notes")
    return tmp_path / "notes"


def test_only_what_the_cache_does_not_have_is_counted_and_nobody_is_asked(market: Shop, notes: Path) -> None:
    small, large = (settings_of(notes, **market.settings("openai", model)) for model in (SMALL, LARGE))
    with running(notes, **market.settings("openai", SMALL)) as engine:
        ready(engine)
        asked = len(market.services["openai"].asked)
        same, other = engine.estimate(small), engine.estimate(large)
        assert len(market.services["openai"].asked) == asked
        assert (same.tokens, same.seconds, same.dollars) == (0, 0.0, 0.0)
        assert other.seconds > 0
        engine.apply(large)
        wait_until(lambda: engine.search(SearchRequest(QUESTION)).model == LARGE, timeout=30)
        sent = {each.text for each in market.bill.paid if each.what[1] == LARGE}
        assert other.tokens == pytest.approx(sum(len(text.encode()) for text in sent) / 3.6, rel=0.05)
        assert engine.estimate(small).tokens == 0, "going back is free"
        change_note(notes, random.Random(99), 3)
        engine.sync().result(30)
        ready(engine)
        assert 0 < engine.estimate(small).tokens < other.tokens / 4


def test_money_is_told_where_it_is_known(market: Shop, notes: Path) -> None:
    settings = market.settings("openai", SMALL)
    at_the_vendor = {**settings, "model": LARGE, "remote": {"apiKey": settings["remote"]["apiKey"]}}
    with running(notes, **settings) as engine:
        ready(engine)
        cost = engine.estimate(settings_of(notes, **at_the_vendor))
        assert cost.dollars == pytest.approx(cost.tokens * 0.13 / 1e6)
        batch = {**at_the_vendor, "remote": {**at_the_vendor["remote"], "batch": {"enabled": True}}}
        half = engine.estimate(settings_of(notes, **batch)).dollars
        assert half == pytest.approx(cost.tokens * 0.13 / 2e6)
        assert engine.estimate(settings_of(notes, provider="builtin")).dollars == 0.0
        assert engine.estimate(settings_of(notes, provider="none")).kind == "none"
        with pytest.raises(MemoroError):
            engine.estimate(settings_of(notes, provider="voyage"))


def test_time_is_told_by_the_pace_that_was_measured(market: Shop, notes: Path) -> None:
    for number in range(40):
        (notes / "memory" / f"long-{number}.md").write_text(
            f"# {number}\n\n" + f"Fact {number} is long. " * 30
        )
    answer = market.services["openai"].answer

    def slowly(asked: object) -> object:
        threading.Event().wait(0.3)
        return answer(asked)  # type: ignore[arg-type]

    market.services["openai"].answer = slowly  # type: ignore[assignment]
    usual = 2.0
    with running(notes, **market.settings("openai", SMALL)) as engine:
        ready(engine)
        cost = engine.estimate(settings_of(notes, **market.settings("openai", LARGE)))
        assert 0.1 < cost.seconds < 60
        assert cost.seconds != pytest.approx(usual + cost.tokens / 12_000, rel=1e-3)
    with running(notes, **market.settings("openai", SMALL)) as engine:
        ready(engine)
        assert engine.estimate(settings_of(notes, **market.settings("openai", LARGE))).seconds == cost.seconds
