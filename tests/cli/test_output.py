"""What of a note's characters reaches a terminal, and what a pipe."""

from __future__ import annotations

import sys

import pytest

from app.cli.commands.search import describe
from app.cli.output import one_line, say

ORDERS = "a\x1b[31mb\tc\nd\x9b\u202ee\u2066"


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
