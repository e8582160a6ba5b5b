"""The last configuration file without errors: what holds while the present one cannot be read.

Keys that a person wrote into the file stay there alone. Of each only its place in the file is remembered, so
that an unchanged file need not be parsed again; while the file is broken, its keys are missing.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import app
from app.config.problems import Problem

log = logging.getLogger(__name__)
Place = tuple[str | int, ...]
_CREDENTIALS = re.compile(r"[?@]")  # a base address may hold a password or a parameter with a key


class LastGood:
    """The last file without errors, one small JSON file for each configuration file."""

    def __init__(self, path: Path, state_dir: Path | None) -> None:
        name = hashlib.sha256(str(path).encode("utf-8", "surrogateescape")).hexdigest()[:16]
        self.file = state_dir / f"last-good-config-{name}.json" if state_dir else None

    def tree(self) -> dict[str, Any]:
        """The good values of that file; empty if there never was one."""
        return self._read().get("tree") or {}

    def of(self, data: bytes) -> dict[str, Any] | None:
        """`tree` and `problems` of exactly this file, as this version of the program understood it."""
        kept = self._read()
        if kept.get("digest") != _digest(data):
            return None
        try:
            for place, start, length in kept["secrets"]:
                _group(kept["tree"], place)[place[-1]] = data[start : start + length].decode()
        except (KeyError, IndexError, TypeError, ValueError):
            return None
        return kept

    def remember(self, data: bytes, tree: dict[str, Any], problems: list[Problem]) -> None:
        if self.file is None:
            return
        from app.config.private_file import write_private

        public = json.loads(json.dumps(tree))
        secrets, known = [], True
        for place, secret in _secrets(tree):
            del _group(public, place)[place[-1]]
            start = data.find(secret.encode())
            secrets.append((place, start, len(secret.encode())))
            known = known and start >= 0  # else it is written with escapes, and has to be parsed each time
        digest = _digest(data) if known else ""
        kept = {"digest": digest, "tree": public, "secrets": secrets, "problems": problems}
        try:
            write_private(self.file, json.dumps(kept).encode())
        except OSError as error:
            log.info("the last good settings could not be remembered: %s", error)

    def _read(self) -> dict[str, Any]:
        if self.file is None:
            return {}
        try:
            kept = json.loads(self.file.read_bytes())
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) and isinstance(kept.get("tree"), dict) else {}


def _secrets(tree: Any, above: Place = ()) -> Iterator[tuple[Place, str]]:
    """Every text of the tree that is or may hold a key, and where it stands."""
    for key, value in tree.items() if isinstance(tree, dict) else enumerate(tree):
        if isinstance(value, dict | list):
            yield from _secrets(value, (*above, key))
        elif isinstance(value, str) and value:
            address = key == "baseUrl" and _CREDENTIALS.search(value)
            if key == "apiKey" or above[-1:] == ("headers",) or address:
                yield (*above, key), value


def _group(tree: Any, place: Place) -> Any:
    for key in place[:-1]:
        tree = tree[key]
    return tree


def _digest(data: bytes) -> str:
    return hashlib.sha256(app.__version__.encode() + b"\0" + data).hexdigest()
