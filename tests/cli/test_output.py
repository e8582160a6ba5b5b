"""What of a note's characters reaches a terminal, and what a pipe."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from app.cli.commands.search import describe, meaning_missing
from app.cli.output import ProgressLine, one_line, say

ORDERS = "a\x1b[31mb\tc\nd\x9b\u202ee\u2066"

LEARNING = {"problem": None, "provider": "builtin", "embedded": 4, "passages": 9}


@pytest.mark.parametrize(
    ("terminal", "told"), [(True, "a\\x1b[31mb\tc\nd\\x9b\\u202ee\\u2066\n"), (False, ORDERS + "\n")]
)
def test_a_terminal_gets_no_orders_from_notes(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes], terminal: bool, told: str
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    say(ORDERS)
    assert capsysbinary.readouterr().out == told.encode()


def test_progress_in_a_log_is_a_line_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    times = iter([0.0, 1.0, 4.0, 4.0, 5.0, 9.0, 9.0])
    line = ProgressLine(clock=lambda: next(times))
    for done in (1, 2, 3, 4):
        line.show({"phase": "notes", "done": done, "total": 9})
    line.end()
    assert capsys.readouterr().err == "Reading notes: 2 of 9\nReading notes: 4 of 9\n"


def test_progress_in_a_terminal_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    line = ProgressLine()
    line.show({"phase": "meaning", "done": 1, "total": 9, "secondsLeft": 200})
    line.end()
    told = "Learning meaning: 1 of 9, about 3 min left"
    assert capsys.readouterr().err == f"\r{told}\r{' ' * len(told)}\r"


def test_a_name_stays_in_its_line() -> None:
    assert one_line("memory/a\n1. b\x1b.md") == "memory/a\\n1. b\\x1b.md"


def test_a_name_with_a_line_end_in_a_result(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    hit = {
        "path": "memory/two\nlines.md",
        "focusStartLine": 1,
        "focusEndLine": 1,
        "score": 0.5,
        "heading": "",
    }
    describe({"results": [{**hit, "snippet": "The heron"}], "mode": "hybrid"})
    assert b"memory/two\\nlines.md:1" in capsysbinary.readouterr().out


def test_a_result_says_why_it_is_one(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    hit = {
        "path": "MEMORY.md",
        "focusStartLine": 3,
        "focusEndLine": 4,
        "score": 0.51,
        "heading": "Birds",
        "snippet": "- The heron\n- nests\n\nSource: MEMORY.md#L3-L4",
        "why": "all words: heron; meaning of one entry: strong (0.88)",
    }
    describe({"results": [hit], "mode": "hybrid"})
    assert capsysbinary.readouterr().out.decode().splitlines() == [
        "1. MEMORY.md:3-4  (0.51)  Birds",
        "   - The heron - nests",
        "   (all words: heron; meaning of one entry: strong (0.88))",
    ]


@pytest.mark.parametrize(
    ("response", "status", "told"),
    [
        ({"mode": "hybrid"}, {}, ""),
        ({"mode": "keyword"}, {**LEARNING, "provider": "none"}, ""),
        ({"mode": "keyword"}, {**LEARNING, "embedded": 9}, ""),
        ({"mode": "keyword"}, LEARNING, "4 of 9"),
        ({"mode": "keyword"}, {"problem": {"title": "No model"}}, "No model: results are by"),
        ({"mode": "keyword", "notice": "No folder. Choose one."}, {"problem": {"title": "No folder"}}, ""),
        ({"mode": "keyword", "notice": "No key: results are by keywords only."}, {}, ""),
    ],
)  # fmt: skip
def test_an_answer_by_keywords_alone_says_why(
    response: dict[str, Any], status: dict[str, Any], told: str
) -> None:
    assert told in meaning_missing(response, lambda: status)
    assert bool(told) == bool(meaning_missing(response, lambda: status))
