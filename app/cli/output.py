"""Printing: data to standard output, words about it to standard error."""

from __future__ import annotations

import json
import re
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

LOG_SECONDS = 3.0

# What a terminal may obey (C0 but \n and \t, DEL, C1), and what turns the direction of the text around.
_ORDERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_ORDERS_AND_LINES = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def say(text: str = "") -> None:
    """A line of data; a terminal gets control characters as escapes, a pipe what there is."""
    is_terminal = sys.stdout.isatty()
    if is_terminal:
        text = _ORDERS.sub(_escape, text)
    sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape") + b"\n")
    if is_terminal:
        sys.stdout.buffer.flush()


def say_json(data: Any) -> None:
    """One line of JSON, always valid UTF-8: a file name that is not is written with escapes."""
    try:
        line = json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        line = json.dumps(data).encode()
    sys.stdout.buffer.write(line + b"\n")


def complain(text: str) -> None:
    """A sentence for the person, after the data so far."""
    with suppress(OSError):  # that they could not be written is told at the end
        sys.stdout.flush()
    if sys.stderr.isatty():
        text = _ORDERS.sub(_escape, text)
    with suppress(OSError):  # nobody can be told
        sys.stderr.write(text + "\n")


def one_line(name: str) -> str:
    """The name of a file within a line of ours: it may hold line ends and other control characters."""
    return _ORDERS_AND_LINES.sub(_escape, name)


def _escape(match: re.Match[str]) -> str:
    return match[0].encode("unicode_escape").decode("ascii")


class ProgressLine:
    """One line on standard error that is rewritten; a log gets one of its own every few seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._is_terminal = sys.stderr.isatty()
        self._clock, self._due = clock, clock() + LOG_SECONDS
        self._width = 0

    def show(self, record: dict[str, Any]) -> None:
        if not self._is_terminal and self._clock() < self._due:
            return
        left = record.get("secondsLeft")
        text = _WORK[record["phase"]].format(**record)
        text += f", about {_duration(left)} left" if left else ""
        if self._is_terminal:
            sys.stderr.write("\r" + text.ljust(self._width))
            self._width = len(text)
        else:
            sys.stderr.write(text + "\n")
            self._due = self._clock() + LOG_SECONDS
        sys.stderr.flush()

    def end(self) -> None:
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            self._width = 0


_WORK = {
    "notes": "Reading notes: {done} of {total}",
    "meaning": "Learning meaning: {done} of {total}",
    "model": "Fetching the model: {done} of {total} MB",
}


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"
