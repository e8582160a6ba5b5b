"""The notification service of Linux desktops. Its own "do not disturb" is minded by the service itself."""

from __future__ import annotations

import html
import logging
import os
import threading
from typing import TYPE_CHECKING

from app.platform.availability import Availability
from app.platform.identity import APP_ID, APP_NAME

if TYPE_CHECKING:
    from app.platform.notify.clicks import Service
    from app.platform.notify.models import Clicked, Notice

log = logging.getLogger(__name__)
URGENCIES = {"low": 0, "normal": 1, "critical": 2}
SHOWN_MS = 8000
_shown: dict[str, int] = {}  # key -> the service's number, so that a newer notice takes its place
_service: list[Service] = []  # the one connection, made by the first notice
_lock = threading.Lock()


def is_available() -> Availability:
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return Availability("There is no session bus.")
    try:
        import jeepney  # noqa: F401
    except ImportError:
        return Availability("The library jeepney is missing.")
    return Availability()


def show(notice: Notice, clicked: Clicked) -> bool:
    from jeepney import DBusErrorResponse
    from jeepney.io.common import RouterClosed

    with _lock:
        try:
            number = _connected().notify(_arguments(notice), clicked)
        except (DBusErrorResponse, RouterClosed, OSError, TimeoutError, EOFError) as error:
            log.info("the notification service took nothing: %s", error)
            return False
        if notice.key:
            _shown[notice.key] = number
    return True


def close() -> None:
    with _lock:
        while _service:
            _service.pop().close()
        _shown.clear()


def _connected() -> Service:
    from app.platform.notify.clicks import Service

    if _service and not _service[0].is_alive:
        _service.pop().close()
    if not _service:
        _service.append(Service())
    return _service[0]


def _arguments(notice: Notice) -> tuple[object, ...]:
    hints = {"urgency": ("y", URGENCIES[notice.urgency]), "desktop-entry": ("s", APP_ID)}
    text = html.escape(notice.text, quote=False)  # services that know markup would take "<" for a tag
    actions = ["default", notice.button] if notice.button else []
    return (APP_NAME, _shown.get(notice.key, 0), APP_ID, notice.title, text, actions, hints, SHOWN_MS)
