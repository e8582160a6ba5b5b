"""Times and how to print them. Benchmarks print figures and ratios; none of them asserts a time."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]


def process(arguments: Sequence[str], env: dict[str, str], runs: int = 5) -> list[float]:
    """Wall seconds of whole processes `python -m app ARGUMENTS`, after one run that is not counted."""
    times = []
    for number in range(runs + 1):
        seconds = one_process(arguments, env)
        if number:
            times.append(seconds)
    return times


def one_process(arguments: Sequence[str], env: dict[str, str]) -> float:
    started = time.perf_counter()
    done = subprocess.run(
        [program(), *arguments], env=env, cwd=ROOT, capture_output=True, text=True, check=False
    )
    seconds = time.perf_counter() - started
    if done.returncode:
        raise SystemExit(f"memoro {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
    return seconds


def program() -> str:
    """The console script beside this Python, as a user starts it."""
    return str(Path(sys.executable).with_name("memoro"))


def calls(work: Callable[[int], object], count: int, warm_up: int = 3) -> list[float]:
    """Wall seconds of `count` calls of `work(number)`."""
    for number in range(warm_up):
        work(number)
    times = []
    for number in range(count):
        started = time.perf_counter()
        work(number)
        times.append(time.perf_counter() - started)
    return times


def percentile(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def row(what: str, times: Sequence[float], wanted: str, unit: str = "ms") -> None:
    """One line of the table: median, 95th percentile, range, and what the project asks of itself."""
    factor, digits = (1000.0, 1) if unit == "ms" else (1.0, 2)
    middle, high = statistics.median(times) * factor, percentile(times, 0.95) * factor
    low, top = min(times) * factor, max(times) * factor
    print(
        f"{what:52} p50 {middle:8.{digits}f} {unit}  p95 {high:8.{digits}f} {unit}  "
        f"({low:.{digits}f} to {top:.{digits}f}, n={len(times)})  wanted {wanted}",
        flush=True,
    )


def environment(home: Path, workspace: Path, provider: str | None = None) -> dict[str, str]:
    """An environment with a home of its own whose configuration names the workspace.

    Modules are compiled once, as they are where Memoro is installed.
    """
    home.mkdir(parents=True, exist_ok=True)
    search = f', memorySearch: {{ provider: "{provider}" }}' if provider else ""
    (home / "config.json5").write_text(
        f'{{ agents: {{ defaults: {{ workspace: "{workspace}"{search} }} }} }}\n', encoding="utf-8"
    )
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return env | {"MEMORO_HOME": str(home), "PYTHONPYCACHEPREFIX": str(home.parent / "compiled")}
