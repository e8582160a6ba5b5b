from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.engine import Engine
from tests.helpers.stand_in_qmd import StandIn, make_stand_in
from tests.helpers.waiting import wait_until

StartQmd = Callable[..., Engine]


@pytest.fixture
def qmd(tmp_path: Path) -> StandIn:
    return make_stand_in(tmp_path / "bin")


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    (folder / "memory").mkdir(parents=True)
    (folder / "MEMORY.md").write_text("# Memory\n\nLikes green tea.\n", encoding="utf-8")
    (folder / "memory" / "2026-02-03.md").write_text("# Day\n\nWe talked about backups.\n", encoding="utf-8")
    return folder


def configure(notes: Path, command: str, memory: dict[str, Any], **agent: Any) -> Any:
    """Write the configuration file and read it. A busy machine gets time, unless time is the matter."""
    memory = {**memory, "limits": {"timeoutMs": 30_000, **memory.get("limits", {})}}
    tree = {
        "agents": {"defaults": {"workspace": str(notes), "memorySearch": {"provider": "none", **agent}}},
        "memory": {"backend": "qmd", "qmd": {"command": command, **memory}},
    }
    path = app_paths().config_file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(tree), encoding="utf-8")
    loaded = load_settings(path)
    assert not loaded.problems
    return loaded.settings


@pytest.fixture
def start(notes: Path, qmd: StandIn) -> Iterator[StartQmd]:
    """An engine with QMD (the stand-in, or `command`); waits until QMD is ready unless told otherwise."""
    running: list[tuple[Engine, threading.Thread]] = []

    def begin(command: str = "", *, wait: bool = True, memory_search: Any = None, **memory: Any) -> Engine:
        settings = configure(notes, command or qmd.command, memory, **(memory_search or {}))
        engine = Engine(settings, app_paths())
        thread = threading.Thread(target=engine.run_writer)
        thread.start()
        running.append((engine, thread))
        engine.start()
        wait_until(lambda: engine.status().notes >= 2, what="the built-in index")
        if wait:
            wait_until(lambda: engine.status().backend == "qmd", timeout=60, what="QMD to be ready")
        return engine

    yield begin
    for engine, thread in running:
        engine.stop()
        thread.join(20)
        assert not thread.is_alive()
