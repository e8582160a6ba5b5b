"""Wayland: the desktop binds the key for us, through its GlobalShortcuts portal.

The person (or the desktop) has the last word on the key; a refusal comes later, as `failed`. KDE, GNOME from
48 on and Hyprland have this portal; elsewhere the person binds `memoro toggle` in the desktop's own settings.
"""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal

from app.platform.desktop_entry import ensure_desktop_entry
from app.platform.hotkey.keysyms import keysym_name
from app.platform.hotkey.models import Availability, HotkeyLost, HotkeyUnavailable, Listener, Session
from app.platform.hotkey.parsing import parse
from app.platform.hotkey.portal_client import (
    Callbacks,
    Keys,
    PortalClient,
    PortalLost,
    PortalRefused,
    Shortcut,
)
from app.platform.identity import APP_ID

log = logging.getLogger(__name__)

_MODIFIERS = {"Ctrl": "CTRL", "Alt": "ALT", "Shift": "SHIFT", "Meta": "LOGO"}
_DECLINED = "The desktop's question about the hotkey was answered with no."
_NOT_TAKEN = "The desktop did not take the hotkey."
_KEYLESS = "The desktop has set no key for it yet."
_LOST = "The desktop forgot the hotkey."
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
    """All combinations in one client; what its thread says arrives here by queued signals."""

    _client_bound = Signal(object, object)
    _client_changed = Signal(object, object)
    _client_activated = Signal(object, str, str)
    _client_failed = Signal(object, object)

    def __init__(self, listener: Listener, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listener = listener
        self._wanted: dict[str, str] = {}  # the shortcut's id -> the combination
        self._keyless: set[str] = set()
        self._client: PortalClient | None = None
        self._news_of: object = None  # tells a client's late news from those of its successor
        self._renewing = QTimer(self)  # what is wanted in one go is asked for in one question
        self._renewing.setSingleShot(True)
        self._renewing.timeout.connect(self._renew)
        self._client_bound.connect(self._on_bound)
        self._client_changed.connect(self._on_changed)
        self._client_activated.connect(self._on_activated)
        self._client_failed.connect(self._on_failed)

    def register(self, sequence: str) -> None:
        """Ask for the combination; the answer comes later.

        The shortcut's id holds the combination: the desktop remembers a person's choice by id, and would
        ignore a changed wish under an old one.
        """
        id_ = _id(sequence)
        if id_ not in self._wanted or id_ in self._keyless:
            self._wanted[id_] = sequence
            self._renewing.start(0)

    def unregister(self, sequence: str) -> None:
        if self._wanted.pop(_id(sequence), None):
            self._renewing.start(0)

    def is_free(self, _sequence: str) -> bool:
        """The desktop does not tell; it asks the person."""
        return True

    def close(self) -> None:
        self._renewing.stop()
        self._wanted.clear()
        self._end_client()

    def _renew(self) -> None:
        self._end_client()
        if not self._wanted:
            return
        _introduce()
        news_of = self._news_of = object()
        shortcuts = [
            Shortcut(id_, self._listener.purpose(sequence), trigger(sequence))
            for id_, sequence in self._wanted.items()
        ]
        callbacks = Callbacks(
            bound=lambda keys: self._client_bound.emit(news_of, keys),
            changed=lambda keys: self._client_changed.emit(news_of, keys),
            activated=lambda id_, token: self._client_activated.emit(news_of, id_, token),
            failed=lambda failure: self._client_failed.emit(news_of, failure),
        )
        self._client = PortalClient(shortcuts, callbacks, APP_ID)
        self._client.start()

    def _end_client(self) -> None:
        client, self._client, self._news_of = self._client, None, None
        self._keyless.clear()
        if client:
            client.stop()

    def _on_bound(self, news_of: object, keys: Keys) -> None:
        if news_of is not self._news_of:
            return
        for id_, sequence in list(self._wanted.items()):
            if id_ not in keys:
                del self._wanted[id_]
                self._listener.failed(HotkeyUnavailable(sequence, _NOT_TAKEN))
            elif keys[id_]:
                self._listener.bound(sequence, keys[id_])
            else:  # it may get one later
                self._keyless.add(id_)
                self._listener.failed(HotkeyUnavailable(sequence, _KEYLESS))

    def _on_changed(self, news_of: object, keys: Keys) -> None:
        for id_, key in keys.items():
            if news_of is self._news_of and key and id_ in self._wanted:
                self._keyless.discard(id_)
                self._listener.bound(self._wanted[id_], key)

    def _on_activated(self, news_of: object, id_: str, token: str) -> None:
        if news_of is not self._news_of or id_ not in self._wanted:
            return
        if id_ in self._keyless:  # some desktops never tell the key
            self._keyless.discard(id_)
            self._listener.bound(self._wanted[id_], self._wanted[id_])
        self._listener.pressed(self._wanted[id_], token)

    def _on_failed(self, news_of: object, failure: Exception) -> None:
        if news_of is not self._news_of:
            return
        log.info("the portal bound no hotkey: %s: %s", type(failure).__name__, failure)
        lost = list(self._wanted.values())
        self._wanted.clear()
        self._end_client()
        for sequence in lost:
            self._listener.failed(_told(sequence, failure))


def _told(sequence: str, failure: Exception) -> HotkeyUnavailable:
    if isinstance(failure, PortalLost):
        return HotkeyLost(sequence, _LOST)
    declined = isinstance(failure, PortalRefused) and failure.by_person
    return HotkeyUnavailable(sequence, _DECLINED if declined else _MISSING)


def _id(sequence: str) -> str:
    return f"search-{trigger(sequence).replace('+', '-').lower()}"


def _introduce() -> None:
    try:
        ensure_desktop_entry()
    except OSError as failure:
        log.info("no .desktop file could be written, newer portals may refuse: %s", failure)
