"""The work behind the page, in the background: who is connected, connecting, trying, rights, activity."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject

from app.desktop.settings.assistants.words import name_text
from app.desktop.settings.page_bench import Failed, PageBench
from app.errors import MemoroError

if TYPE_CHECKING:
    from pathlib import Path

    from app.bridge.activity import Act
    from app.bridge.assistants import Assistant
    from app.bridge.connect.client import Client
    from app.bridge.connect.connecting import Change, State
    from app.bridge.connect.trying import Trial
    from app.bridge.server import BridgeServer
    from app.desktop.background import Background
    from app.engine.ledger import Diff

ACTS_SHOWN = 100


@dataclass(frozen=True, slots=True)
class Standing:
    """How one assistant stands. `client` is None for those that were not connected through their file.

    `agents` (ids and names) are those whose memory it could be given.
    """

    id: str
    name: str
    client: Client | None
    state: State
    registered: Assistant | None
    last_call: datetime | None
    calls_today: int
    agents: tuple[tuple[str, str], ...] = ()

    @property
    def rank(self) -> int:
        """Connected first, then those of this computer, then the rest."""
        order = {"connected": 0, "outdated": 1, "unreadable": 1, "available": 2, "not_found": 3}
        return order[self.state]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Everything the page shows. `url` is empty while no web server runs."""

    assistants: tuple[Standing, ...]
    acts: tuple[Act, ...]
    paused: bool
    url: str


class States:
    """A configuration is read again only when it changed: a large one in JSON5 takes a while."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[tuple[int, int, int], State]] = {}

    def of(self, client: Client, flags: tuple[str, ...]) -> State:
        from app.bridge.connect.connecting import state

        try:
            info = os.stat(client.file() or "")
        except OSError:
            return state(client, flags)
        signature = info.st_mtime_ns, info.st_size, info.st_ino
        known = self._known.get(client.id)
        if known is None or known[0] != signature:
            known = self._known[client.id] = signature, state(client, flags)
        return known[1]


class Made(NamedTuple):
    """A token for the assistant of this id. `kept`: the password store took it."""

    name: str
    token: str
    kept: bool


class Bench(PageBench):
    """`running` gives the program's bridge, or None: then one that serves nobody is made."""

    def __init__(
        self,
        running: Callable[[], BridgeServer | None],
        spare: Callable[[], BridgeServer],
        background: Background,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(background, parent)
        self._running, self._make_spare = running, spare
        self._spare: BridgeServer | None = None
        self._lock = threading.Lock()
        self._states = States()

    def bridge(self) -> BridgeServer:
        """For the background only: the first time it may read files."""
        with self._lock:
            running = self._running()
            if running is None and self._spare is None:
                self._spare = self._make_spare()
            bridge = running or self._spare
            assert bridge is not None
            return bridge

    # The deeds

    def look(self, done: Callable[[Snapshot], None], failed: Failed) -> None:
        self.run(lambda: _look(self.bridge(), self._states), done, failed)

    def preview(self, client: Client, done: Callable[[tuple[Change, Diff]], None], failed: Failed) -> None:
        """Answers with the change and how it looks, which takes its time for a large file."""

        def compare() -> tuple[Change, Diff]:
            from app.bridge.connect.connecting import preview_connect

            change = preview_connect(client, self.bridge().engine.flags)
            return change, change.diff

        self.run(compare, done, failed)

    def connect_to(self, change: Change, done: Callable[[Path | None], None], failed: Failed) -> None:
        from app.bridge.connect.connecting import connect

        self.run(lambda: connect(self.bridge(), change), done, failed)

    def disconnect_from(self, name: str, done: Callable[[Path | None], None], failed: Failed) -> None:
        from app.bridge.connect.connecting import disconnect

        self.run(lambda: disconnect(self.bridge(), name), done, failed)

    def test(self, client: Client, done: Callable[[Trial], None]) -> None:
        from app.bridge.connect.trying import try_connection

        self.run(lambda: try_connection(client), done)

    def grant(self, name: str, rights: dict[str, str], done: Callable[[Any], None], failed: Failed) -> None:
        self.run(lambda: self.bridge().assistants.change(name, **rights), done, failed)

    def make_token(self, name: str, done: Callable[[Made], None], failed: Failed) -> None:
        """Refuses a name that is taken."""
        self.run(lambda: _make_token(self.bridge(), name), done, failed)

    def renew_token(self, name: str, done: Callable[[Made], None], failed: Failed) -> None:
        """For an assistant that is known and has none; answers in the same way."""
        self.run(lambda: _renew_token(self.bridge(), name), done, failed)

    def instructions(self, name: str, token: str, done: Callable[[dict[str, str]], None]) -> None:
        from app.bridge.connect.connecting import paste_this

        self.run(lambda: paste_this(self.bridge(), name, token), done)

    def pause(self, paused: bool, done: Callable[[Any], None], failed: Failed) -> None:
        self.run(lambda: self.bridge().assistants.pause(paused), done, failed)

    def clear_activity(self, done: Callable[[Any], None], failed: Failed) -> None:
        self.run(lambda: _clear(self.bridge()), done, failed)


def _look(bridge: BridgeServer, states: States) -> Snapshot:
    from app.bridge.connect.connecting import CLIENTS

    known = {each.id: each for each in bridge.assistants.all()}
    standings = []
    for client in CLIENTS:
        found = states.of(client, bridge.engine.flags)
        if found == "connected" and client.id not in known:
            found = "outdated"  # its file knows us, but we do not know it
        standings.append(_standing(bridge, client.id, client.name, client, found, known.pop(client.id, None)))
    for each in known.values():
        found = "outdated" if each.misses_token else "connected"
        standings.append(_standing(bridge, each.id, name_text(each.name), None, found, each))
    standings.sort(key=lambda standing: standing.rank)
    acts = tuple(bridge.activity.latest(ACTS_SHOWN))
    return Snapshot(tuple(standings), acts, bridge.assistants.paused, bridge.url)


def _standing(
    bridge: BridgeServer,
    name: str,
    title: str,
    client: Client | None,
    state: State,
    registered: Assistant | None,
) -> Standing:
    activity, settings = bridge.activity, bridge.engine.settings
    agents = tuple(settings.agent_names.items())
    return Standing(
        name, title, client, state, registered, activity.last_call(name), activity.calls_today(name), agents
    )


def _clear(bridge: BridgeServer) -> None:
    bridge.activity.clear()


def _make_token(bridge: BridgeServer, title: str) -> Made:
    from app.bridge.assistants import assistant_id
    from app.bridge.connect.connecting import CLIENTS

    name = assistant_id(title)
    if bridge.assistants.get(name) or any(client.id == name for client in CLIENTS):
        raise MemoroError("This name is taken", "", "Choose another name.")
    token = bridge.tokens.make(bridge.newcomer(name, title.strip()))
    return Made(name, token, bridge.tokens.is_kept(name))


def _renew_token(bridge: BridgeServer, name: str) -> Made:
    known = bridge.assistants.get(name)
    if known is None or known.token_hash:  # the token that it has must not end by mistake
        raise MemoroError("This name is taken", "", "Choose another name.")
    return Made(name, bridge.tokens.make(known), bridge.tokens.is_kept(name))
