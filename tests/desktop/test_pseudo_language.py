"""Every window in a language that does not exist: 40 % longer and marked, so that what is missing is seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.fonts import set_application_font
from tests.desktop.windows import Windows, every_window

LONGER = 0.4
OPEN, CLOSE, PAD = "⟦", "⟧", "ƨ"
# What is no text of ours: names, keys, paths, what notes and stand-ins say.
DATA = re.compile(
    r"https?://\S+|code --goto \S+|[\w./-]+\.(?:md|zip|json5?)(?::\d+)?|[~/][\w./~{}-]+"
    r"|Claude (?:Desktop|Code)|Codex|Cursor|OpenClaw|VS Code|My script"
    r"|OpenAI|Google Gemini|Voyage AI|Mistral|Ollama|\AMemory\Z"
    r"|Memoro|Markdown|memoro toggle|Ctrl\+\S+|Ctrl|Alt|Esc|TKY-\d+|\d[\d.,: ]*"
    r"|[A-Z][a-z]+day|February|November|AM|PM|UTC|MiB|KiB|bytes|no\b|a note|zzzz"
)
MARKUP = re.compile(r"<[^>]+>|&nbsp;|&\w+;")


class Pseudo(QTranslator):
    """Answers every question for a text with a longer one."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context.startswith("Q") and context != "QuickNotes":  # Qt's own
            return ""
        if context == "Rows":
            return source  # a format of dates
        return f"{OPEN}{source}{PAD * max(2, round(len(source) * LONGER))}{CLOSE}"


@pytest.fixture
def pseudo(qtbot: QtBot) -> Iterator[None]:
    translator = Pseudo()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def texts(widget: QWidget) -> Iterator[tuple[QWidget, str]]:
    for child in [widget, *widget.findChildren(QWidget)]:
        if not child.isVisibleTo(widget) or child.objectName().startswith("qt_"):
            continue
        if isinstance(child, QLabel | QAbstractButton):
            yield child, child.text()
        if isinstance(child, QLineEdit):
            yield child, child.placeholderText()
        yield child, child.toolTip()
        yield child, child.accessibleName()
    yield widget, widget.windowTitle()


def is_foreign(text: str) -> bool:
    """Whether a text has words that went through no translation."""
    text, before = MARKUP.sub(" ", text), ""
    while text != before:  # a sentence may stand in another one
        before, text = text, re.sub(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", "", text)
    return bool(re.search(r"[A-Za-z]{3,}", DATA.sub(" ", text)))


def is_clipped(child: QWidget) -> bool:
    """Whether a text lacks room; one that is whole in its own tool tip may be cut off."""
    if (
        isinstance(child, QLabel)
        and child.text() not in {"", *child.toolTip().split("\n")}
        and child.pixmap().isNull()
    ):
        if child.wordWrap():
            return child.heightForWidth(child.width()) > child.height() + 1
        return child.sizeHint().width() > child.width() + 1
    if isinstance(child, QAbstractButton) and child.text() and not isinstance(child, QToolButton):
        return child.sizeHint().width() > child.width() + 1
    return False


def clipped_in(window: QWidget) -> list[str]:
    children = [child for child in window.findChildren(QWidget) if child.isVisibleTo(window)]
    return [child.text() for child in children if is_clipped(child)]


@pytest.mark.parametrize("name", Windows.NAMES)
def test_every_text_is_translated(qtbot: QtBot, pseudo: None, name: str) -> None:
    with every_window(qtbot) as windows:
        for widget in windows.states(name):
            foreign = {text for _child, text in texts(widget) if is_foreign(text)}
            assert not foreign, f"{name}: {foreign}"


SIZES = [(100, name) for name in Windows.NAMES] + [
    # Padding that is one long word never wraps; the library's own test of sizes pads with several.
    (200, name)
    for name in Windows.NAMES
    if name != "library"
]


@pytest.fixture
def text_size(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[None]:
    set_application_font("en", request.param)
    yield
    set_application_font("en", 100)


@pytest.mark.parametrize(("text_size", "name"), SIZES, indirect=["text_size"])
def test_longer_texts_have_room(qtbot: QtBot, pseudo: None, text_size: None, name: str) -> None:
    with every_window(qtbot) as windows:
        for widget in windows.states(name):
            with suppress(qtbot.TimeoutError):  # what is read meanwhile is laid out anew
                qtbot.waitUntil(lambda widget=widget: not clipped_in(widget), timeout=1000)
            assert not clipped_in(widget), name


def test_the_test_sees_what_is_missing(qtbot: QtBot, pseudo: None) -> None:
    assert is_foreign("Plain English")
    assert not is_foreign(f"{OPEN}Plain{CLOSE} · ~/Documents/Memoro")
    narrow = QLabel("a text that does not fit into so little room")
    narrow.setFixedWidth(40)
    qtbot.addWidget(narrow)
    assert is_clipped(narrow)
