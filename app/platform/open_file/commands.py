"""From an editor and a place in a file to the list of arguments that opens it."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from urllib.parse import quote

from app.platform.open_file.models import Editor, Target


def fill(argument: str, target: Target) -> str:
    """Put path and line into one argument, in one pass: a path may itself hold "{line}"."""
    values = {"path": str(target.path), "line": str(target.line), "url": quote(str(target.path), safe="")}
    return re.sub(r"\{(path|line|url)\}", lambda match: values[match[1]], argument)


def editor_command(executable: Path, editor: Editor, target: Target) -> list[str]:
    return [str(executable), *(fill(argument, target) for argument in editor.arguments)]


def custom_command(text: str, target: Target) -> list[str]:
    """A person's own command line, split as a shell would but run without one.

    {path} and {line} stand inside any word; without {path} the path comes last. ValueError for an unclosed
    quote or an empty command.
    """
    words = split(text)
    if not words:
        raise ValueError("the command is empty")
    if not any("{path}" in word or "{url}" in word for word in words):
        words.append("{path}")
    return [fill(word, target) for word in words]


def split(text: str, system: str = sys.platform) -> list[str]:
    """Words of a command line; on Windows a backslash is part of a path and quotes are only taken off."""
    if system != "win32":
        return shlex.split(text)
    return [word.strip('"') for word in shlex.split(text, posix=False)]
