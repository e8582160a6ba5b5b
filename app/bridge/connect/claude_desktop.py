"""Claude Desktop: `claude_desktop_config.json`, servers under `mcpServers`, started programs only.

On Windows it comes as a package, which sees a folder of its own in the place of the usual one; a file in the
usual one is never read by it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from app.bridge.connect.client import Client, application_data

NAME = "claude_desktop_config.json"


def _folder() -> Path:
    packaged = _packages() if sys.platform == "win32" else []
    used = [folder for folder in packaged if (folder / NAME).is_file()]
    return next(iter((*used, *packaged)), application_data() / "Claude")


def _packages() -> list[Path]:
    """The folders that an installed package sees in the place of the usual one."""
    local = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    roaming = sorted((local / "Packages").glob("Claude_*/LocalCache/Roaming"))
    return [folder / "Claude" for folder in roaming if folder.is_dir()]


CLIENT = Client(
    id="claude-desktop",
    name="Claude Desktop",
    language="json",
    path=("mcpServers",),
    file=lambda: _folder() / NAME,
    traces=lambda: (_folder(),),
    afterwards="Quit Claude Desktop completely and start it again.",
)
