"""Identifiers that are asked otherwise than they are written, in both modes; and what is unharmed by that."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.search.spellings import other_spellings
from app.text.analysis import terms
from tests.search.conftest import Asker


@pytest.mark.parametrize(
    ("term", "streams"),
    [
        ("r2d2", {("r", "2d2"), ("r2", "d2"), ("r2d", "2"),
            ("r", "2", "d2"), ("r", "2d", "2"), ("r2", "d", "2"), ("r", "2", "d", "2")}),
        ("tky88431", {("tki", "88431")}),
        ("releases2", {("releas", "2")}),
        ("kyt-77q2", {("kyt77q2",)}),
        ("utf-8", {("utf8",)}),
        ("sqlite-vec", {("sqlitevec",)}),
        ("a3f9c71", {("a", "3f9c71"), ("a3", "f9c71"), ("a3f", "9c71"), ("a3f9", "c71"), ("a3f9c", "71")}),
        ("2026-03-05", set()),
        ("walrus", set()),
        ("88431", set()),
        ("図書", set()),
        ("a1" * 20, set()),
    ],
)  # fmt: skip
def test_ways_to_write_a_term(term: str, streams: set[tuple[str, ...]]) -> None:
    assert set(other_spellings(term)) == streams


@given(st.from_regex(r"[a-z]{2,6}-[0-9]{1,6}", fullmatch=True))
def test_what_is_joined_is_found_where_it_stands_apart_and_the_other_way_round(written: str) -> None:
    joined = written.replace("-", "")
    whole, *parts = terms(written)
    assert whole == written
    assert tuple(parts) in other_spellings(terms(joined)[0])
    assert other_spellings(written) == ((terms(joined)[0],),)


@pytest.mark.parametrize("mode", ["hybrid", "keyword"])
@pytest.mark.parametrize("query", ["TKY77120", "tky77120", "vendor TKY77120", "HKD40518"])
def test_joined_asks_for_what_stands_apart(ask: Asker, query: str, mode: str) -> None:
    response = ask(query, mode)
    first = response.hits[0]
    assert first.path == "memory/2026-11-27.md"
    digits = re.sub(r"\D", "", query)
    assert digits in first.snippet.text
    assert set(first.matched) >= {digits, terms(query[-8:-5])[0]}
    assert "all words" in first.why
    assert {hit.path for hit in response.hits if hit.why.startswith("all words")} == {first.path}


def test_the_word_in_the_typing_may_be_joined_too(ask: Asker) -> None:
    (first, *_) = ask("TKY771", "keyword").hits
    assert (first.path, first.matched) == ("memory/2026-11-27.md", ("tki", "77120"))


def test_the_spelling_of_the_question_goes_before_all_others(ask: Asker) -> None:
    first = ask("TKY-77120", "keyword").hits[0]
    assert (first.path, first.matched) == ("memory/2026-11-27.md", ("tky-77120", "tki", "77120"))


@pytest.mark.parametrize("query", ["TKY77121", "TK Y77120", "TKY7712O"])
def test_another_identifier_is_not_found(ask: Asker, query: str) -> None:
    assert not any(hit.why.startswith("all words") for hit in ask(query).hits)
