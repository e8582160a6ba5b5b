"""Windows: a value of this user's Run key; Task Manager keeps its own switch beside it."""

from __future__ import annotations

import shlex
import subprocess
from importlib import import_module
from typing import Any

from app.platform.autostart.models import Entry
from app.platform.availability import Availability
from app.platform.identity import APP_NAME

RUN = r"Software\Microsoft\Windows\CurrentVersion\Run"
APPROVED = r"Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run"


def is_available() -> Availability:
    try:
        _registry()
    except ImportError:
        return Availability("The registry cannot be reached.")
    return Availability()


def where() -> str:
    return rf"HKEY_CURRENT_USER\{RUN}\{APP_NAME}"


def read() -> Entry | None:
    line = _value(RUN)
    if line is None:
        return None
    words = tuple(word.strip('"') for word in shlex.split(str(line), posix=False))
    switch = _value(APPROVED)  # its first byte is odd when Task Manager switched the entry off
    off = isinstance(switch, bytes) and bool(switch) and bool(switch[0] & 1)
    return Entry(words, where(), enabled=not off)


def write(command: tuple[str, ...]) -> None:
    registry = _registry()
    with registry.CreateKey(registry.HKEY_CURRENT_USER, RUN) as key:
        registry.SetValueEx(key, APP_NAME, 0, registry.REG_SZ, subprocess.list2cmdline(command))


def remove() -> None:
    registry = _registry()
    try:
        with registry.OpenKey(registry.HKEY_CURRENT_USER, RUN, 0, registry.KEY_SET_VALUE) as key:
            registry.DeleteValue(key, APP_NAME)
    except FileNotFoundError:
        return  # there was none


def _value(path: str) -> Any:
    registry = _registry()
    try:
        with registry.OpenKey(registry.HKEY_CURRENT_USER, path) as key:
            return registry.QueryValueEx(key, APP_NAME)[0]
    except FileNotFoundError:
        return None


def _registry() -> Any:
    return import_module("winreg")
