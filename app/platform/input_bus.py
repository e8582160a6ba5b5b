"""Which input method services answer on the session bus. Nothing is started by asking."""

from __future__ import annotations

import logging
import time

log = logging.getLogger(__name__)

IBUS = "org.freedesktop.IBus"
FCITX = "org.fcitx.Fcitx5"
"""Answers for IBus too, once it is there."""

_PAUSE_SECONDS = 0.1
_CALL_SECONDS = 1.0


def services(patience: float = 0.0) -> frozenset[str]:
    """Those of `IBUS` and `FCITX` that answer; `patience` is how many seconds one that starts may take."""
    from jeepney.io.blocking import open_dbus_connection

    deadline = time.monotonic() + patience
    try:
        with open_dbus_connection("SESSION") as connection:
            while not (found := _owned(connection)) and time.monotonic() < deadline:
                time.sleep(_PAUSE_SECONDS)
            return found
    # No address, one that cannot be read, a bus that lets nobody in: nothing of it may keep a window away.
    except (OSError, LookupError, ValueError, RuntimeError) as failure:
        log.debug("no input method on the bus: %s", failure)
        return frozenset()


def _owned(connection: object) -> frozenset[str]:
    """Fcitx alone does not count: it takes its own name before it answers for IBus."""
    from jeepney.bus_messages import message_bus

    reply = connection.send_and_get_reply(message_bus.ListNames(), timeout=_CALL_SECONDS)  # type: ignore[attr-defined]
    names = frozenset(reply.body[0])
    return names & {IBUS, FCITX} if IBUS in names else frozenset()
