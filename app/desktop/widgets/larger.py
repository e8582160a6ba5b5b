"""How much larger a person has made the text: what holds text by its width must grow with it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

USUAL_LINE = 19  # the height of a line at the usual size


def larger(widget: QWidget) -> float:
    """1 at the usual text size, 2 where lines are twice as high."""
    return max(1.0, widget.fontMetrics().height() / USUAL_LINE)
