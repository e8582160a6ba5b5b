"""The desktop program as a person feels it, on a private desktop, by real key presses.

python -m tests.benchmarks.desktop [--notes 5800] [--meaning]

Prints start to tray icon, hotkey to popup drawn, key press to results drawn (also while a full rebuild runs),
the library's first opening, pauses of the window's event loop (also during a check-up), and idle memory.
Times are taken from the moment of the key press, in the process that presses, to the program's own trace of
what it has drawn. With `--meaning` idle memory is measured with the built-in model too: after a first index
of 1,000 notes, and with its vectors loaded.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from Xlib import XK, X, display
from Xlib.ext import xtest

from app.engine.memory import RELEASE_SECONDS
from app.index.thrift import QUIET_SECONDS
from tests.benchmarks.measuring import ROOT, environment, one_process, program, row
from tests.benchmarks.notes_maker import make_logs
from tests.helpers.desktop_session import Desktop, open_desktop
from tests.helpers.waiting import wait_until

WORDS = ("invoice", "kitchen", "train", "meeting", "garden", "printer", "doctor", "window")
DRAWN = ("keyword results drawn", "merged results drawn")


class Keyboard:
    """Presses keys through the X server and says when, in nanoseconds of the wall clock."""

    def __init__(self, name: str) -> None:
        self._display = display.Display(name)

    def press(self, *names: str) -> int:
        codes = [self._display.keysym_to_keycode(XK.string_to_keysym(name)) for name in names]
        now = time.time_ns()
        for code in codes:
            xtest.fake_input(self._display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self._display, X.KeyRelease, code)
        self._display.sync()
        return now


class Trace:
    """The program's trace file, read as it grows."""

    def __init__(self, path: Path) -> None:
        self._path, self._read, self.events = path, 0, []

    def wait_for(self, wanted: Callable[[dict[str, object]], bool], since: int) -> int:
        """The time (ns) of the first event after `since` that is wanted."""

        def found() -> int | None:
            self.refresh()
            times = [int(str(e["ns"])) for e in self.events if int(str(e["ns"])) >= since and wanted(e)]
            return times[0] if times else None

        return wait_until(found, 120, what="an event", interval=0.002) or 0

    def refresh(self) -> None:
        if self._path.exists():
            text = self._path.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            self.events = [json.loads(line) for line in whole.splitlines()]

    def gaps(self, since: int, until: int) -> list[float]:
        """Seconds of each reported pause of the event loop in that time."""
        self.refresh()
        return [
            float(str(event["gap_ms"])) / 1000
            for event in self.events
            if event["event"] == "event loop gap" and since <= int(str(event["ns"])) <= until
        ]


def named(name: str) -> Callable[[dict[str, object]], bool]:
    return lambda event: event["event"] == name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--notes", type=int, default=5800)
    parser.add_argument("--meaning", action="store_true", help="also idle memory with vectors (minutes)")
    options = parser.parse_args()
    if options.meaning:
        with tempfile.TemporaryDirectory(prefix="memoro-bench-") as name, open_desktop() as desktop:
            idle_with_vectors(desktop, Path(name))
    with tempfile.TemporaryDirectory(prefix="memoro-bench-") as name, open_desktop() as desktop:
        folder = Path(name)
        make_logs(folder / "notes", options.notes)
        env = {**environment(folder / "home", folder / "notes", "none"), **desktop.env}
        env |= {"MEMORO_HOME": str(folder / "home")}
        one_process(["index"], env)
        starts(desktop, env, folder)
        with running(desktop, env, folder / "trace") as (trace, pid):
            keyboard = Keyboard(desktop.env["DISPLAY"])
            print(f"chunks: {status(env)['chunks']}")
            print(f"idle memory (PSS): {settled_pss(pid):.0f} MB, wanted 110 MB")
            toggles = [one_process(["toggle"], env) for _ in range(10)]
            row("memoro toggle, whole process", toggles, "0.15 s", "s")
            popups(desktop, keyboard, trace)
            print(f"memory after use (PSS): {pss(pid):.0f} MB")
            typing(keyboard, trace, "key press to results drawn")
            rebuild(keyboard, trace, env)
            check_up(desktop, keyboard, trace)


def idle_with_vectors(desktop: Desktop, folder: Path) -> None:
    """Right after the first index, which embeds for minutes; after a start that loads what it made; and when
    nobody has asked for so long that the vectors were given back.
    """
    make_logs(folder / "notes", 1000)
    env = {**environment(folder / "home", folder / "notes"), **desktop.env}
    env |= {"MEMORO_HOME": str(folder / "home")}
    for when in ("after a first index", "with the vectors loaded"):
        with running(desktop, env, folder / f"trace {when}") as (_trace, pid):
            wait_until(lambda: status(env)["state"] == "ready", 1800, what="the vectors", interval=1.0)
            tell_memory(f"{when}, {status(env)['embedded']} vectors", pid)
            if when == "with the vectors loaded":
                rested = time.monotonic() + RELEASE_SECONDS + 15
                wait_until(lambda: time.monotonic() > rested, RELEASE_SECONDS + 60, what="rest", interval=1.0)  # noqa: B023
                tell_memory("when nobody has asked for five minutes", pid)


def tell_memory(when: str, pid: int) -> None:
    print(f"idle memory (PSS) {when}: {settled_pss(pid):.0f} MB, wanted 110 MB")


