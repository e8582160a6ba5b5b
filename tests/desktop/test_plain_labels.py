"""A question, a name or a note is never read as HTML by a label or a tooltip that shows it."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from app.desktop.widgets.labels import Label
from tests.desktop.conftest import Popup
from tests.desktop.test_popup import answered

DESKTOP = Path(__file__).parents[2] / "app" / "desktop"


def test_a_question_stands_as_it_was_typed(popup: Popup) -> None:
    answered(popup, "<b>zzz</b>")
    [title] = [label for label in popup.window.state.findChildren(QLabel) if "zzz" in label.text()]
    assert "<b>" in title.text()
    assert title.textFormat() == Qt.TextFormat.PlainText


def test_every_window_makes_its_labels_so() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in DESKTOP.rglob("*.py")}
    own = [path.name for path, text in texts.items() if re.search(r"\bQLabel\(", text)]
    assert own == ["footer.py"]  # which says of each how it is read
    assert Label(text="<i>x").textFormat() == Qt.TextFormat.PlainText


def tip_at(widget: QWidget, text: str) -> QLabel:
    """The tooltip, as Qt shows it over a widget."""
    QToolTip.showText(widget.mapToGlobal(QPoint(2, 2)), text, widget)
    [tip] = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    assert isinstance(tip, QLabel)
    return tip


def test_no_tooltip_reads_signs_as_html(popup: Popup) -> None:
    """Qt guesses that a text with a tag in its first line is HTML: a path or a note may hold one."""
    text = "notes/<b>bold</b>.md"
    for widget in (popup.window.results.viewport(), popup.window.field):
        tip = tip_at(widget, text)
        assert tip.text() == text
        assert tip.textFormat() == Qt.TextFormat.PlainText
        assert tip.height() >= tip.heightForWidth(tip.width()), "it was measured as it is shown"
    QToolTip.hideText()
