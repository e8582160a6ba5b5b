"""Each setting under `memory.qmd` reaches the part that acts on it, and the part alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.config.options import safe_agent_id
from app.engine.backends.wishes import QmdWish, qmd_wish
from app.search.backends.qmd.askers import Rule
from tests.engine.backends.conftest import configure


def wish(notes: Path, **qmd: object) -> QmdWish:
    made = qmd_wish(
        settings := configure(notes, "qmd-of-mine", qmd), settings.for_agent("Big One"), Path("/data")
    )
    assert made is not None
    return made


def test_limits_and_times(notes: Path) -> None:
    update = {
        "interval": "7m", "debounceMs": 9_000, "onBoot": False, "waitForBootSync": True,
        "embedInterval": "3h", "commandTimeoutMs": 1_000, "updateTimeoutMs": 2_000, "embedTimeoutMs": 3_000,
    }  # fmt: skip
    limits = {"maxResults": 4, "maxSnippetChars": 500, "maxInjectedChars": 900, "timeoutMs": 5_000}
    made = wish(notes, update=update, limits=limits, searchMode="query")
    assert (made.interval, made.debounce, made.embed_interval) == (420, 9, 10_800)
    assert (made.on_boot, made.wait_for_boot) == (False, True)
    options = made.options
    assert (options.command_seconds, options.update_seconds, options.embed_seconds) == (1, 2, 3)
    assert (options.max_results, options.max_snippet_chars, options.max_injected_chars) == (4, 500, 900)
    assert (options.search_seconds, options.search_mode, options.command) == (5, "query", "qmd-of-mine")
    assert options.home == Path("/data/agents") / safe_agent_id("Big One") / "qmd"


def test_the_defaults(notes: Path) -> None:
    made = wish(notes, limits={"timeoutMs": 4_000})
    assert (made.interval, made.debounce, made.embed_interval) == (300, 15, 3_600)
    assert (made.on_boot, made.wait_for_boot, made.sessions) == (True, False, None)
    assert (made.rules, made.default) == ((Rule("allow", chat_type="direct"),), "deny")
    assert [each.name for each in made.options.collections] == [
        "memory-root-big-one",
        "memory-dir-big-one",
    ]


@pytest.mark.parametrize("chosen", ["~/exported", None])
def test_conversations_of_each_agent_in_a_folder_of_its_own(
    notes: Path, home: Path, chosen: str | None
) -> None:
    made = wish(notes, sessions={"enabled": True, "retentionDays": 12, "exportDir": chosen})
    assert made.sessions is not None
    folder = home / "exported" / safe_agent_id("Big One") if chosen else made.options.home / "sessions"
    assert (made.sessions.target, made.sessions.retention_days) == (folder, 12)
    assert made.sessions.source == home / ".openclaw" / "agents" / "big-one" / "sessions"
    last = made.options.collections[-1]
    assert (last.name, last.path, last.source) == ("sessions-big-one", folder, "sessions")


def test_paths_beside_or_instead_of_the_memory(notes: Path, tmp_path: Path) -> None:
    (tmp_path / "one.md").write_text("x", encoding="utf-8")
    paths = [
        {"path": "sub", "pattern": "*.txt"},
        {"path": str(tmp_path / "one.md"), "name": "One"},
        {"path": " "},
    ]
    made = wish(notes, includeDefaultMemory=False, paths=paths).options.collections
    assert [(each.name, each.path, each.pattern) for each in made] == [
        ("custom-1-big-one", notes / "sub", "*.txt"),
        ("one-big-one", tmp_path, "one.md"),
    ]


def test_without_qmd_or_a_folder_there_is_none(notes: Path) -> None:
    settings = configure(notes, "qmd", {})
    plain = settings.replace(memory=settings.memory.replace(backend="builtin"))
    assert qmd_wish(plain, plain.for_agent("main"), Path("/data")) is None
