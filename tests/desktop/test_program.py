"""The whole program on a private desktop: tray, hotkey, popup, editor, second start, ending."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.desktop.stand_in import NOTES
from tests.helpers.desktop_session import Desktop
from tests.helpers.running_program import RunningProgram
from tests.helpers.waiting import wait_until
from tests.helpers.x_windows import XView

pytestmark = pytest.mark.desktop_session
ROOT = Path(__file__).resolve().parents[2]
TITLE = "Search — Memoro"


@dataclass
class Running:
    """A started program with its own home, its memory folder, and what its probe has told so far."""

    desktop: Desktop
    folder: Path
    program: RunningProgram = field(init=False)

    @property
    def env(self) -> dict[str, str]:
        return {
            "MEMORO_HOME": str(self.folder / "home"),
            "MEMORO_TRACE": str(self.folder / "trace"),
            "PYTHONPATH": str(ROOT),
        }

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "app", "--config", str(self.folder / "config.json5")]

    def write_settings(self, **more: object) -> None:
        editor = f"{sys.executable} {self.folder / 'editor.py'} {{path}} {{line}}"
        record = (
            f"import sys; open({str(self.folder / 'opened')!r}, 'a').write(' '.join(sys.argv[1:]) + chr(10))"
        )
        (self.folder / "editor.py").write_text(record, encoding="utf-8")
        app = {"language": "en", "editor": editor} | more
        agents = {"defaults": {"workspace": str(self.folder / "notes"), "memorySearch": {"provider": "none"}}}
        text = json.dumps({"app": app, "agents": agents})
        (self.folder / "config.json5").write_text(text, encoding="utf-8")

    def start(self, env: dict[str, str] | None = None) -> None:
        self.program = self.desktop.start(*self.command, env=self.env | (env or {}), cwd=self.folder)

    def events(self, name: str) -> list[dict[str, object]]:
        path = self.folder / "trace"
        if not path.exists():
            return []
        told = [
            json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.endswith("}")
        ]
        return [event for event in told if event["event"] == name]

    def wait_for(self, name: str, times: int = 1, **facts: object) -> dict[str, object]:
        def found() -> dict[str, object] | None:
            assert self.program.process.poll() is None, self.program.output
            events = [event for event in self.events(name) if facts.items() <= event.items()]
            return events[times - 1] if len(events) >= times else None

        try:
            return wait_until(found, 15, what=f"{name} {facts}") or {}
        except AssertionError as failure:
            told = (self.folder / "trace").read_text(encoding="utf-8").splitlines()[-12:]
            raise AssertionError("\n".join([str(failure), "the last that was told:", *told])) from None


@pytest.fixture
def make_running(tmp_path: Path) -> Iterator[Callable[[Desktop], Running]]:
    started: list[Running] = []

    def make(desktop: Desktop) -> Running:
        (tmp_path / "notes" / "memory").mkdir(parents=True)
        for path, text in NOTES.items():
            (tmp_path / "notes" / path).write_text(text, encoding="utf-8")
        running = Running(desktop, tmp_path)
        running.write_settings()
        started.append(running)
        return running

    yield make
    for running in started:
        if hasattr(running, "program"):
            running.program.end()


@pytest.fixture
def running(desktop: Desktop, make_running: Callable[[Desktop], Running]) -> Running:
    running = make_running(desktop)
    running.start()
    running.wait_for("ready")
    return running


def show(running: Running, times: int = 1) -> None:
    running.desktop.key("ctrl+alt+m")
    running.wait_for("popup drawn", times)
    running.desktop.wait_for_window(TITLE, active=True)


def test_from_the_hotkey_to_the_line_in_the_editor(running: Running) -> None:
    show(running)
    running.desktop.type("blue kettle")
    running.wait_for("merged results drawn", text="blue kettle")
    running.desktop.key("Return")
    opened = running.folder / "opened"
    wait_until(opened.exists, what="the editor")
    line = f"{running.folder / 'notes' / 'memory' / '2026-02-03.md'} 5"
    wait_until(lambda: opened.read_text(encoding="utf-8").strip() == line, what=line)


def test_the_hotkey_toggles_and_escape_gives_the_focus_back(running: Running) -> None:
    for times in (1, 2):
        show(running, times)
        running.desktop.key("ctrl+alt+m")
        wait_until(lambda: not running.desktop.active_window(), what="the popup to be gone")
    show(running, 3)
    running.desktop.key("Escape")
    wait_until(lambda: not running.desktop.active_window(), what="the popup to be gone")


def test_a_second_start_shows_the_popup_of_the_first_and_ends(running: Running) -> None:
    second = running.desktop.start(*running.command, env=running.env, cwd=running.folder)
    assert second.wait() == 0
    running.wait_for("popup drawn")
    running.desktop.wait_for_window(TITLE, active=True)


def test_starts_from_impatience_leave_the_popup_shown(running: Running) -> None:
    for _ in range(2):
        assert running.desktop.start(*running.command, env=running.env, cwd=running.folder).wait() == 0
        running.wait_for("popup requested")
        running.desktop.wait_for_window(TITLE, active=True)
    running.desktop.type("blue kettle")
    running.wait_for("merged results drawn", text="blue kettle")


def test_losing_the_focus_hides_it(running: Running) -> None:
    show(running)
    other = (
        "from PySide6.QtWidgets import *; a = QApplication([]); w = QLabel('x'); w.setWindowTitle('Other');"
    )
    with running.desktop.launch([sys.executable, "-c", other + " w.show(); w.activateWindow(); a.exec()"]):
        other_window = running.desktop.wait_for_window("Other")
        running.desktop.run("xdotool", "windowactivate", str(other_window.id))
        wait_until(lambda: not any(w.title == TITLE for w in running.desktop.windows()), what="hiding")


def test_it_ends_cleanly_when_asked(running: Running) -> None:
    show(running)
    running.program.process.terminate()
    assert running.program.wait() == 0
    assert "Traceback" not in running.program.output


QUITS = """
from PySide6.QtCore import QTimer
import app.desktop.desk as desk

