"""A real desktop of its own for tests: X server, session bus, window manager, tray, fresh home folders.

In pytest: `pytest_plugins = ["tests.helpers.desktop_session"]`, then the fixtures `desktop` (one for the
whole run) and `make_desktop` (others, for example without a tray). Outside: `with open_desktop() as desktop:`
or `python -m tests.helpers.desktop_session [--no-tray] -- COMMAND ARGS`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.helpers.running_program import RunningProgram
from tests.helpers.waiting import wait_until
from tests.helpers.x_windows import Window, XView

PACKAGES = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "openbox": "openbox",
    "trayer": "trayer",
    "xdotool": "xdotool",
    "setxkbmap": "x11-xkb-utils",
    "import": "imagemagick",
}
BUS_CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
"""
# What the developer's own desktop would leak into the private one.
NOT_INHERITED = (
    "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XAUTHORITY", "XMODIFIERS", "QT_IM_MODULE",
    "QT_IM_MODULES", "GTK_IM_MODULE", "QT_QPA_PLATFORMTHEME", "QT_STYLE_OVERRIDE", "QT_SCALE_FACTOR",
    "LC_ALL", "LANGUAGE", "DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "MEMORO_HOME", "BROWSER", "VISUAL",
    "EDITOR",
)  # fmt: skip


@dataclass
class Desktop:
    """A running private desktop. `env` is the whole environment of a program that lives on it."""

    folder: Path
    env: dict[str, str]
    parts: list[RunningProgram] = field(default_factory=list)

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def bus_address(self) -> str:
        return self.env["DBUS_SESSION_BUS_ADDRESS"]

    def run(self, *command: str | Path, check: bool = True, timeout: float = 20.0) -> str:
        """Run a command to its end; return what it printed. AssertionError when it fails."""
        done = subprocess.run(
            [str(part) for part in command],
            env=self.env,
            check=False,
            capture_output=True,
            text=True,
            timeout=timeout,
        )
        if check and done.returncode:
            raise AssertionError(f"{command} failed with {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout

    def key(self, *combinations: str) -> None:
        """Press and release combinations as the keyboard would: `key("ctrl+alt+m")`."""
        self.run("xdotool", "key", "--delay", "0", *combinations)

    def type(self, text: str) -> None:
        """Type text into the focused window.

        Characters that the layout lacks (CJK) get keys of their own first. xdotool would map one spare key to
        each in turn, and a busy program asks what the key means when it already means something else.
        """
        if not text.isascii():
            with XView(self.env["DISPLAY"]) as view:
                view.add_characters(text)
        self.run("xdotool", "type", "--delay", "8" if text.isascii() else "40", "--", text)

    def screenshot(self, path: Path) -> Path:
        """Save the whole screen as an image; the suffix of `path` chooses the format."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.run("import", "-silent", "-window", "root", path)
        return path

    def windows(self) -> list[Window]:
        """The windows the window manager manages (but not panels), oldest first."""
        with XView(self.env["DISPLAY"]) as view:
            return view.windows()

    def active_window(self) -> Window | None:
        return next((window for window in self.windows() if window.active), None)

    def wait_for_window(self, title: str, *, active: bool = False, timeout: float = 10.0) -> Window:
        """Wait until a visible (and, if asked, focused) window has `title` in its title."""

        def found() -> Window | None:
            matching = (
                w for w in self.windows() if title in w.title and w.visible and (w.active or not active)
            )
            return next(matching, None)

        return wait_until(found, timeout, what=f"a window {title!r}") or pytest.fail("no window")

    def start(
        self, *command: str | Path, env: Mapping[str, str] | None = None, cwd: Path | None = None
    ) -> RunningProgram:
        """Start a program; it ends with the desktop at the latest. `launch` ends it earlier."""
        program = RunningProgram(command, {**self.env, **(env or {})}, cwd=cwd)
        self.parts.append(program)
        return program

    @contextmanager
    def launch(
        self, args: Sequence[str | Path], *, env: Mapping[str, str] | None = None, cwd: Path | None = None
    ) -> Iterator[RunningProgram]:
        """Run a program for the length of a `with` block, then end it cleanly."""
        program = self.start(*args, env=env, cwd=cwd)
        try:
            yield program
        finally:
            program.end()
            self.parts.remove(program)

    def end(self) -> None:
        """End everything that was started here, the youngest first."""
        for part in reversed(self.parts):
            part.end()
        self.parts.clear()

    def enter(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let the test's own process live on this desktop until the test ends."""
        for name in NOT_INHERITED:
            monkeypatch.delenv(name, raising=False)
        for name, value in self.env.items():
            monkeypatch.setenv(name, value)


def missing_packages(tray: bool = True) -> list[str]:
    """Debian packages of the programs that are not installed."""
    wanted = [name for name in PACKAGES if tray or name != "trayer"]
    return sorted({PACKAGES[name] for name in wanted if not shutil.which(name)})


@contextmanager
def open_desktop(*, tray: bool = True, size: tuple[int, int] = (1280, 800)) -> Iterator[Desktop]:
    """Start a desktop and end it again; only the processes started here are ended.

    `tray=False` leaves out the tray host, as on a stock GNOME. Further parts (a keyring daemon, a stub
    service) are added with `Desktop.start`. RuntimeError names the apt packages when programs are missing.
    """
    if missing := missing_packages(tray):
        raise RuntimeError(f"The desktop tests need: sudo apt-get install {' '.join(missing)}")
    with ExitStack() as stack:
        folder = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="memoro-", ignore_cleanup_errors=True))
        )
        desktop = Desktop(folder, private_environment(folder))
        stack.callback(desktop.end)
        desktop.env["DISPLAY"] = _start_x_server(desktop, size)
        desktop.env["DBUS_SESSION_BUS_ADDRESS"] = start_bus(desktop)
        desktop.start("openbox")
        if tray:
            desktop.start(
                "trayer", "--edge", "top", "--align", "right", "--widthtype", "request", "--height", "28"
            )
        with XView(desktop.env["DISPLAY"]) as view:
            wait_until(view.has_window_manager, what="the window manager")
            if tray:
                wait_until(view.has_tray, what="the tray host")
        yield desktop


