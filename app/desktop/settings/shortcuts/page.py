"""The page "Shortcuts": the global hotkeys, and the keys of the popup for looking up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.config.options import Option
from app.desktop.hotkey import CAPTURE, SEARCH
from app.desktop.key_names import in_windows
from app.desktop.settings import placing, texts
from app.desktop.settings.editors import Editor
from app.desktop.settings.model import SettingsModel
from app.desktop.settings.page import Page
from app.desktop.settings.rows import OptionRow, editor_for
from app.desktop.settings.shortcuts.programs import ProgramsEditor
from app.desktop.settings.shortcuts.recorder import Door, Recorder
from app.desktop.theme import Space, Theme
from app.desktop.widgets.card import Card, margins
from app.desktop.widgets.copyable import Copyable
from app.desktop.widgets.labels import Label, wrapping
from app.desktop.widgets.turning import Turning
from app.platform.active_window.main import can_tell
from app.platform.hotkey.by_hand import by_hand
from app.platform.hotkey.models import HotkeyUnavailable

SEARCH_KEY, PROGRAMS_KEY = "app.hotkey", "app.hotkeyPausedIn"


class RecorderEditor(Editor):
    """A recorder in the place of a text field."""

    def __init__(self, option: Option, theme: Theme, door: Door, parent: QWidget) -> None:
        super().__init__(option, theme, parent)
        purpose = SEARCH if option.key == SEARCH_KEY else CAPTURE
        self.recorder = Recorder(self.name, door, self, purpose=purpose)
        self._layout.addWidget(self.recorder)
        self.setFocusProxy(self.recorder.keys)
        self.recorder.recorded.connect(self.edited.emit)

    def show_value(self, value: object) -> None:
        self.recorder.show_sequence(str(value or ""))


def shortcuts_page(model: SettingsModel, theme: Theme, door: Door) -> Page:
    def editor(option: Option, theme: Theme, parent: QWidget) -> Editor | None:
        if option.key == PROGRAMS_KEY:
            return ProgramsEditor(option, theme, parent)
        recorded = option.type == "text"
        return RecorderEditor(option, theme, door, parent) if recorded else editor_for(option, theme, parent)

    page = Page(texts.page_title(placing.SHORTCUTS))
    for section in placing.sections(model.options.values(), placing.SHORTCUTS):
        page.add_heading(texts.section_title(section.title))
        card = Card(page.widget())
        for option in section.options:
            row = OptionRow(option, model, theme, card, editor=editor)
            card.add(row)
            page.rows.append(row)
        page.body.addWidget(card)
    if not can_tell():
        page.body.addWidget(wrapping(_everywhere(), page.widget()))
    if door.mechanism == "none" or isinstance(door.failures.get(SEARCH), HotkeyUnavailable):
        page.body.addWidget(_by_hand(page, next(iter(door.wanted), "")))
    elif door.mechanism == "wayland_portal":
        page.body.addWidget(wrapping(_asked(), page.widget()))
    page.add_heading(QCoreApplication.translate("Shortcuts", "In the search window"))
    page.body.addWidget(_key_table(page))
    page.finish()
    return page


def _everywhere() -> str:
    return QCoreApplication.translate(
        "Shortcuts",
        "This desktop does not tell which program is in use or fills the screen, so the hotkeys work "
        "everywhere.",
    )


def _asked() -> str:
    return QCoreApplication.translate(
        "Shortcuts",
        "On this desktop (Wayland) programs may only propose a hotkey. The desktop asks you and has the "
        "last word; you can change the key later in its own keyboard settings.",
    )


def _by_hand(page: Page, sequence: str) -> QWidget:
    """What a person can do where no program may bind a key."""
    bound = by_hand(sequence)
    if bound.file:
        how = QCoreApplication.translate(
            "Shortcuts",
            "This desktop does not let programs bind a hotkey. Its configuration can: add this line to %1.",
        ).replace("%1", bound.file)
    else:
        how = QCoreApplication.translate(
            "Shortcuts",
            "This desktop does not let programs bind a hotkey. Its own keyboard settings can: add a shortcut "
            "there that runs this command.",
        )
    whole = QWidget(page.widget())
    layout = QVBoxLayout(whole)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(Space.s)
    layout.addWidget(wrapping(how, whole))
    line = Copyable(whole)
    line.line.setText(bound.text)
    layout.addWidget(line)
    return whole


def _key_table(page: Page) -> Card:
    card = Card(page.widget())
    for keys, what in _keys():
        row = QWidget(card)
        shown = Label(row, in_windows(keys))
        shown.setProperty("role", "muted")
        layout = Turning(wrapping(what, row), shown)
        row.setLayout(layout)
        margins(layout, vertical=Space.s)
        card.add(row)
        page.turning.append(layout)
    return card


def _keys() -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    return [
        ("↑  ↓", translate("Shortcuts", "Choose a result")),
        ("Enter", translate("Shortcuts", "Open it at its line")),
        ("Ctrl+Enter", translate("Shortcuts", "Show it in its folder")),
        ("Alt+1 … Alt+9", translate("Shortcuts", "Open the result with this number")),
        ("Ctrl+L", translate("Shortcuts", "Show it in the library")),
        ("Ctrl+C", translate("Shortcuts", "Copy its citation")),
        ("Ctrl+Shift+C", translate("Shortcuts", "Copy the passage")),
        ("Ctrl+Shift+Enter", translate("Shortcuts", "Paste it into the program used before (X11)")),
        ("Ctrl+S", translate("Shortcuts", "Pin it, or take the pin away")),
        ("Ctrl+R", translate("Shortcuts", "Look for more like it")),
        ("Ctrl+F", translate("Shortcuts", "Search in this note alone")),
        ("Ctrl+K", translate("Shortcuts", "Everything that can be done with it")),
        ("→", translate("Shortcuts", "Hide or show the preview")),
        ("Alt+↑  Alt+↓", translate("Shortcuts", "Scroll the preview")),
        ("Ctrl+T", translate("Shortcuts", "Search notes, conversations or everything")),
        ("Backspace", translate("Shortcuts", "Before the text: take the last filter away")),
        ("↑", translate("Shortcuts", "From the first result: what was asked before")),
        ("F6", translate("Shortcuts", "Go to the filters, the pin and the buttons")),
        ("Ctrl+,", translate("Shortcuts", "Open the settings")),
        ("Esc", translate("Shortcuts", "Clear the question, then close")),
    ]
