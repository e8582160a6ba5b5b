"""For every assistant that Memoro does not know by name: a token made on demand, and what to paste."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.fixed_font import fixed_font
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.theme import Space
from app.desktop.widgets.card import margins
from app.desktop.widgets.fitting import FittingChoice
from app.desktop.widgets.labels import quiet, say
from app.desktop.widgets.larger import larger
from app.desktop.widgets.line import Line
from app.desktop.widgets.turning import Turning
from app.desktop.widgets.wheel import guard_wheel

if TYPE_CHECKING:
    from app.desktop.settings.assistants.bench import Bench, Made
    from app.errors import MemoroError

HEIGHT = 190


class OthersRow(QWidget):
    """`changed`: a token was made. The token is in this widget until "Done", and shown nowhere later."""

    changed = Signal()

    def __init__(self, bench: Bench, parent: QWidget) -> None:
        super().__init__(parent)
        self._bench = bench
        self._made: Made | None = None
        self._texts: dict[str, str] = {}
        self.name, self.make = Line(self), Button(self.tr("Make a token"), self)
        self.name.setPlaceholderText(self.tr("Name of the assistant"))
        self.name.setAccessibleName(self.tr("Name of the assistant"))
        self.told = quiet(parent=self)
        self.box = QWidget(self)
        self.form, self.text = FittingChoice(self.box), QPlainTextEdit(self.box)
        self.copy, self.done = Button(self.tr("Copy"), self.box), Button(self.tr("Done"), self.box)
        for title, form in (
            (self.tr("MCP by address"), "address"),
            (self.tr("MCP by program"), "program"),
            ("curl", "curl"),
        ):
            self.form.addItem(title, form)
        guard_wheel(self.form)
        self.form.setAccessibleName(self.tr("Form"))
        self.text.setAccessibleName(self.tr("Paste this"))
        self.text.setReadOnly(True)
        self.text.setFont(fixed_font())
        self.text.setFixedHeight(round(HEIGHT * larger(self)))
        self._lay_out()
        self.box.hide()
        self._connect()
        self._name_changed()

    def _lay_out(self) -> None:
        ask, choose = Turning(self.name, self.make), Turning(self.form, self.copy, self.done)
        self._turning = ask, choose
        inner = QVBoxLayout(self.box)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addLayout(choose)
        inner.addWidget(self.text)
        whole = QVBoxLayout(self)
        margins(whole)
        whole.setSpacing(Space.s)
        intro = self.tr(
            "Any program that speaks MCP or HTTP can be connected: give it a name, then paste this."
        )
        whole.addWidget(quiet(intro, self))
        whole.addLayout(ask)
        whole.addWidget(self.told)
        whole.addWidget(self.box)

    @property
    def shows_token(self) -> bool:
        return self._made is not None

    def stack(self, stacked: bool) -> None:
        """Put buttons below what they belong to, in a narrow page."""
        for row in self._turning:
            row.stack(stacked)

    def _connect(self) -> None:
        self.name.textChanged.connect(lambda _text: self._name_changed())
        self.name.returnPressed.connect(self.make.click)
        self.make.clicked.connect(lambda _checked=False: self._make())
        self.form.currentIndexChanged.connect(lambda _index: self._show_text())
        self.copy.clicked.connect(
            lambda _checked=False: QGuiApplication.clipboard().setText(self.text.toPlainText())
        )
        self.done.clicked.connect(lambda _checked=False: self._forget())

    def _name_changed(self) -> None:
        self.make.setEnabled(bool(self.name.text().strip()))

    def _make(self) -> None:
        self.make.setEnabled(False)
        self._bench.make_token(self.name.text(), self._take, self._fail)

    def renew(self, name: str) -> None:
        """Another token for an assistant that is known."""
        self._bench.renew_token(name, self._take, self._fail)

    def _take(self, made: Made) -> None:
        self._made, self._texts = made, {}
        self.name.setText("")  # `clear` could be undone, so that it would count as still being typed
        say(self.told, self._told_of(made), "notice")
        self.box.show()
        self.follow("")
        self.changed.emit()

    def _told_of(self, made: Made) -> str:
        told = self.tr("The token is shown only now. Copy it to where it belongs.")
        refused = self.tr(
            "The password store did not take it: nobody can show it again, but it works until you disconnect "
            "the assistant. If it gets lost, disconnect the assistant and make another one."
        )
        return told if made.kept else sentences(told, refused)

    def follow(self, url: str) -> None:
        """The web server starts with the first token; its address comes a moment later."""
        if self._made and "address" not in self._texts:
            name, token, _kept = self._made
            self._bench.instructions(name, token, lambda texts: self._take_texts(token, texts, bool(url)))

    def _take_texts(self, token: str, texts: dict[str, str], serves: bool) -> None:
        if self._made and self._made.token == token and "address" not in self._texts:
            self._texts = texts if serves else {"program": texts["program"]}
            self._show_text()

    def _show_text(self) -> None:
        text = self._texts.get(str(self.form.currentData()), "")
        self.text.setPlainText(text or self.tr("The bridge is starting…"))
        self.copy.setEnabled(bool(text))

    def _forget(self) -> None:
        self._made, self._texts = None, {}
        self.text.clear()
        self.box.hide()
        say(self.told, "")

    def _fail(self, problem: MemoroError) -> None:
        self._name_changed()
        told = in_words(problem)
        say(self.told, sentences(stop(told.title), told.message, told.action), "problem")
