"""Puts right what reaches a field from Fcitx by way of IBus.

The key that ends a composition without being part of it (the space after a Korean word) overtakes what it
ends: 한글 and a space become 한, a space and 글, and a note that Enter keeps lacks its end. And what is only
composed looks like what is written.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent, QTextCharFormat
from shiboken6 import isValid

from app.desktop.timers import single_shot

LONGEST_MS = 100
"""An input method that commits nothing after all does not keep the key."""

_MODIFIERS = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
)


class Composing(QObject):
    """Watches the object with the keyboard, and no other: every event there goes through Python."""

    def __init__(self, application: QGuiApplication) -> None:
        super().__init__(application)
        self._watched: QObject | None = None
        self._is_composing = self._is_passing = False
        self._held: list[QKeyEvent] = []
        self._late = single_shot(self, LONGEST_MS, self._press_held)
        application.focusObjectChanged.connect(self._watch)
        self._watch(application.focusObject())

    def _watch(self, target: QObject | None) -> None:
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched, self._is_composing = target, False
        self._held.clear()
        if target is not None:
            target.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_passing or watched is not self._watched:
            return False
        if isinstance(event, QInputMethodEvent):
            return self._take_text(event)
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._hold(event)

    def _take_text(self, event: QInputMethodEvent) -> bool:
        self._is_composing = bool(event.preeditString())
        if self._is_composing and not _is_marked(event):
            self._pass(_underlined(event))
            return True
        if self._held and event.commitString():
            self._pass(event)
            self._press_held()
            return True
        return False

    def _hold(self, event: QKeyEvent) -> bool:
        if not (self._is_composing or self._held) or event.key() in _MODIFIERS:
            return False
        self._held.append(_copied(event))
        self._late.start()
        return True

    def _press_held(self) -> None:
        self._late.stop()
        held, self._held = self._held, []
        for event in held:
            self._pass(event)

    def _pass(self, event: QEvent) -> None:
        if self._watched is None or not isValid(self._watched):
            return
        self._is_passing = True
        try:
            QCoreApplication.sendEvent(self._watched, event)
        finally:
            self._is_passing = False


def _copied(event: QKeyEvent) -> QKeyEvent:
    return QKeyEvent(
        event.type(), event.key(), event.modifiers(), event.nativeScanCode(), event.nativeVirtualKey(),
        event.nativeModifiers(), event.text(), event.isAutoRepeat(), event.count(),
    )  # fmt: skip


def _is_marked(event: QInputMethodEvent) -> bool:
    kind = QInputMethodEvent.AttributeType.TextFormat
    return any(attribute.type == kind for attribute in event.attributes())


def _underlined(event: QInputMethodEvent) -> QInputMethodEvent:
    line = QTextCharFormat()
    line.setFontUnderline(True)
    kind, length = QInputMethodEvent.AttributeType.TextFormat, len(event.preeditString())
    marked = QInputMethodEvent(
        event.preeditString(), [*event.attributes(), QInputMethodEvent.Attribute(kind, 0, length, line)]
    )
    marked.setCommitString(event.commitString(), event.replacementStart(), event.replacementLength())
    return marked
