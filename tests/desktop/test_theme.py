from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.theme import (
    DARK,
    DARK_CONTRAST,
    LIGHT,
    LIGHT_CONTRAST,
    Colours,
    Theme,
    colours_for,
)

NO_WISH, HIGH = Qt.ContrastPreference.NoPreference, Qt.ContrastPreference.HighContrast
PAIRS = [
    ("text", "window"), ("text", "surface"), ("text", "selection"), ("text", "entry"), ("muted", "window"),
    ("muted", "surface"), ("muted", "selection"), ("accent", "window"), ("accent", "surface"),
    ("accent", "selection"), ("on_accent", "accent"), ("on_mark", "mark"), ("on_notice", "notice"),
    ("on_problem", "problem"), ("text", "added"), ("text", "added_word"), ("text", "removed"),
    ("text", "removed_word"), ("muted", "added"), ("muted", "removed"), ("text", "track"), ("window", "text"),
    ("muted", "entry"), ("on_notice", "window"), ("on_notice", "surface"), ("on_problem", "window"),
    ("on_problem", "surface"), ("on_notice", "problem"), ("faint", "window"),
]  # fmt: skip
"""What carries text, disabled controls and placeholders (muted) among it."""
RINGS = [
    ("accent", "window"), ("accent", "surface"), ("accent", "selection"), ("on_accent", "accent"),
    ("text", "window"), ("text", "on_accent"), ("on_problem", "problem"), ("window", "text"),
    ("muted", "surface"),
]  # fmt: skip
"""What shows the focus, and the outlines of fields and boxes, against what lies beside it."""


def luminance(colour: str) -> float:
    """Relative luminance by WCAG 2.2."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in QColor(colour).getRgbF()[:3]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    """From 1 to 21, by WCAG 2.2."""
    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back"), PAIRS)
def test_text_can_be_read(colours: Colours, front: str, back: str) -> None:
    assert contrast(getattr(colours, front), getattr(colours, back)) >= 4.5


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back"), RINGS)
def test_the_focus_and_outlines_can_be_seen(colours: Colours, front: str, back: str) -> None:
    assert contrast(getattr(colours, front), getattr(colours, back)) >= 3


@pytest.mark.parametrize("colours", [LIGHT_CONTRAST, DARK_CONTRAST], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back"), PAIRS)
def test_who_asks_for_contrast_gets_it(colours: Colours, front: str, back: str) -> None:
    assert contrast(getattr(colours, front), getattr(colours, back)) >= 7


@pytest.mark.parametrize("colours", [LIGHT_CONTRAST, DARK_CONTRAST], ids=["light", "dark"])
@pytest.mark.parametrize("line", ["line", "edge"])
@pytest.mark.parametrize("beside", ["window", "surface"])
def test_and_lines_that_can_be_seen(colours: Colours, line: str, beside: str) -> None:
    assert contrast(getattr(colours, line), getattr(colours, beside)) >= 4.5


@pytest.mark.parametrize(
    ("choice", "scheme", "contrast", "colours"),
    [
        ("auto", Qt.ColorScheme.Dark, NO_WISH, DARK),
        ("auto", Qt.ColorScheme.Unknown, NO_WISH, LIGHT),
        ("dark", Qt.ColorScheme.Light, NO_WISH, DARK),
        ("light", Qt.ColorScheme.Dark, HIGH, LIGHT_CONTRAST),
        ("auto", Qt.ColorScheme.Dark, HIGH, DARK_CONTRAST),
    ],
)
def test_the_choice_the_systems_scheme_and_its_contrast(
    choice: str, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference, colours: Colours
) -> None:
    """High contrast is a setting of GNOME, Windows and macOS (QAccessibilityHints, Qt 6.10)."""
    assert colours_for(choice, scheme, contrast) is colours


@pytest.mark.parametrize(("colours", "document"), [(LIGHT, "#ffffff"), (DARK, "#1e1e1e")])
def test_the_popup_is_told_apart_from_a_document_behind_it(colours: Colours, document: str) -> None:
    """Many desktops give it no shadow. 3:1 is what WCAG asks of parts that have to be made out."""
    for beside in (document, colours.window):
        light, dark = sorted([luminance(colours.edge), luminance(beside)], reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 3


def test_a_window_follows_the_choice(qtbot: QtBot) -> None:
    theme, window = Theme("light"), QWidget()
    qtbot.addWidget(window)
    theme.dress(window)
    before = window.styleSheet()
    with qtbot.waitSignal(theme.changed):
        theme.choose("dark")
    assert theme.is_dark
    assert window.styleSheet() != before
    assert LIGHT.window not in window.styleSheet()
    theme.choose("light")
    theme.choose("auto")


@pytest.mark.parametrize("name", ["question", "any"])
def test_what_an_empty_field_says_can_be_read(qtbot: QtBot, name: str) -> None:
    theme, window = Theme("light"), QWidget()
    qtbot.addWidget(window)
    field = QLineEdit(window)
    field.setObjectName(name)
    theme.dress(window)
    field.ensurePolished()
    assert field.palette().placeholderText().color() == theme.colour("muted")


def test_the_style_sheet_has_a_value_for_every_name(qtbot: QtBot) -> None:
    assert "$" not in Theme("light").style_sheet()


def test_a_list_of_choices_opens_whole(qtbot: QtBot) -> None:
    """Over its field, as Fusion has it, the last row was cut and stood below an arrow."""
    window = QWidget()
    window.setObjectName("page")
    Theme("light").dress(window)
    box = QComboBox(window)
    box.addItems(["Automatic", "English", "日本語", "简体中文", "한국어"])
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    view = box.view()
    with qtbot.waitExposed(view.window()):
        box.showPopup()
    last = view.visualRect(view.model().index(box.count() - 1, 0))
    assert last.height() > view.fontMetrics().height()
    shown = [part for part in view.parent().children() if isinstance(part, QWidget) and part.isVisible()]
    assert shown == [view], "no arrow stands above or below the rows"
    box.hidePopup()
