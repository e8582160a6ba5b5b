"""Each entry of the tray's menu, chosen as a panel does it, in the running program."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.desktop.test_program import TITLE, Running, make_running
from tests.helpers.desktop_session import Desktop
from tests.helpers.tray_watcher import TrayWatcher
from tests.helpers.waiting import wait_until

pytestmark = pytest.mark.desktop_session
__all__ = ["make_running"]


class Menu:
    def __init__(self, running: Running, tray: TrayWatcher) -> None:
        self.running, self.desktop, self.tray = running, running.desktop, tray
        self.icon = tray.wait_for_item(20)

    def choose(self, entry: str) -> None:
        self.wait_for(entry)
        self.tray.choose(self.icon, entry)

    def wait_for(self, entry: str) -> None:
        wait_until(lambda: self.tray.is_enabled(self.icon, entry), 15, what=f"{entry} in the menu")

    def wait_for_status(self, words: str) -> None:
        found = lambda: any(words in entry for entry in self.tray.menu(self.icon))  # noqa: E731
        wait_until(found, 15, what=words)

    def is_ticked(self, entry: str) -> bool:
        (values,) = (values for name, (_, values) in self.tray.entries(self.icon).items() if entry in name)
        return bool(values.get("toggle-state") == 1)

    def opens(self, entry: str, title: str) -> None:
        """The entry leads to a window with the keyboard, which Escape closes."""
        self.choose(entry)
        self.desktop.wait_for_window(title, active=True)
        self.desktop.key("Escape")
        gone = lambda: not any(title in w.title and w.visible for w in self.desktop.windows())  # noqa: E731
        wait_until(gone, what=f"{title} to be closed")


@pytest.fixture
def menu(
    make_desktop: Callable[..., Desktop], make_running: Callable[[Desktop], Running], tmp_path: Path
) -> Iterator[Menu]:
    running = make_running(make_desktop(tray=False))
    opener = tmp_path / "bin" / "xdg-open"
    opener.parent.mkdir()
    record = f"import sys; open({str(tmp_path / 'shown')!r}, 'w').write(sys.argv[1])"
    opener.write_text(f"#!{sys.executable}\n{record}\n", encoding="utf-8")
    opener.chmod(0o755)
    with TrayWatcher(running.desktop.bus_address) as tray:
        running.start({"PATH": f"{opener.parent}:{running.desktop.env['PATH']}"})
        running.wait_for("ready")
        yield Menu(running, tray)
        running.program.end()


@pytest.mark.parametrize(
    ("entry", "title"),
    [
        ("Search\tCtrl+Alt+M", TITLE),
        ("Quick note", "Quick note"),
        ("First steps", "Welcome"),
        ("Back up", "Backup"),
        ("Report", "Report"),
    ],
)
def test_an_entry_leads_to_its_window(menu: Menu, entry: str, title: str) -> None:
    menu.opens(entry, title)


def test_updates_are_looked_for_where_it_is_known_who_announces_them(menu: Menu) -> None:
    assert not menu.tray.is_enabled(menu.icon, "Look for updates"), "it could only fail"
    menu.running.write_settings(updateAddress="http://127.0.0.1:9/latest.json")
    wait_until(lambda: menu.tray.is_enabled(menu.icon, "Look for updates"), what="the entry")
    menu.opens("Look for updates", "Updates")


def test_settings_and_library(menu: Menu) -> None:
    menu.choose("Settings")
    menu.desktop.wait_for_window("Settings", active=True)
    menu.choose("Memory library")
    menu.desktop.wait_for_window("Memory library", active=True)


def test_the_folder_the_pauses_and_the_end(menu: Menu) -> None:
    folder, shown = menu.running.folder / "notes", menu.running.folder / "shown"
    menu.choose("Open memory folder")
    wait_until(lambda: shown.exists() and shown.read_text(encoding="utf-8") == str(folder), what="the folder")
    (folder / "memory" / "2026-02-10.md").write_text("- a zebrafish\n", encoding="utf-8")
    menu.choose("Sync now")
    menu.wait_for_status("5 notes")
    menu.choose("Pause indexing")
    menu.choose("Resume indexing")
    menu.wait_for("Pause indexing")
    menu.choose("Pause the hotkey")
    menu.wait_for("Use the hotkey again")
    assert "Search" in menu.tray.menu(menu.icon), "no shortcut is told while there is none"
    menu.choose("Use the hotkey again")
    menu.wait_for("Search\tCtrl+Alt+M")
    menu.choose("Do not disturb")
    wait_until(lambda: menu.is_ticked("Do not disturb"), what="the tick")
    menu.choose("Quit")
    assert menu.running.program.wait() == 0


def test_the_shortcut_of_the_settings_is_the_one_that_is_told(menu: Menu) -> None:
    menu.wait_for("Search\tCtrl+Alt+M")
    menu.running.write_settings(hotkey="Ctrl+Alt+J")
    menu.wait_for("Search\tCtrl+Alt+J")
