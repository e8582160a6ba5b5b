"""Keys and composed text in the order in which Fcitx sends them by way of IBus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.desktop.composing import Composing


class Field(QLineEdit):
    def __init__(self, composing: Composing) -> None:
        super().__init__()
        self.composing = composing
        self.formats: list[QInputMethodEvent.Attribute] = []

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        kind = QInputMethodEvent.AttributeType.TextFormat
        self.formats = [attribute for attribute in event.attributes() if attribute.type == kind]
        super().inputMethodEvent(event)


@pytest.fixture
def field(qtbot: QtBot, qapp: QApplication) -> Iterator[Field]:
    composing = Composing(qapp)
    field = Field(composing)
    qtbot.addWidget(field)
    field.show()
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(lambda: qapp.focusObject() is field)
    yield field
    qapp.focusObjectChanged.disconnect(composing._watch)
    composing._watch(None)
    composing.deleteLater()


def compose(field: Field, preedit: str, commit: str = "") -> None:
    event = QInputMethodEvent(preedit, [])
    event.setCommitString(commit)
    QApplication.sendEvent(field, event)


def press(field: Field, key: Qt.Key, text: str = "") -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    QApplication.sendEvent(field, event)


def test_a_key_waits_for_the_syllable_that_it_ends(field: Field) -> None:
    entered: list[str] = []
    field.returnPressed.connect(lambda: entered.append(field.text()))
    compose(field, "글")
    press(field, Qt.Key.Key_Shift)
    press(field, Qt.Key.Key_Space, " ")
    press(field, Qt.Key.Key_Return)
    assert (field.text(), entered) == ("", [])
    compose(field, "", "글")
    assert (field.text(), entered) == ("글 ", ["글 "])
    press(field, Qt.Key.Key_A, "a")
    assert field.text() == "글 a"


def test_where_nothing_is_committed_the_key_comes_a_little_later(field: Field, qtbot: QtBot) -> None:
    compose(field, "글")
    press(field, Qt.Key.Key_X, "x")
    compose(field, "")
    assert field.text() == ""
    qtbot.waitUntil(lambda: field.text() == "x")


def test_a_key_for_a_field_that_was_left_goes_nowhere(field: Field, qtbot: QtBot) -> None:
    other = QLineEdit()
    qtbot.addWidget(other)
    compose(field, "글")
    press(field, Qt.Key.Key_X, "x")
    other.show()
    other.activateWindow()
    other.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusObject() is other)
    compose(field, "", "글")
    qtbot.waitUntil(lambda: not field.composing._late.isActive())
    assert (field.text(), other.text()) == ("글", "")


def test_what_is_composed_is_underlined_where_nothing_marks_it(field: Field) -> None:
    compose(field, "にほ", "へ")
    (mark,) = field.formats
    assert (mark.start, mark.length, mark.value.toCharFormat().fontUnderline()) == (0, 2, True)
    assert field.text() == "へ"
