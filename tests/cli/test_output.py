"""What of a note's characters reaches a terminal, and what a pipe."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from app.cli.commands.search import describe, meaning_missing
from app.cli.output import one_line, say

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
