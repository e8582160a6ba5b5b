"""The accessibility bus as a screen reader sees it: what is there, with role and name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Any, Self

from jeepney import DBusAddress, HeaderFields, Message, MessageType, Properties, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

from tests.helpers.waiting import wait_until

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
TEXT = "org.a11y.atspi.Text"
ROOT = "/org/a11y/atspi/accessible/root"
NOTHING = "/org/a11y/atspi/null"
SHOWING = 25
"""The number of that state (AtspiStateType)."""
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"


@dataclass(frozen=True)
class Item:
    """One accessible object of a program. `bus` and `path` are its address."""

    bus: str
    path: str
    role: str
    name: str
    description: str

    @property
    def key(self) -> tuple[str, str]:
        return self.bus, self.path


class ScreenReader:
    """Connects to the accessibility bus that `at-spi-bus-launcher` offers on a session bus."""

    def __init__(self, session_bus: str) -> None:
        with open_dbus_connection(session_bus) as session:
            ask = new_method_call(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
            self.address = str(unwrap_msg(session.send_and_get_reply(ask, timeout=10))[0])
        self._connection: DBusConnection = open_dbus_connection(self.address)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.close()

    def programs(self) -> list[Item]:
        return [self.item(*child) for child in self._children("org.a11y.atspi.Registry", ROOT)]

    def children(self, item: Item) -> Iterator[Item]:
        """What goes away meanwhile is left out."""
        for bus, path in self._children(item.bus, item.path):
            with suppress(DBusErrorResponse):
                yield self.item(bus, path)

    def all_in(self, item: Item, depth: int = 12) -> Iterator[Item]:
        """The item and everything below it."""
        yield item
        if depth:
            for child in self.children(item):
                yield from self.all_in(child, depth - 1)

    def visible_in(self, window: Item) -> list[Item]:
        """The window and what can be seen in it, from its top down, asked for level by level: it is quick."""
        below: dict[tuple[str, str], list[Item]] = {}
        level = [window]
        while level:
            found = self._ask_all([_about(item, "GetChildren") for item in level])
            for item, children in zip(level, found, strict=True):
                addresses = [Item(bus, path, "", "", "") for bus, path in (children or ([],))[0]]
                below[item.key] = self._named([each for each in addresses if each.path != NOTHING])
            level = [child for children in below.values() for child in children if child.key not in below]
        return list(_from_the_top(window, below))

    def _named(self, items: list[Item]) -> list[Item]:
        """Those that can be seen, with role and name."""
        states = self._ask_all([_about(item, "GetState") for item in items])
        seen = [
            item for item, state in zip(items, states, strict=True) if state and state[0][0] >> SHOWING & 1
        ]
        roles = self._ask_all([_about(item, "GetRoleName") for item in seen])
        names = self._ask_all([Properties(_address(item)).get("Name") for item in seen])
        return [
            replace(item, role=str(role[0]), name=str(name[0][1]))
            for item, role, name in zip(seen, roles, names, strict=True)
            if role and name
        ]

    def is_showing(self, item: Item) -> bool:
        """Whether it can be seen now; Qt tells of what is hidden, too."""
        return bool(self.states(item) >> SHOWING & 1)

    def extents(self, item: Item) -> tuple[int, int, int, int]:
        """Where it stands on the screen: x, y, width and height in pixels."""
        ask = new_method_call(DBusAddress(item.path, item.bus, COMPONENT), "GetExtents", "u", (0,))
        x, y, width, height = self._ask(ask)[0]
        return x, y, width, height

    def states(self, item: Item) -> int:
        """The set of its states as bits; `SHOWING` is the number of one. 0 when it is gone."""
        try:
            low, _high = self._ask(new_method_call(DBusAddress(item.path, item.bus, ACCESSIBLE), "GetState"))[
                0
            ]
        except DBusErrorResponse:
            return 0
        return int(low)

    def text(self, item: Item) -> str:
        """What stands in a field or an editor. "" when it has none to tell."""
        try:
            ask = new_method_call(DBusAddress(item.path, item.bus, TEXT), "GetText", "ii", (0, -1))
            return str(self._ask(ask)[0])
        except DBusErrorResponse:
            return ""

    def parent(self, item: Item) -> Item:
        bus, path = self._ask(Properties(DBusAddress(item.path, item.bus, ACCESSIBLE)).get("Parent"))[0][1]
        return self.item(bus, path)

    def _children(self, bus: str, path: str) -> list[tuple[str, str]]:
        try:
            found = self._ask(new_method_call(DBusAddress(path, bus, ACCESSIBLE), "GetChildren"))
        except DBusErrorResponse:
            return []
        return [(child[0], child[1]) for child in found[0]]

    def item(self, bus: str, path: str) -> Item:
        """What has this address. Raises DBusErrorResponse when it is gone."""
        address = DBusAddress(path, bus, ACCESSIBLE)
        role = self._ask(new_method_call(address, "GetRoleName"))[0]
        name = self._ask(Properties(address).get("Name"))[0][1]
        description = self._ask(Properties(address).get("Description"))[0][1]
        return Item(bus, path, str(role), str(name), str(description))

    def _ask_all(self, messages: Sequence[Message]) -> list[Any]:
        """Send all questions before the first answer is awaited. None for what is gone."""
        answers: dict[int, Any] = {}
        serials = [next(self._connection.outgoing_serial) for _message in messages]
        for message, serial in zip(messages, serials, strict=True):
            self._connection.send(message, serial=serial)
        while len(answers) < len(messages):
            told = self._connection.receive(timeout=10)
            serial = told.header.fields.get(HeaderFields.reply_serial, 0)
            if serial in serials:
                is_answer = told.header.message_type is MessageType.method_return
                answers[serial] = told.body if is_answer else None
        return [answers[serial] for serial in serials]

    def _ask(self, message: Message) -> Any:
        return unwrap_msg(self._connection.send_and_get_reply(message, timeout=10))


def _address(item: Item) -> DBusAddress:
    return DBusAddress(item.path, item.bus, ACCESSIBLE)


def _about(item: Item, question: str) -> Message:
    return new_method_call(_address(item), question)


def _from_the_top(item: Item, below: dict[tuple[str, str], list[Item]]) -> Iterator[Item]:
    yield item
    for child in below[item.key]:
        yield from _from_the_top(child, below)


def connect_when_ready(session_bus: str) -> ScreenReader:
    """Connect as soon as the launcher has started the bus."""

    def connected() -> ScreenReader | None:
        try:
            return ScreenReader(session_bus)
        except (DBusErrorResponse, OSError):
            return None

    reader = wait_until(connected, 15, what="the accessibility bus")
    assert reader is not None
    return reader
