from __future__ import annotations

import pytest
from hypothesis import given

from app.text.analysis import query_terms
from app.text.keywords import content_terms, is_stop_word
from tests.text.texts import messy_texts


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("What did the war cost us in 1918?", ["war", "cost", "1918"]),
        ("Where’s the key that I've hidden?", ["key", "hidden"]),
        ("IT budget of the US", ["it", "budget", "us"]),
        ("Wo war das Treffen in Köln?", ["treffen", "koln"]),
        ("Où est la clé de la maison ?", ["cle", "maison"]),
        ("¿Dónde está la oficina de Ana?", ["oficina", "ana"]),
        ("Qual é o número da conta do João?", ["numero", "conta", "joao"]),
        ("Dove sono le chiavi della cantina?", ["chiavi", "cantina"]),
        ("Где мой новый ключ?", ["новыи", "ключ"]),
        ("أين المفتاح الذي في المكتب؟", ["المفتاح", "المكتب"]),
        ("エッフェル塔の名前の由来は？", ["エッ", "ッフ", "フェ", "ェル", "塔", "名前", "由来"]),
        ("会議はいつですか", ["会議"]),
        ("りんごはどこですか", ["りん", "んご"]),
        ("会議のきのこの話", ["会議", "きの", "のこ", "話"]),
        ("TKY-77120について教えてください", ["tky-77120", "tki", "77120"]),
        ("数据库的密码是什么？", ["数据", "据库", "库的", "的密", "密码", "码是"]),
        ("會議為什麼改期", ["會議", "改期"]),
        ("용인시의 면적은 얼마나 되나요?", ["용인", "인시", "면적"]),
        ("회의는 언제인가요", ["회의"]),
    ],
)
def test_what_a_question_asks_for(question: str, expected: list[str]) -> None:
    assert content_terms(question.replace("й", "й")) == [term.replace("новыи", "новый") for term in expected]


@pytest.mark.parametrize("question", ["the who", "です", "是什么", "무엇", "to be or not to be", "la"])
def test_a_question_of_stop_words_keeps_them_all(question: str) -> None:
    assert content_terms(question) == list(dict.fromkeys(query_terms(question)))
    assert content_terms(question)


@pytest.mark.parametrize(
    "word", "the THE und où está não della где الذي は です ですか どこ 什么 的 무엇 어디".split()
)
def test_stop_words(word: str) -> None:
    assert is_stop_word(word)


@pytest.mark.parametrize("word", "key Köln 42 猫 本 東京 かに 数据 目的 서울 집 a828e60".split())
def test_words_that_are_none(word: str) -> None:
    assert not is_stop_word(word)


@given(messy_texts)
def test_content_terms_are_terms_of_the_question(question: str) -> None:
    found = content_terms(question)
    assert len(found) == len(set(found))
    assert bool(found) == bool(query_terms(question))