begun = desk.Desk.begin
def begin(self):
    begun(self)
    QTimer.singleShot(0, self._program.application.quit)
desk.Desk.begin = begin

from app.desktop.application import run
raise SystemExit(run())
"""


def test_it_ends_in_order_when_qt_is_ended_by_the_system(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    """The Dock of macOS and the end of a session on Windows do not ask the menu's Quit."""
    running = make_running(desktop)
    running.program = desktop.start(sys.executable, "-c", QUITS, env=running.env, cwd=running.folder)
    assert running.program.wait(20) == 0
    assert "QThread" not in (running.folder / "home" / "memoro.log").read_text(encoding="utf-8")


EARLY = """
import os, signal, sys
from pathlib import Path
import app.desktop.application as application

def asked(*facts, **more):
    os.kill(os.getpid(), signal.SIGTERM)
    return begun(*facts, **more)
begun = application.{step}
application.{step} = asked
raise SystemExit(application.run())
"""


@pytest.mark.parametrize("step", ["_become_owner", "_live"])
def test_it_ends_in_order_when_asked_before_qt_can_hear_of_it(
    desktop: Desktop, make_running: Callable[[Desktop], Running], step: str
) -> None:
    running = make_running(desktop)
    early = EARLY.format(step=step)
    running.program = desktop.start(sys.executable, "-c", early, env=running.env, cwd=running.folder)
    assert running.program.wait(20) == 0
    assert "Traceback" not in running.program.output
    assert not running.events("ready")


