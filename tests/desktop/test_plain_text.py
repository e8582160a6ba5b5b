from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.popup.plain_text import BREAK, plain, without_headings
from app.desktop.popup.rows import Row
from app.desktop.popup.snippet_layout import _first_shown


@pytest.mark.parametrize(
    ("markdown", "shown"),
    [
        ("- Bought the **blue kettle**", "Bought the blue kettle"),
        ("## Kitchen\n\ntext", "Kitchen text"),
        ("- one\n- two\n  1. three", f"one{BREAK}two{BREAK}three"),
        ("text\n\n- one\n\n- two", f"text{BREAK}one{BREAK}two"),
        ("> quoted\n> words", "quoted words"),
        ("see [the board](https://example.org/x) now", "see the board now"),
        ("![a cat](cat.png) here", "a cat here"),
        ("- [x] done", "done"),
        ("[[Wiki link]] and `code` and ~~old~~", "Wiki link and code and old"),
        ("see ![[plan.png|100]] and ![[plan.png|the plan]]", "see plan.png and the plan"),
        ("![[plan.png]] of [[2026|2026]] and [[board|12]]", "plan.png of 2026 and 12"),
        ("snake_case and 2*3*4 stay", "snake_case and 2*3*4 stay"),
        ("受付番号は**TKY-77120**、来週", "受付番号はTKY-77120、来週"),
        ("array[3] and f(x) stay", "array[3] and f(x) stay"),
        ("| a | b |\n| --- | :-: |\n| c | d |\n| e | f |", f"a | b{BREAK}c | d{BREAK}e | f"),
        ("|---|---|\n| c | d |", "c | d"),
        ("| a | b |\n|---|---|", "a | b"),
        ("", ""),
    ],
)
def test_without_signs(markdown: str, shown: str) -> None:
    assert plain(markdown)[0] == shown


def test_marks_move_with_their_words() -> None:
    text = "- Bought the **blue kettle**\n- and 🌰 tea"
    marks = [(text.index(word), text.index(word) + len(word)) for word in ("blue", "kettle", "tea")]
    shown, moved = plain(text, marks)
    assert [shown[start:end] for start, end in moved] == ["blue", "kettle", "tea"]


def test_a_mark_across_a_sign_is_split_around_it() -> None:
    shown, moved = plain("**blue** kettle", [(2, 15)])
    assert "".join(shown[start:end] for start, end in moved) == "blue kettle"


def test_headings_in_front_go_unless_one_is_what_was_found() -> None:
    text = "# Day\n\n## Kitchen\n\n- a kettle"
    at = text.index("kettle")
    left, marks = without_headings(text, [(at, at + 6)])
    assert left == "- a kettle"
    assert left[slice(*marks[0])] == "kettle"
    assert without_headings(text, [(text.index("Kitchen"), text.index("Kitchen") + 7)])[0] == text


@given(st.text(alphabet="ab *_#-|\n[]()>`!1.x🌰の", max_size=60), st.data())
def test_marks_always_lie_inside(text: str, data: st.DataObject) -> None:
    places = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=6)))
    marks = list(zip(places[::2], places[1::2], strict=False))
    shown, moved = plain(text, marks)
    assert "\n" not in shown
    assert all(0 <= start < end <= len(shown) for start, end in moved)


def test_a_row_that_begins_later_begins_with_a_whole_word() -> None:
    words, run = "wonderful " * 9, "長" * 90
    row = Row(key=("n.md", 1), path="n.md", title="n", snippet=words + "kettle", marks=((90, 96),))
    assert words[_first_shown(row) :].startswith("wonderful")
    assert _first_shown(replace(row, snippet=run + "茶", marks=((90, 91),))) == 60
    assert _first_shown(replace(row, marks=((20, 29),))) == 0
