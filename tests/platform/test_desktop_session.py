"""The private desktop itself: what tests of windows and trays may rely on."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.desktop_session import Desktop, open_desktop
from tests.helpers.tray_watcher import TrayWatcher
from tests.helpers.waiting import wait_until
from tests.helpers.x_windows import XView

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.desktop_session


def test_a_window_gets_the_keyboard(desktop: Desktop, tmp_path: Path) -> None:
    program = [sys.executable, "-m", "tests.platform.programs.line_edit"]
    with desktop.launch(program, cwd=ROOT) as running:
        window = desktop.wait_for_window("試験", active=True)
        assert (window.width, window.height) == (320, 60)
        desktop.type("abc 東京の記憶 한국 é")
        running.wait_for("TEXT abc 東京の記憶 한국 é")
        picture = desktop.screenshot(tmp_path / "shots" / "screen.png")
        assert picture.read_bytes().startswith(b"\x89PNG")
    assert running.process.returncode == -15
    wait_until(lambda: not desktop.windows(), what="the window to be gone")


def test_its_homes_are_private(desktop: Desktop) -> None:
    assert (desktop.folder / "run").stat().st_mode & 0o777 == 0o700
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"):
        assert desktop.env[name].startswith(str(desktop.folder))


def test_no_installed_service_is_started_by_a_message(desktop: Desktop) -> None:
    answer = desktop.run(
        "dbus-send", "--session", "--print-reply", "--dest=org.freedesktop.DBus", "/org/freedesktop/DBus",
        "org.freedesktop.DBus.ListActivatableNames",
    )  # fmt: skip
    assert answer.count("string") == 1  # the bus itself


def test_a_desktop_without_a_tray_ends_without_a_trace(make_desktop: Callable[..., Desktop]) -> None:
    with open_desktop(tray=False) as bare:
        processes = [part.process for part in bare.parts]
        with XView(bare.env["DISPLAY"]) as view:
            assert not view.has_tray()
    assert all(process.returncode is not None for process in processes)
    assert not bare.folder.exists()
    with XView(make_desktop().env["DISPLAY"]) as view:
        assert view.has_tray()


def test_a_tray_that_comes_late(make_desktop: Callable[..., Desktop]) -> None:
    bare = make_desktop(tray=False)
    program = [sys.executable, "-m", "tests.platform.programs.tray_icon"]
    with bare.launch(program, cwd=ROOT) as running:
        running.wait_for("READY")
        with TrayWatcher(bare.bus_address) as tray:
            item = tray.wait_for_item()
            assert set(tray.menu(item)) == {"Search", "Quit"}
            tray.activate(item)
            running.wait_for("ACTIVATED")
            tray.choose(item, "Quit")
            running.wait_for("QUIT")


def test_missing_programs_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "openbox" else name)
    with pytest.raises(RuntimeError, match="sudo apt-get install openbox"), open_desktop():
        raise AssertionError("it must not open")


def test_it_runs_a_command_from_the_shell() -> None:
    command = [
        sys.executable,
        "-m",
        "tests.helpers.desktop_session",
        "--no-tray",
        "--",
        "sh",
        "-c",
        "echo $DISPLAY; exit 3",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert done.stdout.startswith(":")
