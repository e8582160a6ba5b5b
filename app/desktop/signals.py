"""The one place where the engine's events, delivered on its own threads, become Qt signals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.engine.events import (
    Event,
    HistoryChanged,
    InboxChanged,
    IndexProgress,
    NotesChanged,
    SettingsChanged,
    StatusChanged,
    ToggleRequested,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.events import EventBus


class EngineSignals(QObject):
    """Emitting from another thread queues the call into the thread of the receiver, which is the window's."""

    progress = Signal(object)
    notes_changed = Signal(object)
    status_changed = Signal()
    toggle_requested = Signal(str, bool)
    settings_changed = Signal(object)
    history_changed = Signal(object)
    inbox_changed = Signal(object)

    def __init__(self, events: EventBus, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._unsubscribe: Callable[[], None] | None = events.subscribe(self._deliver)

    def detach(self) -> None:
        """Hear nothing from now on; to be called before the engine closes."""
        if self._unsubscribe:
            self._unsubscribe()
            self._unsubscribe = None

    def _deliver(self, event: Event) -> None:
        match event:
            case IndexProgress():
                self.progress.emit(event)
            case NotesChanged():
                self.notes_changed.emit(event.paths)
            case StatusChanged():
                self.status_changed.emit()
            case SettingsChanged():
                self.settings_changed.emit(event)
            case ToggleRequested():
                self.toggle_requested.emit(event.activation_token, event.only_show)
            case HistoryChanged():
                self.history_changed.emit(event)
            case InboxChanged():
                self.inbox_changed.emit(event)
