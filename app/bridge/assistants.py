"""Which assistants are connected and what each may do: one private JSON file in the data folder.

It holds no secret: a token is kept in the system's keyring and here only as a hash, which cannot be turned
back (the tokens are random, 256 bits). Other processes may change the file; it is read again when it changed.
"""

from __future__ import annotations

import json
import logging
import os
import re
import threading
from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Literal

from app.config.private_file import write_private
from app.errors import MemoroError

if TYPE_CHECKING:
    from pathlib import Path

log = logging.getLogger(__name__)
Trust = Literal["read", "propose", "write"]
Session = Literal["direct", "group"]
Way = Literal["", "address", "program"]
FILE_NAME = "assistants.json"
_TRUSTS, _SESSIONS = ("read", "propose", "write"), ("direct", "group")
_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


@dataclass(frozen=True, slots=True)
class Assistant:
    """One connected assistant. `agent` is whose memory it reaches, and the only one.

    `session` says whether its conversations are private (`direct`) or read by others (`group`: no citations,
    no MEMORY.md). `curated` and `daily` are what it may do with lasting notes and with the daily log. `way`
    is how it comes: by the bridge's address with a token, or as `memoro mcp`, which needs none. `created` is
    when its first token was made.
    """

    id: str
    name: str
    agent: str
    session: Session = "direct"
    curated: Trust = "propose"
    daily: Trust = "write"
    created: str = ""
    token_hash: str = ""
    way: Way = ""

    @property
    def misses_token(self) -> bool:
        """Whether it had a token and lost it (a backup brings none back), and has not come without since."""
        return bool(self.created) and not self.token_hash and self.way != "program"


def assistant_id(name: str) -> str:
    """A name as an id: lower-case letters, digits, `-` and `_`. Raises MemoroError when nothing is left."""
    cleaned = re.sub(r"[^a-z0-9_-]+", "-", name.strip().lower()).strip("-_")[:64]
    if not _ID.fullmatch(cleaned):
        raise MemoroError("This name cannot be used", "Use letters or digits.", "Choose another name.")
    return cleaned


class Assistants:
    """The registry. Thread-safe; every change is on disk when the call returns."""

    def __init__(self, data_dir: Path) -> None:
        self._path = data_dir / FILE_NAME
        self._lock = threading.RLock()
        self._seen: tuple[int, int, int] | None = None
        self._paused = False
        self._removed: set[str] = set()
        self._known: dict[str, Assistant] = {}

    @property
    def paused(self) -> bool:
        """Whether the user has paused all assistants."""
        with self._lock:
            self._refresh()
            return self._paused

    def pause(self, paused: bool) -> None:
        """The one switch for all assistants."""
        with self._lock:
            self._refresh()
            self._paused = paused
            self._save()

    def all(self) -> list[Assistant]:
        with self._lock:
            self._refresh()
            return list(self._known.values())

    def get(self, name: str) -> Assistant | None:
        with self._lock:
            self._refresh()
            return self._known.get(name)

    def put(self, assistant: Assistant) -> Assistant:
        """Add or replace an assistant."""
        if not _ID.fullmatch(assistant.id):
            raise MemoroError("This name cannot be used", f"“{assistant.id}” is no id of an assistant.")
        with self._lock:
            self._refresh()
            self._known[assistant.id] = assistant
            self._removed.discard(assistant.id)
            self._save()
        return assistant

    def was_removed(self, name: str) -> bool:
        """Whether a person disconnected it; then it does not come back by itself."""
        with self._lock:
            self._refresh()
            return name in self._removed

    def change(self, name: str, **changes: Any) -> Assistant:
        """Change some of an assistant's rights. Raises MemoroError when it is not connected."""
        with self._lock:
            known = self.get(name)
            if known is None:
                raise MemoroError("No such assistant", f"“{name}” is not connected.", "Connect it first.")
            return self.put(replace(known, **changes))

    def remove(self, name: str) -> bool:
        with self._lock:
            self._refresh()
            if self._known.pop(name, None) is None:
                return False
            self._removed.add(name)
            self._save()
            return True

    def _refresh(self) -> None:
        seen = _signature(self._path)
        if seen == self._seen:
            return
        self._seen = seen
        try:
            data = json.loads(self._path.read_bytes()) if seen else {}
            entries = [_read(entry) for entry in data.get("assistants", [])]
            removed = {str(name) for name in data.get("removed", [])}
        except (OSError, ValueError, TypeError, AttributeError):
            # Nobody gets in by a file that cannot be understood.
            log.info("%s cannot be read; no assistant is let in until it is written anew", FILE_NAME)
            data, entries, removed = {}, [], set()
        self._paused = data.get("paused") is True
        self._removed = removed
        self._known = {entry.id: entry for entry in entries}

    def _save(self) -> None:
        entries = [
            {_FILE_NAMES.get(name, name): value for name, value in asdict(entry).items()}
            for entry in self._known.values()
        ]
        data = {"paused": self._paused, "removed": sorted(self._removed), "assistants": entries}
        try:
            write_private(self._path, json.dumps(data, ensure_ascii=False, indent=1).encode())
        except OSError as error:
            raise MemoroError(
                "The list of assistants could not be saved",
                f"{self._path} cannot be written: {error.strerror or error}.",
                "Free some space or make the folder writable, then try again.",
            ) from error
        self._seen = _signature(self._path)


_FILE_NAMES = {"token_hash": "tokenHash"}


def _signature(path: Path) -> tuple[int, int, int] | None:
    try:
        info = os.stat(path)
    except OSError:
        return None
    return info.st_mtime_ns, info.st_size, info.st_ino


def _read(entry: dict[str, Any]) -> Assistant:
    names = {field.name: _FILE_NAMES.get(field.name, field.name) for field in fields(Assistant)}
    values = {name: entry[key] for name, key in names.items() if key in entry}
    if not all(isinstance(value, str) for value in values.values()):
        raise TypeError("a value is no text")
    assistant = Assistant(**values)
    well_known = {assistant.curated, assistant.daily} <= set(_TRUSTS) and assistant.session in _SESSIONS
    if not well_known or not _ID.fullmatch(assistant.id):
        raise ValueError("a value is unknown")
    return assistant
