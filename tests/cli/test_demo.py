"""The demonstration with the real built-in model: the answers that it promises are really found."""

from __future__ import annotations

import sys

import pytest

from app.cli.commands.demo import QUESTIONS, how
from app.embeddings.builtin.model_file import find_model
from tests.cli.conftest import Memoro

RIGHT = {
    "TKY-88431": ("memory/2026-11-03.md", 7),
    "押金": ("memory/2026-11-04.md", 6),
    "food that makes a friend ill": ("MEMORY.md", 5),
    "シャワーが冷たい": ("memory/2026-11-03.md", 5),
    "租房费用便宜了": ("memory/2026-11-04.md", 11),
    "새 반려동물": ("memory/2026-11-05.md", 10),
    "My mother's sore knee": ("memory/2026-11-04.md", 10),
    "a brother's puppy": ("memory/2026-11-05.md", 10),
}


@pytest.fixture(scope="module", autouse=True)
def model() -> None:
    assert find_model(), "make setup makes the built-in model's file"


def test_every_question_finds_its_line(memoro: Memoro) -> None:
    done = memoro("demo", "--json")
    assert done.code == 0
    answers = {answer["query"]: answer for answer in done.data}
    assert set(answers) == set(RIGHT) == {question for _, question in QUESTIONS}
    for question, (path, line) in RIGHT.items():
        best = answers[question]["results"][0]
        assert (best["path"], best["focusStartLine"]) == (path, line), question
        assert answers[question]["mode"] == "hybrid"


def test_nothing_of_the_users_is_touched(memoro: Memoro) -> None:
    shown = memoro("demo")
    assert shown.code == 0
    assert f"{sys.executable} -m app search QUESTION" in shown.out
    assert memoro("status", "--json").data["state"] == "no_folder"


def test_without_a_model_that_works_no_meaning_is_promised() -> None:
    assert "keywords only" in how({"provider": "builtin", "model": ""})
    assert "keywords only" in how({"provider": "none", "model": ""})
    assert "meaning (e5" in how({"provider": "builtin", "model": "e5"})
