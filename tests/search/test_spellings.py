"""Identifiers that are asked otherwise than they are written, in both modes; and what is unharmed by that."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.index.index import Index
from app.index.options import IndexOptions
from app.search.spellings import joined_in, may_be_respelt, other_spellings, spellings_in
from app.text.analysis import terms
from tests.index.world import Notes, embed_all
from tests.search.conftest import Asker

WRITTEN = (
    "Commit a828e60-77b1 broke the build",
    "Bought an iPhone 15 for Rod",
    "The new iphone14 is here",
    "GPT-4 is slow",
    "gpt5 is out",
    "Call 090-1234-5678 back",
    "Pixel8Pro and Galaxy-S24_Ultra",
    "Walk the dog at 15:30 with the other phone",
)


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


@pytest.fixture
def ask_written(tmp_path: Path) -> Iterator[Asker]:
    """One note for each of `WRITTEN`, named by its number."""
    notes = Notes(tmp_path / "written")
    for number, text in enumerate(WRITTEN):
        notes.write(f"memory/{number}.md", f"- {text}\n")
    index = Index.open(tmp_path / "written.sqlite", IndexOptions())
    index.sync(notes.scope)
    embed_all(index)
    yield Asker(index)
    index.close()


@pytest.mark.parametrize("mode", ["hybrid", "keyword"])
@pytest.mark.parametrize(
    ("note", "queries"),
    [
        (0, "a828e6077b1 | A828E60_77B1 | a828-e60-77b1 | commit a828e6077b1"),
        (1, "iphone15 | ＩＰｈｏｎｅ15 | iPhone15 | IPHONE-15 | iphone 15"),
        (2, "iPhone 14 | iphone-14"),
        (3, "gpt4 | GPT 4 | gpt_4"),
        (4, "gpt-5 | GPT 5"),
        (5, "09012345678 | 090 1234 5678 | (090)12345678"),
        (6, "pixel 8 pro | pixel8 pro | pixel-8-pro | galaxys24ultra"),
    ],
)
def test_joints_of_another_kind_at_another_place_or_none(
    ask_written: Asker, note: int, queries: str, mode: str
) -> None:
    for query in queries.split(" | "):
        hits = ask_written(query, mode).hits
        (whole,) = [hit for hit in hits if hit.why.startswith("all words")]
        assert whole.path == f"memory/{note}.md", query
        assert len(set(whole.matched)) == len(whole.matched)
        assert mode == "hybrid" or whole is hits[0], "random vectors may well put another one first"


@pytest.mark.parametrize(
    "query", ["a828e6077b2", "a828e6077b", "iphone16", "gpt 6", "dog 14", "09012345679", "phone1530"]
)
def test_what_is_written_nowhere_is_not_put_together(ask_written: Asker, query: str) -> None:
    hits = ask_written(query, "keyword").hits
    assert not any(hit.why.startswith("all words") for hit in hits)


def test_looking_for_other_spellings_of_long_rubbish_stays_cheap(ask_written: Asker) -> None:
    asked: list[int] = []

    class Counting:
        def document_frequencies(self, terms: Sequence[str]) -> list[int]:
            asked.append(len(terms))
            return [1] * len(terms)

        def keyword_count(self, match: str, most: int = -1) -> int:
            asked.append(1)
            return 0

    rubbish = [f"{letter}1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p"[:31] for letter in "abcdefghijkl"]
    spellings_in(Counting(), rubbish)
    assert sum(asked) < 8_000


class Everywhere:
    """Notes that have every term, and `stand` tells whether any terms in a row."""

    def __init__(self, *, stand: bool) -> None:
        self.stand = stand

    def document_frequencies(self, terms: Sequence[str]) -> list[int]:
        return [1] * len(terms)

    def keyword_count(self, match: str, most: int = -1) -> int:
        return int(self.stand)


def test_cuts_are_of_identifiers_and_long_numbers_that_stand_so_in_a_note() -> None:
    assert [may_be_respelt(term) for term in ("ab77q2", "09012345", "090-12345")] == [True] * 3
    assert not any(may_be_respelt(term) for term in ("walrus", "1530", "15-30", "a1" * 20, "a1"))
    assert spellings_in(Everywhere(stand=False), ["ab77q2"]) == {"ab77q2": other_spellings("ab77q2")}
    assert ("a", "b77q2") in spellings_in(Everywhere(stand=True), ["ab77q2"])["ab77q2"]


def test_cuts_are_looked_for_of_a_few_terms_of_a_question() -> None:
    asked = [f"ab77q{number}" for number in range(9)]
    found = spellings_in(Everywhere(stand=True), asked)
    more = [len(found[term]) > len(other_spellings(term)) for term in asked]
    assert more == [True] * 8 + [False]


def test_words_are_put_together_only_where_letters_meet_digits() -> None:
    found = joined_in(Everywhere(stand=True), "key board 14", ["key", "board", "14"])
    assert [run.term for run in found] == ["keyboard14", "board14"]
