"""A tiny probe for the benchmarks: with MEMORO_TRACE=path the program appends JSON lines `{event, ns}` there.

`ns` is the wall clock in nanoseconds, so that another process can subtract its own time. Without the variable
`trace` does nothing.
"""

from __future__ import annotations

import json
import os
import time
from typing import IO, Any

GAP_TIMER_MS = 5
GAP_WORTH_TELLING_NS = 20_000_000

_file: IO[str] | None = None


def start_tracing(path: str | None = None) -> bool:
    """Open the file that MEMORO_TRACE (or `path`) names; True when tracing is on."""
    global _file
    path = path or os.environ.get("MEMORO_TRACE")
    if path and _file is None:
        _file = open(path, "a", buffering=1, encoding="utf-8")  # noqa: SIM115, PTH123  (lives as long as the program)
    return _file is not None


def trace(event: str, **facts: Any) -> None:
    if _file is not None:
        _file.write(json.dumps({"event": event, "ns": time.time_ns(), **facts}) + "\n")


def watch_event_loop(parent: Any) -> None:
    """Report every pause of the event loop over 20 ms (`gap_ms` beyond the timer's own 5 ms)."""
    from PySide6.QtCore import Qt, QTimer

    timer = QTimer(parent)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    last = time.perf_counter_ns()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter_ns()
        gap = now - last - GAP_TIMER_MS * 1_000_000
        if gap > GAP_WORTH_TELLING_NS:
            trace("event loop gap", gap_ms=round(gap / 1e6, 1))
        last = time.perf_counter_ns()

    timer.timeout.connect(tick)
    timer.start(GAP_TIMER_MS)
