"""What we rely on in the Qt binding and have seen broken."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Signal


class Sender(QObject):
    sent = Signal(str)


def test_emitting_loses_no_reference() -> None:
    """In PySide6 6.12.0 each `emit` lost one reference to True; Python 3.11 aborted when none was left."""
    sender = Sender()
    before = sys.getrefcount(True)
    for _ in range(100):
        sender.sent.emit("text")
    assert sys.getrefcount(True) > before - 50
