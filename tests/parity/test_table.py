"""No statement without a test that there is, and no difference without its reason."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.parity.statement import Statement
from tests.parity.statements import files, index, providers, qmd, search

TESTS = Path(__file__).parents[1]
PARTS = {"files": files, "qmd": qmd, "search": search, "index": index, "providers": providers}
TABLE: dict[str, tuple[Statement, ...]] = {name: part.STATEMENTS for name, part in PARTS.items()}
EVERY = [statement for part in TABLE.values() for statement in part]


@cache
def names_in(file: Path) -> frozenset[str]:
    """The names of the tests of a file, without importing it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("statement", EVERY, ids=[statement.says[:50] for statement in EVERY])
def test_its_tests_exist_or_a_reason_is_given(statement: Statement) -> None:
    assert statement.tests or statement.otherwise
    for name in statement.tests:
        file, _, test = name.partition("::")
        assert (TESTS / file).is_file(), f"there is no {file}"
        assert test.startswith("test_")
        assert test in names_in(TESTS / file), f"{file} has no {test}"


def test_nothing_is_said_twice() -> None:
    said = [statement.says for statement in EVERY]
    assert len(said) == len(set(said))


def test_reasons_are_sentences() -> None:
    for statement in EVERY:
        assert statement.says.endswith("."), statement.says
        assert not statement.otherwise or statement.otherwise.endswith("."), statement.otherwise


def test_every_part_of_the_documents_is_there() -> None:
    assert {name: len(part) >= 20 for name, part in TABLE.items()} == dict.fromkeys(PARTS, True)
