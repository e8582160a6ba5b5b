from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.desktop.problems import TEXTS, in_words, translated
from app.desktop.translation import use_language
from app.errors import MemoroError

APP = Path(__file__).resolve().parents[2] / "app"


@pytest.mark.parametrize("text", TEXTS)
def test_each_text_is_really_told_by_some_room(text: str) -> None:
    """A changed sentence elsewhere must be changed here, or it would be English again without a sign."""
    pieces = [piece for piece in re.split(r"%\d", text) if piece.strip()]
    tables = set((APP / "desktop").glob("*problems.py"))
    sources = (path for path in APP.rglob("*.py") if path not in tables)
    code = [re.sub(r'"\s*\n\s*f?"', "", path.read_text(encoding="utf-8")) for path in sources]
    code = [each.replace("{{", "{").replace("}}", "}") for each in code]  # of f-strings
    assert any(all(piece in source for piece in pieces) for source in code)


def test_a_problem_in_japanese_keeps_its_path(qtbot: QtBot) -> None:
    problem = MemoroError("The search index is busy", "Another program holds /a b/main.sqlite locked.", "")
    try:
        use_language("ja")
        told = in_words(problem)
    finally:
        use_language("en")
    assert told.title != problem.title
    assert "/a b/main.sqlite" in told.message
    assert told.message != problem.message


def test_an_unknown_text_is_shown_as_it_came(qtbot: QtBot) -> None:
    assert translated("Something entirely new 100% %1") == "Something entirely new 100% %1"


def test_what_a_service_said_stays_as_it_said_it(qtbot: QtBot) -> None:
    try:
        use_language("ja")
        told = translated("api.example.com did not take it. It said: “No such thing”")
    finally:
        use_language("en")
    assert "No such thing" in told
    assert "did not take" not in told
