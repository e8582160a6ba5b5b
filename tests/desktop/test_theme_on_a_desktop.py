"""Light, dark and high contrast as GNOME's settings portal tells them, in a program on a real X server.

The portal is a stub that speaks org.freedesktop.portal.Settings (flatpak.github.io/xdg-desktop-portal).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.dbus_service import DBusService
from tests.helpers.desktop_session import Desktop

pytestmark = pytest.mark.desktop_session
ROOT = Path(__file__).resolve().parents[2]
PATH = "/org/freedesktop/portal/desktop"
SETTINGS, APPEARANCE = "org.freedesktop.portal.Settings", "org.freedesktop.appearance"
PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app.desktop import theme
application = QApplication([])
wanted = getattr(theme, sys.argv[1])
found = theme.Theme("auto")
names = ("LIGHT", "DARK", "LIGHT_CONTRAST", "DARK_CONTRAST")
def tell():
    print(next(name for name in names if getattr(theme, name) is found.colours), flush=True)
    if found.colours is wanted:
        application.quit()
found.changed.connect(tell)
QTimer.singleShot(20_000, application.quit)
if sys.argv[2:] or found.colours is not wanted:
    application.exec()
else:
    tell()
"""


@pytest.mark.parametrize(
    ("scheme", "contrast", "colours"),
    [(1, 0, "DARK"), (1, 1, "DARK_CONTRAST"), (2, 1, "LIGHT_CONTRAST"), (0, 0, "LIGHT")],
)
def test_the_desktops_appearance_is_ours(desktop: Desktop, scheme: int, contrast: int, colours: str) -> None:
    with gnome(desktop, scheme, contrast):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, colours],
            cwd=ROOT, env=desktop.env | {"XDG_CURRENT_DESKTOP": "GNOME"},
            capture_output=True, text=True, check=True, timeout=60,
        )  # fmt: skip
    assert done.stdout.split()[-1] == colours


def test_it_follows_while_it_runs(desktop: Desktop) -> None:
    with gnome(desktop, scheme=1) as portal:
        program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "LIGHT", "later"],
            cwd=ROOT, env=desktop.env | {"XDG_CURRENT_DESKTOP": "GNOME"}, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        with program:
            assert program.stdout
            assert program.stdout.readline().strip() == "DARK"
            portal.emit(PATH, SETTINGS, "SettingChanged", "ssv", APPEARANCE, "accent-color", ("s", "teal"))
            portal.emit(PATH, SETTINGS, "SettingChanged", "ssv", APPEARANCE, "color-scheme", ("u", 2))
            assert program.stdout.readline().strip() == "LIGHT"


def gnome(desktop: Desktop, scheme: int, contrast: int = 0) -> DBusService:
    told = {"color-scheme": ("u", scheme), "contrast": ("u", contrast)}
    portal = DBusService(desktop.bus_address, "org.freedesktop.portal.Desktop")
    portal.methods[(SETTINGS, "ReadAll")] = lambda _message: ("a{sa{sv}}", ({APPEARANCE: told},))
    portal.methods[(SETTINGS, "Read")] = lambda message: ("v", (("v", told[message.body[1]]),))
    return portal
