"""What only the desktop knows of itself: screens, tray, hotkey, notices, starting with the computer."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication, QScreen

from app.errors import MemoroError

if TYPE_CHECKING:
    from app.desktop.desk import Desk
    from app.desktop.program import Program

Sections = dict[str, list[str]]


def about_the_desktop(program: Program, desk: Desk) -> Callable[[], Sections]:
    """Look at the windows now, on their thread; the returned function asks the system, on another one."""
    windows = [
        f"Qt {qVersion()}, platform {QGuiApplication.platformName()}",
        f"session: {os.environ.get('XDG_SESSION_TYPE', '–')}, {os.environ.get('XDG_CURRENT_DESKTOP', '–')}",
        f"language: {program.language}, of the system: {QLocale.system().name()}",
        f"tray: {'yes' if program.tray.is_available() else 'no'}",
        *(_screen(screen) for screen in QGuiApplication.screens()),
    ]
    hotkey = [
        f"mechanism: {desk.hotkey.mechanism}",
        f"bound: {', '.join(desk.hotkey.bound) or '–'}{' (paused)' if desk.hotkey.is_paused else ''}",
        f"wakes up by: {'logind' if desk.upkeep.wakefulness.by_logind else 'the clock'}",
    ]
    return lambda: {"Windows": windows, "Hotkey": hotkey, "System": [*_autostart(), *_notices()]}


def _screen(screen: QScreen) -> str:
    size = screen.size()
    return f"screen: {size.width()}×{size.height()}, scale {screen.devicePixelRatio():g}"


def _autostart() -> list[str]:
    from app.platform.autostart.main import state

    try:
        found = state()
    except MemoroError as problem:
        return [f"starting with the computer: {problem}"]
    if not found.availability:
        return [f"starting with the computer: {found.availability.reason}"]
    if found.entry is None:
        return [f"starting with the computer: off ({found.mechanism})"]
    wrong = "" if found.is_current else ", but the entry starts another program"
    switched = "on" if found.entry.enabled else "switched off in the system's settings"
    return [f"starting with the computer: {switched}{wrong} ({found.entry.where})"]


def _notices() -> list[str]:
    from app.platform.notify.main import mechanisms

    ways = [f"{name}: {available.reason or 'available'}" for name, available in mechanisms()]
    return [f"notices by {way}" for way in (*ways, "the tray icon")]
