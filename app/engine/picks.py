"""What a person opened for a question, so that the popup puts it first when the same is asked again.

For people only: what assistants get is ordered without it. Kept in a small file of our own from which nobody
reads what was asked: questions, paths and passages stand in it as digests with a secret of that file.
"""

from __future__ import annotations

import json
import logging
import secrets
import threading
import unicodedata
from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

log = logging.getLogger(__name__)
FILE_NAME = "picks.json"
MOST = 500
_KEY_BYTES = 64
"""More of a secret than this is not taken."""


class Place(Protocol):
    """A result as it can be opened."""

    @property
    def path(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def text(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Pick:
    """`question`, `path` and `text` are digests; `line` counts from 1."""

    agent: str
    question: str
    path: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class _Known:
    secret: bytes
    picks: tuple[Pick, ...] = ()


class Picks:
    """Thread-safe, and never raises: what cannot be read or kept is not known. Newest first."""

    def __init__(self, data_dir: Path) -> None:
        self._file = data_dir / FILE_NAME
        self._lock = threading.Lock()
        self._read_of: tuple[int, int] | None = None  # time and size of the file as it was read
        self._known = _Known(b"")

    def keep(self, agent: str, question: str, place: Place) -> None:
        """`place` was opened for `question`; one that was opened for it before is forgotten."""

        def changed(known: _Known) -> list[Pick]:
            asked = _digest(known, _normal(question))
            path, text = _digest(known, place.path), _digest(known, place.text)
            others = [pick for pick in known.picks if (pick.agent, pick.question) != (agent, asked)]
            return [Pick(agent, asked, path, text, place.line), *others][:MOST]

        self._change(changed)

    def find(self, agent: str, question: str, places: Sequence[Place]) -> int:
        """Which of `places` was opened for that question before; -1 for none.

        It is known by its text. Where that was edited meanwhile, it is the nearest one in the same note.
        """
        with self._lock:
            known = self._read()
        asked = _digest(known, _normal(question)) if known.picks else ""
        for pick in known.picks:
            if (pick.agent, pick.question) == (agent, asked):
                return _nearest(known, pick, places)
        return -1

    def drop(self, agent: str, question: str) -> None:
        """Forget what was opened for that question."""
        self._change(lambda known: _without(known, agent, question=_digest(known, _normal(question))))

    def forget_note(self, agent: str, path: str) -> None:
        self._change(lambda known: _without(known, agent, path=_digest(known, path)))

    def forget(self, agent: str) -> None:
        self._change(lambda known: _without(known, agent))

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            try:
                self._file.unlink(missing_ok=True)
            except OSError as error:
                log.info("what was opened could not be forgotten: %s", error)

    def _change(self, changed: Callable[[_Known], list[Pick]]) -> None:
        from app.config.private_file import write_private

        with self._lock:
            known = self._read()
            known = known if known.secret else _Known(secrets.token_bytes(16))
            picks = changed(known)
            if tuple(picks) == known.picks:
                return
            data = {"secret": known.secret.hex(), "picks": [asdict(pick) for pick in picks]}
            try:
                write_private(self._file, json.dumps(data).encode())
            except OSError as error:
                log.info("what was opened could not be kept: %s", error)

    def _read(self) -> _Known:
        """Anew only when the file has changed, since each answer asks."""
        try:
            stat = self._file.stat()
            if (now := (stat.st_mtime_ns, stat.st_size)) != self._read_of:
                data = json.loads(self._file.read_bytes())
                picks = tuple(_checked(Pick(**record)) for record in data["picks"])
                self._known, self._read_of = _Known(bytes.fromhex(data["secret"])[:_KEY_BYTES], picks), now
        except (OSError, ValueError, TypeError, KeyError, RecursionError):  # not there, or damaged
            self._known, self._read_of = _Known(b""), None
        return self._known


def _checked(pick: Pick) -> Pick:
    if type(pick.line) is not int:
        raise TypeError
    return pick


def _without(known: _Known, agent: str, *, question: str = "", path: str = "") -> list[Pick]:
    return [
        pick
        for pick in known.picks
        if pick.agent != agent
        or pick.question != (question or pick.question)
        or pick.path != (path or pick.path)
    ]


def _nearest(known: _Known, pick: Pick, places: Sequence[Place]) -> int:
    in_note = [number for number, place in enumerate(places) if _digest(known, place.path) == pick.path]
    same = [number for number in in_note if _digest(known, places[number].text) == pick.text]
    return min(same or in_note, key=lambda number: abs(places[number].line - pick.line), default=-1)


def _normal(question: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", question).casefold().split())


def _digest(known: _Known, text: str) -> str:
    return blake2b(text.encode("utf-8", "surrogatepass"), key=known.secret, digest_size=12).hexdigest()
