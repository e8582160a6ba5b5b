"""What is told outside the windows: by level, never while it shall be quiet, never twice.

Nothing that matters is only told here. The desktop's own "do not disturb" is minded by its own service; ours
holds on every system.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum, IntEnum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.platform.notify.main import close, show
from app.platform.notify.models import Clicked, Notice, Urgency

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.tray import Tray

AGAIN_SECONDS = 600.0
"""The same thing is not told more often than this."""
CONFIRMED = "confirmed"
"""The key of what was just done: only the last of it is shown."""


class Level(IntEnum):
    """How much a person must want to know for a notice to be shown."""

    PROBLEM = 1
    CHANGE = 2


class Opens(Enum):
    """What a notice is about, and so what a click on it opens."""

    POPUP = auto()
    INBOX = auto()
    HISTORY = auto()
    SETTINGS = auto()
    SHORTCUTS = auto()
    ASSISTANTS = auto()
    PROVIDERS = auto()
    EDITOR = auto()
    UPDATE = auto()


_WANTED = {"none": 0, "problems": Level.PROBLEM, "changes": Level.CHANGE}


class Notifications(QObject):
    """`choose` follows the settings. `missed_changed(count)`: how many were held back while it was quiet.

    `clicked(opens, token)`: a notice was clicked, where the system tells that; `token` is Wayland's right to
    take the focus.
    """

    missed_changed = Signal(int)
    clicked = Signal(Opens, str)
    _taken_up = Signal(object)

    def __init__(
        self,
        tray: Tray,
        background: Background,
        parent: QObject | None = None,
        *,
        send: Callable[[Notice, Clicked], bool] = show,
    ) -> None:
        super().__init__(parent)
        self._tray, self._background, self._send = tray, background, send
        self._level = int(Level.PROBLEM)
        self._quiet = False
        self._told: dict[str, tuple[str, float]] = {}
        self.missed = 0
        self._taken_up.connect(self._do)

    def choose(self, level: str, *, do_not_disturb: bool) -> None:
        """`level` is `app.notifications`: none, problems or changes."""
        self._level = int(_WANTED.get(level, Level.PROBLEM))
        self._quiet = do_not_disturb
        if not do_not_disturb and self.missed:
            self.missed = 0
            self.missed_changed.emit(0)

    def tell(self, level: Level, title: str, text: str, key: str = "", opens: Opens = Opens.POPUP) -> bool:
        """Show a notice if it is wanted now; whether it went out. A later one with its `key` replaces it."""
        if level > self._level or self._is_repeated(key or title, text):
            return False
        if self._quiet:
            self.missed += 1
            self.missed_changed.emit(self.missed)
            return False
        urgency: Urgency = "normal" if level is Level.PROBLEM else "low"
        notice = Notice(title, text, key, urgency, self.tr("Show"))
        clicked = partial(self.clicked.emit, opens)
        self._background.run(
            lambda: self._send(notice, clicked), lambda shown: self._by_tray(notice, clicked, shown)
        )
        return True

    def confirm(self, title: str, text: str, button: str, do: Callable[[], None]) -> None:
        """What a person has just done, where no window can say so; a click does what `button` says."""
        if self._quiet:
            return
        notice = Notice(title, text, CONFIRMED, "low", button)
        clicked: Clicked = lambda _token: self._taken_up.emit(do) if button else None  # noqa: E731
        self._background.run(
            lambda: self._send(notice, clicked), lambda shown: self._by_tray(notice, clicked, shown)
        )

    @Slot(object)
    def _do(self, do: Callable[[], None]) -> None:
        """A click is told on another thread; this is the windows'."""
        do()

    def close(self) -> None:
        """No click is waited for any more."""
        close()

    def _by_tray(self, notice: Notice, clicked: Clicked, shown: bool) -> None:
        if not shown:
            self._tray.tell(notice.title, notice.text, clicked)

    def _is_repeated(self, key: str, text: str) -> bool:
        now = time.monotonic()
        before = self._told.get(key)
        if before and before[0] == text and now - before[1] < AGAIN_SECONDS:
            return True
        self._told[key] = (text, now)
        return False
