"""Places in notes that a person pinned: shown first while nothing is asked. Kept in a small file of our own.

A pin remembers the words of its line, so that it finds them again when the note has grown above it.
"""

from __future__ import annotations

import json
import threading
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING

from app.errors import MemoroError

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.engine import Engine

FILE_NAME = "pins.json"
MOST = 50


@dataclass(frozen=True, slots=True)
class Pin:
    """`line` counts from 1; 0 pins the whole note. `words` is what stands in that line."""

    agent: str
    path: str
    line: int
    title: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class GonePin(Pin):
    """A pin whose line, or the whole note, is not there now. It may come back, or be unpinned."""

    note_is_there: bool = False


class Pins:
    """Thread-safe. Newest first. Reading never raises: a damaged file counts as empty."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._file: Path = engine.paths.data_dir / FILE_NAME
        self._lock = threading.Lock()

    def of(self, agent: str | None = None) -> list[Pin]:
        """An agent's pins, each with the line where its words stand now, or as a `GonePin`."""
        wanted = agent or self._engine.agent
        with self._lock:
            pins = self._read()
        return [self._present(pin) for pin in pins if pin.agent == wanted]

    def toggle(self, path: str, line: int, title: str, agent: str | None = None) -> bool:
        """Pin a place, or take the pin away again; whether it is pinned now. Raises MemoroError."""
        wanted = agent or self._engine.agent
        with self._lock:
            pins = self._read()
            known = any(_is_same(pin, wanted, path, line, "") for pin in pins)
            words = self._words(path, line, wanted, must=not known)
            kept = [pin for pin in pins if not _is_same(pin, wanted, path, line, words)]
            pinned = len(kept) == len(pins)
            if pinned:
                kept.insert(0, Pin(wanted, path, line, title, words))
            self._write(kept[:MOST])
        return pinned

    def forget(self, agent: str) -> None:
        """Take all of an agent's pins away."""
        with self._lock:
            pins = self._read()
            kept = [pin for pin in pins if pin.agent != agent]
            if len(kept) < len(pins):
                self._write(kept)

    def _words(self, path: str, line: int, agent: str, *, must: bool) -> str:
        """What stands there. A pin may be taken away from where nothing is to be read: then not `must`."""
        try:
            return _line(self._engine.note_text(path, agent=agent), line)
        except MemoroError:
            if must:
                raise
            return ""

    def _present(self, pin: Pin) -> Pin:
        try:
            text = self._engine.note_text(pin.path, agent=pin.agent)
        except MemoroError:
            return GonePin(**asdict(pin))
        if not pin.line or not pin.words or _line(text, pin.line) == pin.words:
            return pin
        lines = [line.strip() for line in text.splitlines()]
        near = [number for number, line in enumerate(lines, 1) if line == pin.words]
        if not near:
            return GonePin(**asdict(pin), note_is_there=True)
        return replace(pin, line=min(near, key=lambda number: abs(number - pin.line)))

    def _read(self) -> list[Pin]:
        try:
            return [Pin(**record) for record in json.loads(self._file.read_text(encoding="utf-8"))]
        except FileNotFoundError:
            return []
        except (OSError, ValueError, TypeError):
            return []

    def _write(self, pins: list[Pin]) -> None:
        from app.config.private_file import write_private

        try:
            data = json.dumps([asdict(pin) for pin in pins], ensure_ascii=False, indent=1)
            write_private(self._file, data.encode("utf-8", "surrogatepass"))
        except OSError as error:
            raise MemoroError(
                "The pin could not be kept", f"{self._file} cannot be written: {error.strerror or error}."
            ) from error


def _line(text: str, line: int) -> str:
    lines = text.splitlines()
    return lines[line - 1].strip() if 0 < line <= len(lines) else ""


def _is_same(pin: Pin, agent: str, path: str, line: int, words: str) -> bool:
    if (pin.agent, pin.path) != (agent, path):
        return False
    return pin.line == line or bool(words and pin.words == words)
