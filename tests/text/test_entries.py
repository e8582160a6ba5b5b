from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from app.text.chunks import Entry, chunk_markdown
from tests.text.texts import notes


def entries(text: str) -> list[Entry]:
    return [entry for chunk in chunk_markdown(text) for entry in chunk.entries]


def test_items_with_their_children_and_paragraphs_are_entries() -> None:
    found = entries(
        "## Log\n"
        "- [ ] Call the garage about the winter tyres\n"
        "  - ask for the price of storage\n"
        "1. Second item of another kind of list\n"
        "* 会議は金曜日に変更した\n"
        "\n"
        "A paragraph on\n"
        "two lines.\n"
    )
    assert found == [
        Entry(2, 3, "Call the garage about the winter tyres\nask for the price of storage"),
        Entry(4, 4, "Second item of another kind of list"),
        Entry(5, 5, "会議は金曜日に変更した"),
        Entry(7, 8, "A paragraph on\ntwo lines."),
    ]


def test_a_single_item_or_paragraph_needs_no_entry() -> None:
    assert entries("# A\n\n- only one item, and it is long enough\n  with a second line") == []
    assert entries("Only a paragraph, also long enough to stand alone.") == []


def test_very_short_items_are_joined() -> None:
    found = entries(
        "- a first sentence of some length\n- milk\n- eggs\n- bread and butter\n"
        "- another one of some length\n- ok"
    )
    assert [(entry.start_line, entry.end_line) for entry in found] == [(1, 1), (2, 4), (5, 6)]
    assert found[1].text == "milk\neggs\nbread and butter"


def test_bullets_of_japanese_writers_are_items() -> None:
    assert [entry.text for entry in entries("・牛乳と卵を買った\n・歯医者を予約した")] == [
        "牛乳と卵を買った",
        "歯医者を予約した",
    ]


def test_repeated_lines_make_no_second_entry() -> None:
    text = "\n".join(f"- Item number {number} says something of its own" for number in range(120))
    chunks = chunk_markdown(text)
    assert any(later.start_line <= earlier.end_line for earlier, later in pairwise(chunks))
    lines = [entry.start_line for chunk in chunks for entry in chunk.entries]
    assert lines == sorted(set(lines)) == list(range(1, 121))


def test_code_is_kept_as_it_is() -> None:
    assert (
        entries("A paragraph before the code block.\n\n```\n- not an item, but code\n```")[1].text
        == "```\n- not an item, but code\n```"
    )


@given(notes)
def test_entries_lie_in_their_chunk_in_order(text: str) -> None:
    for chunk in chunk_markdown(text, tokens=60, overlap=10):
        for entry in chunk.entries:
            assert chunk.start_line <= entry.start_line <= entry.end_line <= chunk.end_line
            assert all(line.strip() in chunk.text for line in entry.text.split("\n"))
        starts = [entry.start_line for entry in chunk.entries]
        assert starts == sorted(starts)
