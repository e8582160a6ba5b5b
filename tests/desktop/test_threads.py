"""The threads beside the window's: what happens to their results and their errors."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desktop.background import Background
from app.desktop.engine_thread import EngineThread
from app.desktop.signals import EngineSignals
from app.engine.events import NotesChanged, StatusChanged, ToggleRequested
from app.errors import MemoroError
from tests.desktop.stand_in import StandInEngine
from tests.helpers.log_rules import ExpectLog


def test_a_crash_of_the_writer_is_told_and_it_can_start_again(
    qtbot: QtBot, engine: StandInEngine, expected_logs: ExpectLog
) -> None:
    expected_logs("ended by an error")
    engine.writer_error = RuntimeError("a bug")
    thread = EngineThread(engine)
    with qtbot.waitSignal(thread.crashed, timeout=5000):
        thread.start()
    qtbot.waitUntil(thread.isFinished, timeout=5000)
    thread.start()
    assert thread.isRunning()
    assert thread.stop()


def test_events_of_other_threads_arrive_in_the_windows_thread(qtbot: QtBot, engine: StandInEngine) -> None:
    signals = EngineSignals(engine.events)
    heard: list[tuple[object, str]] = []
    here = threading.get_ident()

    class Receiver(Background):
        def take(self, paths: object) -> None:
            heard.append((paths, "here" if threading.get_ident() == here else "elsewhere"))

    receiver = Receiver()
    signals.notes_changed.connect(receiver.take)
    sender = threading.Thread(target=lambda: engine.events.publish(NotesChanged("main", ("a.md",))))
    sender.start()
    sender.join()
    qtbot.waitUntil(lambda: bool(heard), timeout=5000)
    assert heard == [(("a.md",), "here")]
    with qtbot.waitSignals([signals.status_changed, signals.toggle_requested], timeout=5000):
        engine.events.publish(StatusChanged("main"))
        engine.events.publish(ToggleRequested("token"))
    signals.detach()
    engine.events.publish(NotesChanged("main", ("b.md",)))
    assert len(heard) == 1
    receiver.close()


def test_a_job_brings_its_result_or_its_problem(qtbot: QtBot, expected_logs: ExpectLog) -> None:
    expected_logs("a background job failed")
    background = Background()
    results: list[object] = []

    def refuse() -> None:
        raise MemoroError("No", "Because.")

    background.run(lambda: 6 * 7, results.append)
    background.run(refuse, None, lambda problem: results.append(problem.title))
    background.run(lambda: 1 // 0, None, lambda problem: results.append(type(problem)))
    qtbot.waitUntil(lambda: len(results) == 3, timeout=5000)
    assert 42 in results
    assert "No" in results
    assert MemoroError in results
    background.close()


def test_nothing_is_delivered_after_the_end(qtbot: QtBot) -> None:
    background = Background()
    results: list[object] = []
    gate = threading.Event()
    background.run(lambda: gate.wait(5), results.append)
    gate.set()
    background.close()
    qtbot.wait(20)
    assert results == []


def test_who_closes_need_not_wait_for_a_job_under_way(qtbot: QtBot) -> None:
    background, began, go_on, told = Background(), threading.Event(), threading.Event(), list[object]()

    def work() -> bool:
        began.set()
        return go_on.wait(2)

    background.run(work, told.append)
    assert began.wait(10)
    background.close(0)
    assert not background._pool.waitForDone(0), "it goes on"
    go_on.set()
    background.close()
    qtbot.wait(20)
    assert told == [], "nobody wants it any more"


@pytest.mark.parametrize("closed", [True, False])
def test_what_a_job_was_to_call_is_let_go_in_the_windows_thread(qtbot: QtBot, closed: bool) -> None:
    """It may be the last that a closed window hangs by."""
    threads: list[int] = []

    class Window(QWidget):
        def take(self, _result: object) -> None:
            """Hears the answer."""

    background, began, go_on = Background(), threading.Event(), threading.Event()
    window = Window()
    here = Qt.ConnectionType.DirectConnection
    window.destroyed.connect(lambda: threads.append(threading.get_ident()), here)

    def work() -> None:
        began.set()
        go_on.wait(10)

    background.run(work, window.take)
    del window
    assert began.wait(10)
    if closed:
        background.close(0)
    go_on.set()
    assert background._pool.waitForDone(10_000)
    qtbot.waitUntil(lambda: bool(threads), timeout=5000)
    assert threads == [threading.get_ident()]
    background.close()


def test_what_a_job_works_with_is_let_go_in_the_windows_thread(qtbot: QtBot) -> None:
    """A page that was dropped meanwhile, whose key is still being looked for."""
    threads: list[int] = []
    began, go_on = threading.Event(), threading.Event()

    class Page(QWidget):
        def look(self) -> None:
            began.set()
            go_on.wait(10)

    background, page = Background(), Page()
    here = Qt.ConnectionType.DirectConnection
    page.destroyed.connect(lambda: threads.append(threading.get_ident()), here)
    background.run(page.look)
    del page
    assert began.wait(10)
    go_on.set()
    qtbot.waitUntil(lambda: bool(threads), timeout=5000)
    assert threads == [threading.get_ident()]
    background.close()
