"""Picks up a changed configuration file while the program runs.

The file's time and size are looked at every other second: a watch on one file misses editors that replace it,
and nothing is quicker to notice than a person can switch windows.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from app.config.loading import fingerprint_of
from app.engine.events import SettingsChanged

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.config.loading import LoadedSettings
    from app.config.options import Settings
    from app.engine.events import EventBus
    from app.engine.writer import Writer

log = logging.getLogger(__name__)
EVERY_SECONDS = 2.0
_KEY = "configuration"


class Configuration:
    """Loads again when the file changed, and hands good settings on. Runs on the writing thread."""

    def __init__(
        self,
        loaded: LoadedSettings,
        load: Callable[[], LoadedSettings],
        writer: Writer,
        events: EventBus,
        apply: Callable[[Settings], None],
    ) -> None:
        self.loaded = loaded
        self._load, self._writer, self._events, self._apply = load, writer, events, apply
        writer.schedule(_KEY, EVERY_SECONDS, self._check)

    @property
    def mistakes(self) -> tuple[str, ...]:
        """What of the file cannot be used now, in words for people."""
        return tuple(map(str, self.loaded.errors))

    def _check(self) -> None:
        if fingerprint_of(self.loaded.path) != self.loaded.fingerprint:
            self.reload()
        self._writer.schedule(_KEY, EVERY_SECONDS, self._check)

    def reload(self) -> None:
        """Read the file and apply what is good in it; problems are told with the event."""
        before, self.loaded = self.loaded, self._load()
        log.info("the configuration was read again: %d problems", len(self.loaded.problems))
        if self.loaded.settings != before.settings:
            self._apply(self.loaded.settings)
        self._events.publish(SettingsChanged(self.loaded.settings, self.loaded.problems))
