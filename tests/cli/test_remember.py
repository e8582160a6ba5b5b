"""`remember` and `history` as processes of their own, beside a running program and without one."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from app.notes.editing.editor import MemoryEditor
from app.notes.history.model import assistant
from app.notes.history.store import History
from app.notes.inbox import Inbox
from app.notes.proposal import Proposal
from app.notes.scope import MemoryScope
from tests.cli.conftest import Memoro


def log_of_today(notes: Path) -> Path:
    return notes / "memory" / f"{datetime.now().astimezone().date().isoformat()}.md"


def test_remember_then_history(memoro: Memoro, configured: Path) -> None:
    assert memoro("history").code == 0
    done = memoro("remember", "The", "otter", "moved.")
    file = log_of_today(configured)
    assert (done.code, done.out) == (0, f"memory/{file.name}:3\n")
    assert file.read_text(encoding="utf-8").endswith("\n- The otter moved.\n")
    again = memoro("remember", "The otter moved.  ")
    assert again.code == 0
    assert file.read_text(encoding="utf-8").count("otter") == 1 or "moved.  " in again.out
    assert memoro("remember", "The heron moved as well.", "--long-term", "--json").data["path"] == "MEMORY.md"
    assert "heron" in (configured / "MEMORY.md").read_text(encoding="utf-8")
    changes = memoro("history", "--json").data
    assert {change["path"] for change in changes[:2]} == {"MEMORY.md", f"memory/{file.name}"}
    assert {change["who"] for change in changes[:2]} == {"you"}
    of_one_note = memoro("history", "MEMORY.md", "--json").data
    assert {change["path"] for change in of_one_note} == {"MEMORY.md"}
    assert "another program" not in memoro("history", "--limit", "1").out


def test_what_another_program_did_is_in_the_history(memoro: Memoro, configured: Path) -> None:
    memoro("history")
    (configured / "MEMORY.md").write_text("# Facts\n\n- The boiler is old.\n", encoding="utf-8")
    assert "another program" in memoro("history", "MEMORY.md").out


def test_a_proposal_that_the_person_changed_first_says_so(memoro: Memoro, configured: Path) -> None:
    memoro("history")
    [file] = Path(os.environ["MEMORO_HOME"]).rglob("history/*.sqlite")
    history = History.open(file)
    inbox = Inbox(MemoryEditor(MemoryScope(configured), history, lambda: datetime.now().astimezone()))
    made = inbox.propose("MEMORY.md", "append", "- The otter left.", "", who=assistant("ada"), why="seen")
    assert isinstance(made, Proposal)
    inbox.accept(made.id, "- The otter moved.")
    history.close()
    assert "ada, changed by you  “seen”" in memoro("history", "MEMORY.md").out
    assert memoro("history", "MEMORY.md", "--json").data[0]["changedByYou"] is True


def test_a_damaged_history_is_told_where_it_is_looked_for(memoro: Memoro, configured: Path) -> None:
    memoro("remember", "The otter moved.")
    [file] = Path(os.environ["MEMORO_HOME"]).rglob("history/*.sqlite")
    file.write_bytes(os.urandom(50_000))
    done = memoro("history")
    assert done.code == 0
    assert "was damaged, so a new one has begun" in done.err
    [aside] = file.parent.glob("*.damaged-*")
    assert str(aside) in done.err


def test_remember_from_standard_input(memoro: Memoro, configured: Path) -> None:
    done = memoro("remember", "-", input="## Call\n\n- One thing.\n- Another one.\n")
    assert done.code == 0
    assert "## Call" in log_of_today(configured).read_text(encoding="utf-8")


@pytest.mark.parametrize("locale", ["C.UTF-8", "C", "en_US.ISO-8859-1"])
def test_standard_input_is_utf_8_whatever_the_locale(
    memoro: Memoro, configured: Path, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    assert memoro("remember", "-", input="\ufeff琥珀のランプ\n").code == 0
    assert "\n- 琥珀のランプ\n" in log_of_today(configured).read_text(encoding="utf-8")


def test_standard_input_in_another_encoding_is_no_crash(configured: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "app", "remember", "-"],
        input=b"- caf\xe9",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "- caf" in log_of_today(configured).read_text(encoding="utf-8")


def test_a_great_many_changes_may_be_asked_for(memoro: Memoro, configured: Path) -> None:
    memoro("remember", "The otter moved.")
    assert "you" in memoro("history", "--limit", "9" * 30).out
    assert "memory/none.md" in memoro("history", "memory/none.md").err


@pytest.mark.parametrize("words", [("remember",), ("remember", " "), ("history", "--limit", "0")])
def test_wrong_usage(memoro: Memoro, configured: Path, words: tuple[str, ...]) -> None:
    assert memoro(*words).code == 2


def test_remember_without_a_folder(memoro: Memoro) -> None:
    done = memoro("remember", "x")
    assert done.code == 1
    assert "No memory folder yet" in done.err
