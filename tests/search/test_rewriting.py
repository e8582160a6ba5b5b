"""Words that no note has as they are asked: typing errors, other scripts, other forms of characters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.index.index import Index
from app.index.options import IndexOptions
from app.search import readings
from app.search.numerals import _value
from app.search.rewriting import ways_in
from app.text.keywords import content_terms
from tests.helpers.log_rules import ExpectLog
from tests.index.world import Notes, embed_all
from tests.search.conftest import Asker

WRITTEN = (
    "田中さんと打ち合わせ",
    "鈴木部長は福岡に異動",
    "小林さんの送別会",
    "去北京出差",
    "和张伟讨论合同",
    "電梯維修要三天",
    "김민준 님이 초안을 보냄",
    "ゴミの日は木曜",
    "電車に財布を忘れた",
    "ピアノの発表会",
    "The dentist wrote about the passport",
    "Stand-up moves to ten",
    "会议推迟了",
    "Reached 12.5k views",
    "월세를 65만 원으로",
    "费用是3000",
    "下次打疫苗是3月",
    "五月二十五日歯医者",
    "买了120个鸡蛋",
)


@pytest.fixture
def ask(tmp_path: Path) -> Iterator[Asker]:
    notes = Notes(tmp_path / "notes")
    for number, text in enumerate(WRITTEN, 1):
        notes.write(f"memory/2026-02-{number:02d}.md", f"# Day\n\n- {text}\n- 雨だった\n- nothing else\n")
    index = Index.open(tmp_path / "index.sqlite", IndexOptions())
    index.sync(notes.scope)
    embed_all(index)
    yield Asker(index)
    index.close()


@pytest.mark.parametrize("mode", ["hybrid", "keyword"])
@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("三月", "3月"),
        ("5月", "五月"),
        ("25日", "二十五日"),
        ("一百二十个鸡蛋", "120"),
        ("Tanaka", "田中"),
        ("たなか", "田中"),
        ("こばやしさん", "小林"),
        ("スズキ", "鈴木"),
        ("Kobayashi", "小林"),
        ("Beijing", "北京"),
        ("Zhang Wei", "张伟"),
        ("Minjun", "김민준"),
        ("ごみ", "ゴミ"),
        ("さいふ", "財布"),
        ("はっぴょう", "発表"),
        ("电梯维修", "電梯維修"),
        ("會議", "会议"),
        ("dentsit", "dentist"),
        ("pasport", "passport"),
        ("standup", "Stand-up"),
        ("12500", "12.5k"),
        ("650,000", "65만"),
        ("3k", "3000"),
    ],
)
def test_what_is_written_otherwise_is_first(ask: Asker, mode: str, query: str, text: str) -> None:
    first = ask(query, mode).hits[0]
    assert text in first.snippet.text
    assert first.matched
    assert first.why.startswith("all words")


@pytest.mark.parametrize("query", ["blargh", "zxqv", "dentistry school", "ぬめらぽ", "灯台守", "bad", "pest"])
def test_what_is_nowhere_stays_nowhere(ask: Asker, query: str) -> None:
    words = ask(query, "keyword")
    assert not [hit for hit in words.hits if hit.why.startswith("all words")]


@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("二〇二六", 2026), ("两千零二十六", 2026), ("兩百", 200), ("十二", 12), ("三千", 3000),
        ("十二万", 120_000), ("一萬二千", 12_000), ("万", 10_000), ("零", 0),
    ],
)  # fmt: skip
def test_numbers_in_han_characters(number: str, value: int) -> None:
    assert _value(number) == value


def test_a_japanese_question_asks_for_no_chinese_characters(ask: Asker) -> None:
    with ask.index.read() as reader:
        assert ways_in(reader, "会議", content_terms("会議"), []) == {"会議": (("会议",),)}
        assert ways_in(reader, "会議の", content_terms("会議の"), []) == {}


def test_without_their_file_readings_are_missing_and_search_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ask: Asker, expected_logs: ExpectLog
) -> None:
    expected_logs("names in other scripts are found less often")
    monkeypatch.setattr(readings, "resource_path", lambda _: tmp_path / "none.txt")
    for cached in (readings._han, readings._voiced):
        cached.cache_clear()
    assert not ask("Tanaka", "keyword").hits
    for cached in (readings._han, readings._voiced):
        cached.cache_clear()
