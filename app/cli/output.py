"""Printing: data to standard output, words about it to standard error."""

from __future__ import annotations

import json
import sys
from typing import Any


def say(text: str = "") -> None:
    """A line of data."""
    sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape") + b"\n")


def say_json(data: Any) -> None:
    """One line of JSON, always valid UTF-8: a file name that is not is written with escapes."""
    try:
        line = json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        line = json.dumps(data).encode()
    sys.stdout.buffer.write(line + b"\n")


def complain(text: str) -> None:
    """A sentence for the person."""
    sys.stdout.flush()
    sys.stderr.write(text + "\n")


class ProgressLine:
    """One line on standard error that is rewritten; nothing where it is not a terminal."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._width = 0

    def show(self, record: dict[str, Any]) -> None:
        if not self._shown:
            return
        what = "Reading notes" if record["phase"] == "notes" else "Learning meaning"
        left = record.get("secondsLeft")
        text = f"{what}: {record['done']} of {record['total']}" + (
            f", about {_duration(left)} left" if left else ""
        )
        sys.stderr.write("\r" + text.ljust(self._width))
        sys.stderr.flush()
        self._width = len(text)

    def end(self) -> None:
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            self._width = 0


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"
