from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from app.text.sizes import weight
from app.text.transcript_chunks import TurnChunk, chunk_turns, title_of


@dataclass(frozen=True)
class Said:
    role: Literal["user", "assistant"]
    text: str
    line: int


def talk(*texts: str, step: int = 3) -> list[Said]:
    roles: tuple[Literal["user", "assistant"], ...] = ("user", "assistant")
    return [Said(roles[at % 2], text, 2 + at * step) for at, text in enumerate(texts)]


def shape(chunks: list[TurnChunk]) -> list[tuple[str, tuple[int, ...]]]:
    return [(each.chunk.text, each.lines) for each in chunks]


def test_turns_become_lines_that_know_where_they_came_from() -> None:
    (only,) = chunk_turns(talk("When is the\nparty?", "On Friday.", "  "))
    assert only.chunk.text == "User: When is the party?\nAssistant: On Friday."
    assert only.lines == (2, 5)
    assert (only.chunk.start_line, only.chunk.end_line, only.turn) == (2, 5, 0)


def test_whole_turns_are_packed() -> None:
    chunks = chunk_turns(talk(*["word " * 30] * 10), tokens=100)
    assert [len(each.lines) for each in chunks] == [2] * 5
    assert all(weight(each.chunk.text) <= 400 for each in chunks)
    assert [each.turn for each in chunks] == [0, 2, 4, 6, 8]


def test_a_turn_longer_than_a_chunk_is_cut_at_sentences_and_keeps_its_line() -> None:
    chunks = chunk_turns(talk("Short.", "This is one sentence. " * 60, "Thanks."), tokens=100)
    assert [each.turn for each in chunks][:2] == [0, None]
    inner = [line for each in chunks for line in each.lines]
    assert inner[0] == 2
    assert set(inner[1:-1]) == {5}
    assert inner[-1] == 8
    assert all(each.chunk.text.endswith(".") for each in chunks)


def test_each_turn_is_an_entry_and_very_short_ones_go_with_the_next() -> None:
    question = "Where did we put the spare key of the garden shed, and who has the other one of the two?"
    (only,) = chunk_turns(talk(question, "OK.", question))
    assert [(entry.start_line, entry.end_line) for entry in only.chunk.entries] == [(2, 2), (5, 8)]
    assert all(entry.text in only.chunk.text for entry in only.chunk.entries)
    assert chunk_turns(talk(question))[0].chunk.entries == ()


def test_a_conversation_is_called_as_its_person_began_it() -> None:
    turns = [Said("assistant", "Good morning!", 2), Said("user", "Plan the\ntrip to Nara", 3)]
    assert title_of(turns) == "Plan the trip to Nara"
    assert title_of([Said("user", "many words " * 20, 2)]).endswith("words…")
    assert title_of([]) == ""


@given(st.lists(st.text(max_size=400), max_size=12), st.lists(st.text(max_size=400), max_size=6))
def test_what_is_added_changes_no_chunk_but_the_last(before: list[str], added: list[str]) -> None:
    """So reading on from the last chunk that begins with a turn gives what reading everything gives."""
    turns = talk(*before, *added)
    old, new = chunk_turns(turns[: len(before)], tokens=50), chunk_turns(turns, tokens=50)
    begins = [(at, each.turn) for at, each in enumerate(old) if each.turn is not None]
    at, first = begins[-1] if begins else (0, 0)
    resumed = chunk_turns(turns[first:], tokens=50)
    assert shape(new) == shape(old[:at] + resumed)
    assert all("\n".join(each.chunk.text.split("\n")) == each.chunk.text for each in new)
    assert all(len(each.chunk.text.split("\n")) == len(each.lines) for each in new)
