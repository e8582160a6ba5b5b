"""The notification service of Linux desktops. Its own "do not disturb" is minded by the service itself."""

from __future__ import annotations

import html
import logging
import os
import threading

from app.platform.availability import Availability
from app.platform.identity import APP_ID, APP_NAME
from app.platform.notify.models import Notice

log = logging.getLogger(__name__)
NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
URGENCIES = {"low": 0, "normal": 1, "critical": 2}
SECONDS = 3.0
SHOWN_MS = 8000
_shown: dict[str, int] = {}  # key -> the service's number, so that a newer notice takes its place
_lock = threading.Lock()


def is_available() -> Availability:
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return Availability("There is no session bus.")
    try:
        import jeepney  # noqa: F401
    except ImportError:
        return Availability("The library jeepney is missing.")
    return Availability()


def show(notice: Notice) -> bool:
    from jeepney import DBusAddress, DBusErrorResponse, new_method_call
    from jeepney.io.blocking import open_dbus_connection
    from jeepney.wrappers import unwrap_msg

    service = DBusAddress(PATH, bus_name=NAME, interface=NAME)
    with _lock:
        try:
            with open_dbus_connection(bus="SESSION") as connection:
                call = new_method_call(service, "Notify", "susssasa{sv}i", _arguments(notice))
                answer = unwrap_msg(connection.send_and_get_reply(call, timeout=SECONDS))
        except (DBusErrorResponse, OSError, TimeoutError, EOFError) as error:
            log.info("the notification service took nothing: %s", error)
            return False
        if notice.key:
            _shown[notice.key] = int(answer[0])
    return True


def _arguments(notice: Notice) -> tuple[object, ...]:
    hints = {"urgency": ("y", URGENCIES[notice.urgency]), "desktop-entry": ("s", APP_ID)}
    text = html.escape(notice.text, quote=False)  # services that know markup would take "<" for a tag
    return (APP_NAME, _shown.get(notice.key, 0), APP_ID, notice.title, text, [], hints, SHOWN_MS)
