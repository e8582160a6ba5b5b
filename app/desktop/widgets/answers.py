"""The buttons below a question or a page, in this desktop's own order.

Windows and Plasma have Cancel last, GNOME and macOS the deed; Qt asks the platform (`SH_DialogButtonLayout`).
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtWidgets import QDialogButtonBox, QStyle, QWidget

from app.desktop.buttons import Button
from app.desktop.theme import Space
from app.desktop.widgets.flow import Flow

_CANCEL_LAST = (QDialogButtonBox.ButtonLayout.WinLayout, QDialogButtonBox.ButtonLayout.KdeLayout)


class Answers(QDialogButtonBox):
    """What a button does and which one Enter presses is said by whoever made it."""

    def __init__(self, deed: Button, cancel: Button, parent: QWidget) -> None:
        super().__init__(parent)
        self.addButton(deed, QDialogButtonBox.ButtonRole.AcceptRole)
        self.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self.layout().setSpacing(Space.s)


def cancel_is_last(window: QWidget) -> bool:
    """Whether what leaves a window stands right of what it does."""
    layout = window.style().styleHint(QStyle.StyleHint.SH_DialogButtonLayout, None, window)
    return QDialogButtonBox.ButtonLayout(layout) in _CANCEL_LAST


def in_a_row(*buttons: QWidget) -> Flow:
    """Buttons from left to right, as Tab walks them; in several rows where there is no room."""
    row = Flow(Space.s, at_right=True)
    for button in buttons:
        row.addWidget(button)
    for before, after in pairwise(buttons):
        QWidget.setTabOrder(before, after)
    return row
