from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QCursor, QGuiApplication

from app.config.options import Settings
from app.desktop.fonts import set_application_font
from app.desktop.popup import standing
from app.desktop.popup.placement import MARGIN, place, screen_index
from app.desktop.theme import Space
from tests.desktop.conftest import Popup

SIDE = st.integers(-4000, 4000)
LENGTH = st.integers(320, 6000)


@given(SIDE, SIDE, LENGTH, LENGTH, st.integers(100, 3000), st.integers(100, 3000))
def test_never_outside_the_screen(
    left: int, top: int, width: int, height: int, wanted_width: int, wanted_height: int
) -> None:
    screen = QRect(left, top, width, height)
    placed = place(QSize(wanted_width, wanted_height), screen)
    assert screen.contains(placed)
    assert placed.width() == min(wanted_width, width - 2 * MARGIN)


def test_in_the_upper_part_and_in_the_middle() -> None:
    placed = place(QSize(900, 560), QRect(0, 30, 1920, 1050))
    assert placed.center().x() == QRect(0, 30, 1920, 1050).center().x()
    assert placed.top() - 30 < 1080 - placed.bottom()


def test_the_screen_with_the_pointer() -> None:
    screens = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 720), QRect(-800, 200, 800, 600)]
    assert screen_index(QPoint(100, 100), screens) == 0
    assert screen_index(QPoint(2000, 100), screens) == 1
    assert screen_index(QPoint(-10, 300), screens) == 2


def test_a_pointer_between_screens_takes_the_nearest() -> None:
    screens = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 720)]
    assert screen_index(QPoint(2500, 760), screens) == 1
    assert screen_index(QPoint(0, 0), []) == -1


class Screen:
    """A screen as Qt describes it: the corner in the system's pixels, the size divided by the scale."""

    def __init__(self, left: int, width: int, ratio: float) -> None:
        self._area, self._ratio = QRect(left, 0, width, 1000), ratio

    def geometry(self) -> QRect:
        return self._area

    def devicePixelRatio(self) -> float:
        return self._ratio


@pytest.mark.parametrize(
    ("choice", "active", "number"),
    [
        ("pointer", (3000, 500), 0),
        ("active", (3000, 500), 1),  # in the system's pixels, past the middle of the second screen
        ("active", None, 0),
        ("primary", (100, 100), 1),
    ],
)
def test_which_screen(
    popup: Popup, monkeypatch: pytest.MonkeyPatch, choice: str, active: tuple[int, int] | None, number: int
) -> None:
    screens = [Screen(0, 1920, 1.0), Screen(1920, 960, 2.0)]
    monkeypatch.setattr(standing, "centre", lambda: active)
    monkeypatch.setattr(QCursor, "pos", lambda: QPoint(10, 10))
    monkeypatch.setattr(QGuiApplication, "primaryScreen", lambda: screens[1])
    popup.window.adapt(Settings().app.popup.replace(screen=choice))
    assert popup.window.standing._screen_index(screens) == number  # type: ignore[arg-type]


def test_the_size_follows_the_settings_at_once_and_stays_on_the_screen(popup: Popup) -> None:
    usual, window_ = Settings().app.popup, popup.window
    screen = window_.screen().availableGeometry()
    row = window_._delegate.row_height(window_.results.font())
    sizes = {}
    for rows in (3, 4, 20):
        popup.controller.adapt(usual.replace(width=600, rows=rows))
        sizes[rows] = window_.size()
        assert screen.contains(window_.geometry())
    assert sizes[3].width() == 600
    assert sizes[4].height() - sizes[3].height() == row
    assert sizes[20].height() == screen.height() - 2 * MARGIN
    assert not window_.preview.isVisible()
    popup.controller.adapt(usual.replace(width=2400, rows=4))
    assert window_.width() == screen.width() - 2 * MARGIN
    window_.hide()
    popup.controller.adapt(usual.replace(width=640, rows=3))
    window_.present()
    assert window_.size() == QSize(640, sizes[3].height())


def test_as_many_results_are_seen_as_were_wanted(popup: Popup) -> None:
    popup.engine.notes["memory/long.md"] = "\n".join(f"longish {'word ' * 60}" for _ in range(9))
    popup.controller.adapt(Settings().app.popup.replace(rows=4, width=700))
    popup.ask("longish")
    popup.wait_for(lambda: popup.is_answered)
    results = popup.window.results
    heights = [results.visualRect(results.model().index(number, 0)) for number in range(5)]
    assert results.viewport().rect().contains(heights[3])
    assert heights[4].top() >= results.viewport().height() - Space.xs


@pytest.mark.parametrize(("width", "size", "shown"), [(720, 100, True), (719, 100, False), (760, 200, False)])
def test_the_preview_wants_room_for_its_text(popup: Popup, width: int, size: int, shown: bool) -> None:
    set_application_font("en", size)
    try:
        popup.window.setFixedWidth(width)
        popup.wait_for(lambda: popup.window.preview.isVisible() is shown)
    finally:
        set_application_font("en", 100)


def test_larger_text_makes_a_popup_larger_that_is_there(popup: Popup) -> None:
    set_application_font("en", 100)  # with the families of the program, which are higher
    popup.controller.adapt(Settings().app.popup.replace(width=480, rows=3))
    before = popup.window.size()
    set_application_font("en", 150)
    try:
        popup.wait_for(lambda: popup.window.width() > before.width())
        assert popup.window.height() > before.height()
    finally:
        set_application_font("en", 100)
    popup.wait_for(lambda: popup.window.size() == before)
