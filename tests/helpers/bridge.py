"""A real bridge over real notes on loopback, with a keyring that lives in a dictionary."""

from __future__ import annotations

import socket
import threading
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from app.bridge.assistants import Assistant
from app.bridge.server import BridgeServer
from app.config.loading import load_settings
from app.config.paths import app_paths
from app.config.secrets.store import KeyStore
from app.engine.engine import Engine
from tests.helpers.waiting import wait_until


@dataclass
class DictKeyring:
    """What `keyring` offers, without a system behind it."""

    kept: dict[tuple[str, str], str] = field(default_factory=dict)

    def get_password(self, service: str, name: str) -> str | None:
        return self.kept.get((service, name))

    def set_password(self, service: str, name: str, secret: str) -> None:
        self.kept[service, name] = secret

    def delete_password(self, service: str, name: str) -> None:
        del self.kept[service, name]


@dataclass
class RunningBridge:
    """The engine, its writing thread, and the bridge; `client` speaks for an assistant."""

    engine: Engine
    thread: threading.Thread
    bridge: BridgeServer
    workspace: Path
    keyring: DictKeyring
    clients: list[httpx.Client] = field(default_factory=list)

    def connect(self, name: str = "helper", agent: str = "main", **rights: Any) -> str:
        """Register an assistant and return its token."""
        return self.bridge.tokens.make(Assistant(name, name.title(), agent, **rights))

    def client(self, name: str = "helper", **rights: Any) -> httpx.Client:
        token = self.connect(name, **rights)
        client = httpx.Client(
            base_url=self.bridge.url,
            headers={"authorization": f"Bearer {token}"},
            timeout=20,
            trust_env=False,
        )
        self.clients.append(client)
        return client

    def stranger(self) -> httpx.Client:
        """A client without a token."""
        client = httpx.Client(base_url=self.bridge.url, timeout=20, trust_env=False)
        self.clients.append(client)
        return client

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self.bridge.stop()
        self.engine.stop()
        self.thread.join(20)
        assert not self.thread.is_alive()


def raw(running: RunningBridge, data: bytes, *, more: bytes = b"", finish: bool = False) -> bytes:
    """What the bridge answers to these bytes, until it closes the connection (or a second of silence)."""
    with socket.create_connection(("127.0.0.1", running.bridge.port), 10) as connection:
        connection.sendall(data + more)
        if finish:
            connection.shutdown(socket.SHUT_WR)
        parts = []
        try:
            while part := connection.recv(65536):
                parts.append(part)
        except ConnectionResetError:
            pass
        return b"".join(parts)


def make_notes(folder: Path) -> Path:
    """A small memory in two languages."""
    (folder / "memory").mkdir(parents=True)
    (folder / "MEMORY.md").write_text(
        "# Facts\n\n- The boiler was serviced in October.\n- Anna is allergic to nuts.\n", encoding="utf-8"
    )
    (folder / "memory" / "2026-11-02.md").write_text(
        "# Day\n\n- Ticket TKY-77120 waits for the vendor.\n- 受付番号はTKY-88431、伝えること。\n",
        encoding="utf-8",
    )
    (folder / "memory" / "projects.md").write_text(
        "# Projects\n\n- The heron survey ends in May.\n", encoding="utf-8"
    )
    return folder


def start_bridge(
    workspace: Path | None, *, settings: str = "", limits: dict[str, Any] | None = None, live: bool = False
) -> RunningBridge:
    """Start engine and bridge with keyword search; the index is complete when this returns.

    `settings` is JSON5 text added to the configuration's top level. `live`: a changed file is read again.
    """
    paths = app_paths()
    paths.config_file.parent.mkdir(parents=True, exist_ok=True)
    chosen = f"workspace: {str(workspace)!r}, " if workspace else ""
    defaults = f"{{ {chosen}memorySearch: {{ provider: 'none' }} }}"
    config = f"{{ agents: {{ defaults: {defaults} }}, {settings} }}"
    paths.config_file.write_text(config, encoding="utf-8")
    loaded = load_settings(paths.config_file)
    assert not loaded.problems, loaded.problems
    keyring = DictKeyring()
    load = partial(load_settings, paths.config_file, state_dir=paths.data_dir) if live else None
    engine = Engine(loaded.settings, paths, keys=KeyStore(opener=lambda: keyring), load=load)
    thread = threading.Thread(target=engine.run_writer, name="writer")
    thread.start()
    engine.start()
    bridge = BridgeServer(engine, limits=limits)
    running = RunningBridge(engine, thread, bridge, workspace or paths.data_dir, keyring)
    try:
        bridge.start(wait=True)
        if workspace:
            wait_until(lambda: engine.status().last_sync is not None, what="the first sync")
    except BaseException:
        running.stop()
        raise
    return running
