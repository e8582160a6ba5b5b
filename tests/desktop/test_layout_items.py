"""An item of a layout that Qt deletes is not known to Python any more.

Python would take whatever comes to stand at its address for that item: a window then crashes, far from here.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLayout, QPushButton, QVBoxLayout, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from app.desktop.theme import Space
from app.desktop.widgets.flow import Flow


def address(thing: object) -> int:
    return int(Shiboken.getCppPointer(thing)[0])


def known() -> set[int]:
    """Where the items are that Python knows."""
    gc.collect()
    return {address(each) for each in Shiboken.getAllValidWrappers() if isinstance(each, QWidgetItem)}


def held(layout: QLayout) -> set[int]:
    """Where the items are that a layout has, and the layouts in it."""
    found = set()
    for item in (layout.itemAt(place) for place in range(layout.count())):
        inner = item.layout()
        found |= held(inner) if inner is not None else {address(item)}
    return found


def test_a_row_that_goes_on_below_forgets_what_was_deleted(qtbot: QtBot) -> None:
    before, window = known(), QWidget()
    qtbot.addWidget(window)
    row = Flow(Space.s)
    for text in "abc":
        row.addWidget(QPushButton(text, window))
    QVBoxLayout(window).addLayout(row)
    window.findChildren(QPushButton)[1].deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert row.count() == 2
    assert known() - before <= held(row)
