"""What a person cannot see whole, or cannot reach, in a window: the ruler of the tests of sizes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTextEdit,
    QToolButton,
    QWidget,
)

from app.desktop.widgets.fitting import Choice, FittingButton
from app.desktop.widgets.line import Line

LEAST_LINES = 1
"""Less of an area that scrolls is no room to read in."""


def lacking(window: QWidget) -> list[str]:
    """Each part of a window that is outside, squeezed, cut without a tip, covered, or scrolls sideways."""
    found = []
    parts = [part for part in window.findChildren(QWidget) if is_seen(part, window)]
    for part in parts:
        where = f"{_name(part)} {part.geometry().getRect()}"
        found += [f"{wrong}: {where}" for wrong in _wrong(part, window)]
    by_parent: dict[QWidget, list[QWidget]] = {}
    for part in parts:
        by_parent.setdefault(part.parentWidget(), []).append(part)
    for brothers in by_parent.values():
        for one, other in combinations(brothers, 2):
            common = one.geometry() & other.geometry()
            if common.width() > 1 and common.height() > 1:
                found.append(f"covered: {_name(one)} by {_name(other)} {common.getRect()}")
    return found


def is_seen(part: QWidget, window: QWidget) -> bool:
    """Whether a part is in the window and one of ours, rather than an inner part of Qt's."""
    if part.objectName().startswith("qt_") or isinstance(part.parentWidget(), QAbstractSpinBox | QComboBox):
        return False
    return part.window() is window and part.isVisibleTo(window)


def _name(part: QWidget) -> str:
    text = part.text() if isinstance(part, QLabel | QAbstractButton | QAbstractSpinBox) else ""
    return f"{type(part).__name__} {part.objectName()} “{text or part.accessibleName()}”"


def _wrong(part: QWidget, window: QWidget) -> Iterator[str]:
    if _is_outside(part):
        yield "outside"
    if lacks_room(part):
        yield "cut"
    if isinstance(part, QAbstractScrollArea):
        free = isinstance(part, QPlainTextEdit | QTextEdit)  # code and tables may be wider than the window
        if not free and part.horizontalScrollBar().maximum() > 0:
            yield "sideways"
        least = LEAST_LINES * part.fontMetrics().height()
        if part.verticalScrollBar().maximum() > 0 and part.viewport().height() < least:
            yield "no room to scroll in"


def _is_outside(part: QWidget) -> bool:
    around = part.parentWidget()
    area = around.rect()
    if isinstance(around.parentWidget(), QScrollArea):  # what scrolls is only as wide as its area
        area.setHeight(max(area.height(), part.geometry().bottom() + 1))
        area.setTop(min(0, part.y()))
    return not area.contains(part.geometry()) and not part.size().isEmpty()


def lacks_room(part: QWidget) -> bool:
    """Whether the text of a part is cut, and no tip tells it whole."""
    if isinstance(part, QLabel):
        return _label_lacks_room(part)
    if isinstance(part, Choice | FittingButton):  # end in … and have tips of their own
        return part.height() < part.minimumSizeHint().height()
    if isinstance(part, QComboBox):
        return _combo_lacks_room(part)
    if isinstance(part, QAbstractSpinBox):
        inner = part.lineEdit()
        text = inner.fontMetrics().horizontalAdvance(inner.text())
        return text > inner.width() or part.height() < part.fontMetrics().height()
    if isinstance(part, QLineEdit):
        text = part.placeholderText() if not part.text() else ""
        room = part.width() - part.sizeHint().width() + part.fontMetrics().horizontalAdvance("x") * 17
        is_told = isinstance(part, Line) or text in part.toolTip()
        is_cut = part.fontMetrics().horizontalAdvance(text) > room
        return part.height() < part.minimumSizeHint().height() or (is_cut and not is_told)
    if isinstance(part, QAbstractButton) and part.text():
        is_told = isinstance(part, QToolButton) and part.text().replace("&&", "&") in part.toolTip()
        wanted = part.sizeHint()
        return part.height() < wanted.height() - 1 or (part.width() < wanted.width() - 1 and not is_told)
    return False


def _label_lacks_room(part: QLabel) -> bool:
    if not part.text() or part.text() in part.toolTip():
        return False
    if part.wordWrap():
        room = QRect(0, 0, part.contentsRect().width(), 1)
        wrapped = part.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, part.text())
        return wrapped.width() > room.width() + 1 or part.heightForWidth(part.width()) > part.height() + 1
    wanted = part.sizeHint()
    return wanted.width() > part.width() + 1 or wanted.height() > part.height() + 1


def _combo_lacks_room(part: QComboBox) -> bool:
    option = QStyleOptionComboBox()
    part.initStyleOption(option)
    kind, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    room: QRect = part.style().subControlRect(kind, option, field, part)
    text = part.fontMetrics().horizontalAdvance(part.currentText())
    is_told = part.currentText() in part.toolTip()
    return part.height() < part.minimumSizeHint().height() or (text > room.width() and not is_told)
