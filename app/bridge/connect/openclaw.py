"""OpenClaw: `openclaw.json` (JSON5) in its state folder, servers under `mcp.servers`."""

from __future__ import annotations

from app.bridge.connect.client import Client, program
from app.config.paths import openclaw_state_dir

CLIENT = Client(
    id="openclaw",
    name="OpenClaw",
    language="json",
    path=("mcp", "servers"),
    file=lambda: openclaw_state_dir() / "openclaw.json",
    traces=lambda: (openclaw_state_dir(), program("openclaw")),
    afterwards="Restart the gateway; `openclaw mcp probe memoro` tries the connection.",
)
