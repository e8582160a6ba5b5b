"""The self-check: every part is looked at whatever else is broken, and the index is really asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine import doctor, trials
from app.engine.doctor import Check, check_engine, check_surroundings
from app.errors import MemoroError
from app.search.types import SearchResponse
from tests.engine.conftest import Start
from tests.helpers.log_rules import ExpectLog


def named(checks: list[Check]) -> dict[str, Check]:
    return {check.name: check for check in checks}


def test_a_line_of_a_real_note_is_asked_for(start: Start, workspace: Path) -> None:
    engine = start().engine
    engine.sync().result(20)
    engine.wait_until_embedded(20)
    check = named(list(check_engine(engine)))["Question"]
    assert check.level == "ok"
    assert "a line of memory/2026-11-02.md finds it by words and meaning in " in check.finding


def test_an_index_that_does_not_find_its_notes_is_a_fault(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = start().engine
    engine.sync().result(20)
    monkeypatch.setattr(engine, "search", lambda *_, **__: SearchResponse())
    check = named(list(check_engine(engine)))["Question"]
    assert (check.level, "index --force" in check.action) == ("fault", True)


def test_logs_that_repeat_themselves_are_no_fault(start: Start, workspace: Path) -> None:
    for day in range(40):
        note = workspace / "memory" / f"2026-10-{day:02}.md"
        note.write_text("# Day\n\n- Stand-up with the whole team at nine.\n", encoding="utf-8")
    engine = start().engine
    engine.sync().result(20)
    assert named(list(check_engine(engine)))["Question"].level == "ok"


def test_without_a_line_to_ask_for_there_is_no_question(start: Start, workspace: Path) -> None:
    (workspace / "MEMORY.md").write_text("# Facts\n\n- no\n", encoding="utf-8")
    (workspace / "memory" / "2026-11-02.md").unlink()
    engine = start().engine
    engine.sync().result(20)
    assert "Question" not in named(list(check_engine(engine)))


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (MemoroError("The disk is full", "No room."), "The disk is full. No room."),
        (FileNotFoundError(2, "No usable temporary directory"), "No usable temporary directory"),
        (RuntimeError("oops"), "RuntimeError"),
    ],
)
def test_a_check_that_fails_is_a_finding_and_the_others_follow(
    start: Start, monkeypatch: pytest.MonkeyPatch, expected_logs: ExpectLog, error: Exception, told: str
) -> None:
    def fail() -> bool:
        raise error

    expected_logs("the check Keywords failed")
    monkeypatch.setattr(trials, "canary_is_found", fail)
    engine = start().engine
    engine.sync().result(20)
    checks = named(list(check_engine(engine)))
    assert checks["Keywords"].level == "fault"
    assert told in checks["Keywords"].finding
    assert {"Index", "Meaning", "Question"} <= checks.keys()


def test_where_the_index_cannot_be_opened_the_rest_is_looked_at(start: Start, workspace: Path) -> None:
    blocked = app_paths().data_dir / "index"
    blocked.parent.mkdir(parents=True)
    blocked.write_text("a file in the place of the folder")
    engine = start(sync=False).engine
    assert engine.sync().exception(20)
    checks = named(list(check_engine(engine)))
    assert checks["State"].level == "fault"
    assert f"2 notes in {workspace}" in checks["Memory"].finding
    assert {checks[name].level for name in ("Keywords", "Meaning")} == {"ok"}


def test_a_memory_folder_that_is_gone_is_a_fault(start: Start, workspace: Path) -> None:
    engine = start().engine
    engine.sync().result(20)
    workspace.rename(workspace.with_name("gone"))
    checks = named(list(doctor.check_without_index(engine)))
    assert checks["Memory"].level == "fault"


def test_a_full_disk_is_told_and_so_is_all_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_folder: Path) -> Check:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(doctor, "_check_disk", fail)
    paths = app_paths()
    checks = named(list(check_surroundings(paths, load_settings(paths.config_file))))
    assert "Input/output error" in checks["Disk"].finding
    assert {"Python", "Configuration"} <= checks.keys()
