"""The form of a row of the table."""

from __future__ import annotations

from typing import NamedTuple


class Statement(NamedTuple):
    """`tests` are `folder/test_file.py::test_name` below tests/; `otherwise` says why Memoro differs."""

    says: str
    tests: tuple[str, ...] = ()
    otherwise: str = ""


def shown(says: str, *tests: str) -> Statement:
    """Memoro does so, and these tests show it."""
    return Statement(says, tests)


def differs(says: str, why: str, *tests: str) -> Statement:
    """Memoro does otherwise on purpose; the tests, if any, show what it does instead."""
    return Statement(says, tests, why)
