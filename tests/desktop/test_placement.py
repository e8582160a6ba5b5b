from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QCursor, QGuiApplication

from app.config.options import Settings
from app.desktop.popup import window
from app.desktop.popup.placement import MARGIN, place, screen_index
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
    monkeypatch.setattr(window, "centre", lambda: active)
    monkeypatch.setattr(QCursor, "pos", lambda: QPoint(10, 10))
    monkeypatch.setattr(QGuiApplication, "primaryScreen", lambda: screens[1])
    popup.window.adapt(Settings().app.popup.replace(screen=choice))
    assert popup.window._screen_index(screens) == number  # type: ignore[arg-type]
