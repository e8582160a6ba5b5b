"""The patterns of what is left out of the memory, written into the settings file and nothing else of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.errors import MemoroError

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.library import Library

_KEYS = ("agents", "defaults", "memorySearch", "exclude")


def patterns(library: Library) -> tuple[str, ...]:
    """What is left out now, as the settings in force say."""
    return tuple(library.engine.settings.for_agent(library.agent).memory_search.exclude)


def save_patterns(config_file: Path, wanted: Sequence[str]) -> None:
    """Set `agents.defaults.memorySearch.exclude`. Raises MemoroError when the file does not allow it."""
    from app.config.editing import set_value
    from app.config.private_file import write_private

    try:
        text = config_file.read_text(encoding="utf-8") if config_file.exists() else ""
        write_private(config_file, set_value(text, _KEYS, list(dict.fromkeys(wanted))).encode())
    except (OSError, UnicodeDecodeError) as error:
        raise MemoroError(
            "The choice could not be saved",
            f"{config_file} cannot be written: {error}.",
            "Make the file writable, or free some space.",
        ) from error
