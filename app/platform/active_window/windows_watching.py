"""Windows' watcher: WinEvent hooks, which tell of another foreground window and of changes of its place.

The hooks are called by the message loop of the thread that set them, which is Qt's.
https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-setwineventhook
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer

from app.platform.active_window import windows
from app.platform.active_window.models import ActiveWindow
from app.platform.active_window.windows_api import WinEventProc, library

FOREGROUND, MINIMIZED_END, MOVED = 0x0003, 0x0017, 0x800B  # EVENT_SYSTEM_… and EVENT_OBJECT_LOCATIONCHANGE
_OUT_OF_CONTEXT = 0
_WINDOW_ITSELF = 0  # OBJID_WINDOW: not its cursor, its scroll bars or what is inside
SETTLE_MS = 150  # a window that fills the screen comes there in several steps


class WindowsWatcher(QObject):
    """See `models.Watcher`."""

    def __init__(
        self,
        changed: Callable[[], None],
        parent: QObject,
        *,
        user32: Any = None,
        look: Callable[[], ActiveWindow] = windows.active,
    ) -> None:
        super().__init__(parent)
        self._changed, self._look = changed, look
        self._user32 = user32 or library("user32")
        self._called = WinEventProc(self._event)  # Windows keeps the bare pointer, so this object must stay
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._tell)
        self._followed = 0
        self._moves: Any = None
        self._foreground = self._hook(FOREGROUND, MINIMIZED_END)
        if not self._foreground:
            self.deleteLater()
            raise OSError("no hook was given")
        self._last = look()
        self._follow()

    @property
    def now(self) -> ActiveWindow:
        """Asked anew: of a game that takes the screen for itself no event tells in time."""
        return self._look()

    def close(self) -> None:
        self._settle.stop()
        for hook in (self._foreground, self._moves):
            if hook:
                self._user32.UnhookWinEvent(hook)
        self._foreground = self._moves = None
        self.deleteLater()

    def _hook(self, first: int, last: int, process: int = 0) -> Any:
        return self._user32.SetWinEventHook(first, last, None, self._called, process, 0, _OUT_OF_CONTEXT)

    def _follow(self) -> None:
        """Hear of moves of the foreground program alone: of all of them there are thousands."""
        window = self._user32.GetForegroundWindow()
        process = windows.process_of(window, self._user32) if window else 0
        if process == self._followed:
            return
        if self._moves:
            self._user32.UnhookWinEvent(self._moves)
        self._followed = process
        self._moves = self._hook(MOVED, MOVED, process) if process else None

    def _event(self, _hook: int, event: int, window: int, part: int, *_rest: int) -> None:
        if event == MOVED:
            if part == _WINDOW_ITSELF and window == self._user32.GetForegroundWindow():
                self._settle.start()
            return
        self._follow()
        self._tell()
        self._settle.start()

    def _tell(self) -> None:
        found = self._look()
        if found != self._last:
            self._last = found
            self._changed()
