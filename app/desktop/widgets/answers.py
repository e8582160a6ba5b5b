"""The two buttons below a question, in this desktop's own order.

Windows and Plasma have Cancel last, GNOME and macOS the deed; Qt asks the platform (`SH_DialogButtonLayout`).
"""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QWidget

from app.desktop.buttons import Button
from app.desktop.theme import Space


class Answers(QDialogButtonBox):
    """What a button does and which one Enter presses is said by whoever made it."""

    def __init__(self, deed: Button, cancel: Button, parent: QWidget) -> None:
        super().__init__(parent)
        self.addButton(deed, QDialogButtonBox.ButtonRole.AcceptRole)
        self.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self.layout().setSpacing(Space.s)
