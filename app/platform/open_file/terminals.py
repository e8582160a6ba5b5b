"""Terminal windows for editors that live in one."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence

# Each with the words after which the command's own arguments follow.
_TERMINALS = (
    ("kitty", ()),
    ("ghostty", ("-e",)),
    ("alacritty", ("-e",)),
    ("wezterm", ("start", "--")),
    ("foot", ()),
    ("gnome-terminal", ("--",)),
    ("ptyxis", ("--",)),
    ("kgx", ("--",)),
    ("konsole", ("-e",)),
    ("xfce4-terminal", ("-x",)),
    ("mate-terminal", ("-x",)),
    ("qterminal", ("-e",)),
    ("x-terminal-emulator", ("-e",)),
    ("xterm", ("-e",)),
)
_WINDOWS_TERMINALS = (("wt", ("--",)),)
# What the person's own desktop brings, before what merely happens to be installed.
_OF_DESKTOP = {
    "GNOME": ("gnome-terminal", "ptyxis", "kgx"),
    "KDE": ("konsole",),
    "XFCE": ("xfce4-terminal",),
    "MATE": ("mate-terminal",),
    "LXQt": ("qterminal",),
}


def in_terminal(command: Sequence[str]) -> list[str] | None:
    """The command wrapped in a terminal window; None when no terminal is installed."""
    prefixes = dict(_WINDOWS_TERMINALS if sys.platform == "win32" else _TERMINALS)
    own = [name for desktop in _desktops() for name in _OF_DESKTOP.get(desktop, ()) if name in prefixes]
    for name in [*own, *prefixes]:
        if found := shutil.which(name):
            return [found, *prefixes[name], *command]
    return None


def _desktops() -> list[str]:
    return os.environ.get("XDG_CURRENT_DESKTOP", "").split(":")
