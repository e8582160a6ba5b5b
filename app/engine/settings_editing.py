"""Changes the configuration file for a form: some keys at once, checked, whole or not at all, and undoable.

The rest of the file stays byte for byte (`app.config.editing`). A file that cannot be read, and a value that
the options do not allow, are refused with a sentence, and the file is left as it is. May wait for the disk.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from app.config.editing import remove_value, set_value
from app.config.interpreting import NEWER, OLDER
from app.config.parsing import BOMS, MAX_BYTES, decode, parse
from app.config.problems import Problem
from app.errors import MemoroError


class _Absent:
    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Final = _Absent()
"""Stands for "not in the file": the default holds."""


@dataclass(frozen=True, slots=True)
class Change:
    """What was done to the file. `before` and `after` hold for each key a value or `ABSENT`."""

    before: Mapping[str, Any]
    after: Mapping[str, Any]
    old: bytes | None
    new: bytes | None

    @property
    def changed(self) -> bool:
        return self.old != self.new


class SettingsFile:
    """The configuration file at `path` (it need not exist). Thread-safe; all methods raise `MemoroError`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()

    def written(self) -> dict[str, Any]:
        """The tree that stands in the file, wrong values too; empty where it cannot be read."""
        try:
            return _tree(_Opened(self._read()).text)
        except MemoroError:
            return {}

    def change(self, values: Mapping[str, Any]) -> Change:
        """Set each key of the option table to its value; `ABSENT` takes it away."""
        with self._lock:
            old = self._read()
            opened = _Opened(old)
            tree = _tree(opened.text)
            before = {key: look_up(tree, key) for key in values}
            text = opened.text
            for key, value in values.items():
                text = _applied(text, key, value)
            _refuse_new_errors(tree, text)
            new = old if text == opened.text else opened.encoded(text)
            self._write(old, new)
            return Change(before, dict(values), old, new)

    def undo(self, change: Change) -> Change:
        """Back to before a change: byte for byte, or, if the file changed meanwhile, these keys only."""
        with self._lock:
            if self._read() == change.new:
                self._write(change.new, change.old)
                return Change(change.after, change.before, change.new, change.old)
        return self.change(change.before)

    def _read(self) -> bytes | None:
        try:
            with self.path.open("rb") as file:
                return file.read(MAX_BYTES + 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise _not_saved(self.path, error) from error

    def _write(self, old: bytes | None, new: bytes | None) -> None:
        from app.config.private_file import write_private

        if new == old:
            return
        place = self.path.resolve()  # a link stays a link
        try:
            if new is None:
                place.unlink(missing_ok=True)
            else:
                write_private(place, new)
        except OSError as error:
            raise _not_saved(self.path, error) from error


class _Opened:
    """The text of the file and how it is encoded."""

    def __init__(self, data: bytes | None) -> None:
        data = data or b""
        self._mark, self._encoding = next(
            ((mark, name) for mark, name in BOMS if data.startswith(mark)), (b"", "utf-8")
        )
        text = decode(data)
        if isinstance(text, Problem):
            raise _broken(text)
        self.text = text

    def encoded(self, text: str) -> bytes:
        return self._mark + text.encode(self._encoding)


def look_up(tree: Mapping[str, Any], key: str) -> Any:
    """What the file says for a key, in either spelling; `ABSENT` if nothing."""
    for path in _spellings(key):
        node: Any = tree
        for name in path:
            node = node.get(name, ABSENT) if isinstance(node, dict) else ABSENT
        if node is not ABSENT:
            return node
    return ABSENT


def _spellings(key: str) -> list[list[str]]:
    """The places where a key may stand; the first one wins when the file is read."""
    paths = [key.split(".")]
    if key.startswith(OLDER + "."):
        paths.append((NEWER + key.removeprefix(OLDER)).split("."))
    return paths


def _applied(text: str, key: str, value: Any) -> str:
    paths = _spellings(key)
    if value is ABSENT:
        for path in paths:
            text = remove_value(text, path)
        return text
    if len(paths) > 1:
        usual, newer = paths
        tree = _tree(text)
        only_newer = _stands(tree, NEWER.split(".")) and not _stands(tree, OLDER.split("."))
        if only_newer or (_stands(tree, newer) and not _stands(tree, usual)):
            return set_value(text, newer, value)
    return set_value(text, paths[0], value)


def _stands(tree: Mapping[str, Any], path: list[str]) -> bool:
    node: Any = tree
    for name in path:
        if not isinstance(node, dict) or name not in node:
            return False
        node = node[name]
    return True


def _tree(text: str) -> dict[str, Any]:
    tree = parse(text)
    if isinstance(tree, list):
        raise _broken(tree[0])
    return tree


def _refuse_new_errors(before: Mapping[str, Any], text: str) -> None:
    """A form may not write what the program would not take; errors that stood there before may stay."""
    known = {problem.message for problem in _errors(before)}
    for problem in _errors(_tree(text)):
        if problem.message not in known:
            raise MemoroError("This value cannot be used", problem.message, problem.suggestion)


def _errors(tree: Mapping[str, Any]) -> list[Problem]:
    from app.config.checking import Checker
    from app.config.interpreting import interpret

    checker = Checker()
    interpret(tree, checker)
    return [problem for problem in checker.problems if problem.level == "error"]


def _broken(problem: Problem) -> MemoroError:
    return MemoroError(
        "The configuration was not changed",
        f"The file has a mistake and was left as it is. {problem}",
        "Open the file, mend it, and try again.",
    )


def _not_saved(path: Path, error: OSError) -> MemoroError:
    return MemoroError(
        "The choice could not be saved",
        f"{path} cannot be read or written: {error.strerror or error}.",
        "Make the file writable, or free some space.",
    )
