"""The library in the running program on a real desktop: by keys alone, with another program at the notes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.notes.history.store import History
from tests.desktop.stand_in import NOTES
from tests.helpers.desktop_session import Desktop
from tests.helpers.running_program import RunningProgram
from tests.helpers.waiting import wait_until

pytestmark = pytest.mark.desktop_session
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "notes" / "memory").mkdir(parents=True)
    for path, text in NOTES.items():
        (tmp_path / "notes" / path).write_text(text, encoding="utf-8")
    agents = {"defaults": {"workspace": str(tmp_path / "notes"), "memorySearch": {"provider": "none"}}}
    config = json.dumps({"app": {"language": "en"}, "agents": agents})
    (tmp_path / "config.json5").write_text(config, encoding="utf-8")
    return tmp_path


def command(folder: Path) -> list[str]:
    return [sys.executable, "-m", "app", "--config", str(folder / "config.json5")]


def environment(folder: Path) -> dict[str, str]:
    return {
        "MEMORO_HOME": str(folder / "home"),
        "MEMORO_TRACE": str(folder / "trace"),
        "PYTHONPATH": str(ROOT),
    }


@pytest.fixture
def program(desktop: Desktop, folder: Path) -> Iterator[RunningProgram]:
    program = desktop.start(*command(folder), env=environment(folder), cwd=folder)
    wait_until(lambda: '"ready"' in trace(folder), 20, what="the program")
    yield program
    program.end()


def trace(folder: Path) -> str:
    path = folder / "trace"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def shown(folder: Path) -> set[int]:
    """The sizes in which MEMORY.md was shown so far."""
    told = [json.loads(line) for line in trace(folder).splitlines() if line.endswith("}")]
    return {each["characters"] for each in told if each["event"] == "note shown"}


def changes(folder: Path) -> list[tuple[str, str]]:
    """What the history holds, read beside the running program."""
    file = next((folder / "home").rglob("history/*.sqlite"), None)
    if file is None:
        return []
    history = History.open(file)
    try:
        return [(change.who, change.path) for change in history.changes()]
    finally:
        history.close()


def test_writing_while_another_program_writes(
    desktop: Desktop, program: RunningProgram, folder: Path
) -> None:
    note = folder / "notes" / "MEMORY.md"
    desktop.key("ctrl+alt+m")
    desktop.wait_for_window("Search — Memoro", active=True)
    desktop.type("lives in Lyon")
    wait_until(lambda: "merged results drawn" in trace(folder), 15, what="the result")
    desktop.key("ctrl+l")
    desktop.wait_for_window("Memory library — Memoro", active=True)
    wait_until(lambda: '"line": 5' in trace(folder), 15, what="the line that was found")
    wait_until(lambda: list((folder / "home").rglob("history/*.sqlite")), 15, what="the history")
    other = "import sys; open(sys.argv[1], 'a', encoding='utf-8').write('- by another\\n')"
    subprocess.run([sys.executable, "-c", other, str(note)], check=True)
    wait_until(lambda: ("", "MEMORY.md") in changes(folder), 20, what="the change of the other program")
    wait_until(lambda: len(shown(folder)) > 1, 15, what="the change in the window")
    desktop.key("ctrl+e")
    desktop.type("Typed. ")
    desktop.key("ctrl+s")
    wait_until(lambda: "Typed. " in note.read_text(encoding="utf-8"), 20, what="the text on disk")
    assert "- by another" in note.read_text(encoding="utf-8")
    wait_until(lambda: ("person", "MEMORY.md") in changes(folder), 10, what="the person's change")
    program.process.terminate()
    assert program.wait() == 0
    assert "Traceback" not in program.output


def test_on_a_small_screen(make_desktop: Callable[..., Desktop], folder: Path) -> None:
    """A screen of 640 by 360 with a window manager: read, edit and go back by keys."""
    desktop = make_desktop(size=(640, 360))
    with desktop.launch(command(folder), env=environment(folder), cwd=folder) as program:
        wait_until(lambda: '"ready"' in trace(folder), 30, what="the program")
        desktop.key("ctrl+alt+m")
        desktop.wait_for_window("Search — Memoro", active=True)
        desktop.key("ctrl+l")
        window = desktop.wait_for_window("Memory library — Memoro", active=True)
        assert window.x >= 0
        assert window.y >= 0
        assert window.x + window.width <= 640
        assert window.y + window.height <= 360
        note = folder / "notes" / "MEMORY.md"
        wait_until(lambda: shown(folder), 15, what="the note that is chosen at first")
        desktop.key("F6", "Return", "ctrl+e")
        desktop.type("Typed. ")
        desktop.key("alt+Left")
        wait_until(lambda: "Typed. " in note.read_text(encoding="utf-8"), 20, what="the text on disk")
        wait_until(lambda: len(shown(folder)) > 1, 15, what="the text to be read again")
        desktop.key("Return", "ctrl+e")
        desktop.type("Again. ")
        desktop.key("Escape", "Escape")
        wait_until(lambda: "Again. " in note.read_text(encoding="utf-8"), 20, what="the second text")
        program.process.terminate()
        assert program.wait() == 0
        assert "Traceback" not in program.output
