"""A client of the desktop portal's GlobalShortcuts: one thread, one bus connection, one session, no Qt.

Protocol: https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.GlobalShortcuts.html
"""

from __future__ import annotations

import logging
import os
import socket
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack
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
SESSION_TOKEN = "memoro"  # noqa: S105  # no secret: Plasma keeps keys under it when it does not know who asks
_tokens = count(1)
Keys = dict[str, str]


class PortalRefused(Exception):
    """The portal said no. `by_person`: its dialog was cancelled, rather than the portal being unable."""

    def __init__(self, why: str, *, by_person: bool = False) -> None:
        super().__init__(why)
        self.by_person = by_person


class PortalLost(Exception):
    """What was bound is bound no more, through no fault of anybody's."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """What is asked for; `trigger` in the form of the shortcuts specification ("CTRL+ALT+m")."""

    id: str
    description: str
    trigger: str


@dataclass(frozen=True, slots=True)
class Callbacks:
    """Called in the client's thread.

    bound(keys): what the desktop took, by id, with its words for the key ("" where it has set none).
    changed(keys): a person chose other keys. activated(id, token). failed(exception): nothing is bound.
    """

    bound: Callable[[Keys], None]
    changed: Callable[[Keys], None]
    activated: Callable[[str, str], None]
    failed: Callable[[Exception], None]


class PortalClient:
    """Binds shortcuts and listens to them until `stop`. A session can be asked for its shortcuts only once,
    and desktops forget what the newest session of a program does not name: so one client has them all.
    """

    def __init__(self, shortcuts: Sequence[Shortcut], callbacks: Callbacks, app_id: str) -> None:
        self._shortcuts = tuple(shortcuts)
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
        created = _request(
            connection, "CreateSession", "a{sv}", {"session_handle_token": ("s", SESSION_TOKEN)}
        )
        session = created["session_handle"][1]
        rules = [
            MatchRule(type="signal", interface=SHORTCUTS, member="Activated", path=PATH),
            MatchRule(type="signal", interface=SHORTCUTS, member="ShortcutsChanged", path=PATH),
            MatchRule(type="signal", interface=SESSION, member="Closed", path=session),
            _portal_gone(),
        ]
        bus = Proxy(message_bus, connection)
        messages: deque[Message] = deque(maxlen=64)
        with ExitStack() as stack:
            for rule in rules:
                bus.AddMatch(rule)
                # One queue for all, so that waiting for any is waiting for this queue.
                stack.enter_context(connection.filter(rule, queue=messages))
            self._callbacks.bound(self._bind(connection, session))
            while not self._stopping.is_set():
                self._handle(connection.recv_until_filtered(messages), session)

    def _bind(self, connection: DBusConnection, session: str) -> Keys:
        """Ask for the shortcuts; return which of them the desktop took."""
        asked = [
            (wish.id, {"description": ("s", wish.description), "preferred_trigger": ("s", wish.trigger)})
            for wish in self._shortcuts
        ]
        answer = _request(connection, "BindShortcuts", "oa(sa{sv})sa{sv}", session, asked, "", {})
        return _keys(answer.get("shortcuts", ("", []))[1])

    def _handle(self, message: Message, session: str) -> None:
        member = message.header.fields[HeaderFields.member]
        if member == "NameOwnerChanged":
            raise PortalLost("the portal is gone, or another one took its place")
        if member == "Closed":
            raise PortalRefused("the desktop ended the session")
        if message.body[0] != session:
            return
        if member == "ShortcutsChanged":
            self._callbacks.changed(_keys(message.body[1]))
        else:
            _, shortcut, _, options = message.body
            self._callbacks.activated(shortcut, str(options.get("activation_token", ("s", ""))[1]))


def _portal_gone() -> MatchRule:
    rule = MatchRule(
        type="signal",
        sender="org.freedesktop.DBus",
        interface="org.freedesktop.DBus",
        member="NameOwnerChanged",
    )
    rule.add_arg_condition(0, NAME)
    return rule


def _keys(shortcuts: list[tuple[str, dict[str, Any]]]) -> Keys:
    return {id_: str(facts.get("trigger_description", ("s", ""))[1]) for id_, facts in shortcuts}


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
