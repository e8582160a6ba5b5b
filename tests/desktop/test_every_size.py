"""Every window in every language at every text size, on a small screen: all of it is seen whole and reached.

The library has its own test of the same (`library/test_sizes.py`), since it turns with its width.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desktop.fonts import set_application_font
from app.desktop.plain_window import PlainWindow
from app.desktop.translation import LANGUAGES, use_language
from tests.desktop.library.test_sizes import PSEUDO, InWords
from tests.desktop.room import lacking
from tests.desktop.windows import Windows, every_window

SMALL = QSize(632, 320)
"""What a screen of 640 by 360 leaves to a window."""
OVER_ALL = QSize(616, 336)
"""What it leaves to the popup, which has no frame."""
NAMES = [name for name in Windows.NAMES if name != "library"]
CASES = [
    *(((language, 300), name) for language in LANGUAGES for name in NAMES),
    # The settings' longest words never break, and are wider than a small page.
    *(((PSEUDO, percent), name) for percent in (100, 200, 300) for name in NAMES if name != "settings"),
]


@pytest.fixture
def said(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[None]:
    """In a language, at a text size."""
    language, percent = request.param
    translator = InWords()
    if language == PSEUDO:
        QCoreApplication.installTranslator(translator)
    else:
        use_language(language)
    set_application_font("en" if language == PSEUDO else language, percent)
    yield
    QCoreApplication.removeTranslator(translator)
    use_language("en")
    set_application_font("en", 100)


def shrink(window: QWidget, name: str) -> None:
    if name == "quick note":  # takes of the screen what it needs
        return
    size = OVER_ALL if name == "popup" else SMALL
    if isinstance(window, PlainWindow):  # as high as its page, or as the screen
        window.setFixedSize(size)
    window.resize(size)
    assert window.size() == size, name


@pytest.mark.parametrize(("said", "name"), CASES, indirect=["said"])
def test_everything_is_seen_whole(qtbot: QtBot, said: None, name: str) -> None:
    with every_window(qtbot) as windows:
        for state, window in enumerate(windows.states(name)):
            shrink(window, name)
            windows.settle(window)
            with suppress(qtbot.TimeoutError):  # what it lacks then is told better
                qtbot.waitUntil(lambda window=window: not lacking(window), timeout=1000)
            assert not lacking(window), f"{name}, state {state}"
