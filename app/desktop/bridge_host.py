"""Keeps the bridge for assistants as the settings want it, for as long as the program runs.

Assistants that are started with `memoro mcp` come by the local channel, which costs nothing. The web server
with its libraries takes about 50 MB, so it is started only when somebody has a token for it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from app.bridge.server import BridgeServer
    from app.config.options import Settings
    from app.desktop.background import Background
    from app.engine.engine import Engine
    from app.errors import MemoroError

log = logging.getLogger(__name__)
LOOK_EVERY_MS = 3_000


class BridgeHost(QObject):
    """`follow` takes the settings; a new token is noticed within three seconds.

    `failed(problem)`: assistants that have a token cannot be served now; None: they can again.
    """

    failed = Signal(object)

    def __init__(self, engine: Engine, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._engine, self._background = engine, background
        self._bridge: BridgeServer | None = None
        self._wanted: tuple[bool, int] = (False, 0)
        self._is_down = False
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY_MS)
        self._look.timeout.connect(self._start_if_needed)

    @property
    def bridge(self) -> BridgeServer | None:
        """The one that lets assistants in now; None while the bridge is switched off."""
        return self._bridge

    def follow(self, settings: Settings) -> None:
        """Serve, or stop, as the settings say; another port is taken at once."""
        wanted = settings.app.bridge.enabled, settings.app.bridge.port
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._tell(None)
        before = self._bridge
        self.close()
        if before:
            before.close_door()
        if wanted[0]:
            self._background.run(self._open, lambda bridge: self._opened(bridge, wanted))

    def close(self) -> None:
        """Stop to serve; ends within two seconds."""
        self._look.stop()
        bridge, self._bridge = self._bridge, None
        if bridge:  # also without a web server: what was asked by the local channel is put on disk
            bridge.stop()

    def _open(self) -> BridgeServer:
        from app.bridge.server import BridgeServer

        bridge = BridgeServer(self._engine)
        bridge.open_door()
        return bridge

    def _opened(self, bridge: BridgeServer, wanted: tuple[bool, int]) -> None:
        if wanted != self._wanted or self._bridge:  # the settings have changed once more meanwhile
            bridge.stop()
            bridge.close_door()
            if self._bridge:
                self._bridge.open_door()
            return
        self._bridge = bridge
        self._look.start()
        self._start_if_needed()

    def _start_if_needed(self) -> None:
        bridge = self._bridge
        if bridge and not bridge.url and any(each.token_hash for each in bridge.assistants.all()):
            self._look.stop()
            self._background.run(bridge.start, lambda _done: self._tell(None), self._failed)

    def _failed(self, problem: MemoroError) -> None:
        log.info("the bridge did not start: %s", problem)
        self._tell(problem)
        self._look.start()

    def _tell(self, problem: MemoroError | None) -> None:
        """It is tried again every few seconds, and told once."""
        if (problem is not None) != self._is_down:
            self._is_down = problem is not None
            self.failed.emit(problem)
