"""macOS without a bundle: its script language shows a notice. The texts go as arguments, never as code."""

from __future__ import annotations

import shutil
import subprocess

from app.platform.availability import Availability
from app.platform.notify.models import Clicked, Notice

SCRIPT = "on run argv\ndisplay notification (item 2 of argv) with title (item 1 of argv)\nend run"
SECONDS = 5


def is_available() -> Availability:
    return Availability() if shutil.which("osascript") else Availability("osascript is missing.")


def show(notice: Notice, _clicked: Clicked) -> bool:
    try:
        done = subprocess.run(
            ["osascript", "-e", SCRIPT, notice.title, notice.text],
            check=False, capture_output=True, timeout=SECONDS,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def close() -> None:
    """Nothing is held: a script's notice belongs to the system's script editor, which tells no clicks."""
