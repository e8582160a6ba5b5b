"""A real Wayland desktop of its own for tests: sway without a screen, with a keyboard, and nothing of X11.

`with open_wayland() as (desktop, x11):`; only the processes started here are ended. There is a DISPLAY too,
as under most Wayland desktops, but it is a trap: who connects to it is counted.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.helpers.desktop_session import Desktop, private_environment, start_bus
from tests.helpers.running_program import RunningProgram
from tests.helpers.waiting import wait_until

PACKAGES = {"sway": "sway", "wtype": "wtype", "dbus-daemon": "dbus"}
WITHOUT_HARDWARE = {"WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"}
NOBODY = 65534
FOREVER_MS = "3600000"


class XTrap:
    """A listening X display that nobody is to use; `connections` counts who did."""

    def __init__(self) -> None:
        self.connections = 0
        self._socket = socket.socket(socket.AddressFamily["AF_UNIX"])
        number = next(number for number in range(700, 800) if self._takes(number))
        self.display = f":{number}"
        self._thread = threading.Thread(target=self._count, daemon=True, name="X trap")
        self._thread.start()

    def _takes(self, number: int) -> bool:
        try:
            self._socket.bind(f"\0/tmp/.X11-unix/X{number}")
        except OSError:
            return False
        self._socket.listen()
        return True

    def _count(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            self.connections += 1
            connection.close()

    def close(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self._thread.join(5)


@dataclass
class WaylandDesktop(Desktop):
    compositor: RunningProgram | None = None

    def key(self, *combinations: str) -> None:
        """Press and release combinations: `key("ctrl+alt+m")`."""
        for combination in combinations:
            *modifiers, key = combination.split("+")
            held = [word for name in modifiers for word in ("-M", name)]
            self.run("wtype", *held, "-k", key)

    def type(self, text: str) -> None:
        self.run("wtype", text)

    def toplevels(self) -> list[dict[str, Any]]:
        """The windows as sway's tree has them, each with `name`, `app_id`, `focused`, `type` and `rect`."""
        return [node for node in _nodes(self.ask("get_tree")) if node.get("app_id")]

    def wait_for_toplevel(self, title: str) -> dict[str, Any]:
        """Wait until the window `title` has the keyboard."""

        def found() -> dict[str, Any] | None:
            return next((w for w in self.toplevels() if w["name"] == title and w["focused"]), None)

        return wait_until(found, 15, what=f"the window {title!r} with the keyboard") or {}

    def ask(self, question: str) -> Any:
        return json.loads(self.run("swaymsg", "-r", "-t", question))


def _nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for child in (*node["nodes"], *node["floating_nodes"]):
        yield from _nodes(child)


@contextmanager
def open_wayland(lines: Sequence[str] = ()) -> Iterator[tuple[WaylandDesktop, XTrap]]:
    """Start the desktop; `lines` are added to sway's configuration. RuntimeError names missing packages."""
    if missing := sorted({package for name, package in PACKAGES.items() if not shutil.which(name)}):
        raise RuntimeError(f"The Wayland tests need: sudo apt-get install {' '.join(missing)}")
    with ExitStack() as stack:
        folder = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="memoro-", ignore_cleanup_errors=True))
        )
        desktop = WaylandDesktop(folder, private_environment(folder))
        trap = XTrap()
        stack.callback(trap.close)
        stack.callback(desktop.end)
        desktop.env |= {
            "DISPLAY": trap.display,
            "XDG_SESSION_TYPE": "wayland",
            "XDG_CURRENT_DESKTOP": "sway",
        }
        del desktop.env["QT_QPA_PLATFORM"]  # Qt is to find out by itself
        desktop.env["DBUS_SESSION_BUS_ADDRESS"] = start_bus(desktop)
        _start_sway(desktop, lines)
        _plug_in_keyboard(desktop)
        yield desktop, trap


def _start_sway(desktop: WaylandDesktop, lines: Sequence[str]) -> None:
    run = desktop.folder / "run"
    config = run / "sway.conf"
    config.write_text("\n".join(["xwayland disable", *lines, ""]), encoding="utf-8")
    desktop.folder.chmod(0o711)
    command = ["sway", "-c", str(config)]
    if sys.platform != "win32" and os.geteuid() == 0:  # sway refuses
        os.chown(run, NOBODY, NOBODY)
        identity = [f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
        command = ["setpriv", *identity, "--pdeathsig", "TERM", *command]
    env = WITHOUT_HARDWARE | {"HOME": str(run), "TMPDIR": str(run)}
    desktop.compositor = desktop.start(*command, env=env)

    def named(pattern: str) -> Path | None:
        found = [path for path in run.glob(pattern) if path.is_socket()]
        assert desktop.compositor is not None
        assert desktop.compositor.process.poll() is None, desktop.compositor.output
        return found[0] if found else None

    desktop.env["WAYLAND_DISPLAY"] = (wait_until(lambda: named("wayland-*"), what="sway") or run).name
    desktop.env["SWAYSOCK"] = str(wait_until(lambda: named("sway-ipc.*"), what="sway's own socket"))


def _plug_in_keyboard(desktop: WaylandDesktop) -> None:
    """One that stays: were each key pressed by the only keyboard, unplugging it would take the focus away."""
    desktop.start("wtype", "-s", FOREVER_MS, "-k", "Shift_L")
    wait_until(
        lambda: any(device["type"] == "keyboard" for device in desktop.ask("get_inputs")), what="the keyboard"
    )
