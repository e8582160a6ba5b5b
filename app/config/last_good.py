"""The last configuration file without errors: what holds while the present one cannot be read."""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path
from typing import Any

import app
from app.config.problems import Problem

log = logging.getLogger(__name__)


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
        return kept if kept.get("digest") == _digest(data) else None

    def remember(self, data: bytes, tree: dict[str, Any], problems: list[Problem]) -> None:
        if self.file is None:
            return
        from app.config.private_file import write_private

        kept = {"digest": _digest(data), "tree": tree, "problems": problems}
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


def _digest(data: bytes) -> str:
    return hashlib.sha256(app.__version__.encode() + b"\0" + data).hexdigest()
