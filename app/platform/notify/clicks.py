"""The connection to the notification service that stays open, so that clicks on notices are heard.

GNOME takes a program's notices away when the connection ends that sent them.
Protocol: https://specifications.freedesktop.org/notification-spec/latest/
"""

from __future__ import annotations

import logging
from concurrent.futures import TimeoutError as FutureTimeoutError
from typing import TYPE_CHECKING

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, new_method_call
from jeepney.bus_messages import message_bus
from jeepney.io.threading import DBusRouter, Proxy, open_dbus_connection
from jeepney.wrappers import unwrap_msg

if TYPE_CHECKING:
    from app.platform.notify.models import Clicked

log = logging.getLogger(__name__)
NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
SIGNALS = ("ActivationToken", "ActionInvoked", "NotificationClosed")
SECONDS = 3.0


class _Router(DBusRouter):  # type: ignore[misc]  # jeepney is untyped
    has_ended = False

    def _receiver(self) -> None:
        try:
            super()._receiver()
        except OSError as error:
            log.info("the connection for notices ended: %s", error)
        finally:
            self.has_ended = True


class Service:
    """Sends notices and calls back when one is clicked. Raises OSError where there is no bus."""

    def __init__(self) -> None:
        self._clicked: dict[int, Clicked] = {}
        self._tokens: dict[int, str] = {}
        self._connection = open_dbus_connection(bus="SESSION")
        self._router = _Router(self._connection)
        bus = Proxy(message_bus, self._router, timeout=SECONDS)
        for member in SIGNALS:
            rule = MatchRule(type="signal", interface=NAME, path=PATH, member=member)
            bus.AddMatch(rule)
            self._router.filter(rule, queue=self)  # only put_nowait is asked of it

    @property
    def is_alive(self) -> bool:
        return not self._router.has_ended

    def notify(self, arguments: tuple[object, ...], clicked: Clicked) -> int:
        """Show a notice; the number that the service gave it. Raises DBusErrorResponse, TimeoutError."""
        service = DBusAddress(PATH, bus_name=NAME, interface=NAME)
        call = new_method_call(service, "Notify", "susssasa{sv}i", arguments)
        try:
            answer = unwrap_msg(self._router.send_and_get_reply(call, timeout=SECONDS))
        except FutureTimeoutError as error:
            raise TimeoutError("no answer") from error
        number = int(answer[0])
        self._clicked[number] = clicked
        return number

    def put_nowait(self, message: Message) -> None:
        """A signal of the service, on the connection's own thread."""
        number, *more = message.body
        match message.header.fields[HeaderFields.member]:
            case "ActivationToken":
                self._tokens[number] = str(more[0])
            case "NotificationClosed":
                self._forget(number)
            case "ActionInvoked" if number in self._clicked:
                clicked, token = self._forget(number)
                if clicked:
                    clicked(token)

    def _forget(self, number: int) -> tuple[Clicked | None, str]:
        return self._clicked.pop(number, None), self._tokens.pop(number, "")

    def close(self) -> None:
        self._router.close()
        self._connection.close()
