"""Write the chosen folder into the settings file: that one value, and nothing else of the file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.paths import AppPaths

_GREETED = "greeted"
_KEYS = ("agents", "defaults", "workspace")


def save_workspace(config_file: Path, folder: Path) -> None:
    """Set `agents.defaults.workspace`. Raises MemoroError when the file is broken or cannot be written."""
    from app.config.editing import set_value
    from app.config.private_file import write_private

    try:
        text = config_file.read_text(encoding="utf-8") if config_file.exists() else ""
        write_private(config_file, set_value(text, _KEYS, str(folder)).encode())
    except (OSError, UnicodeDecodeError) as error:
        raise MemoroError(
            "The choice could not be saved",
            f"{config_file} cannot be written: {error}.",
            "Make the file writable, or free some space.",
        ) from error


def make_workspace(folder: Path, language: str) -> None:
    """Make a new memory folder with a welcome note. Raises MemoroError when the disk does not allow it."""
    from app.engine.new_memory import create_workspace

    create_workspace(folder, language)


def is_first_start(paths: AppPaths) -> bool:
    """Nothing was ever chosen here, and nobody has been asked yet."""
    return not paths.config_file.exists() and not (paths.data_dir / _GREETED).exists()


def remember_greeting(paths: AppPaths) -> None:
    """Do not ask again by itself: whoever left for later finds the way back in the popup."""
    paths.data_dir.mkdir(parents=True, exist_ok=True)
    (paths.data_dir / _GREETED).touch()
