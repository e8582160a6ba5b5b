"""While the very first index is made: who asks is answered at once, and told what is missing."""

from __future__ import annotations

import importlib
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.engine import Engine
from app.engine.events import Event, IndexProgress
from app.engine.questions import SearchRequest
from tests.helpers.waiting import wait_until

NOTES = 300
ASKED = SearchRequest("boiler", by_agent=True)


class Held:
    """An engine whose writing thread stops within the first sync of `main`, until it is let go."""

    def __init__(self, engine: Engine) -> None:
        self.engine, self.reached, self.go = engine, threading.Event(), threading.Event()
        engine.events.subscribe(self._hold)
        self.thread = threading.Thread(target=engine.run_writer)

    def _hold(self, event: Event) -> None:
        if isinstance(event, IndexProgress) and event.agent == "main" and not self.reached.is_set():
            self.reached.set()
            assert self.go.wait(30)

    def start(self) -> None:
        self.thread.start()
        self.engine.start()
        assert self.reached.wait(20)

    def stop(self) -> None:
        self.go.set()
        self.engine.stop()
        self.thread.join(20)
        assert not self.thread.is_alive()


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Held]:
    for name, count in (("notes", NOTES), ("work", 2)):
        (tmp_path / name / "memory").mkdir(parents=True)
        for number in range(count):
            text = f"# Note {number}\n\n- The boiler has the number {number}.\n"
            (tmp_path / name / "memory" / f"note-{number}.md").write_text(text, encoding="utf-8")
    agents = {
        "defaults": {"workspace": str(tmp_path / "notes"), "memorySearch": {"provider": "none"}},
        "list": [{"id": "main", "default": True}, {"id": "work", "workspace": str(tmp_path / "work")}],
    }
    paths = app_paths()
    paths.config_file.parent.mkdir(parents=True)
    paths.config_file.write_text(json.dumps({"agents": agents}), encoding="utf-8")
    made = Held(Engine(load_settings(paths.config_file).settings, paths))
    yield made
    made.stop()


def test_an_assistant_is_answered_at_once_and_told_that_more_comes(held: Held) -> None:
    held.start()
    importlib.import_module("app.search.searcher")  # which the first question does, and which is no waiting
    began = time.monotonic()
    answer = held.engine.search(ASKED).to_dict()
    assert time.monotonic() - began < 3, "it waited for the index"
    assert answer["complete"] is False
    assert answer["notice"].startswith("The search index is still being made (")
    assert f"of {NOTES} notes" in answer["notice"]
    held.go.set()
    wait_until(lambda: held.engine.status().notes == NOTES, what="the index")
    wait_until(lambda: "complete" not in held.engine.search(ASKED).to_dict(), what="a whole answer")
    assert held.engine.search(ASKED).hits


def test_who_asks_another_agent_s_memory_meanwhile_is_told_as_well(held: Held) -> None:
    held.start()
    began = time.monotonic()
    answer = held.engine.search(ASKED, agent="work").to_dict()
    assert time.monotonic() - began < 4
    assert (answer["error"], answer["action"]) == ("Memoro is still starting", "Try again in a moment.")
    held.go.set()
    wait_until(lambda: held.engine.search(ASKED, agent="work").hits, timeout=30, what="its own first sync")
