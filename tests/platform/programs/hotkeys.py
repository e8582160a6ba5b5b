"""A program with global hotkeys: prints what happens, obeys commands on its standard input.

Commands: register X, unregister X, rebind X Y, is_free X, describe X, resource, quit.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from PySide6.QtCore import QCoreApplication, QSocketNotifier

from app.platform.hotkey.main import Hotkeys
from app.platform.hotkey.models import HotkeyError

hotkeys: Hotkeys


def say(*words: object) -> None:
    print(*words, flush=True)


def backend() -> Any:
    return hotkeys._choice()[1]


def obey(line: str) -> None:
    line = line.strip()
    command, *rest = line.split()
    if command == "quit":
        QCoreApplication.quit()
    elif command == "resource":
        context = backend()._display.screen().root.create_gc()
        backend()._display.sync()
        say("RESOURCE", context.id)
    elif command == "is_free":
        say("FREE", rest[0], hotkeys.is_free(rest[0]))
    elif command == "describe":
        say("DESCRIPTION", hotkeys.description(rest[0]))
    else:
        try:
            if command == "rebind":  # the new one first: if it fails, the old one still works
                hotkeys.register(rest[1])
                hotkeys.unregister(rest[0])
            else:
                getattr(hotkeys, command)(*rest)
            say("DONE", line)
        except HotkeyError as error:
            say("REFUSED", line, type(error).__name__, "|", error)


def watch_events() -> None:
    """Print the raw events, so that a test can wait until a held key has repeated."""
    if hotkeys.mechanism == "x11":
        handle = backend()._handle

        def told(event: Any) -> None:
            say("EVENT", event.type)
            handle(event)

        backend()._handle = told


def main() -> int:
    global hotkeys
    app = QCoreApplication(sys.argv)
    hotkeys = Hotkeys(app)
    hotkeys.activated.connect(lambda name: say("PRESSED", name, time.time_ns(), hotkeys.activation_token))
    hotkeys.failed.connect(lambda error: say("FAILED", type(error).__name__, error.sequence, "|", error))
    hotkeys.bound.connect(lambda name, description: say("BOUND", name, "as", description))
    watch_events()
    for sequence in sys.argv[1:]:
        obey(f"register {sequence}")
    lines = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, app)
    lines.activated.connect(lambda *_: obey(sys.stdin.readline() or "quit"))
    say("READY", hotkeys.mechanism)
    status = app.exec()
    hotkeys.close()
    return status


if __name__ == "__main__":
    sys.exit(main())
