"""Citations and when they are shown."""

from __future__ import annotations

import pytest

from app.search.citations import citation, shows_citations
from app.search.types import Citations, Session


def test_one_line_and_several() -> None:
    assert citation("memory/2026-02-10.md", 5, 5) == "memory/2026-02-10.md#L5"
    assert citation("memory/2026-02-10.md", 5, 9) == "memory/2026-02-10.md#L5-L9"


@pytest.mark.parametrize(
    ("setting", "session", "shown"),
    [
        ("auto", "direct", True),
        ("auto", "group", False),
        ("on", "group", True),
        ("off", "direct", False),
    ],
)
def test_who_sees_them(setting: Citations, session: Session, shown: bool) -> None:
    assert shows_citations(setting, session) is shown
