"""Claude Desktop: `claude_desktop_config.json`, servers under `mcpServers`, started programs only."""

from __future__ import annotations

from app.bridge.connect.client import Client, application_data

CLIENT = Client(
    id="claude-desktop",
    name="Claude Desktop",
    language="json",
    path=("mcpServers",),
    file=lambda: application_data() / "Claude" / "claude_desktop_config.json",
    traces=lambda: (application_data() / "Claude",),
    afterwards="Quit Claude Desktop completely and start it again.",
)
