"""One finding of the check-up: what, where (each place opens the note there), and a proposal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.desktop.fonts import scaled
from app.desktop.library.finding_words import kind_name, proposal, sentence
from app.desktop.status_text import number
from app.desktop.theme import Space, Type
from app.desktop.widgets.clamped import Clamped
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.labels import Label
from app.desktop.widgets.scrolled import Scrolled

if TYPE_CHECKING:
    from app.engine.ledger import Finding

PLACES = 12


class FindingPane(QWidget):
    """`open_wanted(path, line)`."""

    open_wanted = Signal(str, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("detail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title, self._proposal, self._rest = (Label(self) for _ in range(3))
        self._text = Clamped(self, 6)
        self._title.setFont(scaled(self.font(), Type.heading, bold=True))
        for label in (self._title, self._proposal, self._rest):
            label.setWordWrap(True)
        self._text.setProperty("role", "muted")
        self._rest.setProperty("role", "muted")
        self.places: list[FittingButton] = []
        inner = QWidget(self)
        inner.setObjectName("detail")
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.xl)
        layout.setSpacing(Space.s)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addSpacing(Space.s)
        layout.addWidget(self._proposal)
        layout.addSpacing(Space.m)
        self._list = QVBoxLayout()
        self._list.setSpacing(Space.s)
        layout.addLayout(self._list)
        layout.addWidget(self._rest)
        layout.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scrolled(inner, self))
        self.show_finding(None)

    def show_finding(self, finding: Finding | None) -> None:
        for button in self.places:
            button.deleteLater()
        self.places = []
        for label in (self._title, self._text, self._proposal, self._rest):
            label.setText("")
        if finding is None:
            return
        self._title.setText(kind_name(finding))
        self._text.setText(sentence(finding))
        self._proposal.setText(proposal(finding))
        places = [(finding.path, finding.line), *finding.others]
        for path, line in places[:PLACES]:
            text = self.tr("Open %1, line %2").replace("%1", path).replace("%2", str(line))
            button = FittingButton(self, text)
            button.setProperty("role", "choice")
            button.clicked.connect(lambda _checked=False, p=path, n=line: self.open_wanted.emit(p, n))
            self._list.addWidget(button)
            self.places.append(button)
        left = len(places) - PLACES
        self._rest.setText(self.tr("and %1 more").replace("%1", number(left)) if left > 0 else "")
