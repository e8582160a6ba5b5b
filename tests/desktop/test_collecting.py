"""In which thread windows that nobody needs any more are destroyed."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.collecting import LOOK_MS, Collector
from app.engine.courtesy import without_collecting


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[Collector]:
    gc.collect()
    collector = Collector()
    collector.begin()
    yield collector
    collector._timer.stop()
    collector.deleteLater()
    gc.enable()


def drop_a_window() -> list[int]:
    """A window with a part that knows it, as most do; the threads in which it is destroyed, later."""
    threads: list[int] = []
    window = QWidget()
    label = QLabel("part", window)
    window.part, label.window_ = label, window  # type: ignore[attr-defined]
    here = Qt.ConnectionType.DirectConnection
    window.destroyed.connect(lambda: threads.append(threading.get_ident()), here)
    return threads


def work_elsewhere() -> list[list[int]]:
    """As the engine does: another thread makes objects enough for many walks of the collector."""
    made: list[list[int]] = []
    thread = threading.Thread(target=lambda: made.extend([number] for number in range(200_000)))
    thread.start()
    thread.join()
    return made


def test_a_window_is_destroyed_in_its_own_thread(qtbot: QtBot, collector: Collector) -> None:
    threads = drop_a_window()
    made = work_elsewhere()
    assert made
    assert threads == []
    qtbot.waitUntil(lambda: bool(threads), timeout=5000)
    assert threads == [threading.get_ident()]


def test_it_waits_for_work_that_makes_much(qtbot: QtBot, collector: Collector) -> None:
    threads = drop_a_window()
    walks: list[str] = []

    def walk(phase: str, _info: dict[str, int]) -> None:
        walks.append(phase)

    gc.callbacks.append(walk)
    try:
        with without_collecting():
            made = work_elsewhere()
            assert made
            qtbot.wait(700)
            assert walks == []
        qtbot.waitUntil(lambda: bool(threads), timeout=5000)
    finally:
        gc.callbacks.remove(walk)
    assert not gc.isenabled()


def test_old_circles_go_too_but_not_at_every_look(
    qtbot: QtBot, collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Node:
        pass

    node = Node()
    node.me = node  # type: ignore[attr-defined]
    gone = weakref.ref(node)
    gc.collect()  # it is old now
    del node
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 1000))
    qtbot.wait(600)
    assert gone() is not None
    collector._whole_after = 0.0
    qtbot.waitUntil(lambda: gone() is None, timeout=5000)
    assert collector._whole_after > 0


def test_a_program_at_rest_is_hardly_woken(
    qtbot: QtBot, collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
    qtbot.waitUntil(lambda: collector._timer.interval() >= 4 * LOOK_MS, timeout=5000)
    monkeypatch.setattr("app.desktop.collecting.REST_MS", 6 * LOOK_MS)
    collector._look()
    collector._look()
    assert collector._timer.interval() == 6 * LOOK_MS
    monkeypatch.setattr(gc, "get_count", lambda: (100_000, 0, 0))
    qtbot.waitUntil(lambda: collector._timer.interval() == LOOK_MS, timeout=5000)


def test_while_the_program_starts_nothing_is_walked_over(qtbot: QtBot) -> None:
    walks: list[object] = []
    starting = Collector()
    gc.callbacks.append(lambda *_: walks.append(None))
    try:
        made = work_elsewhere()
        assert made
        qtbot.wait(400)
        assert walks == []
        starting.settle()
        qtbot.waitUntil(lambda: bool(walks), timeout=5000)
    finally:
        gc.callbacks.pop()
        gc.unfreeze()
        starting._timer.stop()
        starting.deleteLater()
        gc.enable()
