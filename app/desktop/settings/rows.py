"""One option on a page: label, help, its widget, and what should be known before it is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.config.options import Option
from app.desktop.buttons import Button
from app.desktop.icons import put_glyph
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.settings import note_program, texts
from app.desktop.settings.editors import (
    LONG,
    ChoiceEditor,
    ChoicesEditor,
    Editor,
    LongTextEditor,
    NumberEditor,
    SwitchEditor,
    TextEditor,
)
from app.desktop.settings.lists import ListEditor
from app.desktop.settings.model import SettingsModel
from app.desktop.theme import Space, Theme
from app.desktop.widgets.card import margins
from app.desktop.widgets.labels import quiet, say, wrapping
from app.desktop.widgets.larger import larger
from app.errors import MemoroError

_WIDE = ("texts",)  # their widget takes a line of its own
_LINES = ("cost", "state", "problem")
"""What is told below the help, in this order."""
_EDITORS: dict[str, type[Editor]] = {
    "boolean": SwitchEditor, "integer": NumberEditor, "number": NumberEditor, "text": TextEditor,
    "choice": ChoiceEditor, "choices": ChoicesEditor,
}  # fmt: skip


def editor_for(option: Option, theme: Theme, parent: QWidget) -> Editor | None:
    """The widget of an option; None where it can be changed in the file only."""
    if option.type == "texts":
        return ListEditor(option, theme, parent, paths=option.key.endswith("extraPaths"))
    if option.type == "text" and option.key.endswith(LONG):
        return LongTextEditor(option, theme, parent)
    if option.key == note_program.KEY:
        return note_program.NoteProgramEditor(option, theme, parent)
    made = _EDITORS.get(option.type)
    return made(option, theme, parent) if made and not option.secret else None


class OptionRow(QWidget):
    """`file_wanted`: the person would like to see the option in the file.

    What most rows never show is made when it is first shown: each widget is styled anew with every theme.
    """

    file_wanted = Signal(str)

    def __init__(
        self,
        option: Option,
        model: SettingsModel,
        theme: Theme,
        parent: QWidget,
        *,
        editor: Callable[[Option, Theme, QWidget], Editor | None] = editor_for,
    ) -> None:
        super().__init__(parent)
        self.option, self._model, self._theme = option, model, theme
        self.label = wrapping(texts.label(option), self)
        self._help = quiet(texts.help_text(option), self)
        self._lines: dict[str, QLabel] = {}
        self.editor = editor(option, theme, self)
        self.reset_button: QToolButton | None = None
        self._lay_out()
        if self.editor:
            self.editor.edited.connect(self._edited)
        model.changed.connect(self.refresh)
        model.refused.connect(self._refused)
        theme.changed.connect(self._draw)
        self.refresh()

    def _lay_out(self) -> None:
        words = self._words = QVBoxLayout()
        words.setSpacing(2)
        for line in (self.label, self._help):
            words.addWidget(line)
        words.insertStretch(0, 1)  # beside a high control the lines stay together
        words.addStretch(1)
        self._top, self._side = QBoxLayout(QBoxLayout.Direction.LeftToRight), QHBoxLayout()
        self._top.setSpacing(Space.s)
        self._top.addLayout(words, 1)
        control: QWidget = self.editor or self._file_button()
        if self.editor and (spoken := self.editor.focusProxy()):
            self.label.setBuddy(spoken)  # of a list of choices Linux tells only the value as its name
        wide = self.option.type in _WIDE or isinstance(self.editor, LongTextEditor)
        self._top.addLayout(self._side)
        self._side.addStretch(1)
        if not wide:
            control.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
            self._side.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self._stays_side_by_side, self._below = wide, False
        whole = QVBoxLayout(self)
        margins(whole)
        whole.setSpacing(Space.s)
        whole.addLayout(self._top)
        if wide:
            whole.addWidget(control)

    def stack(self, stacked: bool) -> None:
        """Put the control below the words, for large text in a narrow window."""
        below = self._below = stacked and not self._stays_side_by_side
        way = QBoxLayout.Direction
        self._top.setDirection(way.TopToBottom if below else way.LeftToRight)
        self._side.setDirection(way.RightToLeft if below else way.LeftToRight)
        if self.editor and not self._stays_side_by_side:
            self.editor.narrow(below)
            self._side.setStretchFactor(self.editor, 100 if below else 0)
        self._keep_room()

    def _keep_room(self) -> None:
        """The control stands where it stood, whether or not there is a way back to the default beside it."""
        shown = self.reset_button is not None and not self.reset_button.isHidden()
        room = 0 if shown else self._reset_width + (0 if self._stays_side_by_side else self._side.spacing())
        self._side.setContentsMargins(0 if self._below else room, 0, room if self._below else 0, 0)

    @property
    def _reset_width(self) -> int:
        return round(30 * larger(self))

    def _file_button(self) -> Button:
        button = Button(QCoreApplication.translate("Settings", "In the file…"), self)
        button.setAccessibleName(f"{texts.label(self.option)}: {button.text()}")
        button.clicked.connect(lambda _checked=False: self.file_wanted.emit(self.option.key))
        return button

    def _draw(self) -> None:
        if self.reset_button:
            put_glyph(self.reset_button, "reset", self._theme.colour("muted"))

    def _offer_reset(self, wanted: bool, default: str) -> None:
        if wanted and self.reset_button is None:
            button = self.reset_button = QToolButton(self)
            button.setFixedWidth(self._reset_width)
            button.clicked.connect(lambda _checked=False: self._model.reset(self.option.key))
            self._side.insertWidget(1, button, 0, Qt.AlignmentFlag.AlignVCenter)
            if self.editor:
                QWidget.setTabOrder(self.editor, button)
            self._draw()
        if self.reset_button:
            told = QCoreApplication.translate("Settings", "Back to the default: %1").replace("%1", default)
            self.reset_button.setToolTip(told)
            self.reset_button.setAccessibleName(f"{texts.label(self.option)}: {told}")
            self.reset_button.setVisible(wanted)
        self._keep_room()

    def _say(self, line: str, text: str, role: str = "muted") -> None:
        """Show `text` in one of `_LINES`, or hide that line."""
        if text and line not in self._lines:
            before = sum(name in self._lines for name in _LINES[: _LINES.index(line)])
            self._lines[line] = quiet(parent=self)
            self._words.insertWidget(self._words.indexOf(self._help) + 1 + before, self._lines[line])
        if line in self._lines:
            say(self._lines[line], text, role)

    def refresh(self) -> None:
        """Show what holds now."""
        model, option = self._model, self.option
        if self.editor:
            self.editor.show_value(model.value(option.key))
        source, name = model.lock(option.key)
        is_set = model.is_set(option.key)
        free = not source and not model.is_broken
        if self.editor:
            self.editor.setEnabled(free)
        default = texts.value_in_words(option, option.default)
        self._offer_reset(is_set and free and self.editor is not None, default)
        shown = QCoreApplication.translate("Settings", "Default: %1").replace("%1", default)
        differs = is_set and model.value(option.key) != option.default and self.editor is not None
        self._say("state", locked_by(source, name) or (shown if differs else ""))
        self._say("problem", "")

    def show_cost(self, text: str) -> None:
        self._say("cost", text, "notice")

    def _edited(self, value: Any) -> None:
        self._say("problem", "")
        self._model.set(self.option.key, value)

    def _refused(self, keys: list[str], problem: MemoroError) -> None:
        if self.option.key in keys:
            self.refresh()
            told = in_words(problem)
            self._say("problem", sentences(stop(told.title), told.message, told.action), "problem")


def locked_by(source: str, name: str) -> str:
    texts_by_source = {
        "command line": QCoreApplication.translate(
            "Settings", "Set by %1 on the command line for as long as Memoro runs."
        ),
        "environment": QCoreApplication.translate("Settings", "Set by the environment variable %1."),
        "agent": QCoreApplication.translate("Settings", "The file has an own value for the assistant %1."),
    }
    return texts_by_source[source].replace("%1", name) if source else ""
