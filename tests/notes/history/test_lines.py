"""Differences and merges: exact, readable, and fast on long notes."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.notes.history.diff import diff_texts, word_marks
from app.notes.history.lines import counted, differing
from app.notes.history.merging import merge
from app.notes.history.undo import UndoConflict, UndoPlan, merge_bytes, plan_undo

LINES = st.lists(st.sampled_from(["a", "b", "c", "", "- x", "unique 1", "unique 2", "unique 3"]), max_size=14)


def patched(a: list[str], b: list[str]) -> list[str]:
    made: list[str] = []
    at = 0
    for block in differing(a, b):
        assert block.a1 >= at
        assert (block.a1, block.b1) != (block.a2, block.b2)
        made += a[at : block.a1] + b[block.b1 : block.b2]
        at = block.a2
    return made + a[at:]


@given(LINES, LINES)
def test_the_difference_makes_the_one_out_of_the_other(a: list[str], b: list[str]) -> None:
    assert patched(a, b) == b
    added, removed = counted(a, b)
    assert len(b) - len(a) == added - removed
    assert (added, removed) == counted(b, a)[::-1] or a != b


@given(LINES, LINES)
def test_hunks_show_both_versions_truly(a: list[str], b: list[str]) -> None:
    diff = diff_texts("\n".join(a) + "\n", "\n".join(b) + "\n", context=1)
    for line in (line for hunk in diff.hunks for line in hunk):
        if line.before is not None:
            assert (a or [""])[line.before - 1] == line.text
        if line.after is not None:
            assert (b or [""])[line.after - 1] == line.text
        assert (line.kind == "same") == (line.before is not None and line.after is not None)
        for start, end in line.marks:
            assert 0 <= start < end <= len(line.text)


@given(LINES, LINES)
def test_a_merge_with_nothing_on_one_side_is_the_other_side(base: list[str], side: list[str]) -> None:
    assert merge(base, side, base).lines == tuple(side)
    assert merge(base, base, side).lines == tuple(side)
    assert merge(base, side, side) == merge(base, side, base)
    assert not merge(base, side, base).clashes


@given(LINES, LINES, LINES)
def test_a_merge_without_clash_is_the_same_from_both_sides(
    base: list[str], ours: list[str], theirs: list[str]
) -> None:
    left, right = merge(base, ours, theirs), merge(base, theirs, ours)
    assert bool(left.clashes) == bool(right.clashes)
    if not left.clashes:
        assert left == right


def test_moved_lines_and_long_notes_are_fast() -> None:
    chosen = random.Random(1)
    a = [f"line {chosen.random()}" for _ in range(30_000)]
    b = a.copy()
    chosen.shuffle(b)
    started = time.process_time()
    assert patched(a, b) == b
    assert patched(["- x"] * 40_000, ["- y", *["- x"] * 39_000]) == ["- y", *["- x"] * 39_000]
    assert time.process_time() - started < 4


def test_words_within_a_line() -> None:
    assert word_marks("Call Bob on Monday", "Call Ann on Monday") == (((5, 8),), ((5, 8),))
    assert word_marks("会議は月曜日です", "会議は火曜日です") == (((3, 4),), ((3, 4),))
    assert word_marks("회의는 월요일", "회의는 화요일") == (((4, 5),), ((4, 5),))
    assert word_marks("a" * 3_000, "b") == ((), ())


def test_lines_that_have_nothing_in_common_are_not_marked() -> None:
    diff = diff_texts("- Call Bob on Monday\n", "Something else\n")
    assert [(line.kind, line.marks) for line in diff.hunks[0]] == [("removed", ()), ("added", ())]
    assert (diff.added, diff.removed) == (1, 1)


def test_far_changes_are_separate_hunks() -> None:
    text = "".join(f"{number}\n" for number in range(40))
    diff = diff_texts(text, text.replace("\n5\n", "\nfive\n").replace("\n30\n", "\nthirty\n"))
    assert len(diff.hunks) == 2
    assert [line.text for line in diff.hunks[0]] == ["2", "3", "4", "5", "five", "6", "7", "8"]


def test_taking_back_a_block_that_others_followed() -> None:
    before, after = b"# Day\n\n- a\n", b"# Day\n\n- a\n\n- wrong\n"
    now = after + b"\n- later\n"
    assert plan_undo(before, after, now) == UndoPlan(b"# Day\n\n- a\n\n- later\n")
    assert plan_undo(before, after, after) == UndoPlan(before)
    assert plan_undo(None, before, before) == UndoPlan(None)
    assert plan_undo(before, None, None) == UndoPlan(before)


@pytest.mark.parametrize(
    ("before", "after", "now", "code"),
    [
        (b"a\n", b"b\n", b"c\n", "overlap"),
        (b"a\n", b"b\n", None, "gone"),
        (b"a\n", None, b"c\n", "exists"),
        (b"a\n", b"\xff\x00\x81", b"c\n", "not_text"),
    ],
)
def test_what_cannot_be_taken_back_is_said(
    before: bytes | None, after: bytes | None, now: bytes | None, code: str
) -> None:
    plan = plan_undo(before, after, now)
    assert isinstance(plan, UndoConflict)
    assert (plan.code, plan.reason.endswith(".")) == (code, True)


def test_a_clash_shows_all_three_versions() -> None:
    plan = plan_undo(b"x\na\ny\n", b"x\nb\ny\n", b"x\nc\ny\n")
    assert isinstance(plan, UndoConflict)
    (clash,) = plan.clashes
    assert (clash.line, clash.base, clash.ours, clash.theirs) == (2, ("b",), ("c",), ("a",))


def test_line_ends_and_encodings_survive_a_merge() -> None:
    base, theirs = "a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n"
    assert merge_bytes(base.encode(), (base + "d\n").encode(), theirs.encode()) == (b"a\r\nB\r\nc\r\nd\n", ())
    mark = b"\xff\xfe"
    wide = [mark + text.encode("utf-16-le") for text in (base, base + "ć\r\n", theirs)]
    assert merge_bytes(*wide) == (mark + "a\r\nB\r\nc\r\nć\r\n".encode("utf-16-le"), ())
    unix = base.replace("\r\n", "\n").encode()
    assert merge_bytes(base.encode(), unix + b"d\n", theirs.encode()) == (b"a\nB\nc\nd\n", ())
