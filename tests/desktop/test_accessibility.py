"""What a screen reader finds: by Qt's interfaces in every window, and once through the real AT-SPI bus."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.conftest import Popup
from tests.desktop.stand_in import NOTES
from tests.desktop.windows import Windows, every_window
from tests.helpers.at_spi import LAUNCHER, Item, ScreenReader
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]
NEEDS_NAME = {
    QAccessible.Role.PushButton,
    QAccessible.Role.EditableText,
    QAccessible.Role.List,
    QAccessible.Role.CheckBox,
    QAccessible.Role.ComboBox,
    QAccessible.Role.ProgressBar,
}


def interfaces(widget: QWidget) -> Iterator[tuple[QWidget, QAccessibleInterface]]:
    for child in [widget, *widget.findChildren(QWidget)]:
        if child.isVisibleTo(widget) and not child.objectName().startswith("qt_"):
            yield child, QAccessible.queryAccessibleInterface(child)


@pytest.mark.parametrize("name", Windows.NAMES)
def test_whatever_can_be_used_has_a_name(qtbot: QtBot, name: str) -> None:
    with every_window(qtbot) as windows:
        for widget in windows.states(name):
            nameless = [
                f"{type(child).__name__} {child.objectName()}"
                for child, found in interfaces(widget)
                if found.role() in NEEDS_NAME and not found.text(QAccessible.Text.Name).strip()
            ]
            assert not nameless, f"{name}: {nameless}"


@pytest.mark.parametrize("name", Windows.NAMES)
def test_everything_is_reached_by_tab(qtbot: QtBot, name: str) -> None:
    with every_window(qtbot) as windows:
        for widget in windows.states(name):
            for child in widget.findChildren(QWidget):
                usable = isinstance(child, QAbstractButton | QLineEdit) and child.isVisibleTo(widget)
                if usable and child.isEnabled() and not child.objectName().startswith("qt_"):
                    policy = child.focusPolicy()
                    assert policy & Qt.FocusPolicy.TabFocus, f"{name}: {type(child).__name__} {child}"


def test_a_row_is_read_with_title_place_and_words(popup: Popup) -> None:
    popup.ask("kettle")
    popup.wait_for(lambda: popup.titles == ["memory/2026-02-03.md:5"])
    interface = QAccessible.queryAccessibleInterface(popup.window.results)
    assert interface.text(QAccessible.Text.Name) == "Results"
    rows = [interface.child(number) for number in range(interface.childCount())]
    texts = [row.text(QAccessible.Text.Name) for row in rows if row.role() == QAccessible.Role.ListItem]
    assert any("Kitchen" in text and "blue kettle" in text for text in texts)


@pytest.mark.desktop_session
def test_a_screen_reader_sees_the_popup(desktop: Desktop, tmp_path: Path) -> None:
    notes = tmp_path / "notes" / "memory"
    notes.mkdir(parents=True)
    (notes / "2026-02-03.md").write_text(NOTES["memory/2026-02-03.md"], encoding="utf-8")
    config = tmp_path / "config.json5"
    workspace = str(tmp_path / "notes")
    search = "memorySearch: { provider: 'none' }"
    config.write_text(
        f"{{ app: {{ language: 'en' }}, agents: {{ defaults: {{ workspace: {workspace!r}, {search} }} }} }}",
        encoding="utf-8",
    )
    env = {
        "MEMORO_HOME": str(tmp_path / "home"),
        "PYTHONPATH": str(ROOT),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "NO_AT_BRIDGE": "0",
    }
    command = [sys.executable, "-m", "app", "--config", str(config)]
    with (
        desktop.launch([LAUNCHER, "--launch-immediately"]),
        desktop.launch(command, env=env, cwd=tmp_path),
        _connected(desktop) as reader,
    ):
        items = wait_until(lambda: _popup(reader), 40, what="the popup on the accessibility bus") or []
        found = {(item.role, item.name) for item in items}
        assert ("text", "Search the memory") in found
        assert ("list", "Results") in found
        assert any(role in {"push button", "toggle button", "check box"} and name for role, name in found)


def _connected(desktop: Desktop) -> ScreenReader:
    reader = wait_until(lambda: _try_to_connect(desktop), 15, what="the accessibility bus")
    assert isinstance(reader, ScreenReader)
    return reader


def _try_to_connect(desktop: Desktop) -> ScreenReader | None:
    from jeepney.wrappers import DBusErrorResponse

    try:
        return ScreenReader(desktop.bus_address)
    except (DBusErrorResponse, OSError):
        return None


def _popup(reader: ScreenReader) -> list[Item]:
    """Everything in our program, once the field for the question is there."""
    for program in reader.programs():
        if program.name.lower() == "memoro":
            items = list(reader.all_in(program))
            if any(item.name == "Search the memory" for item in items):
                return items
    return []
