"""The accessibility bus as a screen reader sees it: what is there, with role and name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from jeepney import DBusAddress, Message, Properties, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

from tests.helpers.waiting import wait_until

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = "/org/a11y/atspi/accessible/root"
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
        return [self._item(*child) for child in self._children("org.a11y.atspi.Registry", ROOT)]

    def children(self, item: Item) -> list[Item]:
        return [self._item(*child) for child in self._children(item.bus, item.path)]

    def all_in(self, item: Item, depth: int = 12) -> Iterator[Item]:
        """The item and everything below it. What goes away meanwhile is left out."""
        yield item
        if depth:
            for bus, path in self._children(item.bus, item.path):
                try:
                    child = self._item(bus, path)
                except DBusErrorResponse:
                    continue
                yield from self.all_in(child, depth - 1)

    def is_showing(self, item: Item) -> bool:
        """Whether it can be seen now; Qt tells of what is hidden, too."""
        try:
            low = self._ask(new_method_call(DBusAddress(item.path, item.bus, ACCESSIBLE), "GetState"))[0][0]
        except DBusErrorResponse:
            return False
        return bool(low >> SHOWING & 1)

    def _children(self, bus: str, path: str) -> list[tuple[str, str]]:
        try:
            found = self._ask(new_method_call(DBusAddress(path, bus, ACCESSIBLE), "GetChildren"))
        except DBusErrorResponse:
            return []
        return [(child[0], child[1]) for child in found[0]]

    def _item(self, bus: str, path: str) -> Item:
        address = DBusAddress(path, bus, ACCESSIBLE)
        role = self._ask(new_method_call(address, "GetRoleName"))[0]
        name = self._ask(Properties(address).get("Name"))[0][1]
        description = self._ask(Properties(address).get("Description"))[0][1]
        return Item(bus, path, str(role), str(name), str(description))

    def _ask(self, message: Message) -> Any:
        return unwrap_msg(self._connection.send_and_get_reply(message, timeout=10))


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
