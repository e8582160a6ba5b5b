"""Binding a key by hand, where programs may not do it: what to write, and into which file.

Desktops with a window for keyboard shortcuts need the command; compositors that are set up by a file, a line.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.platform.autostart.main import own_command
from app.platform.hotkey.keysyms import keysym_name
from app.platform.hotkey.parsing import Combination, parse

DEFAULT = "Ctrl+Alt+M"


@dataclass(frozen=True, slots=True)
class ByHand:
    """`text` is to be copied: a line for `file`, or the command for the desktop's settings."""

    text: str
    file: str = ""


def by_hand(sequence: str = "", environ: Mapping[str, str] = os.environ) -> ByHand:
    """What binds `sequence` to showing the search on the desktop that `environ` tells of."""
    command = toggle_command()
    for desktop in environ.get("XDG_CURRENT_DESKTOP", "").lower().split(":"):
        if desktop in _FILES:
            line, file = _FILES[desktop]
            return ByHand(line(parse(sequence or DEFAULT), command), file)
    return ByHand(shlex.join(command))


def toggle_command() -> list[str]:
    """The program's short name where every shell finds it, else its whole path."""
    return [*(("memoro",) if shutil.which("memoro") else own_command()), "toggle"]


def _sway(combination: Combination, command: list[str]) -> str:
    modifiers = ["Mod4" if name == "Meta" else name for name in combination.modifiers]
    return f"bindsym {'+'.join((*modifiers, keysym_name(combination.key)))} exec {shlex.join(command)}"


def _hyprland(combination: Combination, command: list[str]) -> str:
    modifiers = " ".join("SUPER" if name == "Meta" else name.upper() for name in combination.modifiers)
    return f"bind = {modifiers}, {keysym_name(combination.key)}, exec, {shlex.join(command)}"


def _niri(combination: Combination, command: list[str]) -> str:
    modifiers = ["Super" if name == "Meta" else name for name in combination.modifiers]
    words = " ".join(json.dumps(word, ensure_ascii=False) for word in command)  # as KDL quotes, too
    return f"{'+'.join((*modifiers, keysym_name(combination.key)))} {{ spawn {words}; }}"


_FILES: dict[str, tuple[Callable[[Combination, list[str]], str], str]] = {
    "sway": (_sway, "~/.config/sway/config"),
    "hyprland": (_hyprland, "~/.config/hypr/hyprland.conf"),
    "niri": (_niri, "~/.config/niri/config.kdl"),
}
