"""Opening what was found. Runs on a background thread: starting another program can take long."""

from __future__ import annotations

from pathlib import Path

from app.errors import MemoroError


def open_note(path: Path, line: int, editor: str | None) -> None:
    """Open the note at the line, in the chosen editor or the system's own. Raises MemoroError."""
    from app.platform.open_file.main import open_at_line

    _must_exist(path)
    open_at_line(path, line, editor)


def reveal_note(path: Path) -> None:
    """Show the note in its folder. Raises MemoroError."""
    from app.platform.open_file.main import reveal

    _must_exist(path)
    reveal(path)


def open_folder(folder: Path) -> None:
    """Open the folder itself in the file manager. Raises MemoroError."""
    from app.platform.open_file.main import open_folder as show

    _must_exist(folder)
    show(folder)


def _must_exist(path: Path) -> None:
    if not path.exists():
        raise MemoroError(
            "It is not there any more", f"{path} was moved or deleted.", "The next sync forgets it."
        )
