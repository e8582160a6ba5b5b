"""Of notes that say the same, the newest goes first."""

from __future__ import annotations

from datetime import date

import pytest

from app.search.newest import asks_for_now, newest_first
from app.search.ranking import Candidate
from tests.index.world import Notes, embed_all
from tests.search.conftest import Asker

DAYS = {1: date(2026, 3, 3), 2: date(2026, 10, 27), 3: date(2026, 11, 2)}


def candidate(chunk: int, score: float, words: float = 0.8, *, full: bool = True) -> Candidate:
    return Candidate(chunk, score, words, full=full)


def order(*found: Candidate, now: bool = False, days: dict[int, date] = DAYS) -> list[int]:
    return [each.chunk_id for each in newest_first(list(found), lambda _: days, now=now)]


def test_the_newest_of_those_with_all_the_words_and_nearly_the_same_score_goes_first() -> None:
    assert order(candidate(1, 1.0), candidate(2, 0.9)) == [2, 1]
    assert order(candidate(1, 1.0), candidate(2, 0.9), candidate(3, 0.8)) == [3, 1, 2]
    assert order(candidate(3, 1.0), candidate(1, 0.9)) == [3, 1]
    assert order(candidate(1, 1.0), candidate(2, 0.6)) == [1, 2]
    assert order(candidate(1, 1.0), candidate(2, 0.9, 0.7)) == [1, 2]
    assert order(candidate(1, 1.0), candidate(2, 0.9, full=False)) == [1, 2]
    assert order() == []


def test_a_question_for_what_is_current_lets_more_compete() -> None:
    pair = candidate(1, 1.0, 0.3, full=False), candidate(2, 0.5, 0.3, full=False)
    assert order(*pair) == [1, 2]
    assert order(*pair, now=True) == [2, 1]
    assert order(candidate(1, 1.0), candidate(2, 0.9, 0.7), now=True) == [2, 1]
    assert order(candidate(1, 1.0, 0.05, full=False), candidate(2, 0.9, 0.05, full=False), now=True) == [1, 2]


def test_nothing_goes_before_a_note_without_a_day() -> None:
    assert order(candidate(1, 1.0), candidate(2, 0.9), days={2: DAYS[2]}) == [1, 2]


def test_scores_still_fall() -> None:
    found = newest_first([candidate(1, 1.0), candidate(2, 0.9)], lambda _: DAYS, now=False)
    assert [each.score for each in found] == [1.0, 1.0]


@pytest.mark.parametrize(
    "question",
    ["Which is the current code?", "stand-up now", "今の部屋", "最新の価格", "现在的地址", "지금 비밀번호"],
)
def test_words_for_now(question: str) -> None:
    assert asks_for_now(question)


@pytest.mark.parametrize("question", ["I know", "currents", "今日の予定", "今週の会議", "いませんか", "어제"])
def test_what_is_no_word_for_now(question: str) -> None:
    assert not asks_for_now(question)


@pytest.mark.parametrize(("query", "mode"), [("gate code now", "hybrid"), ("gate code", "keyword")])
def test_the_code_that_holds_is_first(
    ask: Asker, tmp_path_factory: pytest.TempPathFactory, query: str, mode: str
) -> None:
    notes = Notes(tmp_path_factory.mktemp("more"))
    notes.write("memory/2026-03-03.md", "# 3\n\n- The gate code is 4471\n")
    notes.write("memory/2026-10-27.md", "# 27\n\n- The gate code is 9082\n")
    ask.index.sync(notes.scope)
    embed_all(ask.index)
    assert ask.paths(query, mode)[0] == "memory/2026-10-27.md"
    assert ask.paths(f"{query} in March", mode)[0] == "memory/2026-03-03.md"
