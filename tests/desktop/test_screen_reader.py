"""Every window and page of the running program on the real accessibility bus: nothing to use lacks a name."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.desktop.stand_in import NOTES
from tests.helpers.at_spi import LAUNCHER, Item, ScreenReader, connect_when_ready
from tests.helpers.at_spi_focus import FocusListener
from tests.helpers.at_spi_said import Announcements
from tests.helpers.desktop_session import Desktop
from tests.helpers.tray_watcher import TrayWatcher
from tests.helpers.waiting import wait_until

pytestmark = pytest.mark.desktop_session
ROOT = Path(__file__).resolve().parents[2]
USABLE = {
    "push button", "button", "toggle button", "check box", "radio button", "combo box", "spin button", "text",
    "list", "tree", "table", "slider", "progress bar", "link", "menu item", "page tab",
}  # fmt: skip
SETTINGS_PAGES, LIBRARY_SECTIONS = 7, 11


class Reading:
    """The program, its menu, and what a screen reader finds in the window in front."""

    def __init__(self, desktop: Desktop, tray: TrayWatcher, reader: ScreenReader) -> None:
        self.desktop, self.tray, self.reader = desktop, tray, reader
        self.icon = tray.wait_for_item(20)

    def open(self, entry: str, title: str) -> list[Item]:
        wait_until(lambda: self.tray.is_enabled(self.icon, entry), what=f"{entry} in the menu")
        self.tray.choose(self.icon, entry)
        self.desktop.wait_for_window(title, active=True)
        return self.window(title)

    def window(self, title: str) -> list[Item]:
        """Of all windows the one that is called so, with all in it."""

        def found() -> list[Item]:
            for program in self.reader.programs():
                if program.name.lower() == "memoro":
                    for window in self.reader.children(program):
                        if title in window.name:
                            return [each for each in self.reader.all_in(window) if self._counts(each)]
            return []

        return wait_until(found, 20, what=f"{title} on the accessibility bus") or []

    def _counts(self, item: Item) -> bool:
        return item.role not in USABLE or self.reader.is_showing(item)


def nameless(items: list[Item]) -> list[str]:
    return [
        f"{item.role} {item.description}" for item in items if item.role in USABLE and not item.name.strip()
    ]


def told(trace: Path) -> str:
    return trace.read_text(encoding="utf-8") if trace.exists() else ""


@pytest.fixture
def reading(make_desktop: Callable[..., Desktop], tmp_path: Path) -> Iterator[Reading]:
    notes = tmp_path / "notes" / "memory"
    notes.mkdir(parents=True)
    for path, text in NOTES.items():
        (tmp_path / "notes" / path).write_text(text, encoding="utf-8")
    config = tmp_path / "config.json5"
    search = {"workspace": str(tmp_path / "notes"), "memorySearch": {"provider": "none"}}
    config.write_text(
        json.dumps({"app": {"language": "en"}, "agents": {"defaults": search}}), encoding="utf-8"
    )
    env = {
        "MEMORO_HOME": str(tmp_path / "home"),
        "MEMORO_TRACE": str(tmp_path / "trace"),
        "PYTHONPATH": str(ROOT),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "NO_AT_BRIDGE": "0",
    }
    command = [sys.executable, "-m", "app", "--config", str(config)]
    desktop = make_desktop(tray=False)
    with (
        TrayWatcher(desktop.bus_address) as tray,
        desktop.launch([LAUNCHER, "--launch-immediately"]),
        connect_when_ready(desktop.bus_address) as reader,
        desktop.launch(command, env=env, cwd=tmp_path),
    ):
        wait_until(lambda: '"ready"' in told(tmp_path / "trace"), 20, "the program")
        yield Reading(desktop, tray, reader)


@pytest.mark.parametrize(
    ("entry", "title", "wanted"),
    [
        ("First steps", "Welcome", {("button", "Later")}),
        ("Quick note", "Quick note", {("text", "Quick note")}),
        ("Back up", "Backup", {("button", "Back up…"), ("button", "Choose a backup…")}),
        ("Report", "Report", {("button", "Copy"), ("text", "The report")}),
    ],
)
def test_small_windows(reading: Reading, entry: str, title: str, wanted: set[tuple[str, str]]) -> None:
    items = reading.open(entry, title)
    assert nameless(items) == []
    assert wanted <= {(item.role.removeprefix("push "), item.name) for item in items}


def test_every_page_of_the_settings(reading: Reading) -> None:
    reading.open("Settings", "Settings")
    reading.desktop.key("Tab")  # from the search field to the list of pages
    reading.desktop.key("Home")
    seen = set()
    for _page in range(SETTINGS_PAGES):
        items = reading.window("Settings")
        assert nameless(items) == []
        seen.add(tuple(item.name for item in items if item.role in USABLE))
        reading.desktop.key("Down")
    assert len(seen) == SETTINGS_PAGES


def test_every_section_of_the_library(reading: Reading) -> None:
    reading.open("Memory library", "Memory library")
    seen = set()
    for _section in range(LIBRARY_SECTIONS):
        items = reading.window("Memory library")
        assert nameless(items) == []
        seen.add(tuple(item.name for item in items if item.role in USABLE))
        reading.desktop.key("Down")
    assert len(seen) > LIBRARY_SECTIONS / 2  # some have nothing to show here


def test_it_says_what_became_of_a_quick_note(reading: Reading) -> None:
    with Announcements(reading.reader) as said:
        reading.open("Quick note", "Quick note")
        reading.desktop.type("call the lighthouse")
        reading.desktop.key("Return")
        day = datetime.now().astimezone().date().isoformat()
        assert said.next() == f"Added to today’s log: memory/{day}.md:3"


def test_it_says_which_days_of_the_calendar_have_notes(reading: Reading, tmp_path: Path) -> None:
    """The cells of the calendar are bare numbers."""
    yesterday = datetime.now().astimezone().date() - timedelta(days=1)
    note = tmp_path / "notes" / "memory" / f"{yesterday.isoformat()}.md"
    note.write_text("- Seen the dentist\n", encoding="utf-8")
    reading.open("Memory library", "Memory library")
    reading.desktop.key("Down")  # from long-term memory to days
    with closing(FocusListener(reading.reader)) as focus:
        wait_until(lambda: reading.desktop.key("Tab") or focus.heard("table", 0.5), 20, what="the calendar")
    with Announcements(reading.reader) as said:
        reading.desktop.key("Left")
        assert said.next() == f"{yesterday:%A, %B} {yesterday.day}, {yesterday.year}: has notes"
        reading.desktop.key("Right")
        assert "notes" not in said.next()
