from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize

from app.desktop.popup.placement import MARGIN, place, screen_index

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
