from __future__ import annotations

import pytest

from app.command_line import typed_command

WORDS = ("C:\\My notes\\memoro", "search", '{"query": "x"}')


@pytest.mark.parametrize(
    ("system", "typed"),
    [
        ("posix", "'C:\\My notes\\memoro' search '{\"query\": \"x\"}'"),
        ("nt", '"C:\\My notes\\memoro" search "{\\"query\\": \\"x\\"}"'),
    ],
)
def test_a_command_is_quoted_as_the_system_reads_it(system: str, typed: str) -> None:
    assert typed_command(WORDS, system) == typed
