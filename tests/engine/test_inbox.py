"""What is told of the inbox to those who watch it: each new proposal once, and what happened to its note."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.events import InboxChanged
from app.engine.library import Library
from tests.engine.conftest import Running, Start
from tests.helpers.waiting import wait_until

CLAUDE = "agent:claude"


@pytest.fixture
def running(start: Start) -> Running:
    running = start()
    wait_until(lambda: running.engine.agent in running.engine.records._looked, what="the first look")
    return running


def test_the_same_wish_again_is_told_to_nobody(running: Running) -> None:
    inbox = Library(running.engine).inbox
    for why in ("said so", "once more"):
        inbox.propose("MEMORY.md", "append", "- Likes tea", "", who=CLAUDE, why=why)
    assert running.events.count(InboxChanged("main", "MEMORY.md", CLAUDE)) == 1


def test_the_inbox_hears_that_a_note_was_renamed(running: Running, workspace: Path) -> None:
    library = Library(running.engine)
    (workspace / "memory" / "old.md").write_text("# Old\n\n- one\n", encoding="utf-8")
    library.engine.records.look()
    running.events.clear()
    library.editor.rename("memory/old.md", "memory/new.md")
    assert InboxChanged("main") in running.events
    running.events.clear()
    (workspace / "memory" / "new.md").rename(workspace / "memory" / "newest.md")
    library.engine.records.look()
    wait_until(lambda: InboxChanged("main") in running.events, what="the look at the notes")
