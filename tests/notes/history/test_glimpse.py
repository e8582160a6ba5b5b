from __future__ import annotations

import pytest

from app.notes.history.glimpse import LONGEST, Glimpse, glimpse

NOTE = "# Garden\n\n- Tomatoes\n- Beans\n"


@pytest.mark.parametrize(
    ("before", "after", "seen"),
    [
        (NOTE, NOTE + "- Peas\n", Glimpse("added", "Peas")),
        (NOTE, NOTE.replace("Beans", "Beans need strings"), Glimpse("added", "Beans need strings")),
        (NOTE, NOTE.replace("- Tomatoes\n", ""), Glimpse("removed", "Tomatoes")),
        ("", "# Garden\n\n> [ ] **Anna** said\n", Glimpse("added", "[ ] **Anna** said")),
        ("", "# Garden\n", Glimpse("added", "Garden")),
        ("", "---\ntitle: x\n---\n# Garden\n\nText\n", Glimpse("added", "Text")),
        ("x\n", "---\nevergreen: true\n---\nx\n", None),
        (NOTE, "", Glimpse("removed", "Tomatoes")),
        (NOTE, NOTE + "\n---\n\n", None),
        (NOTE, NOTE, None),
        ("", "日" * 1000, Glimpse("added", "日" * LONGEST)),
    ],
)
def test_the_first_line_that_came_else_the_first_that_went(
    before: str, after: str, seen: Glimpse | None
) -> None:
    assert glimpse(before, after) == seen
