"""Cursor: `~/.cursor/mcp.json`, servers under `mcpServers`."""

from __future__ import annotations

from pathlib import Path

from app.bridge.connect.client import Client, program

CLIENT = Client(
    id="cursor",
    name="Cursor",
    language="json",
    path=("mcpServers",),
    file=lambda: Path.home() / ".cursor" / "mcp.json",
    traces=lambda: (Path.home() / ".cursor", program("cursor")),
    afterwards="Restart Cursor, and see that memoro is switched on under MCP in its settings.",
)
