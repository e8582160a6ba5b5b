"""Wayland: the desktop binds the key for us, through its GlobalShortcuts portal.

The person (or the desktop) has the last word on the key; a refusal comes later, as `failed`. KDE, GNOME from
48 on and Hyprland have this portal; elsewhere the person binds `memoro toggle` in the desktop's own settings.
"""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.platform.desktop_entry import ensure_desktop_entry
from app.platform.hotkey.keysyms import keysym_name
from app.platform.hotkey.models import Availability, HotkeyUnavailable, Listener, Session
from app.platform.hotkey.parsing import parse
from app.platform.hotkey.portal_client import Callbacks, PortalClient, PortalRefused, Shortcut
from app.platform.identity import APP_ID

log = logging.getLogger(__name__)

_MODIFIERS = {"Ctrl": "CTRL", "Alt": "ALT", "Shift": "SHIFT", "Meta": "LOGO"}
_DECLINED = "The desktop's question about the hotkey was answered with no."
_MISSING = "This Wayland desktop does not let programs bind a global hotkey."


def is_available(session: Session) -> Availability:
    """Whether asking is worth it; what the portal can do is only known after asking."""
    if session.kind != "wayland":
        return Availability("The desktop portal is asked on Wayland only.")
    return Availability() if session.bus else Availability("There is no session bus to reach the desktop by.")


def trigger(sequence: str) -> str:
    """Translate to the freedesktop shortcuts specification: "Ctrl+Alt+M" becomes "CTRL+ALT+m"."""
    combination = parse(sequence)
    return "+".join((*(_MODIFIERS[name] for name in combination.modifiers), keysym_name(combination.key)))


class PortalBackend(QObject):
    """One client per combination; what its thread says arrives here by queued signals."""

    _client_bound = Signal(object, str)
    _client_activated = Signal(object, str)
    _client_failed = Signal(object, object)

    def __init__(
        self, listener: Listener, parent: QObject | None = None, *, description: str = "Search your memory"
    ) -> None:
        super().__init__(parent)
        self._listener = listener
        self._description = description
        self._clients: dict[str, tuple[object, PortalClient]] = {}
        self._client_bound.connect(self._on_bound)
        self._client_activated.connect(self._on_activated)
        self._client_failed.connect(self._on_failed)

    def register(self, sequence: str) -> None:
        """Ask for the combination; the answer comes later.

        The shortcut's id holds the combination: the desktop remembers a person's choice by id, and would
        ignore a changed wish under an old one.
        """
        if sequence in self._clients:
            return
        _introduce()
        wish = trigger(sequence)
        shortcut = Shortcut(f"search-{wish.replace('+', '-').lower()}", self._description, wish)
        key = (sequence, object())  # tells a client's late news from those of its successor
        callbacks = Callbacks(
            bound=lambda description: self._client_bound.emit(key, description),
            activated=lambda token: self._client_activated.emit(key, token),
            failed=lambda failure: self._client_failed.emit(key, failure),
        )
        client = PortalClient(shortcut, callbacks, APP_ID)
        self._clients[sequence] = (key, client)
        client.start()

    def unregister(self, sequence: str) -> None:
        _, client = self._clients.pop(sequence, (None, None))
        if client:
            client.stop()

    def is_free(self, _sequence: str) -> bool:
        """The desktop does not tell; it asks the person."""
        return True

    def close(self) -> None:
        for sequence in list(self._clients):
            self.unregister(sequence)

    def _is_current(self, key: Any) -> bool:
        return key[0] in self._clients and self._clients[key[0]][0] is key

    def _on_bound(self, key: Any, description: str) -> None:
        if self._is_current(key):
            self._listener.bound(key[0], description or key[0])

    def _on_activated(self, key: Any, token: str) -> None:
        if self._is_current(key):
            self._listener.pressed(key[0], token)

    def _on_failed(self, key: Any, failure: Exception) -> None:
        if not self._is_current(key):
            return
        self.unregister(key[0])
        log.info("the portal bound no hotkey: %s: %s", type(failure).__name__, failure)
        declined = isinstance(failure, PortalRefused) and failure.by_person
        self._listener.failed(HotkeyUnavailable(key[0], _DECLINED if declined else _MISSING))


def _introduce() -> None:
    try:
        ensure_desktop_entry()
    except OSError as failure:
        log.info("no .desktop file could be written, newer portals may refuse: %s", failure)