def private_environment(folder: Path) -> dict[str, str]:
    env = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
    places = {
        "HOME": "home",
        "XDG_CONFIG_HOME": "home/.config",
        "XDG_DATA_HOME": "home/.local/share",
        "XDG_STATE_HOME": "home/.local/state",
        "XDG_CACHE_HOME": "home/.cache",
        "XDG_RUNTIME_DIR": "run",
        "TMPDIR": "tmp",
    }
    for name, place in places.items():
        (folder / place).mkdir(parents=True, exist_ok=True)
        env[name] = str(folder / place)
    (folder / "run").chmod(0o700)
    return env | {
        "LANG": "C.UTF-8",
        "QT_QPA_PLATFORM": "xcb",
        "XDG_SESSION_TYPE": "x11",
        "XDG_CURRENT_DESKTOP": "Openbox",
        "NO_AT_BRIDGE": "1",
    }


def _start_x_server(desktop: Desktop, size: tuple[int, int]) -> str:
    reading, writing = os.pipe()
    screen = ["-screen", "0", f"{size[0]}x{size[1]}x24"]
    command = ["Xvfb", "-displayfd", str(writing), *screen, "-nolisten", "tcp", "+extension", "RANDR"]
    server = RunningProgram(command, desktop.env, pass_fds=[writing])
    os.close(writing)
    desktop.parts.append(server)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    if not number:
        raise RuntimeError(f"Xvfb did not start: {server.output}")
    return f":{number}"


def start_bus(desktop: Desktop) -> str:
    """A bus without service folders, so that no installed service is ever started by a message."""
    config = desktop.folder / "bus.conf"
    config.write_text(BUS_CONFIG.format(folder=desktop.folder), encoding="utf-8")
    bus = desktop.start("dbus-daemon", f"--config-file={config}", "--nofork", "--print-address=1")
    return bus.wait_for("unix:")


@pytest.fixture(scope="session")
def desktop() -> Iterator[Desktop]:
    """The desktop that all tests of a run share: with a tray, 1280 x 800."""
    with open_desktop() as opened:
        yield opened


@pytest.fixture
def make_desktop() -> Iterator[Callable[..., Desktop]]:
    """Open further desktops for one test: `make_desktop(tray=False)`."""
    with ExitStack() as stack:
        yield lambda **options: stack.enter_context(open_desktop(**options))


def main() -> int:
    parser = argparse.ArgumentParser(description="Run a command on a private desktop.")
    parser.add_argument("--no-tray", action="store_true")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    with open_desktop(tray=not options.no_tray) as desktop:
        return subprocess.run(options.command, env=desktop.env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
