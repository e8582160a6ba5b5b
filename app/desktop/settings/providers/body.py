"""The inside of a card: address, key, model, what is called, the test, what taking it means and costs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.dates import clock
from app.desktop.settings.providers.bench import Bench, KeyState
from app.desktop.settings.providers.download_box import DownloadBox
from app.desktop.settings.providers.facts import facts_in_words
from app.desktop.settings.providers.keeping_box import KeepingBox
from app.desktop.settings.providers.key_field import KeyField
from app.desktop.settings.providers.kinds import Kind
from app.desktop.settings.providers.meaning import host_of, meaning_of
from app.desktop.settings.providers.model_field import ModelField
from app.desktop.settings.providers.remedies import Remedy
from app.desktop.settings.providers.states import file_state, key_state, words_for, works_since
from app.desktop.settings.providers.trying import TestLine
from app.desktop.theme import Space, Theme
from app.desktop.web_pages import open_page
from app.desktop.widgets.clamped import breaking
from app.desktop.widgets.labels import Label, say
from app.desktop.widgets.line import Line
from app.engine.change_cost import LibrarySize
from app.engine.provider_facts import final_url, model_facts, own_base, usual_model
from app.engine.provider_trial import Effect, TrialResult, Wish, cause_of
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.secrets.key import Place
    from app.engine.provider_cache import KeptModels, OfferedName


class CardBody(QWidget):
    """`use_wanted(wish)`; `state_told(text, tone, dated)` after a test, as `ProviderCard.show_state`.

    `key_kept()` when a key was kept or forgotten.
    """

    use_wanted = Signal(object)
    key_kept = Signal()
    state_told = Signal(str, str, bool)

    def __init__(self, kind: Kind, name: str, bench: Bench, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind, self._name, self._bench = kind, name, bench
        self._size = LibrarySize()
        self._in_use, self._present = False, Wish("")
        self._listed_for: str | None = None
        self._base, self._changed_key = "", False
        self._foreseen: tuple[Wish, Effect | None] = (Wish(""), None)
        self.address = Line(self) if kind.takes_address else None
        key_file = bench.engine.keys.file_name
        self.key = KeyField(theme, name, kind.key_page, key_file, self) if kind.needs_key else None
        self.model = ModelField(name, usual_model(kind.provider), self, listed=kind.has_models)
        self.model.setVisible(kind.id != "builtin")
        self.download = DownloadBox(bench, self) if kind.id == "local" else None
        self.facts, self.called, self.meaning = (breaking(self) for _ in range(3))
        self.keeping = KeepingBox(bench, self)
        self.test = TestLine(bench, kind, name, lambda: self.wish, self)
        self.use = Button(self)
        self.use.setProperty("role", "main")
        self._lay_out()
        self._connect()
        self.stack(False)
        self._look()

    def _lay_out(self) -> None:
        self._labels: list[QLabel] = []
        self._form = form = QFormLayout()
        form.setHorizontalSpacing(Space.l)
        form.setVerticalSpacing(Space.m)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        if self.address:
            self.address.setPlaceholderText(
                "http://localhost:11434" if self.kind.id == "ollama" else "https://…/v1"
            )
            self.address.setAccessibleName(self.tr("Address of %1").replace("%1", self._name))
            form.addRow(self._label(self.tr("Address")), self.address)
        if self.key:
            optional = self.kind.takes_address
            form.addRow(
                self._label(self.tr("Key (if it needs one)") if optional else self.tr("Key")), self.key
            )
        if self.kind.id != "builtin":
            form.addRow(self._label(self.tr("Model")), self.model)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, Space.xs)
        layout.setSpacing(Space.m)
        layout.addLayout(form)
        for widget in (self.download, self.facts, self.called, self.test, self.meaning, self.keeping):
            if widget:
                layout.addWidget(widget)
        layout.addWidget(self.use, 0, Qt.AlignmentFlag.AlignLeft)

    def _label(self, text: str) -> QLabel:
        label = Label(self, text)
        self._labels.append(label)
        return label

    def _connect(self) -> None:
        self.use.clicked.connect(lambda _checked=False: self.use_wanted.emit(self.wish))
        self.keeping.kept.connect(self.use_wanted)
        self.test.ended.connect(self._show_outcome)
        self.test.remedy_wanted.connect(self._help)
        self.model.changed.connect(self._changed)
        self.model.refresh_wanted.connect(self._fetch_models)
        if self.address:
            self.address.editingFinished.connect(self._changed)
            self.address.textChanged.connect(lambda _text: self._show_texts())
        if self.key:
            self.key.field.textChanged.connect(lambda _text: self._show_texts())
            self.key.save_wanted.connect(self._save_key)
            self.key.forget_wanted.connect(lambda: self._save_key("", "keyring"))
            self.key.move_wanted.connect(self._move_key)
            self.key.page_wanted.connect(lambda page: self._open_page(page, self.key.problem))
            self.key.retry_wanted.connect(lambda: self._bench.unlock(lambda _none: self._look_for_key()))
        if self.download:
            self.download.arrived.connect(lambda: self.test.button.setEnabled(True))
            self.download.fetched.connect(lambda: self.state_told.emit(*file_state(True), False))

    @property
    def is_under_way(self) -> bool:
        """Whether somebody waits here for a test or a download."""
        return self.test.is_running or (self.download is not None and self.download.is_running)

    def stack(self, stacked: bool) -> None:
        """Put labels above their fields and buttons below them, in a narrow page."""
        wrap = QFormLayout.RowWrapPolicy
        self._form.setRowWrapPolicy(wrap.WrapAllRows if stacked else wrap.WrapLongRows)
        for label in self._labels:
            label.setWordWrap(stacked)
        short, whole = self.tr("Use this"), self.tr("Use “%1”").replace("%1", self._name)
        self.use.setText(short if stacked else whole)
        self.use.setAccessibleName(whole)
        self.model.stack(stacked)
        if self.key:
            self.key.stack(stacked)

    @property
    def wish(self) -> Wish:
        address = self.address.text().strip() if self.address else ""
        return Wish(self.kind.provider, self.model.text, address)

    def show_use(self, in_use: bool) -> None:
        """Whether this provider is the chosen one: then only another model or address is left to be taken."""
        self._in_use = in_use
        self._offer_use()

    def _offer_use(self) -> None:
        self.use.setVisible(not self._in_use or self.wish != self._present)

    def show_present(self, model: str, base_url: str) -> None:
        """Fill in what the settings say; what a person is typing stays."""
        usual = usual_model(self.kind.provider)
        self._present = Wish(self.kind.provider, "" if model == usual else model, base_url)
        if not self.model.box.hasFocus() and model:
            self.model.show_text(model)
        if self.address and not self.address.hasFocus() and base_url:
            self.address.setText(base_url)
        self._changed()

    def show_size(self, size: LibrarySize) -> None:
        self._size = size
        self._show_meaning()
        self._foresee()

    def _foresee(self) -> None:
        """Count what taking it would really cost, in the background; until then an estimate stands there."""
        wish = self.wish

        def take(effect: Effect | None) -> None:
            if wish == self.wish:  # else an answer to an older question, which may come after the newer one
                self._foreseen = (wish, effect)
                self._show_meaning()
                self.keeping.offer(wish, effect.adoptable if effect else 0, host_of(self._url))

        if self.has_place and self._size.notes:
            self._bench.foresee(wish, take)

    def _look(self) -> None:
        self._look_for_key()
        self._changed()
        if self.kind.id == "ollama":
            self._fetch_models()

    def _show_texts(self) -> None:
        self._offer_use()
        self._show_facts()
        self._show_called()
        self._show_meaning()

    @property
    def has_place(self) -> bool:
        """Whether it is clear who is asked; without its address, a compatible server must not mean OpenAI."""
        return self.kind.id != "compatible" or bool(self.wish.base_url and final_url(self.wish))

    @property
    def _url(self) -> str:
        """What is called, with the key that is typed or else the one that is kept."""
        typed = self.key.typed if self.key else ""
        base = own_base(self.kind.provider, typed) if typed else self._base
        return final_url(self.wish, base) if self.has_place else ""

    def _changed(self) -> None:
        self._show_texts()
        if self.download:
            self.download.look(self.model.text)
        if self.address:
            self._look_for_key()
        self._show_kept_models()
        self._foresee()

    def _show_facts(self) -> None:
        facts = model_facts(self.wish) if self.has_place else None
        if facts is None:
            say(self.facts, "")
            return
        say(self.facts, facts_in_words(facts))

    def _show_called(self) -> None:
        url = self._url
        wrong = self.address is not None and bool(self.address.text()) and not url
        text = self.tr("Connects to: %1").replace("%1", url) if url else ""
        text = self.tr("This address cannot be called.") if wrong else text
        say(self.called, text, "problem" if wrong else "muted")
        lacks = "" if self.has_place and not wrong else text or self.tr("Enter the address first.")
        for button in (self.use, self.test.button, self.model.refresh):
            button.setEnabled(not lacks)
            button.setToolTip(lacks)
        if self.key:
            self.key.setEnabled(self.has_place)

    def _show_meaning(self) -> None:
        asked, effect = self._foreseen
        known = effect if asked == self.wish else None
        text = meaning_of(self.kind, self.wish, self._url, self._size, known) if self.has_place else ""
        say(self.meaning, text)

    # Keys, models, test

    def _look_for_key(self) -> None:
        if self.key and not self.has_place:
            self.key.show_state(KeyState())
        elif self.key:
            wish = self.wish
            self._bench.look_for_key(wish, lambda state: self._show_key(state) if wish == self.wish else None)

    def _show_key(self, state: KeyState) -> None:
        assert self.key is not None
        self.key.show_state(state)
        self._base = state.base
        if self._changed_key and not state.problem and not self.kind.takes_address:
            self.state_told.emit(*key_state(state.masked), False)
        self._changed_key = False
        self._show_texts()

    def _move_key(self) -> None:
        key = self.key
        assert key is not None
        self._bench.move_key(self.wish, lambda _none: self._look_for_key(), key.show_problem)

    def _save_key(self, text: str, place: Place) -> None:
        key = self.key
        assert key is not None

        def kept(_none: object) -> None:
            key.done()
            self._changed_key = True
            self._look_for_key()
            self._foresee()
            self.key_kept.emit()
            if text:
                self.test.start()
                if self.kind.has_models:  # another key may have other models
                    self._fetch_models()

        self._bench.keep_key(self.wish, text, place, kept, key.show_problem)

    def _fetch_models(self) -> None:
        self._bench.list_models(self.wish, self._take_models, self._no_models)

    def _show_kept_models(self) -> None:
        """The list of the last time, so that there is something to choose from at once."""
        wish = self.wish
        if not (self.kind.has_models and self.has_place) or wish.base_url == self._listed_for:
            return
        self._listed_for = wish.base_url

        def show(kept: KeptModels | None) -> None:
            if kept and wish.base_url == self.wish.base_url:
                self.model.show_models(kept.models, kept.when)

        self._bench.kept_models(wish, show)

    def _take_models(self, models: Sequence[OfferedName]) -> None:
        self.model.show_models(models, datetime.now().astimezone())
        if self.kind.id == "ollama":
            self.state_told.emit(self.tr("Found on this computer"), "good", False)

    def _no_models(self, problem: MemoroError) -> None:
        self.model.show_problem(problem)
        if self.kind.id == "ollama":  # a service may embed and yet refuse to list its models
            self.state_told.emit(*words_for(cause_of(problem)), False)

    def _help(self, wanted: Remedy) -> None:
        """Do what the button beside a failed test says."""
        if wanted.deed == "page":
            self._open_page(wanted.page, self.test.line)
        elif wanted.deed == "address" and self.address:
            self.address.setFocus(Qt.FocusReason.OtherFocusReason)
            self.address.selectAll()
        elif wanted.deed == "models":
            self.model.box.setFocus(Qt.FocusReason.OtherFocusReason)
            if self.kind.has_models:
                self.model.refresh.click()
        elif wanted.deed == "key" and self.key:
            self.key.field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif wanted.deed == "unlock":
            self._bench.unlock(lambda _none: self._unlocked())

    def _open_page(self, page: str, line: QLabel) -> None:
        open_page(self._bench.run, page, lambda text: say(line, text, "problem"))

    def _unlocked(self) -> None:
        self._look_for_key()
        self.test.start()

    def _show_outcome(self, result: TrialResult) -> None:
        if result.problem is None:
            self.state_told.emit(works_since(clock()), "good", True)
        else:
            self.state_told.emit(*words_for(result.cause), False)
