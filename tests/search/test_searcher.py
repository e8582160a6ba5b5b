"""The walk as a whole, over a real index: what is found, what comes first, what is said about it."""

from __future__ import annotations

from contextlib import closing
from datetime import datetime
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.index.index import Index
from app.index.options import IndexOptions
from app.search.citations import citation
from app.search.searcher import NOTHING, Searcher
from app.search.types import POOL, QueryOptions, SearchRequest
from tests.index.world import Notes, embed_all
from tests.search.conftest import Asker

MODES = ("keyword", "hybrid")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("query", "shown"),
    [
        ("TKY-77120", "TKY-77120"),
        ("77120", "TKY-77120"),
        ("HKD-40518", "HKD-40518"),
        ("walnut tripod", "walnut tripod"),
        ("蜂蜜", "蜂蜜"),
        ("枸杞", "枸杞"),
        ("한지", "한지"),
        ("蜜", "蜂蜜"),
        ("瓶", "蜂蜜"),
        ("waln", "walnut"),
        ("walnut tri", "walnut tripod"),
    ],
)
def test_the_right_bullet_is_first_and_shown(ask: Asker, mode: str, query: str, shown: str) -> None:
    hit = ask(query, mode).hits[0]
    lines = hit.text.split("\n")[hit.focus[0] - hit.start_line : hit.focus[1] - hit.start_line + 1]
    assert shown in "\n".join(lines)
    assert shown in hit.snippet.text
    assert hit.snippet.highlights
    assert hit.citation == citation(hit.path, *hit.focus)


@pytest.mark.parametrize("mode", MODES)
def test_a_chunk_with_every_word_goes_before_those_with_some(ask: Asker, mode: str) -> None:
    assert ask("walnut tripod", mode).hits[0].why.startswith("all words")
    assert ask.paths("walnut tripod school", mode)[0] == "memory/2026-11-28.md"


@pytest.mark.parametrize("mode", MODES)
def test_phrases_must_occur_and_exclusions_must_not(ask: Asker, mode: str) -> None:
    assert ask.paths('"red notebook"', mode) == ["memory/2026-11-28.md"]
    assert set(ask.paths("notebook red", mode)[:2]) == {"memory/2026-11-28.md", "memory/2026-03-05.md"}
    assert ask.paths("notebook red -lamp", mode)[0] == "memory/2026-03-05.md"
    assert "memory/2026-11-28.md" not in ask.paths("notebook red -lamp", mode)
    assert ask.paths('"no such phrase"', mode) == []
    assert ask.paths('who lent the walnut tripod to "no such school"?', mode)[0] == "memory/2026-11-28.md"


@pytest.mark.parametrize("mode", MODES)
def test_filters(ask: Asker, mode: str) -> None:
    assert ask.paths("walnut before:2026-06", mode) == ["memory/2026-03-05.md"]
    assert ask.paths("walnut after:2026-11", mode) == ["memory/2026-11-28.md"]
    assert ask.paths("walnut after:yesterday", mode) == ["memory/2026-11-28.md"]
    assert ask.paths('walnut before:"last month"', mode) == ["memory/2026-03-05.md"]
    assert ask.paths("walnut after:今月", mode) == ["memory/2026-11-28.md"]
    assert ask.paths("water path:garden", mode) == ["memory/projects/garden.md"]
    assert ask.paths("water tag:Garden", mode) == ["memory/projects/garden.md"]
    assert ask.paths("water tag:work", mode) == []
    assert ask.paths("water source:sessions", mode) == []


@pytest.mark.parametrize("mode", MODES)
def test_a_stop_word_alone_may_be_the_begin_of_a_title(tmp_path: Path, mode: str) -> None:
    notes = Notes(tmp_path / "notes")
    notes.write("memory/anna.md", "# Anna\n\nHer birthday is in May.\n")
    notes.write("memory/garden.md", "# Garden\n\nAn apple tree, and an anchor for it.\n")
    notes.write("memory/tea.md", "# Tea\n\nAnything but the green one.\n")
    with closing(Index.open(tmp_path / "index.sqlite", IndexOptions())) as index:
        index.sync(notes.scope)
        embed_all(index)
        ask = Asker(index)
        found = ask.paths("an", mode)
        assert found[:2] == ["memory/anna.md", "memory/garden.md"]
        assert ask.paths("an apple", mode)[0] == "memory/garden.md"


def test_a_filter_that_was_not_understood_is_told(ask: Asker) -> None:
    told = "Not understood as a filter and searched as words: after:banana."
    response = ask("walnut after:banana", "keyword")
    assert response.hits
    assert response.notice == told
    assert ask("zxqv after:banana", "keyword").notice == f"{told} {NOTHING}"


