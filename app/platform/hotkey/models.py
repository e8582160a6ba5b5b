"""What every hotkey mechanism looks like from outside, and how it fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Protocol

from app.errors import MemoroError
from app.platform.availability import Availability

__all__ = [
    "BY_COMMAND", "Availability", "Backend", "HotkeyConflict", "HotkeyError", "HotkeyInUse", "HotkeyInvalid",
    "HotkeyLost", "HotkeyUnavailable", "Listener", "Session", "current_session",
]  # fmt: skip

BY_COMMAND = "In the system's keyboard settings, add a shortcut that runs “memoro toggle”."


class HotkeyError(MemoroError):
    """A hotkey does not work. `sequence` is the combination as the person wrote it.

    `may_pass`: the reason can go away by itself, so that trying again quietly is worth it.
    """

    sequence: str = ""
    may_pass: ClassVar[bool] = False


class HotkeyInvalid(HotkeyError):
    """The text is not a combination that can be a global hotkey, or not on the present keyboard layout."""

    def __init__(self, sequence: str, why: str) -> None:
        super().__init__(f'"{sequence}" cannot be a hotkey', why, "Choose another combination.")
        self.sequence = sequence


class HotkeyConflict(HotkeyError):
    """Another program holds the combination. `owner` names it where known, `free` what could be taken."""

    may_pass = True

    def __init__(self, sequence: str, owner: str = "", free: Sequence[str] = ()) -> None:
        action = f"Free right now: {', '.join(free)}." if free else "Choose another combination."
        super().__init__(f"The hotkey {sequence} is already taken", self._holder(owner), action)
        self.sequence = sequence
        self.owner = owner
        self.free = tuple(free)

    def _holder(self, owner: str) -> str:
        return f"It usually belongs to {owner}." if owner else "Another program has reserved it."


class HotkeyInUse(HotkeyConflict):
    """Memoro itself holds the combination for something else. `owner` is the sentence that says so."""

    may_pass = False

    def _holder(self, owner: str) -> str:
        return owner


class HotkeyUnavailable(HotkeyError):
    """This system offers no way (any more) to bind the combination; `reason` says why."""

    def __init__(self, sequence: str, reason: str, action: str = BY_COMMAND) -> None:
        super().__init__("The global hotkey does not work here", reason, action)
        self.sequence = sequence
        self.reason = reason


class HotkeyLost(HotkeyUnavailable):
    """What held the combination broke; it may well hold it again."""

    may_pass = True


@dataclass(frozen=True, slots=True)
class Session:
    """The facts by which a mechanism is chosen. `kind` is "x11", "wayland" or "" where there is neither."""

    system: str
    kind: str
    bus: bool


class Listener(Protocol):
    """Where a mechanism tells what happens; called in the thread of the event loop.

    `purpose` answers what a combination is for, in words that the desktop may show.
    """

    def purpose(self, sequence: str) -> str: ...
    def pressed(self, sequence: str, activation_token: str) -> None: ...
    def bound(self, sequence: str, description: str) -> None: ...
    def failed(self, error: HotkeyError) -> None: ...
    def changed(self) -> None:
        """The keyboard is another now: what was refused may be possible."""


class Backend(Protocol):
    """One mechanism. It lives in the thread of the event loop and never blocks it for long."""

    def register(self, sequence: str, /) -> None:
        """Bind a combination; HotkeyError when it fails at once (later failures go to the listener).

        A HotkeyConflict need not say what would be free instead.
        """

    def unregister(self, sequence: str, /) -> None:
        """Release a combination; nothing happens when it is not bound."""

    def is_free(self, sequence: str, /) -> bool:
        """Whether the combination could be bound now."""

    def close(self) -> None:
        """Release everything."""


def current_session(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Session:
    """What kind of desktop this process lives on.

    `XDG_SESSION_TYPE` comes first: under Wayland there is usually a DISPLAY too, but a grab on it only works
    while an X program has the focus.
    """
    kind = environ.get("XDG_SESSION_TYPE", "")
    if kind not in ("x11", "wayland"):
        kind = "wayland" if environ.get("WAYLAND_DISPLAY") else "x11" if environ.get("DISPLAY") else ""
    runtime_dir = environ.get("XDG_RUNTIME_DIR", "")
    has_socket = bool(runtime_dir) and Path(runtime_dir, "bus").exists()
    return Session(system, kind, has_socket or bool(environ.get("DBUS_SESSION_BUS_ADDRESS")))
