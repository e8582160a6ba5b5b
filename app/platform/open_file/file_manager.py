"""Showing a file in its folder, selected."""

from __future__ import annotations

import logging
import sys
from pathlib import Path, PurePath

from app.platform.open_file.default_program import open_by_system
from app.platform.open_file.starting import start

log = logging.getLogger(__name__)

NAME = "org.freedesktop.FileManager1"
PATH = "/org/freedesktop/FileManager1"
_CALL_SECONDS = 10.0  # the bus may have to start the file manager


def show_in_folder(path: Path) -> None:
    """Select the file in the file manager, or open its folder where that is not possible. OpenError."""
    if sys.platform == "win32":
        start(explorer_command(path), check=False)  # its exit status says nothing
    elif sys.platform == "darwin":
        start(["open", "-R", str(path)])
    elif not _show_item(path):
        open_by_system(path.parent)


def explorer_command(path: PurePath) -> str:
    """A line, not a list: Explorer reads it itself, and a comma or "=" outside quotes ends a path there.

    A file name on Windows holds no quotes. Its syntax is not documented; see the study of it at
    https://www.geoffchappell.com/studies/windows/shell/explorer/cmdline.htm
    """
    return f'explorer /select,"{path}"'


def _show_item(path: Path) -> bool:
    """Ask the file manager over the session bus; False when there is no bus or nobody answers to the name."""
    from jeepney import DBusAddress, MessageType, new_method_call
    from jeepney.io.blocking import open_dbus_connection

    call = new_method_call(DBusAddress(PATH, NAME, NAME), "ShowItems", "ass", ([path.as_uri()], ""))
    try:
        with open_dbus_connection("SESSION") as connection:
            answer = connection.send_and_get_reply(call, timeout=_CALL_SECONDS)
    except (
        OSError,
        KeyError,
        RuntimeError,
    ) as failure:  # KeyError: no bus address; TimeoutError is an OSError
        log.debug("no file manager on the bus: %s", failure)
        return False
    return answer.header.message_type is MessageType.method_return
