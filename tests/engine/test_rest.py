"""What reading took is given back once nobody reads."""

from __future__ import annotations

from app.engine.questions import SearchRequest
from tests.engine.conftest import Start
from tests.helpers.waiting import wait_until


def test_after_a_search_the_file_is_let_go_and_the_next_one_answers(start: Start) -> None:
    engine = start().engine
    assert engine.wait_until_embedded(20)
    wait_until(lambda: engine.status().state == "ready", what="the index to be complete")
    engine.writer.cancel("tidy:main")
    pool = engine._agents.get("main").index._pool
    assert engine.search(SearchRequest("boiler")).hits
    assert pool._idle, "a connection is kept for the next question"
    assert engine.writer.expedite("tidy:main")
    wait_until(lambda: not pool._idle, what="the connections to be closed")
    assert engine.search(SearchRequest("boiler")).hits
