"""The end of the process: in order, and no crash beside threads that are late."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from app.platform import clipboard
from tests.helpers.clipboard_manager import ClipboardManager
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]

WRITES_ON = """
import threading
from functools import partialmethod
from PySide6.QtCore import QTimer
from app.desktop.desk import Desk
from app.desktop.engine_thread import EngineThread

EngineThread.stop = partialmethod(EngineThread.stop, 100)
stuck = threading.Event()

def work():
    stuck.set()
    threading.Event().wait()

begun = Desk.begin
def begin(self):
    begun(self)
    self.engine.writer.submit(work)
    quit_when_stuck(self._program)
Desk.begin = begin

def quit_when_stuck(program):
    program.quit() if stuck.is_set() else QTimer.singleShot(10, lambda: quit_when_stuck(program))

from app.desktop.application import run
raise SystemExit(run())
"""


@pytest.mark.desktop_session
def test_a_thread_that_is_late_does_not_make_the_end_a_crash(desktop: Desktop, tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    agents = {"defaults": {"workspace": str(tmp_path / "notes"), "memorySearch": {"provider": "none"}}}
    (tmp_path / "openclaw.json").write_text(json.dumps({"agents": agents}), encoding="utf-8")
    env = {"MEMORO_HOME": str(tmp_path / "home"), "PYTHONPATH": str(ROOT)}
    program = desktop.start(sys.executable, "-c", WRITES_ON, env=env, cwd=tmp_path)
    status = program.wait(60)
    log = (tmp_path / "home" / "memoro.log").read_text(encoding="utf-8")
    assert "the engine did not end" in log, program.output
    assert status == 0, program.output
    assert "still running" not in program.output + log


COPIES = """
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from app.desktop.desk import Desk

begun = Desk.begin
def begin(self):
    begun(self)
    QGuiApplication.clipboard().setText("memory/garden.md#L3 庭")
    QTimer.singleShot(0, self._program.quit)
Desk.begin = begin

from app.desktop.application import run
raise SystemExit(run())
"""


@pytest.mark.desktop_session
@pytest.mark.parametrize("manages", ["well", "never answers", "not at all"])
def test_what_was_copied_stays_where_the_desktop_keeps_it(
    desktop: Desktop, tmp_path: Path, manages: str
) -> None:
    env = {"MEMORO_HOME": str(tmp_path / "home"), "PYTHONPATH": str(ROOT)}
    manager = None if manages == "not at all" else ClipboardManager(desktop.env["DISPLAY"])
    program = desktop.start(sys.executable, "-c", COPIES, env=env, cwd=tmp_path)
    if manager and manages == "well":
        wait_until(lambda: manager.work() or program.process.poll() is not None, 30, what="the end")
        assert manager.saved == "memory/garden.md#L3 庭"
    assert program.wait(30) == 0, program.output
    if manager:
        manager.close()


def test_each_system_is_asked_in_its_own_way() -> None:
    asked: list[str] = []

    class Ole32:
        def OleFlushClipboard(self) -> None:
            asked.append("flush")

    assert clipboard.hand_over("windows", Ole32())
    assert asked == ["flush"]
    assert clipboard.hand_over("wayland")
    assert not clipboard.hand_over("cocoa"), "only Qt can keep its promises there"


LEAVES = """
import atexit, logging, sys, threading
from app.desktop.leaving import leave
atexit.register(print, "taken down")
logging.basicConfig(filename=sys.argv[1])
logging.warning("logged")
threading.Thread(target=threading.Event().wait).start()  # Python would wait for it
print("printed")
leave(3)
"""


def test_what_was_said_is_kept_and_the_status_told(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LEAVES, tmp_path / "log"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=20, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (3, "printed\n", "")
    assert "logged" in (tmp_path / "log").read_text(encoding="utf-8")


WITHOUT_STREAMS = """
import sys
from app.desktop.leaving import leave
sys.stdout = None
sys.stderr.close()
leave(0)
"""


def test_it_can_be_left_with_the_streams_gone() -> None:
    command = [sys.executable, "-c", WITHOUT_STREAMS]
    assert subprocess.run(command, cwd=ROOT, timeout=20, check=False).returncode == 0
