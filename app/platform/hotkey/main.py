"""The hotkeys of the program: chooses the mechanism, gives one set of signals for all of them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.platform.hotkey.models import (
    Availability,
    Backend,
    HotkeyConflict,
    HotkeyError,
    Listener,
    Session,
    current_session,
)
from app.platform.hotkey.none import NoBackend
from app.platform.hotkey.owners import free_combinations, usual_owner
from app.platform.hotkey.parsing import parse

log = logging.getLogger(__name__)
PURPOSE = "Search your memory"

# In order of preference: a module of this folder with `is_available(session)`, its class, where it belongs.
MECHANISMS = (
    ("x11", "X11Backend", "unix"),
    ("wayland_portal", "PortalBackend", "unix"),
    ("windows", "WindowsBackend", "win32"),
    ("macos", "MacBackend", "darwin"),
)


@dataclass(frozen=True, slots=True)
class Mechanism:
    """One way to bind hotkeys and whether it can work in this session (for `doctor` and the settings)."""

    name: str
    class_name: str
    availability: Availability


def mechanisms(session: Session) -> list[Mechanism]:
    """The ways of this system in order of preference, with the reason where one is not available."""
    family = session.system if session.system in ("win32", "darwin") else "unix"
    return [
        Mechanism(name, class_name, _availability(name, session))
        for name, class_name, belongs in MECHANISMS
        if belongs == family
    ]


def _availability(name: str, session: Session) -> Availability:
    try:
        found: Availability = _module(name).is_available(session)
    except ImportError as failure:
        return Availability(f"The library {failure.name} is missing.")
    return found


def _module(name: str) -> Any:
    return import_module(f"app.platform.hotkey.{name}")


def choose_backend(session: Session, listener: Listener, parent: QObject) -> tuple[str, Backend]:
    """The first mechanism that can work here, or the one that explains why there is none."""
    offered = mechanisms(session)
    for mechanism in offered:
        if mechanism.availability:
            backend: Backend = getattr(_module(mechanism.name), mechanism.class_name)(listener, parent)
            return mechanism.name, backend
    reasons = [mechanism.availability.reason for mechanism in offered]
    return "none", NoBackend(session, " ".join(reasons))


class _Relay:
    """Hands a mechanism's news to `Hotkeys` without showing it to everyone else."""

    def __init__(
        self,
        pressed: Callable[[str, str], None],
        bound: Callable[[str, str], None],
        failed: Callable[[HotkeyError], None],
        changed: Callable[[], None],
        purpose: Callable[[str], str],
    ) -> None:
        self.pressed = pressed
        self.bound = bound
        self.failed = failed
        self.changed = changed
        self.purpose = purpose


class Hotkeys(QObject):
    """Global hotkeys by whatever mechanism this desktop has. Use it in the thread of the event loop.

    `activated(sequence)`: the combination was pressed. `failed(error)`: a HotkeyError that came later than
    `register`, such as a refusal in the desktop's dialog or a lost connection; the hotkey is then not bound.
    `bound(sequence, description)`: it works now; where the desktop lets the person decide the key,
    `description` is its answer, else the combination itself. `keyboard_changed`: another layout, perhaps one
    that has a key which was missing.
    """

    activated = Signal(str)
    failed = Signal(object)
    bound = Signal(str, str)
    keyboard_changed = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        session: Session | None = None,
        make_backend: Callable[[Session, Listener, QObject], tuple[str, Backend]] = choose_backend,
    ) -> None:
        super().__init__(parent)
        self.session = session or current_session()
        self.activation_token = ""  # of the last press: the right to take the focus under Wayland
        #: Combinations that are meant for something, held or not, and so never offered as free.
        self.reserved: tuple[str, ...] = ()
        #: What canonical combinations are for, where the desktop shows that to a person.
        self.purposes: dict[str, str] = {}
        self._make_backend = make_backend
        self._chosen: tuple[str, Backend] | None = None
        self._names: dict[str, str] = {}  # the canonical combination -> as the caller wrote it
        self._descriptions: dict[str, str] = {}

    @property
    def mechanism(self) -> str:
        """The name of the mechanism in use: one of MECHANISMS, or "none"."""
        return self._choice()[0]

    @property
    def sequences(self) -> tuple[str, ...]:
        """What is registered, as the caller wrote it."""
        return tuple(self._names.values())

    def register(self, sequence: str) -> None:
        """Bind a combination such as "Ctrl+Alt+M".

        Raises HotkeyInvalid, HotkeyConflict or HotkeyUnavailable, whose texts are for people. Returns at
        once; where the desktop asks the person first, the outcome comes by `bound` or `failed`.
        """
        combination = str(parse(sequence))
        self._names.setdefault(combination, sequence)
        try:
            self._choice()[1].register(combination)
        except HotkeyConflict as conflict:
            self._names.pop(combination, None)
            raise HotkeyConflict(sequence, conflict.owner, self.free(sequence)) from None
        except HotkeyError:
            self._names.pop(combination, None)
            raise

    def unregister(self, sequence: str) -> None:
        """Release a combination; nothing happens when it is not registered."""
        combination = str(parse(sequence))
        if self._names.pop(combination, None) is not None:
            self._descriptions.pop(combination, None)
            self._choice()[1].unregister(combination)

    def description(self, sequence: str) -> str:
        """What a person must press, in the desktop's words; "" while it is not bound."""
        return self._descriptions.get(str(parse(sequence)), "")

    def is_free(self, sequence: str) -> bool:
        """Whether a combination could be bound now (where the system can tell)."""
        return self._choice()[1].is_free(str(parse(sequence)))

    def free(self, without: str) -> tuple[str, ...]:
        """Up to three combinations that could be bound in the place of `without`, and take nothing away."""
        taken = {without, *self.reserved, *self.sequences}
        return free_combinations(self._is_idle, without=taken)

    def _is_idle(self, sequence: str) -> bool:
        """Free, also of what programs have in their own menus: macOS binds over those without a word."""
        return not usual_owner(str(parse(sequence)), self.session.system) and self.is_free(sequence)

    def close(self) -> None:
        """Release everything; the object can be used again."""
        if self._chosen:
            self._chosen[1].close()
        self._chosen = None
        self._names.clear()
        self._descriptions.clear()

    def _choice(self) -> tuple[str, Backend]:
        if self._chosen is None:
            relay = _Relay(
                self._pressed, self._bound, self._failed, self.keyboard_changed.emit, self._purpose
            )
            self._chosen = self._make_backend(self.session, relay, self)
            log.debug("hotkeys by %s", self._chosen[0])
        return self._chosen

    def _purpose(self, combination: str) -> str:
        return self.purposes.get(combination) or PURPOSE

    def _pressed(self, combination: str, activation_token: str) -> None:
        self.activation_token = activation_token
        if combination in self._names:
            self.activated.emit(self._names[combination])

    def _bound(self, combination: str, description: str) -> None:
        self._descriptions[combination] = description
        self._names.setdefault(combination, combination)  # it may come after a failure
        self.bound.emit(self._names.get(combination, combination), description)

    def _failed(self, error: HotkeyError) -> None:
        self._names.pop(error.sequence, None)
        self._descriptions.pop(error.sequence, None)
        log.info("hotkey lost: %s", error)
        self.failed.emit(error)


def preload() -> None:
    """Load what a mechanism of this system needs, on a thread that may wait."""
    try:
        import Xlib.display  # noqa: F401
    except ImportError:
        return  # another system, or no such library: its mechanism says so when it is chosen