def test_of_two_starts_at_the_same_moment_one_stays(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(desktop)
    running.start()
    other = desktop.start(*running.command, env=running.env, cwd=running.folder)
    both = [running.program, other]
    wait_until(lambda: any(each.process.poll() is not None for each in both), 40, what="one to hand over")
    [stays] = [each for each in both if each.process.poll() is None]
    [gone] = [each for each in both if each is not stays]
    assert gone.wait() == 0, gone.output
    running.program = stays
    running.wait_for("popup drawn")


CALLED_OFF = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
import app.desktop.program as program

class Unsaved(QWidget):
    def closeEvent(self, event):
        event.ignore()

shown = program.Program._show_plain_window
def show(self):
    shown(self)
    self.unsaved = Unsaved()
    self.unsaved.show()
    def close():
        self._plain.show()
        self._plain.close()
        print("stays" if self._plain.isMinimized() else "gone", flush=True)
        self.unsaved.deleteLater()  # the test's end is not called off
    QTimer.singleShot(300, self.application.quit)
    QTimer.singleShot(600, close)
program.Program._show_plain_window = show

from app.cli.main import run
raise SystemExit(run(sys.argv[1:]))
"""


def test_the_window_in_the_place_of_the_tray_outlives_an_end_that_was_called_off(
    make_desktop: Callable[..., Desktop], make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(make_desktop(tray=False))
    _, _, _, *words = running.command
    command = [sys.executable, "-c", CALLED_OFF, *words]
    program = running.program = running.desktop.start(*command, env=running.env, cwd=running.folder)
    wait_until(lambda: {"stays", "gone"} & set(program.lines), 20, what="the window to be closed")
    assert "stays" in program.lines


ENDS_WITH_A_WINDOW = """
import sys
from PySide6.QtCore import QTimer
from app.desktop.desk import Desk

begun = Desk.begin
def begin(self):
    begun(self)
    self._program._show_plain_window()
    QTimer.singleShot(500, self._program.application.quit)
Desk.begin = begin

from app.cli.main import run
raise SystemExit(run(sys.argv[1:]))
"""


@pytest.mark.parametrize("first", [False, True], ids=["later", "in the first steps"])
def test_the_window_in_the_place_of_the_tray_does_not_hold_up_the_end_of_the_session(
    make_desktop: Callable[..., Desktop], make_running: Callable[[Desktop], Running], first: bool
) -> None:
    """Nor does it come in the place of the first steps, when those are closed for that."""
    running = make_running(make_desktop(tray=False))
    _, _, _, *words = running.command
    command = [sys.executable, "-c", ENDS_WITH_A_WINDOW, *([] if first else words)]
    running.program = running.desktop.start(*command, env=running.env, cwd=running.folder)
    assert running.program.wait(20) == 0


def test_a_late_note_is_found_without_asking(running: Running) -> None:
    show(running)
    running.desktop.type("zebrafish")
    running.wait_for("text changed", text="zebrafish")
    (running.folder / "notes" / "memory" / "2026-02-09.md").write_text("- a zebrafish\n", encoding="utf-8")
    running.wait_for("merged results drawn", text="zebrafish", rows=1)


def test_without_a_tray_there_is_a_window_to_quit_by(
    make_desktop: Callable[..., Desktop], make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(make_desktop(tray=False))
    running.start()
    window = running.desktop.wait_for_window("Memoro", timeout=15)
    assert window.visible
    quit_by_key = ["shift+Tab", "space"]  # the last button
    running.desktop.run("xdotool", "windowactivate", "--sync", str(window.id))
    running.desktop.key(*quit_by_key)
    assert running.program.wait() == 0


def test_without_a_tray_the_first_steps_come_first(
    make_desktop: Callable[..., Desktop], make_running: Callable[[Desktop], Running]
) -> None:
    desktop = make_desktop(tray=False)
    running = make_running(desktop)
    (running.folder / "config.json5").unlink()
    running.start({"OPENCLAW_STATE_DIR": str(running.folder / "nowhere")})
    desktop.wait_for_window("Welcome — Memoro", active=True)
    running.wait_for("no tray")
    assert [window.title for window in desktop.windows() if window.visible] == ["Welcome — Memoro"]
    desktop.key("Escape")
    desktop.wait_for_window("Memoro", active=True)


def test_without_a_tray_a_search_is_not_disturbed(
    make_desktop: Callable[..., Desktop], make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(make_desktop(tray=False))
    running.start()
    running.wait_for("popup warm")
    show(running)
    running.wait_for("no tray")
    assert [window.title for window in running.desktop.windows() if window.visible] == [TITLE]
    running.desktop.key("Escape")
    running.desktop.wait_for_window("Memoro", active=True)


def test_a_tray_that_comes_late_gets_its_icon(
    make_desktop: Callable[..., Desktop], make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(make_desktop(tray=False))
    running.start()
    running.desktop.wait_for_window("Memoro", timeout=15)
    running.desktop.start(
        "trayer", "--edge", "top", "--align", "right", "--widthtype", "request", "--height", "28"
    )
    wait_until(
        lambda: not any(w.title == "Memoro" and w.visible for w in running.desktop.windows()),
        15,
        what="the window to make way",
    )


def test_a_panel_that_starts_after_the_program_gets_the_icon(
    make_desktop: Callable[..., Desktop], make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(make_desktop(tray=False))
    running.start()
    running.wait_for("ready")
    panel = running.desktop.start(sys.executable, str(Path(__file__).with_name("panel.py")))
    panel.wait_for("READY")
    assert "Memoro" in panel.wait_for("REGISTERED", timeout=15)
    running.wait_for("tray shown", 2)


def test_the_first_start_offers_the_assistants_memory(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(desktop)
    config = running.folder / "config.json5"
    config.unlink()
    workspace = running.folder / "openclaw" / "workspace"
    workspace.parent.mkdir()
    (running.folder / "notes").rename(workspace)
    running.start({"OPENCLAW_STATE_DIR": str(workspace.parent)})
    desktop.wait_for_window("Welcome — Memoro", active=True)
    running.wait_for("first start offers")
    desktop.key("Return")
    wait_until(
        lambda: config.exists() and str(workspace) in config.read_text(encoding="utf-8"), what="the choice"
    )
    for number in (1, 2):
        running.wait_for("first start page", number=number)
        desktop.key("Return")
    running.wait_for("first start page", number=3)
    running.wait_for("first start may search")
    desktop.key("Return")
    desktop.wait_for_window(TITLE, active=True)
    desktop.type("kettle")
    # While there are no vectors yet, the answer by words is the whole answer.
    wait_until(
        lambda: any(
            event["text"] == "kettle" and event["rows"] == 1
            for name in ("keyword results drawn", "merged results drawn")
            for event in running.events(name)
        ),
        what="the kettle",
    )


def test_who_left_the_first_steps_is_not_asked_again(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(desktop)
    (running.folder / "config.json5").unlink()
    nowhere = {"OPENCLAW_STATE_DIR": str(running.folder / "none"), "HOME": str(running.folder)}
    running.start(nowhere)
    desktop.wait_for_window("Welcome — Memoro", active=True)
    running.wait_for("status shown", state="no_folder")
    desktop.key("Escape")
    wait_until(lambda: not desktop.active_window(), what="the first steps to be gone")
    running.program.end()
    with first_windows(desktop) as mapped:
        running.start(nowhere)
        running.wait_for("ready", 2)
        running.wait_for("status shown", 2, state="no_folder")
        show(running)
    assert mapped() == [TITLE]


@pytest.mark.parametrize("configured", [True, False])
def test_started_hidden_no_window_flashes_up(
    desktop: Desktop, make_running: Callable[[Desktop], Running], configured: bool
) -> None:
    running = make_running(desktop)
    if not configured:
        (running.folder / "config.json5").unlink()
    nowhere = {"OPENCLAW_STATE_DIR": str(running.folder / "none"), "HOME": str(running.folder)}
    command = [*running.command, "--hidden"]
    with first_windows(desktop) as mapped:
        running.program = desktop.start(*command, env=running.env | nowhere, cwd=running.folder)
        running.wait_for("ready")
        running.wait_for("status shown", state="keyword_only" if configured else "no_folder")
        show(running)
    assert mapped() == [TITLE]


@contextmanager
def first_windows(desktop: Desktop) -> Iterator[Callable[[], list[str]]]:
    """The titles of the windows that were shown on the desktop meanwhile, each once, in their order."""
    with XView(desktop.env["DISPLAY"]) as view:
        view.watch_windows()
        told: list[str] = []
        yield lambda: list(dict.fromkeys(told))
        told += view.shown_windows()


def test_without_a_screen_it_says_so_in_words(tmp_path: Path) -> None:
    import subprocess

    env = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    env |= {"QT_QPA_PLATFORM": "xcb", "MEMORO_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "app"], env=env, capture_output=True, text=True, check=False, timeout=20
    )
    assert done.returncode == 1
    assert "memoro search" in done.stderr
