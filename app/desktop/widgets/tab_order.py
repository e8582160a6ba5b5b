"""The way that Tab goes: as people read, whatever was made first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget


def order_tabs(*regions: QLayout | QWidget) -> None:
    """Let Tab go through the regions one after the other; within a layout in its own order."""
    for one, other in pairwise(each for region in regions for each in _stops(region)):
        QWidget.setTabOrder(one, other)


def _stops(region: QLayout | QWidget) -> Iterator[QWidget]:
    if isinstance(region, QLayout):
        for number in range(region.count()):
            item = region.itemAt(number)
            if (inner := item.layout() or item.widget()) is not None:
                yield from _stops(inner)
        return
    if region.isWindow():  # the list of a choice, a menu
        return
    if region.focusPolicy() & Qt.FocusPolicy.TabFocus and region.focusProxy() is None:
        yield region
    if (layout := region.layout()) is not None:
        yield from _stops(layout)
    else:
        for child in region.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            yield from _stops(child)
