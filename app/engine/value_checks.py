"""Values of options that are more than a text: what would fail only later is refused where it is typed.

The settings window has forms for these; a command line has nothing that would ask first.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from app.combination import NotACombination, read_combination
from app.config.paths import expand_path
from app.errors import MemoroError

_FOLDERS = ("workspace", "openclawStateDir", "modelCacheDir", "exportDir", "folder")


def refuse_unusable(key: str, value: Any, settings: Mapping[str, Any]) -> None:
    """Raises MemoroError with a sentence. `settings` are the present values by key, for what must differ."""
    for path, text in _texts(key, value):
        check = _CHECKS.get(path) or _CHECKS.get("." + path.rpartition(".")[2])
        if check and text.strip() and (why := check(text)):
            raise MemoroError(f"“{text}” cannot be used for {path}", why)
        if path in _HOTKEYS and text.strip():
            _refuse_twice(path, text, settings)


def _texts(key: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _texts(f"{key}.{name}", inner)


def _hotkey(text: str) -> str:
    try:
        read_combination(text)
    except NotACombination as wrong:
        return str(wrong)
    return ""


def _refuse_twice(path: str, text: str, settings: Mapping[str, Any]) -> None:
    other = _HOTKEYS[path]
    taken = settings.get(other)
    if isinstance(taken, str) and taken and read_combination(text) == _combination(taken):
        raise MemoroError(f"“{text}” cannot be used for {path}", f"It is {other} already.")


def _combination(text: str) -> object:
    try:
        return read_combination(text)
    except NotACombination:
        return None


def _address(text: str) -> str:
    from app.embeddings.remote.address import normalise

    try:
        normalise(text)
    except ValueError as wrong:
        return f"It is no address of a service: {wrong}."
    return ""


def _update_address(text: str) -> str:
    from app.engine.updates import is_safe

    return "" if is_safe(text) else "The address for updates must begin with https://."


def _time(text: str) -> str:
    from app.engine.backends.wishes import is_time

    return "" if is_time(text) else "It should look like 30s, 5m or 1h."


def _folder(text: str) -> str:
    path = expand_path(text, Path.home())
    return "There is a file of this name, and a folder is needed." if path.is_file() else ""


def _command(text: str) -> str:
    try:
        words = shlex.split(text, posix=os.name != "nt")
    except ValueError:
        return "A quote is not closed in it."
    return "" if words else "It is empty."


_HOTKEYS = {"app.hotkey": "app.captureHotkey", "app.captureHotkey": "app.hotkey"}
_CHECKS: dict[str, Callable[[str], str]] = {
    **dict.fromkeys(_HOTKEYS, _hotkey),
    "app.updateAddress": _update_address,
    "app.editor": _command,
    ".baseUrl": _address,
    "memory.qmd.update.interval": _time,
    "memory.qmd.update.embedInterval": _time,
    **{f".{name}": _folder for name in _FOLDERS},
}
"""By the whole key, or by its last part with a dot before it."""
