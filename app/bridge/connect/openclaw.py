"""OpenClaw: `openclaw.json` (JSON5) in its state folder, servers under `mcp.servers`."""

from __future__ import annotations

import os
from pathlib import Path

from app.bridge.connect.client import Client, program
from app.config.paths import openclaw_state_dir


def _file() -> Path:
    named = os.environ.get("OPENCLAW_CONFIG_PATH")
    return Path(named).expanduser().absolute() if named else openclaw_state_dir() / "openclaw.json"


CLIENT = Client(
    id="openclaw",
    name="OpenClaw",
    language="json5",
    path=("mcp", "servers"),
    file=_file,
    traces=lambda: (openclaw_state_dir(), program("openclaw")),
    afterwards="Restart the gateway; “openclaw mcp probe memoro” tries the connection.",
)