def status(env: dict[str, str]) -> dict[str, Any]:
    done = subprocess.run(
        [program(), "status", "--json"], env=env, cwd=ROOT, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def starts(desktop: Desktop, env: dict[str, str], folder: Path) -> None:
    times, library = [], []
    for number in range(6):
        began = time.time_ns()
        with running(desktop, env, folder / f"trace-{number}") as (trace, _pid):
            times.append((trace.wait_for(named("tray shown"), began) - began) / 1e9)
            library.append(open_library(desktop, Keyboard(desktop.env["DISPLAY"]), trace))
    row("start to tray icon, whole process", times[1:], "0.8 s", "s")
    row("the library's first opening", library[1:], "-")


@contextmanager
def running(desktop: Desktop, env: dict[str, str], path: Path) -> Iterator[tuple[Trace, int]]:
    trace = Trace(path)
    with desktop.launch([program()], env={**env, "MEMORO_TRACE": str(path)}, cwd=ROOT) as started:
        trace.wait_for(named("ready"), 0)
        trace.wait_for(named("popup warm"), 0)
        yield trace, started.pid


def popups(desktop: Desktop, keyboard: Keyboard, trace: Trace) -> None:
    times = []
    for _ in range(22):
        pressed = keyboard.press("Control_L", "Alt_L", "m")
        times.append((trace.wait_for(named("popup drawn"), pressed) - pressed) / 1e9)
        wait_until(desktop.active_window, what="the popup's focus")
        keyboard.press("Escape")
        wait_until(lambda: not desktop.active_window(), what="the popup to be gone")
    row("hotkey to popup drawn, warm", times[2:], "50 ms p95")
    row("hotkey to popup drawn, the first two", times[:2], "-")
    keyboard.press("Control_L", "Alt_L", "m")
    wait_until(desktop.active_window, what="the popup's focus")


def typing(keyboard: Keyboard, trace: Trace, what: str, words: tuple[str, ...] = WORDS) -> None:
    """Type words letter by letter; each letter's results must be on screen before the next one is pressed."""
    times, began = [], time.time_ns()
    for word in words:
        for length, letter in enumerate(word, 1):
            part = word[:length]
            pressed = keyboard.press(letter)
            drawn = trace.wait_for(lambda e, part=part: e.get("text") == part and _is_drawn(e), pressed)
            times.append((drawn - pressed) / 1e9)
        keyboard.press("Escape")
    row(what, times, "50 ms p95")
    pauses(trace, began)


def pauses(trace: Trace, began: int) -> None:
    gaps = trace.gaps(began, time.time_ns())
    longest = max(gaps, default=0.0) * 1000
    print(f"{'  pauses of the event loop over 20 ms':52} {len(gaps)}, longest {longest:.0f} ms, wanted 50 ms")


def _is_drawn(event: dict[str, object]) -> bool:
    return event["event"] in DRAWN or event["event"] == "state drawn"


def rebuild(keyboard: Keyboard, trace: Trace, env: dict[str, str]) -> None:
    """The same while `memoro index --force` keeps the program building its index anew."""
    building = subprocess.Popen([program(), "index", "--force"], env=env, cwd=ROOT, stdout=subprocess.DEVNULL)
    typing(keyboard, trace, "key press to results drawn, during a rebuild", WORDS * 2)
    print(
        "  the rebuild was still under way" if building.poll() is None else "  the rebuild had ended before"
    )
    building.wait()


def open_library(desktop: Desktop, keyboard: Keyboard, trace: Trace) -> float:
    """Seconds from the key in the popup to the library's window."""
    keyboard.press("Control_L", "Alt_L", "m")
    wait_until(desktop.active_window, what="the popup's focus")
    pressed = keyboard.press("Control_L", "l")
    return (trace.wait_for(named("library drawn"), pressed) - pressed) / 1e9


def check_up(desktop: Desktop, keyboard: Keyboard, trace: Trace) -> None:
    """From the popup to the last section of the library, and there the button."""
    keyboard.press("Control_L", "l")
    desktop.wait_for_window("Memory library", active=True)
    keyboard.press("End")
    keyboard.press("Tab")
    began = keyboard.press("space")
    ended = trace.wait_for(named("checked up"), began)
    trace.wait_for(named("popup drawn"), keyboard.press("Control_L", "Alt_L", "m"))
    row("check-up of the memory", [(ended - began) / 1e9], "-", "s")
    pauses(trace, began)


def settled_pss(pid: int) -> float:
    """Once it has stayed the same for longer than it takes to give back what reading and writing took."""
    resting, since = 0.0, time.monotonic()

    def settled() -> bool:
        nonlocal resting, since
        now = _megabytes(pid, "Anonymous")  # unlike the other pages no other program's concern
        if abs(now - resting) > 1:
            resting, since = now, time.monotonic()
        return time.monotonic() - since > 2 * QUIET_SECONDS

    wait_until(settled, 120, what="the program to rest", interval=0.02)
    return pss(pid)


def pss(pid: int) -> float:
    return _megabytes(pid, "Pss")


def _megabytes(pid: int, what: str) -> float:
    text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    return int(next(line for line in text.splitlines() if line.startswith(f"{what}:")).split()[1]) / 1024


if __name__ == "__main__":
    main()
