"""What a person has typed and not saved yet: kept beside the index, so that no crash takes it away."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from app.errors import MemoroError

if TYPE_CHECKING:
    from pathlib import Path


DRAFTS = "drafts"
"""The folder beside the index; below it one for each agent."""


@dataclass(frozen=True, slots=True)
class Draft:
    """`base` is the hash of the note that the text was made from, "" for a new one."""

    path: str
    text: str
    base: str
    when: datetime


class Drafts:
    """One small file a note in `folder`. Thread-safe as long as one window edits a note."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, path: str, text: str, base: str) -> None:
        """Raises MemoroError when the disk does not take it."""
        from app.config.private_file import write_private

        record = {"path": path, "text": text, "base": base, "when": datetime.now().astimezone().isoformat()}
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            data = json.dumps(record, ensure_ascii=False).encode("utf-8", "surrogatepass")
            write_private(self._file(path), data)
        except OSError as error:
            raise MemoroError(
                "The draft could not be kept", f"{self._folder} cannot be written: {error}.", "Save the note."
            ) from error

    def of(self, path: str) -> Draft | None:
        """The draft of a note; None if there is none or it cannot be read."""
        try:
            record = json.loads(self._file(path).read_bytes().decode("utf-8", "surrogatepass"))
            when = datetime.fromisoformat(record["when"])
            return Draft(record["path"], record["text"], record["base"], when)
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def drop(self, path: str) -> None:
        self._file(path).unlink(missing_ok=True)

    def _file(self, path: str) -> Path:
        return self._folder / f"{hashlib.sha256(path.encode()).hexdigest()[:32]}.json"
