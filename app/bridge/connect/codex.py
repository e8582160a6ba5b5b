"""Codex: `config.toml` in `CODEX_HOME`, a table `[mcp_servers.memoro]`."""

from __future__ import annotations

import os
from pathlib import Path

from app.bridge.connect.client import Client, program


def _home() -> Path:
    folder = os.environ.get("CODEX_HOME")
    return Path(folder) if folder else Path.home() / ".codex"


CLIENT = Client(
    id="codex",
    name="Codex",
    language="toml",
    path=("mcp_servers",),
    file=lambda: _home() / "config.toml",
    traces=lambda: (_home(), program("codex")),
    afterwards="Start a new session; /mcp shows the connection.",
)
