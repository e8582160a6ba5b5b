"""Which input methods Qt is told to try, so that Chinese, Japanese and Korean can be typed.

Most desktops of these languages say `QT_IM_MODULE=fcitx`, a plugin that only the system's own Qt has. Ours
would then compose nothing but dead keys. But Fcitx answers as IBus does, too, for which every Qt has a
plugin, and Wayland has a protocol of its own.
"""

from __future__ import annotations

import logging
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtGui import QGuiApplication

from app.desktop.composing import Composing
from app.platform import input_bus
from app.platform.input_bus import FCITX

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 5.0
"""Where the session starts us beside the input method. Qt looks for one once, when it starts."""

PORTAL = "IBUS_USE_PORTAL"
_WITHOUT = frozenset({"compose", "none", "simple"})  # who names these wants no input method
_BESIDES = ("wayland", "ibus")
_PROGRAMS = ("fcitx5", "ibus-daemon")


@contextmanager
def usable_input_methods(*, patient: bool) -> Iterator[None]:
    """Make the `QApplication` inside. Programs that we start later get the environment as it was."""
    changes = changed_environment(os.environ, input_bus.services, patient=patient)
    before = {name: os.environ.get(name) for name in changes}
    if changes:
        log.debug("input methods: %s", changes)
    os.environ.update(changes)
    try:
        yield
        application = QGuiApplication.instance()
        if PORTAL in changes and isinstance(application, QGuiApplication):
            Composing(application)
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def changed_environment(
    environment: Mapping[str, str],
    services: Callable[[float], frozenset[str]],
    *,
    patient: bool,
    platform: str = sys.platform,
    installed: Callable[[str], str | None] = shutil.which,
) -> dict[str, str]:
    """What to set. What was asked for stays first: a Qt of the system may well have it."""
    if platform in {"win32", "darwin"}:
        return {}
    asked_for = _asked_for(environment)
    if not asked_for or _WITHOUT.intersection(asked_for):
        return {}
    changes = {"QT_IM_MODULES": ";".join(dict.fromkeys([*asked_for, *_BESIDES]))}
    # Many sessions name one that is not there, which nobody need wait for.
    waits = patient and not _is_wayland(environment) and any(map(installed, _PROGRAMS))
    # The way by the session bus needs no `ibus-daemon` to be installed, and finds Fcitx when it starts anew.
    if FCITX in services(PATIENCE_SECONDS if waits else 0.0):
        changes[PORTAL] = "1"
    return changes


def _asked_for(environment: Mapping[str, str]) -> list[str]:
    """As Qt reads it; where nothing is said to Qt, what is said to all programs of X11."""
    several = [name for name in environment.get("QT_IM_MODULES", "").split(";") if name]
    one = environment.get("QT_IM_MODULE", "")
    if several or one:
        return several or [one]
    _, _, name = environment.get("XMODIFIERS", "").partition("@im=")
    return [name] if name else []


def _is_wayland(environment: Mapping[str, str]) -> bool:
    """Where the compositor, not we, talks with the input method."""
    wanted = environment.get("QT_QPA_PLATFORM", "")
    return wanted.startswith("wayland") or (not wanted and bool(environment.get("WAYLAND_DISPLAY")))
