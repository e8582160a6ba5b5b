"""Linux and BSD desktops: a .desktop file in the user's autostart folder (XDG Autostart specification)."""

from __future__ import annotations

import os
import re
from pathlib import Path

from app.platform.autostart.models import Entry
from app.platform.availability import Availability
from app.platform.desktop_entry import quoted
from app.platform.identity import APP_ID, APP_NAME

GNOME_DELAY_SECONDS = 3
"""A panel that is not there yet would leave the icon without a place."""


def is_available() -> Availability:
    return Availability()


def where() -> str:
    return str(_file())


def read() -> Entry | None:
    try:
        text = _file().read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    keys = dict(line.split("=", 1) for line in text.splitlines() if "=" in line and line[0] != "#")
    off = keys.get("Hidden", "").lower() == "true"
    off = off or keys.get("X-GNOME-Autostart-enabled", "").lower() == "false"
    return Entry(_words(keys.get("Exec", "")), where(), enabled=not off)


def _words(line: str) -> tuple[str, ...]:
    """The words of an Exec line, by the quoting rules that `desktop_entry.quoted` writes."""
    found = (
        re.sub(r"\\(.)", r"\1", match[1]) if match[1] is not None else match[2]
        for match in re.finditer(r'"((?:\\.|[^"\\])*)"|(\S+)', line)
    )
    return tuple(word.replace("%%", "%") for word in found)


def write(command: tuple[str, ...]) -> None:
    path = _file()
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = (
        "[Desktop Entry]",
        "Type=Application",
        f"Name={APP_NAME}",
        "Comment=Search what your AI assistant remembers",
        f"Exec={' '.join(quoted(word) for word in command)}",
        f"Icon={APP_ID}",
        "Terminal=false",
        "StartupNotify=false",
        "X-GNOME-Autostart-enabled=true",
        f"X-GNOME-Autostart-Delay={GNOME_DELAY_SECONDS}",
    )
    partial = path.with_suffix(".partial")  # a session that ends just now must not read half of it
    partial.write_text("\n".join(lines) + "\n", encoding="utf-8")
    partial.replace(path)


def remove() -> None:
    _file().unlink(missing_ok=True)


def _file() -> Path:
    config = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(config) / "autostart" / f"{APP_ID}.desktop"
