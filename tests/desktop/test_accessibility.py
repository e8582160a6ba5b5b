"""What a screen reader finds: by Qt's interfaces in every window, and once through the real AT-SPI bus."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.settings.providers.card import ProviderCard
from app.desktop.theme import Theme
from tests.desktop.conftest import Popup
from tests.desktop.stand_in import NOTES
from tests.desktop.test_theme import contrast
from tests.desktop.windows import Windows, every_window
from tests.helpers.at_spi import LAUNCHER, Item, ScreenReader, connect_when_ready
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

NO_ROLE = {QAccessible.Role.NoRole, QAccessible.Role.Client, QAccessible.Role.Pane}


def interfaces(widget: QWidget) -> Iterator[tuple[QWidget, QAccessibleInterface]]:
    for child in [widget, *widget.findChildren(QWidget)]:
        if child.isVisibleTo(widget) and not child.objectName().startswith("qt_"):
            yield child, QAccessible.queryAccessibleInterface(child)


@pytest.mark.parametrize("name", Windows.NAMES)
def test_whatever_can_be_used_has_a_name(qtbot: QtBot, name: str) -> None:
    with every_window(qtbot) as windows:
        for widget in windows.states(name):
            for card in widget.findChildren(ProviderCard):
                card.open()
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


def usable(window: QWidget) -> list[QWidget]:
    """What Tab should reach now."""
    return [
        child
        for child in window.findChildren(QWidget)
        if child.isVisibleTo(window) and child.isEnabledTo(window) and child.window() is window
        and child.focusPolicy() & Qt.FocusPolicy.TabFocus and not child.focusProxy()
    ]  # fmt: skip


def described(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()} {widget.accessibleName()}"


@pytest.mark.parametrize("name", Windows.NAMES)
def test_what_takes_the_keyboard_says_what_it_is(qtbot: QtBot, name: str) -> None:
    with every_window(qtbot) as windows:
        for window in windows.states(name):
            for child in usable(window):
                found = QAccessible.queryAccessibleInterface(child)
                assert found.role() not in NO_ROLE, described(child)
                assert name_of(found), described(child)
                if isinstance(child, QComboBox):
                    assert is_labelled(child, found), described(child)


def name_of(found: QAccessibleInterface) -> str:
    return found.text(QAccessible.Text.Name).strip()


def is_labelled(box: QComboBox, found: QAccessibleInterface) -> bool:
    """On Linux Qt tells the value of a box as its name; a label or a description says what it is for."""
    labels = [other for other, how in found.relations() if how & QAccessible.RelationFlag.Label]
    return any(map(name_of, labels)) or bool(box.accessibleDescription())


@pytest.mark.parametrize("name", [name for name in Windows.NAMES if name != "popup"])
def test_tab_walks_through_everything_and_comes_back(qtbot: QtBot, name: str) -> None:
    """The popup keeps Tab in the field; F6 leads on there, see `test_popup_filters.py`."""
    with every_window(qtbot) as windows:
        for window in windows.states(name):
            wanted = usable(window)
            seen = walk(qtbot, window, len(wanted) + 1)
            assert [described(child) for child in wanted if child not in seen] == []


def walk(qtbot: QtBot, window: QWidget, most: int) -> list[QWidget]:
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None, timeout=5000)
    seen: list[QWidget] = []
    while (now := QApplication.focusWidget()) not in seen and len(seen) < most:
        seen.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    return seen


@pytest.mark.parametrize(("name", "steps"), [("first start", 4), ("backup", 0), ("report", 0), ("plain", 0)])
def test_tab_goes_as_people_read(qtbot: QtBot, name: str, steps: int) -> None:
    """From the top to the bottom and from the left to the right, but that some windows begin further on."""
    with every_window(qtbot) as windows:
        for number, window in enumerate(windows.states(name)):
            if number == steps:
                seen = walk(qtbot, window, 20)
                places = [child.mapTo(window, QPoint(0, 0)) for child in seen]
                order = [(place.y(), place.x()) for place in places]
                first = order.index(min(order))
                assert order[first:] + order[:first] == sorted(order), [described(child) for child in seen]


def test_in_the_library_tab_goes_from_the_sections_to_the_list_and_to_the_note(qtbot: QtBot) -> None:
    with every_window(qtbot) as windows:
        for window in windows.states("library"):
            seen = [child.accessibleName() for child in walk(qtbot, window, 20)]
            if "The note" in seen:
                first = seen.index("Sections of the memory")
                wanted = ["Sections of the memory", "Filter titles, search the text", "Notes", "The note"]
                assert [name for name in seen[first:] + seen[:first] if name in wanted] == wanted


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("name", Windows.NAMES)
def test_the_focus_is_seen(qtbot: QtBot, name: str, look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough of its pixels change, and by a contrast of 3:1; of each kind of widget one is looked at."""
    monkeypatch.setattr("tests.desktop.windows.Theme", lambda _choice: Theme(look))
    QApplication.setCursorFlashTime(0)
    known: set[tuple[str, str, str]] = set()
    with every_window(qtbot) as windows:
        for window in windows.states(name):
            window.activateWindow()
            for child in usable(window):
                kind = (type(child).__name__, child.objectName(), str(child.property("role")))
                if kind not in known:
                    known.add(kind)
                    assert changed_by_focus(qtbot, child) >= 15, f"{look} {described(child)}"


def changed_by_focus(qtbot: QtBot, widget: QWidget) -> int:
    if (before := QApplication.focusWidget()) is not None:
        before.clearFocus()
    without = widget.grab().toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: widget.hasFocus() or not widget.isVisible(), timeout=5000)
    focused = widget.grab().toImage()
    pairs = (
        (without.pixelColor(x, y), focused.pixelColor(x, y))
        for y in range(min(without.height(), focused.height()))
        for x in range(min(without.width(), focused.width()))
    )
    return sum(one != other and contrast(one.name(), other.name()) >= 3 for one, other in pairs)


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
        connect_when_ready(desktop.bus_address) as reader,
    ):
        items = wait_until(lambda: _popup(reader), 40, what="the popup on the accessibility bus") or []
        found = {(item.role, item.name) for item in items}
        assert ("text", "Search the memory") in found
        assert ("list", "Results") in found
        assert any(role in {"push button", "toggle button", "check box"} and name for role, name in found)


def _popup(reader: ScreenReader) -> list[Item]:
    """Everything in our program, once the field for the question is there."""
    for program in reader.programs():
        if program.name.lower() == "memoro":
            items = list(reader.all_in(program))
            if any(item.name == "Search the memory" for item in items):
                return items
    return []
