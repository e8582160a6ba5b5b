"""How the assistants that Memoro knows are called, for windows that show them; cheap to import."""

from __future__ import annotations

NAMES = {
    "claude-desktop": "Claude Desktop",
    "claude-code": "Claude Code",
    "codex": "Codex",
    "cursor": "Cursor",
    "openclaw": "OpenClaw",
    "vscode": "VS Code",
}
