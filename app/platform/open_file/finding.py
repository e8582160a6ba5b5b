"""Where an editor is installed on this machine."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

from app.platform.open_file.models import Editor


def find_executable(editor: Editor, system: str = sys.platform) -> Path | None:
    """The program to start; None when it is not installed (or has none, such as Obsidian).

    On Windows the known places come first and the PATH counts for real programs only: many editors put a .cmd
    file there, which would pass a note's name through the command interpreter.
    """
    on_path = [f"{name}.exe" if system == "win32" else name for name in editor.executables]
    places = [_expanded(place) for wanted, place in editor.places if wanted == system]
    candidates = [*places, *on_path] if system == "win32" else [*on_path, *places]
    return next((Path(found) for name in candidates if (found := shutil.which(name))), None)


def is_installed(editor: Editor, system: str = sys.platform) -> bool:
    return find_executable(editor, system) is not None


def _expanded(place: str) -> str:
    """Fill in %VARIABLES%; an unset one gives a path that does not exist."""
    return re.sub(r"%([^%]+)%", lambda match: os.environ.get(match[1], "/nowhere"), place)
