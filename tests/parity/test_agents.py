"""An agent of the list may differ in every setting of its memory, and in its workspace, from all others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.config.checking import Checker
from app.config.fields import apply
from app.config.group import Group
from app.config.interpreting import interpret
from app.config.options import Option, Settings, option_table

BELOW = "agents.defaults.memorySearch."
ROWS = [row for row in option_table() if row.key.startswith(BELOW)]
TOGETHER: dict[str, dict[str, Any]] = {
    "experimental.sessionMemory": {"sources": ["memory", "sessions"]},
    "sources": {"experimental": {"sessionMemory": True}},
    "multimodal.enabled": {"provider": "gemini", "model": "gemini-embedding-2-preview"},
}
"""What an option needs beside it, or it would be taken back as inconsistent."""


def another(row: Option) -> Any:
    """A valid value that is not the default."""
    chosen: dict[str, Any] = {
        "boolean": not row.default,
        "text": "other",
        "texts": ["other"],
        "choices": [row.choices[-1]] if row.choices else [],
        "text map": {"X-Other": "1"},
        "choice": next((choice for choice in row.choices if choice != row.default), None),
    }
    if row.type in chosen:
        return chosen[row.type]
    if row.key.endswith("outputDimensionality"):
        return 768
    return 0.25 if row.maximum == 1 else (row.default or 0) + 7


def tree_of(name: str, value: Any) -> dict[str, Any]:
    for part in reversed(name.split(".")):
        value = {part: value}
    assert isinstance(value, dict)
    return value


def merged(left: dict[str, Any], right: dict[str, Any]) -> dict[str, Any]:
    both = left | right
    for key in left.keys() & right.keys():
        both[key] = merged(left[key], right[key])
    return both


def value_of(group: Group, name: str) -> Any:
    from app.config.fields import fields_of

    value: Any = group
    for part in name.split("."):
        value = getattr(value, fields_of(type(value))[part].name)
    return value


def settings_with(own: dict[str, Any], defaults: dict[str, Any]) -> Settings:
    checker = Checker()
    tree = {
        "agents": {
            "defaults": {"memorySearch": defaults},
            "list": [{"id": "main"}, {"id": "work", "memorySearch": own}],
        }
    }
    settings = apply(Settings(), interpret(tree, checker))
    assert not [problem for problem in checker.problems if problem.level == "error"]
    return settings


@pytest.mark.parametrize("row", ROWS, ids=[row.key.removeprefix(BELOW) for row in ROWS])
def test_every_setting_may_differ_for_one_agent(row: Option) -> None:
    name, value = row.key.removeprefix(BELOW), another(row)
    own = merged(TOGETHER.get(name, {}), tree_of(name, value))
    settings = settings_with(own, {})
    wanted = tuple(value) if isinstance(value, list) else value
    assert value_of(settings.for_agent("work").memory_search, name) == wanted
    assert value_of(settings.for_agent("main").memory_search, name) == row.default
    # And the other way round: what all have, one agent may have as it was.
    if not row.optional and row.default not in ((), {}):
        back = settings_with(tree_of(name, _plain(row.default)), own)
        assert value_of(back.for_agent("work").memory_search, name) == row.default
        assert value_of(back.for_agent("main").memory_search, name) == wanted


def _plain(default: Any) -> Any:
    return list(default) if isinstance(default, tuple) else default


def test_the_table_has_the_whole_of_memory_search() -> None:
    assert len(ROWS) >= 50


def test_agents_without_a_workspace_of_their_own_share_that_of_the_defaults(tmp_path: Path) -> None:
    tree = {
        "agents": {
            "defaults": {"workspace": str(tmp_path / "all")},
            "list": [{"id": "main"}, {"id": "work", "workspace": str(tmp_path / "work")}],
        }
    }
    settings = apply(Settings(), interpret(tree, Checker()))
    folders = [settings.for_agent(agent).workspace for agent in ("main", "work")]
    assert folders == [tmp_path / "all", tmp_path / "work"]
