"""VS Code: `mcp.json` in the user's profile (JSON with comments), servers under `servers`."""

from __future__ import annotations

from app.bridge.connect.client import Client, application_data, program, typed

CLIENT = Client(
    id="vscode",
    name="VS Code",
    language="json",
    path=("servers",),
    file=lambda: application_data() / "Code" / "User" / "mcp.json",
    traces=lambda: (application_data() / "Code", program("code")),
    afterwards="Open the command “MCP: List Servers” and start memoro.",
    entry=typed,
)
