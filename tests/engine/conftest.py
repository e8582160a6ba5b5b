from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.embeddings.provider import Identity
from app.engine.engine import Engine
from app.engine.events import Event
from app.engine.providers import Selection
from app.errors import MemoroError
from tests.helpers.hashing_provider import HashingProvider

CONFIG = "{{ agents: {{ defaults: {{ workspace: {workspace!r}, memorySearch: {search} }} }} }}"


@dataclass
class Running:
    """A started engine with its writing thread, its provider, and every event it published."""

    engine: Engine
    thread: threading.Thread
    provider: HashingProvider
    events: list[Event] = field(default_factory=list)

    def stop(self) -> None:
        self.engine.stop()
        self.thread.join(20)
        assert not self.thread.is_alive()


Start = Callable[..., Running]


@dataclass(frozen=True)
class OneProvider:
    """The maker of a test: always the same provider, and another one to stand in for it."""

    provider: HashingProvider
    stand_in: HashingProvider | None = None

    def choose(self) -> Selection:
        return Selection(self.provider, "a test", name="hashing")

    def fallback(self, instead_of: str, because: MemoroError) -> Selection | None:
        if self.stand_in is None:
            return None
        return Selection(self.stand_in, "the fallback", None, "stand-in", instead_of, str(because))

    def batches(self, provider: HashingProvider) -> None:
        return None

    def for_identity(self, identity: Identity) -> HashingProvider | None:
        return self.provider if self.provider.identity == identity else None


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    (folder / "memory").mkdir(parents=True)
    (folder / "MEMORY.md").write_text("# Facts\n\n- The boiler was serviced in October.\n", encoding="utf-8")
    (folder / "memory" / "2026-11-02.md").write_text(
        "# Day\n\n- Ticket TKY-77120 waits for the vendor.\n- 受付番号はTKY-88431、伝えること。\n",
        encoding="utf-8",
    )
    return folder


@pytest.fixture
def start(workspace: Path) -> Iterator[Start]:
    running: list[Running] = []

    def begin(
        *, provider: HashingProvider | None = None, search: str = "{}", sync: bool = True, **options: Any
    ) -> Running:
        provider = provider or HashingProvider()
        paths = app_paths()
        paths.config_file.parent.mkdir(parents=True, exist_ok=True)
        paths.config_file.write_text(CONFIG.format(workspace=str(workspace), search=search), encoding="utf-8")
        loaded = load_settings(paths.config_file)
        assert not loaded.errors
        if loaded.settings.for_agent().memory_search.provider != "none":
            options = {"make": lambda _settings, _agent: OneProvider(provider), **options}
        engine = Engine(loaded.settings, paths, **options)
        each = Running(engine, threading.Thread(target=engine.run_writer), provider)
        engine.events.subscribe(each.events.append)
        each.thread.start()
        engine.start(sync=sync)
        running.append(each)
        return each

    yield begin
    for each in running:
        if each.thread.is_alive():
            each.stop()
