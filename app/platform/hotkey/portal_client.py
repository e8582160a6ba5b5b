"""A client of the desktop portal's GlobalShortcuts: one thread, one bus connection, no Qt.

Protocol: https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.GlobalShortcuts.html
"""

from __future__ import annotations

import logging
import os
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

from jeepney import (
    DBusAddress,
    DBusErrorResponse,
    HeaderFields,
    MatchRule,
    Message,
    MessageType,
    new_method_call,
)
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection
from jeepney.wrappers import unwrap_msg

log = logging.getLogger(__name__)

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
SHORTCUTS = "org.freedesktop.portal.GlobalShortcuts"
REQUEST = "org.freedesktop.portal.Request"
SESSION = "org.freedesktop.portal.Session"
REGISTRY = "org.freedesktop.host.portal.Registry"

CALL_SECONDS = 25.0  # the bus may have to start the portal first
DIALOG_SECONDS = 600.0  # a person may be reading the desktop's question
_tokens = count(1)


class PortalRefused(Exception):
    """The portal said no. `by_person`: its dialog was cancelled, rather than the portal being unable."""

    def __init__(self, why: str, *, by_person: bool = False) -> None:
        super().__init__(why)
        self.by_person = by_person


@dataclass(frozen=True, slots=True)
class Shortcut:
    """What is asked for; `trigger` in the form of the shortcuts specification ("CTRL+ALT+m")."""

    id: str
    description: str
    trigger: str


@dataclass(frozen=True, slots=True)
class Callbacks:
    """Called in the client's thread: bound(description), activated(token), failed(exception)."""

    bound: Callable[[str], None]
    activated: Callable[[str], None]
    failed: Callable[[Exception], None]


class PortalClient:
    """Binds one shortcut and listens to it until `stop`."""

    def __init__(self, shortcut: Shortcut, callbacks: Callbacks, app_id: str) -> None:
        self._shortcut = shortcut
        self._callbacks = callbacks
        self._app_id = app_id
        self._stopping = threading.Event()
        self._connection: DBusConnection | None = None
        self._thread = threading.Thread(target=self._run, daemon=True, name="hotkey portal")

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """End the thread; the portal drops the session with the connection."""
        self._stopping.set()
        if self._connection is not None:
            try:
                self._connection.sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                log.debug("the bus connection was gone already")
        self._thread.join(2.0)

    def _run(self) -> None:
        try:
            with open_dbus_connection("SESSION") as connection:
                self._connection = connection
                if not self._stopping.is_set():  # else `stop` came too early to find the connection
                    self._serve(connection)
        except Exception as failure:  # noqa: BLE001 - the barrier of this thread
            if not self._stopping.is_set():
                self._callbacks.failed(failure)

    def _serve(self, connection: DBusConnection) -> None:
        _register(connection, self._app_id)
        _require_shortcuts(connection)
        created = _request(connection, "CreateSession", "a{sv}", {"session_handle_token": ("s", _token())})
        session = created["session_handle"][1]
        activated = MatchRule(type="signal", interface=SHORTCUTS, member="Activated", path=PATH)
        closed = MatchRule(type="signal", interface=SESSION, member="Closed", path=session)
        bus = Proxy(message_bus, connection)
        bus.AddMatch(activated)
        bus.AddMatch(closed)
        # One queue for both, so that waiting for either is waiting for this queue.
        with connection.filter(activated, bufsize=64) as messages, connection.filter(closed, queue=messages):
            self._callbacks.bound(self._bind(connection, session))
            while not self._stopping.is_set():
                self._handle(connection.recv_until_filtered(messages), session)

    def _bind(self, connection: DBusConnection, session: str) -> str:
        """Ask for the shortcut; return the desktop's description of the key the person got."""
        asked = {
            "description": ("s", self._shortcut.description),
            "preferred_trigger": ("s", self._shortcut.trigger),
        }
        answer = _request(
            connection, "BindShortcuts", "oa(sa{sv})sa{sv}", session, [(self._shortcut.id, asked)], "", {}
        )
        bound = dict(answer.get("shortcuts", ("", []))[1])
        if self._shortcut.id not in bound:
            raise PortalRefused("the shortcut was left out", by_person=True)
        return str(bound[self._shortcut.id].get("trigger_description", ("s", ""))[1])

    def _handle(self, message: Message, session: str) -> None:
        if message.header.fields[HeaderFields.member] == "Closed":
            raise PortalRefused("the desktop ended the session")
        handle, shortcut, _, options = message.body
        if handle == session and shortcut == self._shortcut.id:
            self._callbacks.activated(str(options.get("activation_token", ("s", ""))[1]))


def _register(connection: DBusConnection, app_id: str) -> None:
    """Tell the portal who we are; must be the first call. Portals before 1.19 need not know it."""
    call = new_method_call(DBusAddress(PATH, NAME, REGISTRY), "Register", "sa{sv}", (app_id, {}))
    answer = connection.send_and_get_reply(call, timeout=CALL_SECONDS)
    if answer.header.message_type is MessageType.error:
        log.debug("the portal did not register %s: %s", app_id, answer.body)


def _require_shortcuts(connection: DBusConnection) -> None:
    properties = DBusAddress(PATH, NAME, "org.freedesktop.DBus.Properties")
    call = new_method_call(properties, "Get", "ss", (SHORTCUTS, "version"))
    try:
        version = unwrap_msg(connection.send_and_get_reply(call, timeout=CALL_SECONDS))[0][1]
    except DBusErrorResponse as failure:
        raise PortalRefused(f"no global shortcuts ({failure.name})") from failure
    if not version:
        raise PortalRefused("no global shortcuts (no backend)")


def _request(connection: DBusConnection, member: str, signature: str, *body: Any) -> dict[str, Any]:
    """Call a portal method and wait for its Response; the last argument is the options dictionary.

    The request's path is known beforehand, so listening starts before the call and no answer can be missed.
    """
    token = _token()
    assert connection.unique_name is not None
    sender = connection.unique_name.removeprefix(":").replace(".", "_")
    rule = MatchRule(
        type="signal", interface=REQUEST, member="Response", path=f"{PATH}/request/{sender}/{token}"
    )
    bus = Proxy(message_bus, connection)
    bus.AddMatch(rule)
    with connection.filter(rule) as answers:
        options = {**body[-1], "handle_token": ("s", token)}
        call = new_method_call(DBusAddress(PATH, NAME, SHORTCUTS), member, signature, (*body[:-1], options))
        unwrap_msg(connection.send_and_get_reply(call, timeout=CALL_SECONDS))
        code, results = connection.recv_until_filtered(answers, timeout=DIALOG_SECONDS).body
    bus.RemoveMatch(rule)
    if code:
        raise PortalRefused(f"{member} was refused", by_person=code == 1)
    return dict(results)


def _token() -> str:
    return f"memoro_{os.getpid()}_{next(_tokens)}"
