from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from app.text.evergreen import with_kept
from app.text.front_matter import EVERGREEN, read_front_matter

LINES = st.lists(
    st.sampled_from(["", "# Title", "- item", "---", "a: b", "tags: [x]", "evergreen: no", "text 本"]),
    max_size=9,
)


@given(LINES)
@settings(deadline=None)
def test_marking_is_seen_and_can_be_taken_back(lines: list[str]) -> None:
    text = "\n".join(lines)
    kept = with_kept(text, True)
    assert EVERGREEN in read_front_matter(kept).tags
    assert with_kept(kept, True) == kept
    assert EVERGREEN not in read_front_matter(with_kept(kept, False)).tags


@given(LINES.filter(lambda lines: lines[:1] != ["---"]))
@settings(deadline=None)
def test_a_note_without_front_matter_is_as_it_was(lines: list[str]) -> None:
    text = "\n".join(lines)
    assert with_kept(with_kept(text, True), False) == text


def test_other_front_matter_stays() -> None:
    text = "---\ntitle: A\n---\n\nBody"
    assert with_kept(text, True) == "---\ntitle: A\nevergreen: true\n---\n\nBody"
    assert with_kept(with_kept(text, True), False) == text
