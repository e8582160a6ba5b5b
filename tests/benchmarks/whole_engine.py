"""The whole engine as people use it, without a window: folders in, answers out, vectors all made."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.engine import Engine
from app.search.types import SearchHit, SearchRequest

if TYPE_CHECKING:
    from app.config.options import AgentSettings, Settings
    from app.engine.provision import Maker


@contextmanager
def engine_over(
    workspace: Path,
    home: Path,
    hybrid: dict[str, object] | None = None,
    provider: str | None = None,
    sessions: Path | None = None,
    make: Callable[[Settings, AgentSettings], Maker] | None = None,
) -> Iterator[Engine]:
    """An engine over `workspace` with its data in `home`, synced, and with a vector for every passage.

    Everything else is at the default settings, but `hybrid` (`query.hybrid.*`), `provider` and a folder of
    conversations (`sessions`) may be named; `make` replaces the making of providers.
    """
    os.environ["MEMORO_HOME"] = str(home)
    paths = app_paths()
    paths.config_file.parent.mkdir(parents=True, exist_ok=True)
    search: dict[str, object] = {"query": {"hybrid": hybrid or {}}}
    if provider:
        search["provider"] = provider
    if sessions:
        search |= {"sources": ["memory", "sessions"], "experimental": {"sessionMemory": True}}
        search["sync"] = {"sessions": {"folder": str(sessions)}}
    config = {"agents": {"defaults": {"workspace": str(workspace), "memorySearch": search}}}
    paths.config_file.write_text(json.dumps(config), encoding="utf-8")
    loaded = load_settings(paths.config_file)
    if loaded.problems:
        raise SystemExit(f"the benchmark's own settings are wrong: {loaded.problems}")
    engine = Engine(loaded.settings, paths, make=make, watch=False)
    writer = threading.Thread(target=engine.run_writer)
    writer.start()
    try:
        engine.start(sync=False)
        engine.sync().result()
        _wait_for_vectors(engine)
        yield engine
    finally:
        engine.stop()
        writer.join()


def ask(engine: Engine, query: str, count: int = 10) -> list[SearchHit]:
    """The hits of one question at the default threshold."""
    return list(engine.search(SearchRequest(query, max_results=count)).hits)


def _wait_for_vectors(engine: Engine) -> None:
    started, told, pause = time.monotonic(), 0.0, threading.Event()
    while (status := engine.status()).state in ("indexing", "embedding"):
        if time.monotonic() - told > 20:
            told = time.monotonic()
            print(f"   {status.state}: {status.embedded} of {status.passages} vectors", file=sys.stderr)
        pause.wait(0.2)
    if status.problem:
        raise SystemExit(f"the engine has a problem: {status.problem}")
    seconds = time.monotonic() - started
    print(f"   {status.chunks} chunks, {status.passages} vectors ({status.state}, waited {seconds:.0f} s)")
