"""A small D-Bus service for stubs: it owns a name on a private bus and answers in a thread of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from jeepney import (
    DBusAddress,
    HeaderFields,
    Message,
    MessageType,
    new_error,
    new_method_call,
    new_method_return,
    new_signal,
)
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection
from jeepney.wrappers import unwrap_msg

# What a method answers: (signature, body), or None for an empty answer.
Reply = tuple[str, tuple[Any, ...]] | None
Method = Callable[[Message], Reply]


class DBusService:
    """Answers `methods[(interface, member)]` as owner of `name`; anything else is an UnknownMethod error.

    Use it as a context manager. `calls` lists what came in as (interface, member, body).
    """

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.methods: dict[tuple[str, str], Method] = {}
        self.calls: list[tuple[str, str, tuple[Any, ...]]] = []
        self._sending = threading.Lock()
        self._connection: DBusConnection | None = None
        self._thread = threading.Thread(target=self._serve, daemon=True, name=f"stub {name}")

    def __enter__(self) -> Self:
        self._connection = open_dbus_connection(self.address)
        Proxy(message_bus, self._connection).RequestName(self.name)
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.call("org.freedesktop.DBus.Peer", "Ping", to=self.name, path="/end")
        self._thread.join(5)
        if self._connection is not None:
            self._connection.close()

    def call(
        self, interface: str, member: str, signature: str = "", *body: Any, to: str, path: str
    ) -> tuple[Any, ...]:
        """Call a method of somebody else, over a connection of its own; DBusErrorResponse on refusal."""
        message = new_method_call(DBusAddress(path, to, interface), member, signature or None, body)
        with open_dbus_connection(self.address) as connection:
            return tuple(unwrap_msg(connection.send_and_get_reply(message, timeout=5)))

    def emit(
        self, path: str, interface: str, member: str, signature: str = "", *body: Any, to: str = ""
    ) -> None:
        """Send a signal, to everyone or to one connection."""
        message = new_signal(DBusAddress(path, interface=interface), member, signature or None, body)
        if to:
            message.header.fields[HeaderFields.destination] = to
        self._send(message)

    def called(self, member: str) -> list[tuple[Any, ...]]:
        """The bodies of all calls of `member` so far."""
        return [body for _, name, body in self.calls if name == member]

    def _send(self, message: Message) -> None:
        assert self._connection is not None
        with self._sending:
            self._connection.send(message)

    def _serve(self) -> None:
        assert self._connection is not None
        while True:
            message = self._connection.receive()
            if message.header.message_type is not MessageType.method_call:
                continue
            fields = message.header.fields
            if fields.get(HeaderFields.path) == "/end":
                self._send(new_method_return(message))
                return
            self._answer(
                message, str(fields.get(HeaderFields.interface)), str(fields.get(HeaderFields.member))
            )

    def _answer(self, message: Message, interface: str, member: str) -> None:
        self.calls.append((interface, member, tuple(message.body)))
        method = self.methods.get((interface, member))
        if method is None:
            text = f"no {interface}.{member} here"
            self._send(new_error(message, "org.freedesktop.DBus.Error.UnknownMethod", "s", (text,)))
            return
        signature, body = method(message) or ("", ())
        self._send(new_method_return(message, signature or None, body))


def sender_of(message: Message) -> str:
    """The unique name of the connection a message came from."""
    return str(message.header.fields[HeaderFields.sender])
