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

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.engine import Engine
from app.engine.providers import Selection, select_provider
from app.search.types import SearchHit, SearchRequest


@contextmanager
def engine_over(
    workspace: Path,
    home: Path,
    select: Callable[..., Selection] = select_provider,
    hybrid: dict[str, object] | None = None,
    provider: str | None = None,
) -> Iterator[Engine]:
    """An engine over `workspace` with its data in `home`, synced, and with a vector for every passage.

    Everything else is at the default settings, but `hybrid` (`query.hybrid.*`) and `provider` may be named.
    """
    os.environ["MEMORO_HOME"] = str(home)
    paths = app_paths()
    paths.config_file.parent.mkdir(parents=True, exist_ok=True)
    search = {"query": {"hybrid": hybrid or {}}, **({"provider": provider} if provider else {})}
    config = {"agents": {"defaults": {"workspace": str(workspace), "memorySearch": search}}}
    paths.config_file.write_text(json.dumps(config), encoding="utf-8")
    loaded = load_settings(paths.config_file)
    if loaded.problems:
        raise SystemExit(f"the benchmark's own settings are wrong: {loaded.problems}")
    engine = Engine(loaded.settings, paths, select=select, watch=False)
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
    started, told = time.monotonic(), 0.0
    while (status := engine.status()).state in ("indexing", "embedding"):
        if time.monotonic() - told > 20:
            told = time.monotonic()
            print(f"   {status.state}: {status.embedded} of {status.passages} vectors", file=sys.stderr)
        time.sleep(0.2)
    if status.problem:
        raise SystemExit(f"the engine has a problem: {status.problem}")
    seconds = time.monotonic() - started
    print(f"   {status.chunks} chunks, {status.passages} vectors ({status.state}, waited {seconds:.0f} s)")
