"""When the hotkeys leave their keys to another program: one that fills the screen, or that is named."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.platform.active_window.main import watch
from app.platform.active_window.models import Watcher


class GivingWay(QObject):
    """`changed`: the keys are to be left, or to be taken back; `now` says which.

    The windows of others are watched only while there is something to watch for.
    """

    changed = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        watch: Callable[[Callable[[], None], QObject], Watcher | None] = watch,
    ) -> None:
        super().__init__(parent)
        self._watch = watch
        self._watcher: Watcher | None = None
        self._to_full_screen = False
        self._programs: tuple[str, ...] = ()
        self._was = False

    def choose(self, *, to_full_screen: bool, programs: tuple[str, ...]) -> None:
        """`programs` are names or patterns as in `ActiveWindow.is_of`."""
        self._to_full_screen = to_full_screen
        self._programs = tuple(name for name in programs if name.strip())
        wanted = to_full_screen or bool(self._programs)
        if wanted and self._watcher is None:
            self._watcher = self._watch(self._look, self)
        elif not wanted:
            self.close()
        self._look()

    def now(self) -> bool:
        """Whether the window in use shall have the keys. Never one of Memoro's own."""
        if self._watcher is None:
            return False
        window = self._watcher.now
        if window.own:
            return False
        return (self._to_full_screen and window.full_screen) or window.is_of(self._programs)

    def close(self) -> None:
        if self._watcher is not None:
            self._watcher.close()
            self._watcher = None

    def _look(self) -> None:
        if (now := self.now()) != self._was:
            self._was = now
            self.changed.emit()