@pytest.mark.parametrize("mode", MODES)
def test_words_for_time_alone_give_that_time(ask: Asker, mode: str) -> None:
    assert set(ask.paths("yesterday", mode)) == {"memory/2026-11-28.md"}
    assert set(ask.paths("what did I do yesterday?", mode)) == {"memory/2026-11-28.md"}
    assert set(ask.paths("what happened yesterday?", mode)) == {"memory/2026-11-28.md"}
    assert set(ask.paths("昨天发生了什么事", mode)) == {"memory/2026-11-28.md"}
    assert ask.paths("tripod yesterday", mode)[0] == "memory/2026-11-28.md"


@pytest.mark.parametrize("query", ["boiler yesterday", "昨日の boiler", "boiler yesterday path:2026"])
def test_what_is_of_the_time_is_found_however_many_say_the_word_oftener(tmp_path: Path, query: str) -> None:
    notes = Notes(tmp_path / "notes")
    notes.write("memory/2026-11-28.md", "# A day\n\n- Lunch late, then the boiler.\n")
    for number in range(2 * POOL):
        notes.write(f"memory/2026-01-05-{number}.md", f"# A day\n\n- The boiler {number}.\n")
    with closing(Index.open(tmp_path / "index.sqlite", IndexOptions())) as index:
        index.sync(notes.scope)
        found = Asker(index).paths(query, "keyword")
    assert found[0] == "memory/2026-11-28.md"


def test_where_nothing_of_the_time_answers_its_notes_come_last(ask: Asker) -> None:
    assert ask.paths("shelf yesterday", "keyword") == ["memory/2026-03-05.md", "memory/2026-11-28.md"]
    assert ask.paths("the missing harpsichord yesterday", "keyword") == ["memory/2026-11-28.md"]
    assert ask.paths("shelf yesterday -tripod", "keyword") == []
    assert ask.paths("shelf this year", "keyword") == ["memory/2026-03-05.md"]


@pytest.mark.parametrize("mode", MODES)
def test_nonsense_gets_an_honest_nothing(ask: Asker, mode: str) -> None:
    response = ask("zxqv wvut qqqq", mode)
    assert response.hits == ()
    assert response.notice == NOTHING


def test_an_empty_question_is_no_failure(ask: Asker) -> None:
    for query in ("", "   ", '"', "-", '""'):
        assert ask(query).hits == ()
    assert ask("").notice == ""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("query", ["walnut tripod", "red notebook", "ticket", "TKY-77120", "the boiler"])
def test_the_order_does_not_depend_on_how_many_are_wanted(ask: Asker, mode: str, query: str) -> None:
    whole = ask(query, mode, max_results=50).hits
    for count in range(len(whole) + 1):
        assert ask(query, mode, max_results=count).hits == whole[:count]


@pytest.mark.parametrize("mode", MODES)
def test_a_hit_with_all_the_words_is_never_hidden(ask: Asker, mode: str) -> None:
    assert ask.paths("walnut tripod school", mode, min_score=1.0) == ["memory/2026-11-28.md"]
    assert "memory/2026-11-27.md" in ask.paths("ticket", mode, min_score=1.0)


def test_what_a_time_brings_back_does_not_count_as_hidden(ask: Asker) -> None:
    options = QueryOptions(fusion="weighted")
    answer = ask("roses yesterday", options=options, max_results=50)
    assert "memory/2026-11-28.md" in [hit.path for hit in answer.hits]
    every = ask("roses yesterday", options=options, min_score=-9.0, max_results=50)
    assert every.hidden == 0 < answer.hidden
    assert len(answer.hits) + answer.hidden == len(every.hits)


@pytest.mark.parametrize(("fusion", "least"), [("calibrated", 0.30), ("weighted", 0.35)])
def test_weaker_hits_are_hidden_where_no_limit_is_set(ask: Asker, fusion: str, least: float) -> None:
    options = QueryOptions(fusion=fusion)  # type: ignore[arg-type]
    hidden = 0
    for query in ("the red boiler", "notebook water ticket", "walnut friday lamp school", "tripod"):
        every = ask(query, options=options, min_score=0.0, max_results=50).hits
        shown = {hit.chunk_id for hit in ask(query, options=options, max_results=50).hits}
        assert {hit.chunk_id for hit in every if hit.score >= least} <= shown
        sure = {hit.chunk_id for hit in every if hit.score >= least or hit.why.startswith("all words")}
        assert shown <= sure
        hidden += len(every) - len(shown)
    assert hidden > 0


