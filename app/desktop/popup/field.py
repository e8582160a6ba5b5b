"""The field for the question. It keeps the keyboard; keys that mean something to the list become actions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from app.desktop.popup.keys import Action, action_for
from app.desktop.timers import single_shot
from app.desktop.utf16 import utf16
from app.desktop.widgets.line import Line

HELD_MS = 150
"""Alt is held down, not pressed as a part of a combination."""


class QuestionField(Line):
    """`asked` brings the text when it really changed, `acted` an action, `picked` a row's number (1 to 9),
    `numbers_wanted` whether who holds Alt down looks for such a number.

    While an input method composes (its pre-edit text is not empty) nothing is asked and every key is its own:
    the Enter that accepts a candidate must not open a note.
    """

    asked = Signal(str)
    acted = Signal(Action)
    picked = Signal(int)
    numbers_wanted = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        self.setFrame(False)
        self.setMaxLength(1000)
        self._composing = False
        self._last = ""
        self._alt_held = single_shot(self, HELD_MS, lambda: self.numbers_wanted.emit(True))
        self.textChanged.connect(self._changed)

    @property
    def question(self) -> str:
        """The text without space around it."""
        return self.text().strip()

    @property
    def is_composing(self) -> bool:
        return self._composing

    def take_out(self, start: int, end: int) -> None:
        """Take a part of the text with a blank beside it away; Ctrl+Z brings it back."""
        text, cursor = self.text(), self.cursorPosition()
        if text[end : end + 1].isspace():
            end += 1
        elif text[:start][-1:].isspace():
            start -= 1
        first, length = utf16(text[:start]), utf16(text[start:end])
        self.setSelection(first, length)
        self.del_()
        self.setCursorPosition(cursor if cursor <= first else max(first, cursor - length))

    def _changed(self) -> None:
        if not self._composing and self.text() != self._last:
            self._last = self.text()
            self.asked.emit(self._last)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)
        self._changed()  # also when composing ended without a letter, after a selection had been replaced

    def event(self, event: QEvent) -> bool:
        self._watch_alt(event)
        # Tab would be taken for moving the focus before it gets to keyPressEvent.
        if event.type() == QEvent.Type.KeyPress and self._act(QKeyEvent(event)):
            return True
        if event.type() == QEvent.Type.ShortcutOverride and self._meaning(QKeyEvent(event)) is not None:
            event.accept()
            return True
        return super().event(event)

    def _watch_alt(self, event: QEvent) -> None:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt:
            self._alt_held.start()
        elif kind in {QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.FocusOut}:
            self._alt_held.stop()
            self.numbers_wanted.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._composing:
            event.accept()
            return
        super().keyPressEvent(event)

    def _act(self, event: QKeyEvent) -> bool:
        meaning = self._meaning(event)
        if isinstance(meaning, Action):
            self.acted.emit(meaning)
        elif meaning is not None:
            self.picked.emit(meaning)
        return meaning is not None

    def _meaning(self, event: QKeyEvent) -> Action | int | None:
        if self._composing:
            return None
        return action_for(
            event.key(), event.modifiers(), text=self.text(), selected_text=self.selectedText(),
            at_start=self.cursorPosition() == 0 and not event.isAutoRepeat(),
            at_end=self.cursorPosition() == utf16(self.text()),
        )  # fmt: skip
