from __future__ import annotations

import pytest

from app.engine.note_links import NoteNames, line_of_heading, linked_note

KNOWN = {"MEMORY.md", "memory/garden.md", "memory/house/a b.md"}
TEXT = """# House

## Rooms

### Kitchen

The stove.

```
## Not a heading
```

## C++ and *more*: 日本

Text.
"""


@pytest.mark.parametrize(
    ("link", "path", "meant"),
    [
        ("", "memory/garden.md", "memory/garden.md"),
        ("garden.md", "memory/tasks.md", "memory/garden.md"),
        ("garden", "memory/tasks.md", "memory/garden.md"),
        ("../../MEMORY.md", "memory/house/a b.md", "MEMORY.md"),
        ("./house/a b.md", "memory/garden.md", "memory/house/a b.md"),
        ("/memory/garden.md", "memory/house/a b.md", "memory/garden.md"),
        ("gone.md", "memory/garden.md", "memory/gone.md"),
        ("../../../etc/passwd", "memory/garden.md", "../../etc/passwd"),
    ],
)
def test_which_note_a_link_means(link: str, path: str, meant: str) -> None:
    assert linked_note(link, path, KNOWN) == meant


@pytest.mark.parametrize(
    ("name", "path", "meant"),
    [
        ("garden", "MEMORY.md", "memory/garden.md"),
        ("Garden.md", "MEMORY.md", "memory/garden.md"),
        ("A B", "MEMORY.md", "memory/house/a b.md"),
        ("house/a b", "MEMORY.md", "memory/house/a b.md"),
        ("/memory/house/a b", "MEMORY.md", "memory/house/a b.md"),
        ("use/a b", "MEMORY.md", ""),
        ("plan", "memory/work/tasks.md", "memory/work/plan.md"),
        ("plan", "MEMORY.md", "memory/x/plan.md"),
        ("caf\u00e9", "MEMORY.md", "memory/cafe\u0301.md"),
        ("", "memory/garden.md", "memory/garden.md"),
        ("gone", "memory/garden.md", ""),
        ("../../etc/passwd", "memory/garden.md", ""),
    ],
)
def test_which_note_a_name_means(name: str, path: str, meant: str) -> None:
    others = {"memory/work/plan.md", "memory/x/plan.md", "memory/cafe\u0301.md"}
    assert NoteNames(KNOWN | others).find(name, path) == meant


@pytest.mark.parametrize(
    ("wanted", "line"),
    [
        ("kitchen", 5),
        ("Kitchen", 5),
        ("c-and-more-日本", 13),
        ("C++ and more: 日本", 13),
        ("house", 1),
        ("not-a-heading", 0),
        ("garage", 0),
    ],
)
def test_where_a_heading_stands(wanted: str, line: int) -> None:
    assert line_of_heading(TEXT, wanted) == line
