"""Is there a screen to draw on? Qt itself would abort the process without one."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

NO_DISPLAY = (
    "Memoro needs a desktop to show its icon and window, and none was found "
    "(neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
    'Without a screen the command line works: try `memoro search "your question"` or `memoro demo`.'
)
_SCREENLESS = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")


def missing_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str | None:
    """What to tell a person when no window can be shown; None when one can."""
    if platform in {"win32", "darwin"}:
        return None
    if environment.get("QT_QPA_PLATFORM", "").split(":")[0] in _SCREENLESS:
        return None
    if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return None
    return NO_DISPLAY
