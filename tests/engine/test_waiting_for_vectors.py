"""Whoever waits for the vectors waits for all of them, at whatever moment the question comes."""

from __future__ import annotations

import threading
from concurrent.futures import wait
from pathlib import Path

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.events import Event, Synced
from tests.engine.conftest import Running, Start
from tests.helpers.hashing_provider import HashingProvider
from tests.helpers.waiting import wait_until

MOMENT = 0.5
"""Seconds in which what must not come does not come."""


def missing(running: Running) -> int:
    status = running.engine.status()
    return status.passages - status.embedded


def test_passages_that_are_seen_before_the_pump_heard_of_them_are_waited_for(start: Start) -> None:
    running = start(sync=False)
    engine, seen, go_on = running.engine, threading.Event(), threading.Event()

    def hold(event: Event) -> None:
        if isinstance(event, Synced):
            seen.set()
            go_on.wait(20)

    engine.events.subscribe(hold)
    engine.sync()
    assert seen.wait(20)
    assert missing(running), "they are in the index already"
    assert not engine.wait_until_embedded(MOMENT)
    go_on.set()
    assert engine.wait_until_embedded(20)
    assert not missing(running)


class HeldEvent(threading.Event):
    """Being set takes until it may."""

    def __init__(self) -> None:
        super().__init__()
        self.reached, self.may = threading.Event(), threading.Event()

    def set(self) -> None:
        self.reached.set()
        self.may.wait(20)
        super().set()


def test_a_note_that_comes_as_the_pump_falls_idle_is_waited_for(start: Start, workspace: Path) -> None:
    provider = HashingProvider()
    provider.gate.clear()
    running = start(provider=provider, search="{ sync: { watch: false } }")
    engine = running.engine
    pump = wait_until(lambda: engine._agents.get("main").pump, what="the keyword index")
    assert pump
    pump.idle = idle = HeldEvent()
    provider.gate.set()
    assert idle.reached.wait(20)
    provider.gate.clear()
    (workspace / "memory" / "late.md").write_text("- The heron nests by the canal.\n", encoding="utf-8")
    synced = engine.sync()
    wait([synced], MOMENT)  # it may wait for the pump's last word, but the pump must not have that after it
    idle.may.set()
    synced.result(20)
    assert not engine.wait_until_embedded(MOMENT)
    provider.gate.set()
    assert engine.wait_until_embedded(20)
    assert not missing(running)


def test_after_a_change_of_settings_those_of_the_new_pump_are_waited_for(
    start: Start, workspace: Path
) -> None:
    provider = HashingProvider()
    provider.gate.clear()
    running = start(provider=provider)
    engine = running.engine
    wait_until(lambda: engine.status().state == "embedding", what="the keyword index")
    told: list[bool] = []
    waiting = threading.Thread(target=lambda: told.append(engine.wait_until_embedded(20)))
    waiting.start()
    file = app_paths().config_file
    file.write_text(file.read_text(encoding="utf-8").replace("{}", "{ model: 'another' }"), encoding="utf-8")
    engine.apply(load_settings(file).settings)
    engine.writer.call(lambda: None)
    waiting.join(MOMENT)
    assert told == []
    provider.gate.set()
    waiting.join(20)
    assert told == [True]
    assert not missing(running)
