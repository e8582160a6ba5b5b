"""Tells the owner that something was said: a file in the folder of conversations was written, or went."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

from app.index.polling import is_network_folder
from app.notes.transcripts.discovery import is_transcript

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from watchdog.events import FileSystemEvent
    from watchdog.observers.api import BaseObserver

log = logging.getLogger(__name__)
_CHANGES = frozenset(("created", "modified", "moved", "deleted"))


class TranscriptWatcher:
    """Calls `on_change()` from a thread of its own. Silent where nothing can be watched: see `start`."""

    def __init__(self, folder: Path, on_change: Callable[[], None]) -> None:
        self._folder, self._on_change = folder, on_change
        self._observer: BaseObserver | None = None

    def start(self) -> bool:
        """Begin to watch; False where that does not work now (no such folder, no watches left, a network)."""
        if self._observer is not None and all(each.is_alive() for each in self._observer.emitters):
            return True
        self.stop()
        if not self._folder.is_dir() or is_network_folder(self._folder):
            return False
        from watchdog.observers import Observer

        try:
            observer = Observer()  # which already asks the system for an inotify instance
            observer.schedule(self, str(self._folder), recursive=False)  # type: ignore[arg-type]
            observer.start()
        except OSError as error:
            log.info("conversations are not watched: %s", error)
            return False
        self._observer = observer
        return True

    def stop(self) -> None:
        observer, self._observer = self._observer, None
        if observer:
            observer.stop()
            if threading.current_thread() is not observer:
                observer.join(5)

    def dispatch(self, event: FileSystemEvent) -> None:
        """Called by watchdog on its thread."""
        if event.is_directory or event.event_type not in _CHANGES:
            return
        for path in (str(event.src_path), str(event.dest_path)):
            if is_transcript(path.replace("\\", "/").rsplit("/", 1)[-1]):
                self._on_change()
                return
