"""The whole program on a private desktop: a conversation is opened in the reader, a note in the editor."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.desktop.test_program import Running, make_running, show
from tests.helpers.desktop_session import Desktop
from tests.helpers.transcripts import Talk

pytestmark = pytest.mark.desktop_session
__all__ = ["make_running"]


def test_enter_on_a_conversation_opens_the_reader(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(desktop)
    talk = Talk(running.folder / "talks" / "one.jsonl")
    talk.user("When does the chimney sweep come?")
    talk.assistant("Quentin comes on Friday.")
    config = running.folder / "config.json5"
    tree = json.loads(config.read_text(encoding="utf-8"))
    tree["agents"]["defaults"]["memorySearch"] |= {
        "experimental": {"sessionMemory": True},
        "sources": ["memory", "sessions"],
        "sync": {"sessions": {"folder": str(talk.path.parent)}},
    }
    config.write_text(json.dumps(tree), encoding="utf-8")
    running.start()
    running.wait_for("ready")
    show(running)
    desktop.type("chimney quentin")
    running.wait_for("merged results drawn", text="chimney quentin")
    desktop.key("Return")
    desktop.wait_for_window("Conversation — Memoro", active=True)
    assert not (running.folder / "opened").exists()
    desktop.key("Escape")
