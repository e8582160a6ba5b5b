"""Who asked what and when: kept on this computer, bounded, never with the text of a note.

The newest entries are in memory; the file is appended to in batches and cut when it has grown.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import threading
from collections import deque
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from app.config.private_file import write_private

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

log = logging.getLogger(__name__)
FILE_NAME = "activity.jsonl"
KEPT = 5_000
BATCH = 50
SHOWN_CHARACTERS = 200


@dataclass(frozen=True, slots=True)
class Act:
    """One call. `what` is the question or the path, cut to 200 characters; `outcome` a few words."""

    when: str
    assistant: str
    agent: str
    tool: str
    what: str
    outcome: str
    milliseconds: float


class Activity:
    """Thread-safe. While `enabled()` is False nothing is kept; `clear` forgets everything."""

    def __init__(self, data_dir: Path, enabled: Callable[[], bool] = lambda: True) -> None:
        self._path = data_dir / FILE_NAME
        self._enabled = enabled
        self._lock = threading.Lock()
        self._acts: deque[Act] = deque(self._load(), maxlen=KEPT)
        self._unwritten: list[Act] = []
        self._in_file = len(self._acts)

    def record(self, assistant: str, agent: str, tool: str, what: str, outcome: str, seconds: float) -> None:
        if not self._enabled():
            return
        when = datetime.now().astimezone().isoformat(timespec="seconds")
        shown = " ".join(what[: SHOWN_CHARACTERS * 2].split())[:SHOWN_CHARACTERS]
        act = Act(when, assistant, agent, tool, shown, outcome, round(seconds * 1000, 1))
        with self._lock:
            self._acts.append(act)
            self._unwritten.append(act)
            if len(self._unwritten) >= BATCH:
                self._write()

    def latest(self, limit: int = 100, *, assistant: str | None = None) -> list[Act]:
        """The newest first."""
        with self._lock:
            chosen = [act for act in reversed(self._acts) if assistant in (None, act.assistant)]
        return chosen[:limit]

    def last_call(self, assistant: str) -> datetime | None:
        newest = self.latest(1, assistant=assistant)
        return datetime.fromisoformat(newest[0].when) if newest else None

    def calls_today(self, assistant: str) -> int:
        today = datetime.now().astimezone().date().isoformat()
        with self._lock:
            return sum(act.assistant == assistant and act.when.startswith(today) for act in self._acts)

    def flush(self) -> None:
        """Put on disk what is not there yet."""
        with self._lock:
            self._write()

    def forget(self, agent: str) -> None:
        """Take out what was asked of an agent's memory."""
        with self._lock:
            kept = [act for act in self._acts if act.agent != agent]
            self._acts.clear()
            self._acts.extend(kept)
            self._unwritten = [act for act in self._unwritten if act.agent != agent]

    def clear(self) -> None:
        with self._lock:
            self._acts.clear()
            self._unwritten.clear()
            self._in_file = 0
            self._path.unlink(missing_ok=True)

    def _load(self) -> list[Act]:
        try:
            lines = self._path.read_text(encoding="utf-8", errors="replace").splitlines()[-KEPT:]
        except OSError:
            return []
        acts = []
        for line in lines:
            with contextlib.suppress(ValueError, TypeError):  # half a line after a power cut
                acts.append(Act(**json.loads(line)))
        return acts

    def _write(self) -> None:
        acts, self._unwritten = self._unwritten, []
        if not acts:
            return
        try:
            if self._in_file + len(acts) > KEPT * 2:
                acts, self._in_file = list(self._acts), 0
                write_private(self._path, _lines(acts))
            else:
                _append_private(self._path, _lines(acts))
            self._in_file += len(acts)
        except OSError as error:
            log.info("the activity could not be kept: %s", error.strerror or error)


def _lines(acts: list[Act]) -> bytes:
    return b"".join(json.dumps(asdict(act)).encode() + b"\n" for act in acts)


def _append_private(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
