from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.text.dates import date_of_path, time_range
from tests.text.texts import messy_texts

TODAY = date(2026, 11, 29)  # a Sunday


@pytest.mark.parametrize(
    "path",
    [
        "memory/2026-02-03.md",
        "memory/deep/er/2026-02-03.md",
        "memory/2026-02-03-slug-of-it.md",
        "memory/2026-02-03-1430.md",
        "memory\\2026-02-03.md",
        "memory/2026/02/03.md",
        "memory/2026/02/03/notes.md",
        "memory/2026-02/03.md",
        "memory/2026/02-03.md",
        "memory/2026/2026-02/2026-02-03 talk.md",
        "memory/2026-02-03/talk.md",
        "memory/20260203.md",
        "memory/2026_02_03.md",
        "memory/2026年2月3日.md",
        "memory/weekly 2026-02-03.md",
    ],
)
def test_paths_that_name_a_day(path: str) -> None:
    assert date_of_path(path) == date(2026, 2, 3)


@pytest.mark.parametrize(
    "path",
    ["MEMORY.md", "memory/2026-02-30.md", "memory/2026-13-01.md", "memory/12026-02-03.md",
     "memory/2026-02.md",
     "memory/v2026.1.2.md", "memory/0000-01-01.md", "memory/projects/12.md", "memory/2026-02-031.md", ""],
)  # fmt: skip
def test_paths_that_name_none(path: str) -> None:
    assert date_of_path(path) is None


@given(st.dates(date(1900, 1, 1), date(2199, 12, 31)))
def test_every_day_is_read(day: date) -> None:
    assert date_of_path(f"memory/{day:%Y-%m-%d}-slug.md") == day
    assert date_of_path(f"memory/{day:%Y/%m/%d}.md") == day


@pytest.mark.parametrize(
    ("words", "first", "last"),
    [
        ("today", "2026-11-29", "2026-11-29"),
        ("yesterday", "2026-11-28", "2026-11-28"),
        ("the day before yesterday", "2026-11-27", "2026-11-27"),
        ("this week", "2026-11-23", "2026-11-29"),
        ("last week", "2026-11-16", "2026-11-22"),
        ("last month", "2026-10-01", "2026-10-31"),
        ("last year", "2025-01-01", "2025-12-31"),
        ("3 days ago", "2026-11-26", "2026-11-26"),
        ("two months ago", "2026-09-01", "2026-09-30"),
        ("the last 7 days", "2026-11-22", "2026-11-29"),
        ("last Friday", "2026-11-27", "2026-11-27"),
        ("in March", "2026-03-01", "2026-03-31"),
        ("in may", "2026-05-01", "2026-05-31"),
        ("in December", "2025-12-01", "2025-12-31"),
        ("March 2026", "2026-03-01", "2026-03-31"),
        ("on March 3", "2026-03-03", "2026-03-03"),
        ("3rd of March 2025", "2025-03-03", "2025-03-03"),
        ("2026-02", "2026-02-01", "2026-02-28"),
        ("2026-02-03", "2026-02-03", "2026-02-03"),
        ("in 2025", "2025-01-01", "2025-12-31"),
        ("昨日", "2026-11-28", "2026-11-28"),
        ("一昨日", "2026-11-27", "2026-11-27"),
        ("先週", "2026-11-16", "2026-11-22"),
        ("先週の金曜日", "2026-11-20", "2026-11-20"),
        ("先々週", "2026-11-09", "2026-11-15"),
        ("今週", "2026-11-23", "2026-11-29"),
        ("先月", "2026-10-01", "2026-10-31"),
        ("昨年", "2025-01-01", "2025-12-31"),
        ("3日前", "2026-11-26", "2026-11-26"),
        ("３日前", "2026-11-26", "2026-11-26"),
        ("二か月前", "2026-09-01", "2026-09-30"),
        ("3月", "2026-03-01", "2026-03-31"),
        ("12月25日", "2025-12-25", "2025-12-25"),
        ("2026年2月", "2026-02-01", "2026-02-28"),
        ("2026年2月3日", "2026-02-03", "2026-02-03"),
        ("昨天", "2026-11-28", "2026-11-28"),
        ("前天", "2026-11-27", "2026-11-27"),
        ("上周", "2026-11-16", "2026-11-22"),
        ("上星期五", "2026-11-20", "2026-11-20"),
        ("上个月", "2026-10-01", "2026-10-31"),
        ("三天前", "2026-11-26", "2026-11-26"),
        ("三个月前", "2026-08-01", "2026-08-31"),
        ("十二月", "2025-12-01", "2025-12-31"),
        ("어제", "2026-11-28", "2026-11-28"),
        ("그저께", "2026-11-27", "2026-11-27"),
        ("지난주", "2026-11-16", "2026-11-22"),
        ("지난주 금요일", "2026-11-20", "2026-11-20"),
        ("지난달", "2026-10-01", "2026-10-31"),
        ("작년", "2025-01-01", "2025-12-31"),
        ("3일 전", "2026-11-26", "2026-11-26"),
        ("이틀 전", "2026-11-27", "2026-11-27"),
        ("2월", "2026-02-01", "2026-02-28"),
        ("2026년 2월 3일", "2026-02-03", "2026-02-03"),
    ],
)
def test_words_for_time(words: str, first: str, last: str) -> None:
    found = time_range(words, TODAY)
    assert found is not None
    assert (str(found.first), str(found.last)) == (first, last)
    assert found.is_filter
    asked = time_range(f"budget {words} 予算", TODAY)
    assert asked is not None
    assert (asked.first, asked.last, asked.is_filter) == (found.first, found.last, False)
    assert f"budget {words} 予算"[asked.start : asked.end].strip() in f"{words}"


@pytest.mark.parametrize(
    "question",
    ["may I go", "I may march to the park", "Who is May?", "April said hello", "march on", "the sun sets",
     "TKY-2026-02", "2026-02-30", "1.2026", "tomorrow", "きのこ", "三个月", "3月間",
     "明日の予定", "내일", "그제서야", ""],
)  # fmt: skip
def test_words_that_only_look_like_time(question: str) -> None:
    assert time_range(question, TODAY) is None


def test_a_question_for_notes_of_a_time_is_a_filter() -> None:
    for question in (
        "my notes from last week",
        "先週のメモ",
        "昨天的笔记",
        "지난주 메모",
        "what happened yesterday?",
        "昨日何した",
        "我们上周做了什么？",
        "昨天都發生了什麼",
        "지난주에 무엇을 했지?",
        "어제 무슨 일이 있었어?",
        "what did I work on last week?",
        "What have I been up to this week",
        "昨日の出来事",
        "先週やったこと",
        "昨日は何をしましたか",
        "昨天发生了什么事",
        "지난주에 한 일",
    ):
        found = time_range(question, TODAY)
        assert found is not None
        assert found.is_filter, question


def test_who_did_something_is_still_asked_for() -> None:
    for question in ("昨天张伟做了什么", "어제 민수가 뭐 했어?", "what did Ann do yesterday?"):
        found = time_range(question, TODAY)
        assert found is not None
        assert not found.is_filter, question


@given(messy_texts, st.dates(date(1900, 1, 1)))
def test_no_question_breaks_it(question: str, today: date) -> None:
    found = time_range(question, today)
    if found:
        assert found.first <= found.last
        assert 0 <= found.start < found.end <= len(question)
