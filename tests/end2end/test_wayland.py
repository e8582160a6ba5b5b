"""The whole program on a real Wayland compositor: shown, asked, put away, and left alone by its desktop."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.platform.hotkey.by_hand import by_hand
from tests.desktop.stand_in import NOTES
from tests.helpers.running_program import RunningProgram
from tests.helpers.tray_watcher import TrayWatcher
from tests.helpers.waiting import wait_until
from tests.helpers.wayland_session import WaylandDesktop, XTrap, open_wayland

ROOT = Path(__file__).resolve().parents[2]
TITLE = "Search — Memoro"


@pytest.fixture
def wayland() -> Iterator[tuple[WaylandDesktop, XTrap, TrayWatcher]]:
    """With the key bound by the line that the program gives for it, here to leave a mark. A tray, since the
    window in its place would come a while later and take the keyboard.
    """
    line, _, _command = by_hand("Ctrl+Alt+M", {"XDG_CURRENT_DESKTOP": "sway"}).text.partition(" exec ")
    mark = f"{line} exec touch $XDG_RUNTIME_DIR/pressed"
    with open_wayland([mark]) as (desktop, x11), TrayWatcher(desktop.bus_address) as tray:
        yield desktop, x11, tray


class Program:
    def __init__(self, desktop: WaylandDesktop, folder: Path) -> None:
        self.desktop, self.folder = desktop, folder
        for path, text in NOTES.items():
            (folder / "notes" / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / "notes" / path).write_text(text, encoding="utf-8")
        agents = {"defaults": {"workspace": str(folder / "notes"), "memorySearch": {"provider": "none"}}}
        settings = {"app": {"language": "en"}, "agents": agents}
        (folder / "config.json5").write_text(json.dumps(settings), encoding="utf-8")
        self.env = {
            "MEMORO_HOME": str(folder / "home"),
            "MEMORO_TRACE": str(folder / "trace"),
            "PYTHONPATH": str(ROOT),
        }
        self.running: RunningProgram = desktop.start(*self.command(), env=self.env, cwd=folder)

    def command(self, *words: str) -> list[str]:
        return [sys.executable, "-m", "app", *words, "--config", str(self.folder / "config.json5")]

    def toggle(self) -> None:
        subprocess.run(self.command("toggle"), env=self.desktop.env | self.env, check=True, timeout=20)

    def wait_for(self, name: str, times: int = 1, **facts: object) -> None:
        def told() -> bool:
            assert self.running.process.poll() is None, self.running.output
            lines = (self.folder / "trace").read_text(encoding="utf-8").splitlines()
            events = [json.loads(line) for line in lines if line.endswith("}")]
            return sum(event["event"] == name and facts.items() <= event.items() for event in events) >= times

        wait_until(lambda: (self.folder / "trace").exists() and told(), 20, what=f"{name} {facts}")

    @property
    def log(self) -> str:
        return (self.folder / "home" / "memoro.log").read_text(encoding="utf-8")


@pytest.mark.desktop_session
def test_asked_on_wayland_without_anything_of_x11(
    wayland: tuple[WaylandDesktop, XTrap, TrayWatcher], tmp_path: Path
) -> None:
    desktop, x11, tray = wayland
    program = Program(desktop, tmp_path)
    desktop.key("ctrl+alt+m")
    wait_until((desktop.folder / "run" / "pressed").exists, what="the key that was bound by hand")
    program.wait_for("popup warm")
    tray.wait_for_item()
    for times in (1, 2):
        program.toggle()
        program.wait_for("popup drawn", times)
        popup = desktop.wait_for_toplevel(TITLE)
        assert popup["type"] == "floating_con"
        assert popup["app_id"] == "io.github.memoro.Memoro"
        if times == 1:
            program.toggle()
            wait_until(lambda: not titled(desktop), what="the popup to be put away")
    desktop.type("blue kettle")
    program.wait_for("merged results drawn", text="blue kettle", rows=1)
    desktop.key("Escape", "Escape")  # the question, then the window
    wait_until(lambda: not titled(desktop), what="the popup to be gone")
    assert x11.connections == 0
    assert "WARNING" not in program.log

    assert desktop.compositor is not None
    desktop.compositor.process.kill()  # as when a desktop crashes
    assert program.running.wait() != 0
    assert "Traceback" not in program.running.output
    assert "Did the Wayland compositor die?" in program.log


def titled(desktop: WaylandDesktop) -> bool:
    return any(window["name"] == TITLE for window in desktop.toplevels())
