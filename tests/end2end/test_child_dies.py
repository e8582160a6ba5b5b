"""The child with the model ends in the midst of the first index: it is told, and words and the rest go on."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from app.embeddings.builtin.provider import BuiltinProvider
from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from tests.end2end.engines import running
from tests.helpers.waiting import wait_until

NOTES = 60


def computing_child(engine: Engine) -> int:
    """The process that computes the first passages; 0 as long as there is none."""
    pump, provider = engine._agents.get("main").pump, engine.selection().provider
    if pump is None or pump.calling is None or not isinstance(provider, BuiltinProvider):
        return 0
    return (provider.worker.pid or 0) if provider.worker.start().about.done() else 0


def kill(pid: int) -> None:
    """As the kernel does when the memory is full."""
    os.kill(pid, signal.SIGKILL)


def crash(pid: int) -> None:
    os.kill(pid, signal.SIGSEGV)


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    (folder / "memory").mkdir(parents=True)
    for number in range(NOTES):
        lines = "".join(f"- The gate {number} was painted in colour {number * each}.\n" for each in (3, 5, 7))
        (folder / "memory" / f"note-{number}.md").write_text(f"# Note {number}\n\n{lines}")
    return folder


@pytest.mark.timeout(240)
@pytest.mark.parametrize("fault", [kill, crash])
def test_a_child_that_ends_in_the_midst_comes_back(workspace: Path, fault: Callable[[int], None]) -> None:
    with running(workspace, provider="builtin", sync={"watchDebounceMs": 50}) as engine:
        hurt = wait_until(lambda: computing_child(engine), timeout=60, what="a child at work")
        fault(hurt)
        problem = wait_until(lambda: engine.status().problem, timeout=60, what="the sentence")
        assert problem.action
        assert "Search by words goes on" in problem.message
        found = engine.search(SearchRequest("gate 47"))
        assert "memory/note-47.md" in [hit.path for hit in found.hits]
        engine.try_again()
        wait_until(lambda: engine.status().state == "ready", timeout=120, what="all the rest")
        assert engine.status().embedded == engine.status().passages
        assert engine.status().problem is None
