"""Write what was chosen into the settings file: those values, and nothing else of the file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.desktop.first_start.choosing import FRESH, SAMPLE
from app.errors import MemoroError
from app.resources import resource_path

if TYPE_CHECKING:
    from app.config.paths import AppPaths

_GREETED = "greeted"
_WORKSPACE = ("agents", "defaults", "workspace")
_HOTKEY = ("app", "hotkey")
_DAYS = {"en": "2026-11-02", "ja": "2026-11-03", "zh_CN": "2026-11-04"}
_NEWEST = "2026-11-05"  # in Korean


def save_workspace(config_file: Path, folder: Path) -> None:
    """Set `agents.defaults.workspace`. Raises MemoroError when the file is broken or cannot be written."""
    _save(config_file, _WORKSPACE, str(folder))


def save_hotkey(config_file: Path, sequence: str) -> None:
    """Set `app.hotkey`. Raises MemoroError like `save_workspace`."""
    _save(config_file, _HOTKEY, sequence)


def _save(config_file: Path, keys: tuple[str, ...], value: str) -> None:
    from app.config.editing import set_value
    from app.config.private_file import write_private

    try:
        text = config_file.read_text(encoding="utf-8") if config_file.exists() else ""
        write_private(config_file, set_value(text, keys, value).encode())
    except (OSError, UnicodeDecodeError) as error:
        raise MemoroError(
            "The choice could not be saved",
            f"{config_file} cannot be written: {error}.",
            "Make the file writable, or free some space.",
        ) from error


def prepare_folder(folder: Path, kind: str, language: str) -> None:
    """Make what was chosen ready to be used. Raises MemoroError when the disk does not allow it."""
    if kind == FRESH:
        make_workspace(folder, language)
    elif kind == SAMPLE:
        copy_sample(folder, language)


def make_workspace(folder: Path, language: str) -> None:
    """Make a new memory folder with a welcome note. Raises MemoroError when the disk does not allow it."""
    from app.engine.new_memory import create_workspace

    create_workspace(folder, language)


def copy_sample(folder: Path, language: str) -> None:
    """A copy of the sample memory to play with; what was changed in an earlier one stays.

    The day in the person's language is the newest one and written last, so it stands first everywhere.
    """
    source = resource_path("sample")
    own = _DAYS.get(language, _NEWEST)
    moved = {own: _NEWEST, _NEWEST: own}
    try:
        files = {moved.get(file.stem, file.stem): file for file in source.rglob("*.md")}
        for day, file in sorted(files.items(), key=lambda each: (each[0][0].isdigit(), each[0])):
            target = folder / file.relative_to(source).with_stem(day)
            if not target.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(file.read_bytes().replace(file.stem.encode(), day.encode()))
    except OSError as error:
        raise MemoroError(
            "The sample memory could not be made",
            f"{folder} cannot be written: {error.strerror or error}.",
            "Free some space, or choose another folder.",
        ) from error


def is_first_start(paths: AppPaths) -> bool:
    """Nothing was ever chosen here, and nobody has been asked yet."""
    return not paths.config_file.exists() and not was_greeted(paths)


def was_greeted(paths: AppPaths) -> bool:
    """Somebody has seen the first steps here, and closed them."""
    return (paths.data_dir / _GREETED).exists()


def remember_greeting(paths: AppPaths) -> None:
    """Do not ask again by itself: whoever left for later finds the way back in the menu and the popup."""
    paths.data_dir.mkdir(parents=True, exist_ok=True)
    (paths.data_dir / _GREETED).touch()
