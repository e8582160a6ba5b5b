"""Pages and mail addresses, in the programs that the system has for them.

Not by Qt, which asks the desktop in the windows' thread and may wait for seconds there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

log = logging.getLogger(__name__)


def open_page(run: Callable[..., Any], address: str, told: Callable[[str], object]) -> None:
    """`run` is that of a `Background`; `told` gets a sentence where nothing opens the address."""

    def failed(problem: Exception) -> None:
        log.info("%s", problem)
        told(not_opened(address))

    run(lambda: _open(address), None, failed)


def not_opened(address: str) -> str:
    text = QCoreApplication.translate("Pages", "No program opened %1. Copy the address into your browser.")
    return text.replace("%1", address)


def _open(address: str) -> None:
    from app.platform.open_file.default_program import open_by_system

    open_by_system(address)
