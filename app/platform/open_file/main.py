"""Open a note at its line, show it in its folder. Calls may take a second: not for the window's thread."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from app.platform.open_file.commands import custom_command, editor_command, fill
from app.platform.open_file.default_program import default_editor, open_by_system
from app.platform.open_file.editors import EDITORS, editor_called
from app.platform.open_file.file_manager import show_in_folder
from app.platform.open_file.finding import find_executable, is_installed
from app.platform.open_file.models import Editor, EditorNotFound, FolderNotShown, OpenError, Target
from app.platform.open_file.starting import start
from app.platform.open_file.terminals import in_terminal


def open_at_line(path: Path, line: int = 1, editor: str | None = None) -> None:
    """Open a file at a line (counted from 1).

    `editor` is the id or name of a known editor, or a command that may hold {path} and {line}; None or "" is
    the system's default program, which gets the line too when it is an editor we know. Raises OpenError.
    """
    target = Target(path.absolute(), max(1, line))
    if editor and (known := editor_called(editor)):
        _open_in(known, target)
    elif editor:
        _open_by_command(editor, target)
    elif (known := default_editor()) and known.knows_lines and is_installed(known):
        _open_in(known, target)
    else:
        open_by_system(target.path)


def reveal(path: Path) -> None:
    """Show a file, selected, in the file manager. Raises FolderNotShown."""
    try:
        show_in_folder(path.absolute())
    except OpenError as failure:
        raise FolderNotShown(path.absolute().parent) from failure


def open_folder(folder: Path) -> None:
    """Open a folder in the file manager. Raises FolderNotShown."""
    try:
        open_by_system(folder.absolute())
    except OpenError as failure:
        raise FolderNotShown(folder.absolute()) from failure


def installed_editors() -> list[Editor]:
    """The known editors that are installed on this machine."""
    return [editor for editor in EDITORS if is_installed(editor)]


def _open_in(editor: Editor, target: Target) -> None:
    if editor.opens_url:
        open_by_system(fill(editor.arguments[0], target))
        return
    executable = find_executable(editor)
    if executable is None:
        raise EditorNotFound(editor.name, [found.name for found in installed_editors()])
    _run(editor_command(executable, editor, target), editor.name, terminal=editor.in_terminal)


def _open_by_command(text: str, target: Target) -> None:
    try:
        command = custom_command(text, target)
    except ValueError as failure:
        raise OpenError(
            "The editor's command cannot be read", f"{text}: {failure}.", "Correct it in the settings."
        ) from failure
    executable = shutil.which(command[0])
    if executable is None:
        raise EditorNotFound(command[0], [found.name for found in installed_editors()])
    known = editor_called(Path(command[0]).stem)
    if known and not known.opens_url and command[1:] == [str(target.path)]:
        # A bare path to an editor we know: it can have its line.
        _run(editor_command(Path(executable), known, target), known.name, terminal=known.in_terminal)
    else:
        _run([executable, *command[1:]], text)


def _run(command: list[str], name: str, *, terminal: bool = False) -> None:
    if not terminal:
        start(command)
        return
    wrapped = in_terminal(command)
    if wrapped is None and sys.platform == "win32":
        wrapped = command  # Windows gives a program a console of its own
    if wrapped is None:
        raise OpenError(
            "No terminal was found",
            f"{name} needs a terminal window.",
            "Choose another editor in the settings.",
        )
    start(wrapped, own_console=True)
