"""macOS tells no program about the windows of others without the person's leave, so nothing is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from app.platform.active_window.models import Watcher


def can_tell() -> bool:
    return False


def centre() -> tuple[int, int] | None:
    return None


def programs() -> list[str]:
    return []


def watch(_changed: Callable[[], None], _parent: QObject) -> Watcher:
    raise OSError("not on macOS")
