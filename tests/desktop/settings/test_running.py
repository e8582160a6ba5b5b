"""The whole program on a private desktop: settings by keyboard, and changed settings that work at once."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import json5
import pytest

from tests.desktop.stand_in import NOTES
from tests.helpers.desktop_session import Desktop
from tests.helpers.running_program import RunningProgram
from tests.helpers.waiting import wait_until

pytestmark = pytest.mark.desktop_session
ROOT = Path(__file__).resolve().parents[3]
POPUP, SETTINGS, IN_JAPANESE = "Search — Memoro", "Settings — Memoro", "設定 — Memoro"


@dataclass
class Started:
    desktop: Desktop
    config: Path
    trace: Path
    program: RunningProgram
    command: list[str]
    env: dict[str, str]

    @property
    def app(self) -> dict[str, object]:
        found: dict[str, object] = json5.loads(self.config.read_text("utf-8")).get("app", {})
        return found

    def press(self, *keys: str) -> None:
        for key in keys:
            self.desktop.key(key)


@pytest.fixture
def started(desktop: Desktop, tmp_path: Path) -> Iterator[Started]:
    for path, text in NOTES.items():
        (tmp_path / "notes" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "notes" / path).write_text(text, "utf-8")
    config, trace = tmp_path / "config.json5", tmp_path / "trace"
    config.write_text(
        "// mine\n{ app: { language: 'en' }, agents: { defaults: { workspace: "
        f"{str(tmp_path / 'notes')!r}, memorySearch: {{ provider: 'none' }} }} }} }}\n",
        "utf-8",
    )
    env = {"MEMORO_HOME": str(tmp_path / "home"), "MEMORO_TRACE": str(trace), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "app", "--config", str(config)]
    program = desktop.start(*command, env=env, cwd=tmp_path)
    wait_until(lambda: trace.exists() and '"ready"' in trace.read_text("utf-8"), 20, what="the program")
    yield Started(desktop, config, trace, program, command, env)
    program.end()


def test_settings_by_keyboard_work_at_once(started: Started) -> None:
    desktop = started.desktop
    started.press("ctrl+alt+m")
    desktop.wait_for_window(POPUP, active=True)
    started.press("ctrl+comma")
    desktop.wait_for_window(SETTINGS, active=True)
    started.press("Tab", "Down", "Down", "Down", "Down", "Down")  # to the page Shortcuts
    started.press("Tab", "Tab", "space")  # past "Show the file" to the hotkey
    started.press("ctrl+alt+k")
    wait_until(lambda: started.app.get("hotkey") == "Ctrl+Alt+K", 10, what="the hotkey in the file")
    assert started.config.read_text("utf-8").startswith("// mine\n")
    started.press("Escape")
    drawn = started.trace.read_text("utf-8").count("popup drawn")
    wait_until(lambda: _pressed(started, "ctrl+alt+k", drawn), 10, what="the new hotkey")


def test_what_an_editor_writes_works_at_once(started: Started) -> None:
    desktop = started.desktop
    started.press("ctrl+alt+m")
    desktop.wait_for_window(POPUP, active=True)
    started.press("ctrl+comma")
    desktop.wait_for_window(SETTINGS, active=True)
    text = started.config.read_text("utf-8")
    started.config.write_text(text.replace("language: 'en'", "language: 'ja', textSize: 150"), "utf-8")
    desktop.wait_for_window(IN_JAPANESE)


def test_the_popup_leads_from_a_broken_file_to_what_is_wrong_with_it(started: Started) -> None:
    desktop, good = started.desktop, started.config.read_text("utf-8")
    started.press("ctrl+alt+m")
    desktop.wait_for_window(POPUP, active=True)
    started.config.write_text(broken := good.rstrip().removesuffix("}"), "utf-8")
    wait_until(lambda: _told(started), 10, what="the mistake in the status")
    wait_until(lambda: _settings_opened(started), 10, what="the settings window")
    assert started.config.read_text("utf-8") == broken
    started.config.write_text(good, "utf-8")
    wait_until(lambda: not _told(started), 10, what="the mistake to be gone")


def _told(started: Started) -> list[str]:
    words = [*started.command[:3], "status", "--json", *started.command[3:]]
    told = subprocess.run(words, env=started.desktop.env | started.env, capture_output=True, check=True)
    status: dict[str, list[str]] = json.loads(told.stdout)
    assert status["running"]
    return status["settingsProblems"]


def _settings_opened(started: Started) -> bool:
    """F6 leads from the field to the button in the line above the rows, once that line is shown."""
    started.press("F6", "space")
    return any(window.title == SETTINGS and window.visible for window in started.desktop.windows())


def _pressed(started: Started, keys: str, drawn: int) -> bool:
    """The new hotkey counts once the engine has read the file: try until the popup is there."""
    started.desktop.key(keys)
    text = started.trace.read_text("utf-8")
    return text.count("popup drawn") > drawn
