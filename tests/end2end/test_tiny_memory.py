"""Single words over the sample memory, five small notes in four languages: what is found, and what is not."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from tests.end2end.engines import ready, running

SAMPLE = Path(__file__).parents[2] / "resources" / "sample"
ANSWERS = {
    "memory/2026-11-02.md": "tyre inspection | 轮胎 | タイヤ | database",
    "memory/2026-11-03.md": "dentist | piano | shower | 钢琴 | 피아노",
    "memory/2026-11-04.md": "hotel | rent | ホテル | 호텔 | 월세",
    "memory/2026-11-05.md": "puppy | dog | server | 备份 | 子犬",
    "MEMORY.md": "cat | wifi | アレルギー | 过敏 | 보일러",
}
NONSENSE = (
    "xqzv blorp | qwertz uiop | vrmpt | skdjf weoir | ほげふが | ぬぺもろ | ぽにゃらぺ | 哔哩咕噜噗"
    " | 的的的 | 므흐브 | 뾰로롱 퓽 | 꾸엑꾸엑"
)
ELSEWHERE = "volcano | submarine | 民主主義 | 火山 | 足球 | 太空船 | 바둑 | 잠수함"


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    folder = tmp_path_factory.mktemp("tiny") / "sample"
    shutil.copytree(SAMPLE, folder)
    with running(folder, provider="builtin") as made:
        ready(made)
        yield made


def found(engine: Engine, words: str) -> dict[str, str]:
    """The first note for each word, if there is any."""
    asked = {word: engine.search(SearchRequest(word)).hits for word in words.split(" | ")}
    return {word: hits[0].path for word, hits in asked.items() if hits}


def test_a_word_in_another_language_finds_its_note(engine: Engine) -> None:
    wrong, missed, asked = [], [], 0
    for note, words in ANSWERS.items():
        first = found(engine, words)
        asked += len(words.split(" | "))
        wrong += [word for word, path in first.items() if path != note]
        missed += [word for word in words.split(" | ") if word not in first]
    assert not {"hotel", "puppy", "dentist", "피아노"}.intersection(wrong + missed)
    assert len(missed) <= asked * 2 // 5, missed
    assert len(wrong) <= 1, wrong


def test_what_has_nothing_to_do_with_the_notes_finds_nothing(engine: Engine) -> None:
    assert "xqzv blorp" not in found(engine, NONSENSE)
    assert len(found(engine, NONSENSE)) <= 1
    assert found(engine, ELSEWHERE) == {}


def test_the_entry_that_answers_is_the_one_shown(engine: Engine) -> None:
    (first, *others) = engine.search(SearchRequest("hotel")).hits
    assert "酒店" in first.snippet.text
    scores = [hit.score for hit in (first, *others)]
    assert scores == sorted(scores, reverse=True)
