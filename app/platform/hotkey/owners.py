"""Who usually holds a combination, and which ones are worth offering instead."""

from __future__ import annotations

from collections.abc import Callable, Collection

_WINDOWS = "win32"
_MACOS = "darwin"
_KNOWN: dict[str, dict[str, str]] = {
    "linux": {
        "Alt+Tab": "the window manager (switching windows)",
        "Alt+Shift+Tab": "the window manager (switching windows)",
        "Ctrl+Alt+Tab": "the window manager (switching windows)",
        "Alt+F4": "the window manager (closing windows)",
        "Alt+F2": "the desktop (running a command)",
        "Alt+Space": "the window manager (window menu), or a launcher",
        "Alt+F1": "the desktop (its menu)",
        "Alt+F3": "the desktop (its menu)",
        "Alt+F7": "the window manager (moving windows)",
        "Alt+F8": "the window manager (moving windows)",
        "Alt+F10": "the window manager (maximising windows)",
        "Alt+Esc": "the window manager (switching windows)",
        "Ctrl+Space": "the input method (switching languages)",
        "Ctrl+Shift+Space": "the input method (switching languages)",
        "Shift+Space": "the input method (switching languages)",
        "Meta+Space": "the desktop (switching languages)",
        "Meta+Tab": "the window manager (switching windows)",
        "Meta+A": "the desktop (its overview)",
        "Meta+S": "the desktop (its overview)",
        "Meta+W": "the desktop (its overview)",
        "Meta+V": "the desktop (notifications or the clipboard)",
        "Meta+R": "the desktop (running a command)",
        "Ctrl+Alt+D": "the desktop (showing the desktop)",
        "Ctrl+Alt+Left": "the window manager (switching workspaces)",
        "Ctrl+Alt+Right": "the window manager (switching workspaces)",
        "Ctrl+Alt+Up": "the window manager (switching workspaces)",
        "Ctrl+Alt+Down": "the window manager (switching workspaces)",
        "Ctrl+Alt+T": "the desktop (opening a terminal)",
        "Ctrl+Alt+L": "the desktop (locking the screen)",
        "Meta+L": "the desktop (locking the screen)",
        "Meta+D": "the desktop (showing the desktop)",
        "Meta+E": "the desktop (opening the file manager)",
        "Print": "the desktop (taking a screenshot)",
        "Shift+Print": "the desktop (taking a screenshot)",
        "Alt+Print": "the desktop (taking a screenshot)",
        "Ctrl+Alt+Del": "the desktop (logging out)",
    }
    | {f"Ctrl+Alt+F{number}": "the system (switching consoles)" for number in range(1, 13)},
    _WINDOWS: {
        "Alt+Space": "Windows (window menu), or a launcher such as PowerToys Run",
        "Ctrl+Space": "the input method (switching languages)",
        "Ctrl+Shift+Space": "the input method, or a password manager",
        "Meta+Space": "Windows (switching languages)",
        "Meta+L": "Windows (locking the screen)",
        "Alt+Tab": "Windows (switching windows)",
        "Alt+F4": "Windows (closing windows)",
        "F12": "Windows (reserved for debuggers)",
    },
    _MACOS: {
        "Meta+Space": "Spotlight",
        "Alt+Meta+Space": "the Finder's search",
        "Ctrl+Space": "macOS (switching input sources)",
        "Ctrl+Alt+Space": "macOS (switching input sources)",
        "Meta+Tab": "macOS (switching programs)",
        "Alt+Meta+Esc": "macOS (forcing a program to quit)",
        "Alt+Meta+M": "macOS (minimising all windows)",
    },
}
# Letters that no common desktop, input method or office program binds with these modifiers; more than three,
# as some may be taken.
CANDIDATES = (
    "Ctrl+Alt+M", "Ctrl+Alt+K", "Ctrl+Alt+J", "Ctrl+Alt+Y", "Ctrl+Alt+Shift+M", "Meta+Alt+M", "Meta+Shift+M",
    "Ctrl+Alt+N", "Ctrl+Alt+Shift+K", "Ctrl+Alt+Shift+J", "Ctrl+Alt+Shift+Y", "Ctrl+Alt+Shift+N",
)  # fmt: skip


def usual_owner(sequence: str, system: str) -> str:
    """Who holds the combination on most desktops of this system; "" when nobody is known."""
    return _KNOWN.get(system if system in (_WINDOWS, _MACOS) else "linux", {}).get(sequence, "")


def free_combinations(
    is_free: Callable[[str], bool], *, without: Collection[str] = (), count: int = 3
) -> tuple[str, ...]:
    """The first `count` candidates that `is_free` confirms."""
    found: list[str] = []
    for candidate in CANDIDATES:
        if len(found) < count and candidate not in without and is_free(candidate):
            found.append(candidate)
    return tuple(found)
