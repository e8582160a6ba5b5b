"""The names of the keys that are in the keyring, so that it is not asked, and nobody prompted, for nothing.

Most people have no key at all; a keyring that is locked would ask them for its password at every start.
"""

from __future__ import annotations

import json
from pathlib import Path

from app.config.private_file import read_private, write_private
from app.errors import MemoroError


class KeptNames:
    """A list of names in a file of its own; without a file every name counts as possibly kept."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._names = _read(file) if file else None

    def __contains__(self, name: str) -> bool:
        return self._names is None or name in self._names

    def add(self, name: str) -> None:
        self._change((self._names or set()) | {name})

    def discard(self, name: str) -> None:
        self._change((self._names or set()) - {name})

    def doubt(self) -> None:
        """Look into the keyring itself from now on: somebody may have put a key there by other means."""
        self._names = None

    def _change(self, names: set[str]) -> None:
        if self._file is None:
            return
        if self._names is not None:
            self._names = names
        try:
            write_private(self._file, json.dumps(sorted(names)).encode())
        except (OSError, MemoroError):
            self.doubt()  # a full disk: the keyring itself is then asked


def _read(file: Path) -> set[str]:
    try:
        names = json.loads(read_private(file))
    except (OSError, ValueError, RecursionError):
        return set()
    return {name for name in names if isinstance(name, str)} if isinstance(names, list) else set()
