"""Claude Code: `~/.claude.json`, the user's own servers under `mcpServers` at the top."""

from __future__ import annotations

import os
from pathlib import Path

from app.bridge.connect.client import Client, program, typed


def _file() -> Path:
    folder = os.environ.get("CLAUDE_CONFIG_DIR")
    return (Path(folder) if folder else Path.home()) / ".claude.json"


CLIENT = Client(
    id="claude-code",
    name="Claude Code",
    language="json",
    path=("mcpServers",),
    file=_file,
    traces=lambda: (Path.home() / ".claude", program("claude")),
    afterwards="Start a new session; /mcp shows the connection.",
    entry=typed,
)
