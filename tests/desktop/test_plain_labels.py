"""A question, a name or a note is never read as HTML by a label that shows it."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

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
