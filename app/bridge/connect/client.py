"""What is to be known of an assistant in order to connect it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

Entry = dict[str, Any]
SERVER_NAME = "memoro"


@dataclass(frozen=True, slots=True)
class Command:
    """How `memoro mcp` is started for one assistant."""

    program: str
    arguments: tuple[str, ...]
    environment: dict[str, str]

    def plain(self) -> Entry:
        """The entry that most assistants understand."""
        entry: Entry = {"command": self.program, "args": list(self.arguments)}
        return entry | ({"env": self.environment} if self.environment else {})


@dataclass(frozen=True, slots=True)
class Client:
    """One assistant. `file` is its configuration on this system (None: it does not exist for this system).

    `language` is what the assistant's own parser takes; “json” may have comments all the same.
    `path` leads to the group of servers in it; `traces` are files or programs whose presence shows that the
    assistant is installed; `afterwards` is what a person has to do for the change to be seen.
    """

    id: str
    name: str
    language: Literal["json", "json5", "toml"]
    path: tuple[str, ...]
    file: Callable[[], Path | None]
    traces: Callable[[], tuple[Path | None, ...]]
    afterwards: str
    entry: Callable[[Command], Entry] = Command.plain

    def is_available(self) -> bool:
        """Whether the assistant seems to be installed here."""
        file = self.file()
        return file is not None and any(trace and trace.exists() for trace in (file, *self.traces()))

    @property
    def place(self) -> tuple[str, ...]:
        """Where in the file our entry stands."""
        return (*self.path, SERVER_NAME)


def program(name: str) -> Path | None:
    """A program on the search path."""
    found = shutil.which(name)
    return Path(found) if found else None


def application_data() -> Path:
    """Where desktop applications keep their settings on this system."""
    system: str = sys.platform
    if system == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData/Roaming")
    if system == "darwin":
        return Path.home() / "Library/Application Support"
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")


def typed(command: Command) -> Entry:
    """The entry with its transport named, as some assistants want it."""
    return {"type": "stdio", **command.plain()}