@pytest.mark.parametrize(
    "query", ["TKY-77120", "HKD-40518", '"red notebook"', '"walnut shelf" glue', "77210"]
)
def test_hybrid_keeps_what_keywords_put_first(index: Index, query: str) -> None:
    searcher = Searcher(QueryOptions())
    adverse = np.random.default_rng(1)
    with index.read() as reader:
        first = searcher.keyword(reader, SearchRequest(query)).hits[0]
        for _ in range(40):
            vector = adverse.standard_normal(64).astype(np.float32)
            response = searcher.hybrid(reader, SearchRequest(query), vector / np.linalg.norm(vector))
            assert response.mode == "hybrid"
            assert response.hits[0].chunk_id == first.chunk_id
            scores = [hit.score for hit in response.hits]
            assert scores == sorted(scores, reverse=True)


def test_no_vector_or_a_zero_one_means_keywords(index: Index, ask: Asker) -> None:
    searcher = Searcher(QueryOptions())
    with index.read() as reader:
        for vector in (None, np.zeros(64, dtype=np.float32)):
            response = searcher.hybrid(reader, SearchRequest("walnut tripod"), vector)
            assert response.mode == "keyword"
            assert [hit.path for hit in response.hits] == ask.paths("walnut tripod", "keyword")


def test_meaning_alone_where_hybrid_is_off(ask: Asker) -> None:
    response = ask("Rod prefers oat milk", options=QueryOptions(hybrid=False))
    assert response.mode == "vector"
    assert response.hits[0].path == "MEMORY.md"
    assert response.hits[0].text_score is None


def test_the_weighted_formula_gives_the_seeds_scores(ask: Asker) -> None:
    hit = ask("walnut tripod", options=QueryOptions(fusion="weighted")).hits[0]
    assert hit.vector_score is not None
    assert hit.text_score == 1.0
    assert hit.score == pytest.approx(0.7 * hit.vector_score + 0.3)


def test_decay_puts_newer_notes_first(ask: Asker) -> None:
    assert ask.paths("notebook", options=QueryOptions(decay=True, min_score=0.0))[0] == "memory/2026-11-28.md"
    by_path = {hit.path: hit for hit in ask("boiler water notebook", min_score=0.0, max_results=20).hits}
    aged = QueryOptions(decay=True, min_score=0.0)
    aged_by_path = {hit.path: hit for hit in ask("boiler water notebook", options=aged, max_results=20).hits}
    assert aged_by_path["MEMORY.md"].score == by_path["MEMORY.md"].score
    assert aged_by_path["memory/2026-03-05.md"].score < 0.01 * by_path["memory/2026-03-05.md"].score + 0.01
    assert by_path["memory/2026-03-05.md"].age_days == 269


def test_citations_follow_the_session(ask: Asker) -> None:
    shown = ask("boiler").to_dict()
    assert shown["citations"] is True
    assert shown["results"][0]["snippet"].endswith("\n\nSource: MEMORY.md#L3")
    hidden = ask("boiler", session="group").to_dict()
    assert hidden["citations"] is False
    assert "citation" not in hidden["results"][0]
    assert "Source:" not in hidden["results"][0]["snippet"]
    assert hidden["results"][0]["path"] == "MEMORY.md"


def test_names_of_the_answer(ask: Asker) -> None:
    data = ask("TKY-77120").to_dict(full=True)
    assert data.keys() >= {"results", "provider", "model", "citations", "backend", "mode"}
    result = data["results"][0]
    wanted = {"path", "startLine", "endLine", "score", "snippet", "source", "citation", "why", "text"}
    assert result.keys() >= wanted | {"vectorScore", "textScore", "age"}
    assert (result["startLine"], result["endLine"]) == (1, 8)
    assert (result["focusStartLine"], result["focusEndLine"]) == (5, 5)


def test_time_is_taken_from_the_clock_that_was_given(index: Index) -> None:
    searcher = Searcher(QueryOptions(), clock=lambda: datetime(2026, 11, 28).astimezone())
    with index.read() as reader:
        assert searcher.keyword(reader, SearchRequest("yesterday")).hits[0].path == "memory/2026-11-27.md"


@settings(max_examples=150)
@given(st.text(max_size=60), st.sampled_from(MODES))
def test_no_input_is_an_error(index: Index, query: str, mode: str) -> None:
    Asker(index)(query, mode)


@settings(max_examples=100)
@given(
    st.lists(
        st.sampled_from(['"', "-", "NOT", "OR", "AND", "(", ")", "*", "^", ":", "path:", "蜂", "a", "NEAR"])
    )
)
def test_no_syntax_is_an_error(index: Index, parts: list[str]) -> None:
    for glue in ("", " "):
        Asker(index)(glue.join(parts), "keyword")
