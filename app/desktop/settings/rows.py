"""One option on a page: label, help, its widget, and what should be known before it is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

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
    """`file_wanted`: the person would like to see the option in the file."""

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
        self.found_by = texts.searched_text(option)
        self.label = wrapping(texts.label(option), self)
        self._help, self._cost = quiet(texts.help_text(option), self), quiet(parent=self)
        self._state, self._problem = quiet(parent=self), quiet(parent=self)
        self.editor = editor(option, theme, self)
        self.reset_button = QToolButton(self)
        self.reset_button.clicked.connect(lambda _checked=False: model.reset(option.key))
        self._lay_out()
        if self.editor:
            self.editor.edited.connect(self._edited)
        model.changed.connect(self.refresh)
        model.refused.connect(self._refused)
        theme.changed.connect(self._draw)
        self._draw()
        self.refresh()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        for line in (self.label, self._help, self._cost, self._state, self._problem):
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
        self.reset_button.setFixedWidth(round(30 * larger(self)))
        policy = self.reset_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset_button.setSizePolicy(policy)
        self._top.addLayout(self._side)
        self._side.addStretch(1)
        self._side.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignVCenter)
        if not wide:
            control.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
            self._side.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self._stays_side_by_side = wide
        whole = QVBoxLayout(self)
        margins(whole)
        whole.setSpacing(Space.s)
        whole.addLayout(self._top)
        if wide:
            whole.addWidget(control)

    def stack(self, stacked: bool) -> None:
        """Put the control below the words, for large text in a narrow window."""
        below = stacked and not self._stays_side_by_side
        way = QBoxLayout.Direction
        self._top.setDirection(way.TopToBottom if below else way.LeftToRight)
        self._side.setDirection(way.RightToLeft if below else way.LeftToRight)
        if self.editor and not self._stays_side_by_side:
            self.editor.narrow(below)
            self._side.setStretchFactor(self.editor, 100 if below else 0)

    def _file_button(self) -> Button:
        button = Button(QCoreApplication.translate("Settings", "In the file…"), self)
        button.setAccessibleName(f"{texts.label(self.option)}: {button.text()}")
        button.clicked.connect(lambda _checked=False: self.file_wanted.emit(self.option.key))
        return button

    def _draw(self) -> None:
        put_glyph(self.reset_button, "reset", self._theme.colour("muted"))

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
        self.reset_button.setVisible(is_set and free and self.editor is not None)
        reset = QCoreApplication.translate("Settings", "Back to the default: %1").replace("%1", default)
        self.reset_button.setToolTip(reset)
        self.reset_button.setAccessibleName(f"{texts.label(option)}: {reset}")
        shown = QCoreApplication.translate("Settings", "Default: %1").replace("%1", default)
        differs = is_set and model.value(option.key) != option.default and self.editor is not None
        say(self._state, locked_by(source, name) or (shown if differs else ""))
        say(self._problem, "")

    def show_cost(self, text: str) -> None:
        say(self._cost, text, "notice")

    def _edited(self, value: Any) -> None:
        say(self._problem, "")
        self._model.set(self.option.key, value)

    def _refused(self, keys: list[str], problem: MemoroError) -> None:
        if self.option.key in keys:
            self.refresh()
            told = in_words(problem)
            say(self._problem, sentences(stop(told.title), told.message, told.action), "problem")


def locked_by(source: str, name: str) -> str:
    texts_by_source = {
        "command line": QCoreApplication.translate(
            "Settings", "Set by %1 on the command line for as long as Memoro runs."
        ),
        "environment": QCoreApplication.translate("Settings", "Set by the environment variable %1."),
        "agent": QCoreApplication.translate("Settings", "The file has an own value for the assistant %1."),
    }
    return texts_by_source[source].replace("%1", name) if source else ""
