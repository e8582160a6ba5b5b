"""The whole program on a private desktop: trying the hotkey, quick notes, starting with the computer."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from app.platform.notify.clicks import NAME, PATH
from tests.desktop.test_program import Running, make_running, running
from tests.helpers.dbus_service import DBusService
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

pytestmark = pytest.mark.desktop_session
__all__ = ["make_running", "running"]
Make = Callable[[Desktop], Running]


def log_of_today(running: Running) -> str:
    day = datetime.now().astimezone().date().isoformat()
    path = running.folder / "notes" / "memory" / f"{day}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def test_the_hotkey_is_tried_out_in_the_first_start(desktop: Desktop, make_running: Make) -> None:
    running = make_running(desktop)
    (running.folder / "config.json5").unlink()
    running.start({"OPENCLAW_STATE_DIR": str(running.folder / "none"), "HOME": str(running.folder)})
    desktop.wait_for_window("Welcome — Memoro", active=True)
    running.wait_for("first start offers")
    desktop.key("Return")
    running.wait_for("first start page", number=1)
    desktop.key("Return")
    running.wait_for("first start page", number=2)
    desktop.key("ctrl+alt+m")
    running.wait_for("first start hotkey works")
    assert not running.events("popup drawn")
    desktop.key("Return")
    running.wait_for("first start page", number=3)
    running.wait_for("first start may search")
    desktop.key("ctrl+alt+m")
    running.wait_for("popup drawn")
    assert (running.folder / "Memoro" / "MEMORY.md").exists()


def test_a_quick_note_by_its_own_hotkey(desktop: Desktop, make_running: Make) -> None:
    running = make_running(desktop)
    running.write_settings(captureHotkey="Ctrl+Alt+K")
    running.start()
    running.wait_for("ready")
    desktop.key("ctrl+alt+k")
    desktop.wait_for_window("Quick note", active=True)
    desktop.type("call the lighthouse")
    desktop.key("Return")
    wait_until(lambda: "- call the lighthouse" in log_of_today(running), what="the note")
    wait_until(lambda: not desktop.active_window(), what="the line to be gone")


def test_a_quick_note_is_confirmed_beside_the_program_used_before(
    desktop: Desktop, make_running: Make
) -> None:
    """Its window comes without the keyboard, and a click takes the note back."""
    running = make_running(desktop)
    running.write_settings(captureHotkey="Ctrl+Alt+K")
    running.start()
    running.wait_for("ready")
    code = "from PySide6.QtWidgets import *; a = QApplication([]); w = QLineEdit(); w.setWindowTitle('Other')"
    with desktop.launch([sys.executable, "-c", f"{code}; w.show(); a.exec()"]):
        desktop.wait_for_window("Other", active=True)
        desktop.key("ctrl+alt+k")
        desktop.wait_for_window("Quick note", active=True)
        desktop.type("call the lighthouse")
        desktop.key("Return")
        told = desktop.wait_for_window("Added to today’s log")
        desktop.wait_for_window("Other", active=True)
        assert "- call the lighthouse" in log_of_today(running)
        right, middle = told.x + told.width - 40, told.y + told.height // 2
        desktop.run("xdotool", "mousemove", str(right), str(middle), "click", "1")
        wait_until(lambda: "lighthouse" not in log_of_today(running), what="the note to be gone")
        running.wait_for("note confirmed", text="The note was taken back")
        desktop.wait_for_window("Other", active=True)


def test_what_was_typed_for_a_note_is_there_after_the_next_start(
    desktop: Desktop, make_running: Make
) -> None:
    running = make_running(desktop)
    running.write_settings(captureHotkey="Ctrl+Alt+K")
    for start in (1, 2):
        running.start()
        running.wait_for("ready", start)
        desktop.key("ctrl+alt+k")
        desktop.wait_for_window("Quick note", active=True)
        running.wait_for("capture offered", start)
        if start == 1:
            desktop.type("call the lighthouse")
            desktop.key("Escape")
            wait_until(lambda: not desktop.active_window(), what="the line to be gone")
            running.program.end()
    desktop.key("Return")
    wait_until(lambda: "- call the lighthouse" in log_of_today(running), what="the note")


def test_a_quick_note_in_the_popup_is_found_at_once(running: Running) -> None:
    running.desktop.key("ctrl+alt+m")
    running.desktop.wait_for_window("Search — Memoro", active=True)
    running.desktop.type("+ zebra crossing")
    running.desktop.key("Return")
    wait_until(lambda: "- zebra crossing" in log_of_today(running), what="the note")
    running.wait_for("text changed", text="")
    running.desktop.type("zebra")
    running.wait_for("merged results drawn", text="zebra", rows=1)


def test_a_click_on_a_notice_opens_what_it_is_about(desktop: Desktop, make_running: Make) -> None:
    running = make_running(desktop)
    running.write_settings(theme="purple")
    with DBusService(desktop.bus_address, NAME) as service:
        service.methods[NAME, "Notify"] = lambda _message: ("u", (7,))
        running.start()
        wait_until(lambda: service.called("Notify"), 15, what="the notice")
        assert "settings file" in service.called("Notify")[0][3]
        running.wait_for("ready")
        # The answer with the number must be there before a click can be about it.
        wait_until(lambda: clicked(service) and settings_shown(desktop), 15, what="the settings")
        running.program.end()


def clicked(service: DBusService) -> bool:
    service.emit(PATH, NAME, "ActionInvoked", "us", 7, "default")
    return True


def settings_shown(desktop: Desktop) -> bool:
    return any(window.title.startswith("Settings") and window.active for window in desktop.windows())


def test_started_with_the_computer_it_stays_quiet(desktop: Desktop, make_running: Make) -> None:
    running = make_running(desktop)
    home = running.folder / "home"
    home.mkdir()
    (running.folder / "config.json5").rename(home / "config.json5")
    text = (home / "config.json5").read_text(encoding="utf-8")
    (home / "config.json5").write_text(
        text.replace('"app": {', '"app": {"autostart": true, '), encoding="utf-8"
    )
    command = [running.command[0], "-m", "app", "--hidden"]
    config = {"XDG_CONFIG_HOME": str(running.folder / "xdg")}
    running.program = desktop.start(*command, env=running.env | config, cwd=running.folder)
    running.wait_for("ready")
    entry = Path(config["XDG_CONFIG_HOME"]) / "autostart" / "io.github.memoro.Memoro.desktop"
    wait_until(entry.exists, what="the entry")
    assert "--hidden" in entry.read_text(encoding="utf-8")
    again = desktop.start(*command, env=running.env | config, cwd=running.folder)
    assert again.wait(20) == 0
    assert not running.events("popup requested")
