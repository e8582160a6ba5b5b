"""Who usually holds a combination, and which ones are worth offering instead."""

from __future__ import annotations

from collections.abc import Callable

_WINDOWS = "win32"
_MACOS = "darwin"
_KNOWN: dict[str, dict[str, str]] = {
    "linux": {
        "Alt+Tab": "the window manager (switching windows)",
        "Alt+Shift+Tab": "the window manager (switching windows)",
        "Ctrl+Alt+Tab": "the window manager (switching windows)",
        "Alt+F4": "the window manager (closing windows)",
        "Alt+F2": "the desktop (running a command)",
        "Alt+Space": "the window manager (window menu)",
        "Alt+Esc": "the window manager (switching windows)",
        "Ctrl+Space": "the input method (switching languages)",
        "Ctrl+Shift+Space": "the input method (switching languages)",
        "Shift+Space": "the input method (switching languages)",
        "Meta+Space": "the desktop (switching languages)",
        "Ctrl+Alt+T": "the desktop (opening a terminal)",
        "Ctrl+Alt+L": "the desktop (locking the screen)",
        "Meta+L": "the desktop (locking the screen)",
        "Meta+D": "the desktop (showing the desktop)",
        "Meta+E": "the desktop (opening the file manager)",
        "Print": "the desktop (taking a screenshot)",
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
        "Ctrl+Space": "Spotlight",
        "Ctrl+Alt+Space": "the Finder's search",
        "Meta+Space": "macOS (switching input sources)",
        "Ctrl+Tab": "macOS (switching programs)",
        "Ctrl+Alt+Esc": "macOS (forcing a program to quit)",
    },
}
# Letters that no common desktop, input method or office program binds with these modifiers.
CANDIDATES = (
    "Ctrl+Alt+M", "Ctrl+Alt+K", "Ctrl+Alt+J", "Ctrl+Alt+Y", "Ctrl+Alt+Shift+M", "Meta+Alt+M", "Meta+Shift+M",
    "Ctrl+Alt+N",
)  # fmt: skip


def usual_owner(sequence: str, system: str) -> str:
    """Who holds the combination on most desktops of this system; "" when nobody is known."""
    return _KNOWN.get(system, {}).get(sequence, "")


def free_combinations(
    is_free: Callable[[str], bool], *, without: str = "", count: int = 3
) -> tuple[str, ...]:
    """The first `count` candidates that `is_free` confirms."""
    found: list[str] = []
    for candidate in CANDIDATES:
        if len(found) < count and candidate != without and is_free(candidate):
            found.append(candidate)
    return tuple(found)
