"""Shortcuts in reading blocks against the long way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.notes.editing import blocks as known_blocks
from app.notes.editing.blocks import without_known
from app.text import blocks
from app.text.blocks import continues_list, unmarked

_LINES = st.sampled_from(
    [
        "# Monday",
        "",
        "- The heron came back to the old mill pond at dawn.",
        "- The heron came back to the old",
        "  mill pond at dawn.",
        "* Otters were seen below the second weir again today.",
        "  - 二番目の堰の下でまたカワウソを見たと記録に書いた。",
        "1. The boat is to be painted before the end of April.",
        "A paragraph - with a dash - about nothing in particular.",
        "```",
        "---",
        "- done",
    ]
)
_TEXTS = st.lists(_LINES, max_size=14).map("\n".join)


@given(text=_TEXTS, block=_TEXTS)
def test_what_a_note_says_already_is_found_whether_or_not_it_was_glanced_at_first(
    text: str, block: str
) -> None:
    quick = without_known(text, block)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(known_blocks, "_may_hold", lambda _text, wanted: bool(wanted))
        assert quick == without_known(text, block)


@given(text=_TEXTS, block=_TEXTS)
def test_the_end_of_a_long_list_is_read_as_the_whole_would_be(text: str, block: str) -> None:
    lines, more = text.split("\n"), block.split("\n")
    quick = continues_list(lines, more)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(blocks, "_last_item", lambda _: 0)
        assert quick == continues_list(lines, more)


@pytest.mark.parametrize(
    ("line", "bare"),
    [
        ("- one", " one"),
        ("  * [x] done", "done"),
        ("We moved to level 3. Next", "We moved to level 3. Next"),
        ("rain - then sun", "rain - then sun"),
        ("・牛乳を買う", "牛乳を買う"),
    ],
)
def test_only_a_mark_at_the_beginning_of_a_line_is_taken_off(line: str, bare: str) -> None:
    assert unmarked(line).strip() == bare.strip()
