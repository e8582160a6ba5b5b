"""An editor as the program knows it, and how opening fails."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.errors import MemoroError

CHOOSE = "Choose an editor in the settings."


class OpenError(MemoroError):
    """A file could not be opened or shown."""


class NoProgram(OpenError):
    """The system knows no program for it; `reason` says how that is known."""

    def __init__(self, reason: str) -> None:
        super().__init__("No program opens this file", reason, CHOOSE)


class ProgramFailed(OpenError):
    """A program was started and ended with a failure at once."""


class FolderNotShown(OpenError):
    """No file manager showed the folder at `path`."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            "The folder could not be shown", f"{path} is there, but no program of this system opens it.", ""
        )
        self.path = path


class EditorNotFound(OpenError):
    """The chosen editor is not installed; `installed` are names of known editors that are."""

    def __init__(self, editor: str, installed: Sequence[str] = ()) -> None:
        found = f"Found here: {', '.join(installed)}. Choose an editor in the settings."
        action = found if installed else CHOOSE
        super().__init__(
            "The editor was not found", f'"{editor}" is not installed or not on the PATH.', action
        )
        self.editor = editor
        self.installed = tuple(installed)


@dataclass(frozen=True, slots=True)
class Editor:
    """One known editor.

    `arguments` follow the executable, with {path}, {line} and {url} (the path, percent-encoded) filled in.
    `places` are full paths by system where the PATH does not lead; "~" and %VARIABLES% are expanded.
    `desktop_ids` are its .desktop names, by which a system default is recognised. An editor with `opens_url`
    has no executable of interest: its one argument is opened by the system.
    """

    id: str
    name: str
    executables: tuple[str, ...]
    arguments: tuple[str, ...]
    places: tuple[tuple[str, str], ...] = ()
    desktop_ids: tuple[str, ...] = ()
    in_terminal: bool = False
    opens_url: bool = False

    @property
    def knows_lines(self) -> bool:
        return any("{line}" in argument for argument in self.arguments)


@dataclass(frozen=True, slots=True)
class Target:
    """Where to open: an absolute path and a line, counted from 1."""

    path: Path
    line: int
