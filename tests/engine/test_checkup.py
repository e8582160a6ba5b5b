"""The check-up in its own process: what it tells, how it is stopped, and what is said when it dies."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from app.engine.checkup.lines import PART, finding_line, reached_line, scope_arguments, scope_of, step_of
from app.engine.checkup.run import CheckupRun
from app.engine.ledger import Finding, Reached
from app.errors import MemoroError
from app.notes.scope import MemoryScope

TODAY = date(2026, 3, 4)
KEYS = "# Keys\n\n- api key sk-proj-Abcd1234Efgh5678Ijkl9012Mnop3456\n"
LATER = "memory/zz-\\xff.md"


@pytest.fixture
def scope(tmp_path: Path) -> MemoryScope:
    (tmp_path / "memory").mkdir()
    (tmp_path / "memory" / "keys.md").write_text(KEYS, encoding="utf-8")
    (tmp_path / "extra").mkdir()
    (tmp_path / "extra" / "鍵.md").write_text(KEYS, encoding="utf-8")
    (tmp_path / "extra" / "out.tmp.md").write_text(KEYS, encoding="utf-8")
    return MemoryScope(tmp_path, (tmp_path / "extra",), ("*.tmp.md",))


@pytest.fixture
def large(scope: MemoryScope) -> MemoryScope:
    """So many notes that it is still at work when the first step comes."""
    for number in range(3_000):
        text = "\n".join(f"- thing {number} {line} of many" for line in range(20))
        (scope.workspace / "memory" / f"note-{number}.md").write_text(text, encoding="utf-8")
    return scope


def started(run: CheckupRun) -> tuple[Iterator[Reached | list[Finding]], int]:
    steps = run.steps()
    assert next(steps)
    assert run._process is not None
    return steps, run._process.pid


def test_it_tells_how_far_it_is_and_what_it_found(scope: MemoryScope) -> None:
    steps = list(CheckupRun(scope, TODAY).steps())
    assert steps[0] == Reached("reading", 0, 2)
    found = [each for step in steps if isinstance(step, list) for each in step]
    secrets = [(each.path, each.line) for each in found if each.kind == "secret"]
    assert secrets == [("extra/鍵.md", 3), ("memory/keys.md", 3)]
    assert "Abcd1234" not in repr(found)


def test_everything_passes_the_pipe_as_it_was() -> None:
    finding = Finding(
        "duplicate_entry", LATER, 7, "merge", {"similarity": 91, "text": "\ud83d 本\n"}, (("a.md", 2),)
    )
    assert step_of(finding_line([finding]).encode("ascii")) == [finding]
    assert step_of(reached_line(Reached("notes", 3, 4)).encode("ascii")) == Reached("notes", 3, 4)


def test_the_scope_passes_but_for_what_is_not_checked(scope: MemoryScope) -> None:
    assert scope_of(scope_arguments(replace(scope, sessions=Path("/elsewhere")))) == scope


def test_many_findings_come_in_parts(scope: MemoryScope) -> None:
    lines = "\n".join(f"- password: Tr0ub4dor&{number}" for number in range(PART + 1))
    (scope.workspace / "memory" / "keys.md").write_text(lines, encoding="utf-8")
    parts = [step for step in CheckupRun(scope, TODAY).steps() if isinstance(step, list)]
    assert max(map(len, parts)) == PART
    assert sum(len(part) for part in parts if part[0].kind == "secret") == PART + 2


@pytest.mark.skipif(sys.platform != "linux", reason="threads have a priority of their own on Linux")
def test_everything_else_goes_first(large: MemoryScope) -> None:
    run = CheckupRun(large, TODAY)
    steps, pid = started(run)
    priority = os.getpriority(os.PRIO_PROCESS, pid)
    run.stop()
    list(steps)
    assert priority >= 10


def test_stopping_ends_it_with_what_was_found(large: MemoryScope) -> None:
    run = CheckupRun(large, TODAY)
    steps, pid = started(run)
    run.stop()
    list(steps)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_what_was_stopped_before_it_began_starts_nothing(scope: MemoryScope) -> None:
    run = CheckupRun(scope, TODAY)
    run.stop()
    assert list(run.steps()) == []
    assert run._process is None


def test_who_stops_listening_ends_it(large: MemoryScope) -> None:
    steps, pid = started(CheckupRun(large, TODAY))
    steps.close()  # type: ignore[attr-defined]
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_its_death_is_told(large: MemoryScope) -> None:
    steps, pid = started(CheckupRun(large, TODAY))
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(MemoroError, match="could not be finished"):
        list(steps)


def test_what_a_killed_one_left_half_said_is_no_step(
    scope: MemoryScope, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = scope.workspace / "killed"
    whole = reached_line(Reached("notes", 3, 4))
    program.write_text(f"#!/bin/sh\necho '{whole}'\nprintf '{whole[:9]}'\nkill -9 $$\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    steps = CheckupRun(scope, TODAY).steps()
    assert next(steps) == Reached("notes", 3, 4)
    with pytest.raises(MemoroError, match="could not be finished"):
        next(steps)


def test_a_computer_that_cannot_start_it_says_so(scope: MemoryScope, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(scope.workspace / "nothing"))
    with pytest.raises(MemoroError) as told:
        list(CheckupRun(scope, TODAY).steps())
    assert "No such file" in told.value.message


def test_a_frozen_program_is_asked_by_its_flag(scope: MemoryScope, monkeypatch: pytest.MonkeyPatch) -> None:
    program = scope.workspace / "frozen"
    code = "import sys; from app.__main__ import main; sys.exit(main(sys.argv[1:]))"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{code}" "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert Reached("reading", 0, 2) in CheckupRun(scope, TODAY).steps()
