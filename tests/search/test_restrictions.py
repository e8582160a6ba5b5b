"""What of a query leaves notes out, with the place that stands for it."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.search.parse import misread, parse_query, restrictions

TODAY = date(2026, 3, 4)
PIECES = st.sampled_from(
    [
        "path:a", '-path:"b c"', "tag:#x", "-tag:y", "source:notes", "-source:notes", "source:zz",
        "after:2026", "after:soon", "before:2026-02", "after:yesterday", "-red", '-"a b"', "“q w”", '"',
        "kettle", "🌰", "  ", "－犬", "tag：会議",
    ]
)  # fmt: skip


def told(query: str) -> list[tuple[str, str, bool, str]]:
    found = restrictions(query, TODAY)
    return [(each.kind, each.value, each.excluded, query[each.start : each.end]) for each in found]


def test_each_says_what_stands_for_it() -> None:
    assert told('🌰 Path:"My Notes" kettle -red -tag:#old －犬 source:sessions') == [
        ("path", "my notes", False, 'Path:"My Notes"'),
        ("text", "red", True, "-red"),
        ("tag", "old", True, "-tag:#old"),
        ("text", "犬", True, "－犬"),
        ("source", "sessions", False, "source:sessions"),
    ]


def test_the_wide_signs_of_an_input_method_are_syntax_too() -> None:
    assert told("after：昨日　会議 －tag：#古い path：仕事") == [
        ("after", "昨日", False, "after：昨日"),
        ("tag", "古い", True, "－tag：#古い"),
        ("path", "仕事", False, "path：仕事"),
    ]
    assert [each.value for each in misread("after：バナナ", TODAY)] == ["after：バナナ"]


def test_days_are_those_that_hold() -> None:
    found = restrictions("after:2026 a after:yesterday before:2026-02", TODAY)
    assert [(each.kind, each.day) for each in found] == [
        ("after", date(2026, 3, 3)),
        ("before", date(2026, 2, 28)),
    ]


@pytest.mark.parametrize("query", ["", "kettle", "after:soon", "-source:notes", "-red", 'say "path:a', "a-b"])
def test_what_is_not_understood_as_one_is_none(query: str) -> None:
    assert [each for each in told(query) if each[0] != "path"] == []


@pytest.mark.parametrize("query", ['"rm -rf build"', "“see path:notes tag:x -red”", "tag:#", "-tag:##"])
def test_within_quotes_nothing_leaves_notes_out_and_a_tag_has_a_name(query: str) -> None:
    assert told(query) == []


def test_quotes_are_exact_words_beside_filters() -> None:
    query = '"rm -rf build" path:"my -notes" -"a b"'
    assert told(query) == [
        ("path", "my -notes", False, 'path:"my -notes"'),
        ("text", "a b", True, '-"a b"'),
    ]
    assert parse_query(query, TODAY).phrases == ("rm -rf build",)


@given(st.lists(PIECES, max_size=7).map(" ".join))
def test_they_are_what_is_searched_by(query: str) -> None:
    parsed, found = parse_query(query, TODAY), restrictions(query, TODAY)
    assert parsed.excluded == tuple(each.value for each in found if each.kind == "text")
    assert parsed.filters.paths == tuple(
        each.value for each in found if (each.kind, each.excluded) == ("path", False)
    )
    days = {each.kind: each.day for each in found if each.day}
    assert (parsed.filters.first, parsed.filters.last) == (days.get("after"), days.get("before"))
    ends = [0, *(each.end for each in found)]
    assert all(end <= each.start < each.end for end, each in zip(ends, found, strict=False))


@given(st.lists(PIECES, max_size=7).map(" ".join))
def test_without_their_places_nothing_is_left_out(query: str) -> None:
    found = restrictions(query, TODAY)
    rest = query
    for each in reversed(found):
        rest = rest[: each.start] + " " + rest[each.end :]
    again = [each for each in restrictions(rest, TODAY) if each.kind not in {"after", "before"}]
    assert again == [] or not found


@pytest.mark.parametrize(
    ("query", "value", "day"),
    [
        ("after:2026-02 tea", "2026-02", date(2026, 2, 1)),
        ("tea after:last week kettle", "last week", date(2026, 2, 23)),
        ("after:the day before yesterday", "the day before yesterday", date(2026, 3, 2)),
        ("after:昨日 茶", "昨日", date(2026, 3, 3)),
        ("after:지난 주", "지난 주", date(2026, 2, 23)),
    ],
)
def test_a_date_is_read_to_its_end(query: str, value: str, day: date) -> None:
    [found] = restrictions(query, TODAY)
    assert (found.value, found.day, query[found.start : found.end]) == (value, day, f"after:{value}")
    assert misread(query, TODAY) == ()


def test_what_is_no_filter_is_told_and_searched_as_words() -> None:
    query = 'tea after:banana source:zz "before:x" -after:yesterday path:a'
    found = misread(query, TODAY)
    assert [each.value for each in found] == ["after:banana", "source:zz"]
    assert [query[each.start : each.end] for each in found] == ["after:banana", "source:zz"]
    assert "after:banana source:zz" in parse_query(query, TODAY).words
