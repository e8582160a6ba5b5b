"""What gets the focus, as a screen reader hears it: the only way into menus, which no window tells of."""

from __future__ import annotations

from jeepney import DBusAddress, HeaderFields, MatchRule, new_method_call
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

from tests.helpers.at_spi import Item, ScreenReader

REGISTRY = DBusAddress("/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry")
EVENT = "org.a11y.atspi.Event.Object"


def listening(reader: ScreenReader, event: str, member: str) -> DBusConnection:
    """A connection that is told of these events: programs send only what somebody has asked for."""
    connection = open_dbus_connection(reader.address)
    listen = new_method_call(REGISTRY, "RegisterEvent", "s", (event,))
    rule = MatchRule(type="signal", interface=EVENT, member=member)
    for ask in (listen, message_bus.AddMatch(rule)):
        unwrap_msg(connection.send_and_get_reply(ask, timeout=10))
    return connection


class FocusListener:
    """Hears from when it is made; programs that start later tell it, too."""

    def __init__(self, reader: ScreenReader) -> None:
        self._reader = reader
        self._connection = listening(reader, "object:state-changed:focused", "StateChanged")

    def close(self) -> None:
        self._connection.close()

    def forget(self) -> None:
        """Drop what was heard until now."""
        while self._next(0):
            pass

    def heard(self, role: str, timeout: float) -> Item | None:
        """What of this role gets the focus next; None when nothing does within `timeout` seconds."""
        while (found := self._next(timeout)) is not None:
            bus, path = found
            try:
                item = self._reader.item(bus, path)
            except DBusErrorResponse:  # gone already
                continue
            if item.role == role:
                return item
        return None

    def _next(self, timeout: float) -> tuple[str, str] | None:
        try:
            while True:
                message = self._connection.receive(timeout=timeout)
                fields = message.header.fields
                if fields.get(HeaderFields.interface) == EVENT and message.body[:2] == ("focused", 1):
                    return fields[HeaderFields.sender], fields[HeaderFields.path]
        except TimeoutError:
            return None
