"""A whole engine with its configuration file, for tests with services on this machine."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from app.config.loading import load_settings
from app.config.options import Settings
from app.config.paths import app_paths
from app.engine.engine import Engine
from tests.helpers.waiting import wait_until


def settings_of(workspace: Path, **search: Any) -> Settings:
    """Write the configuration with these options of memory search, and read it as the program does."""
    file = app_paths().config_file
    file.parent.mkdir(parents=True, exist_ok=True)
    tree = {"agents": {"defaults": {"workspace": str(workspace), "memorySearch": search}}}
    file.write_text(json.dumps(tree), encoding="utf-8")
    loaded = load_settings(file)
    assert loaded.errors == ()
    return loaded.settings


def running(workspace: Path, **search: Any) -> AbstractContextManager[Engine]:
    return running_with(settings_of(workspace, **search))


@contextmanager
def running_with(settings: Settings) -> Iterator[Engine]:
    engine = Engine(settings, app_paths())
    thread = threading.Thread(target=engine.run_writer)
    thread.start()
    engine.start()
    try:
        yield engine
    finally:
        engine.stop()
        thread.join(20)


def ready(engine: Engine) -> None:
    wait_until(lambda: engine.status().state == "ready", timeout=30, what="all passages to have vectors")
