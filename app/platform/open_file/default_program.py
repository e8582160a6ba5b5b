"""What the system itself opens a file, a folder or an address with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from app.platform.open_file.editors import editor_of_desktop_file
from app.platform.open_file.models import Editor, NoProgram, OpenError, ProgramFailed
from app.platform.open_file.starting import start

_OPENERS = (("xdg-open",), ("gio", "open"), ("kde-open",), ("exo-open",))
_QUERY_SECONDS = 5.0
_OPENER_SECONDS = 2.5  # it looks through the system's tables before it says that there is no program
NOTE_TYPE = "text/markdown"
NOTEPAD = "notepad.exe"
_CANCELLED = 1223
"""ERROR_CANCELLED: the person closed Windows' question for a program."""


def open_by_system(target: Path | str) -> None:
    """Open a path or an address with the system's default program; NoProgram when there is none."""
    system: str = sys.platform
    if system == "win32":
        _start_file(str(target))
        return
    if system == "darwin":
        start(["open", str(target)])
        return
    for opener in _OPENERS:
        if found := shutil.which(opener[0]):
            try:
                start([found, *opener[1:], str(target)], settle_seconds=_OPENER_SECONDS)
            except ProgramFailed as failure:
                raise NoProgram(f"{opener[0]} found no program for {target}.") from failure
            return
    raise NoProgram("The system has no default program (xdg-open is not installed).")


def default_editor() -> Editor | None:
    """The known editor that is the system's default for notes; None when it is another or cannot be told.

    Linux only: elsewhere the default is not a name that leads to an executable.
    """
    query, system = shutil.which("xdg-mime"), str(sys.platform)
    if not query or system in ("win32", "darwin"):
        return None
    command = [query, "query", "default", NOTE_TYPE]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=_QUERY_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return editor_of_desktop_file(answer.stdout.strip())


def _start_file(target: str) -> None:
    try:
        os.startfile(target)  # type: ignore[attr-defined, unused-ignore]
    except OSError as failure:
        if getattr(failure, "winerror", 0) == _CANCELLED:
            return
        if not Path(target).is_file():
            raise NoProgram(f"{target}: {failure.strerror}.") from failure
        _open_as_text(target, failure)


def _open_as_text(target: str, failure: OSError) -> None:
    """A Windows that was just set up has no program for Markdown and JSON5; what we open is text."""
    try:
        start([NOTEPAD, target])
    except OpenError:
        raise NoProgram(f"{target}: {failure.strerror}.") from failure
