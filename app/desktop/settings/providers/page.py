"""The page "Providers": what is in use, the cards, and who stands in when one fails."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer

from app.desktop.problems import in_words
from app.desktop.punctuation import sentences
from app.desktop.settings import placing, texts
from app.desktop.settings.costs import effort_of
from app.desktop.settings.model import SEARCH
from app.desktop.settings.page import Page
from app.desktop.settings.providers import kinds
from app.desktop.settings.providers.card import ProviderCard
from app.desktop.settings.providers.states import (
    Tone,
    builtin_state,
    cause_of_problem,
    file_state,
    key_state,
    state_of,
    words_for,
)
from app.desktop.settings.rows import locked_by
from app.desktop.theme import Space, Theme
from app.desktop.widgets.labels import quiet, say, wrapping
from app.engine.settings_editing import ABSENT

if TYPE_CHECKING:
    from app.desktop.settings.model import SettingsModel
    from app.desktop.settings.providers.bench import Bench, KeyState
    from app.engine.change_cost import LibrarySize
    from app.engine.provider_trial import Effect, Wish
    from app.engine.status import EngineStatus

PROVIDER, MODEL, ADDRESS = f"{SEARCH}provider", f"{SEARCH}model", f"{SEARCH}remote.baseUrl"
FILE_KEY, HEADERS, LOCAL_MODEL = (
    f"{SEARCH}remote.apiKey",
    f"{SEARCH}remote.headers",
    f"{SEARCH}local.modelPath",
)


class ProvidersPage(Page):
    def __init__(self, model: SettingsModel, theme: Theme, bench: Bench) -> None:
        super().__init__(texts.page_title(placing.PROVIDERS))
        self._model, self._bench = model, bench
        bench.setParent(self)
        self.cards: dict[str, ProviderCard] = {}
        self._serving = ""
        self._told: tuple[object, ...] = ()
        intro = QCoreApplication.translate(
            "Providers",
            "Search by words always works. To search by meaning as well, a model turns every note into "
            "numbers, its embedding. Choose here which one does that.",
        )
        self.body.addWidget(wrapping(intro, self.widget()))
        for kind in kinds.KINDS:
            self.cards[kind.id] = ProviderCard(kind, bench, theme, self.widget() or self)
        for card in self.cards.values():
            self.body.addWidget(card)
            card.use_wanted.connect(self.use)
            card.key_kept.connect(self._foresee_automatic)
            card.opener.toggled.connect(partial(self._show_whole, card))
        for section in placing.sections(model.options.values(), placing.PROVIDERS):
            title = QCoreApplication.translate("Providers", "If it fails")
            self.add_section(title, section.options, model, theme)
        self._locked = quiet(parent=self.widget())
        self.body.insertWidget(1, self._locked)
        self.finish()
        model.changed.connect(self.refresh)
        model.changed.connect(self._foresee_automatic)
        self.refresh()
        self._find_ollama()
        self._find_models()
        self._find_keys()

    def _show_whole(self, card: ProviderCard, opened: bool) -> None:
        """What the last cards open would lie below the edge of the window."""
        if opened:
            QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(card, 0, Space.m))

    @property
    def is_begun(self) -> bool:
        under_way = any(card.body and card.body.is_under_way for card in self.cards.values())
        return under_way or super().is_begun

    def fit(self) -> None:
        super().fit()
        for card in self.cards.values():
            card.stack(self.is_narrow)

    def use(self, wish: Wish) -> None:
        """Take a provider: one change, which one undo takes back.

        A key and headers in the file belong to the provider before; they must not go to another one.
        """
        model = self._model
        before = (model.value(PROVIDER), model.value(ADDRESS) or "")
        if wish.name in kinds.SIMPLE:
            model.set(PROVIDER, wish.name)
            return
        changes: dict[str, object] = {PROVIDER: wish.name, ADDRESS: wish.base_url or ABSENT}
        if wish.name == "local":
            changes |= {MODEL: ABSENT, LOCAL_MODEL: wish.model or model.value(LOCAL_MODEL) or ABSENT}
        else:
            changes[MODEL] = wish.model or ABSENT
        if before not in ((wish.name, wish.base_url), ("auto", wish.base_url)):
            changes |= {FILE_KEY: ABSENT, HEADERS: ABSENT}
        kept = {key: value for key, value in changes.items() if value is not ABSENT or model.is_set(key)}
        model.set_many(kept)

    def refresh(self) -> None:
        """Show which card the settings mean."""
        model = self._model
        name, address = model.value(PROVIDER), model.value(ADDRESS) or ""
        chosen = "compatible" if name == "openai" and address else name
        source, by = model.lock(PROVIDER)
        say(self._locked, locked_by(source, by), "notice")
        locked = bool(source) or model.is_broken
        for card in self.cards.values():
            card.show_use(
                in_use=card.kind.id == chosen,
                by_itself=name == "auto"
                and card.kind.provider == self._serving
                and card.kind.id != "compatible",
            )
            mine = card.kind.id == chosen
            used = model.value(LOCAL_MODEL) if card.kind.id == "local" else model.value(MODEL) if mine else ""
            card.show_present(used or "", address if mine else "")
            card.setEnabled(not locked)

    def show_status(self, status: EngineStatus) -> None:
        """What the engine says of the provider that serves now."""
        self._serving = status.provider
        self.refresh()
        card = self._card_at_work()
        told = (card, status.state, status.provider, str(status.problem or ""))
        if told == self._told:
            return  # what a test has found meanwhile stays
        self._told = told
        for each in self.cards.values():
            each.offer_pause(None)
        if card is None:
            return
        shown = state_of(status)
        if shown:
            card.show_state(*shown)
        if status.state == "paused" or cause_of_problem(status) == "rate-limited":
            card.offer_pause(status.state == "paused")
        card.look_for_success()

    def show_size(self, size: LibrarySize) -> None:
        for card in self.cards.values():
            card.show_size(size)
        self._foresee_automatic()

    def _foresee_automatic(self) -> None:
        """Whom the automatic choice would take is said before it is taken, and what that means."""
        from app.engine.provider_trial import Wish

        card = self.cards["auto"]

        def show(effect: Effect | None) -> None:
            if effect is None or card.property("chosen"):
                card.show_state("", "muted")
                return
            kind = next((each for each in kinds.KINDS if each.id == effect.name), None)
            name = kinds.title(kind) if kind else effect.name
            takes = QCoreApplication.translate("Providers", "It would use “%1” now.").replace("%1", name)
            sends = QCoreApplication.translate("Providers", "The text of all notes will be sent there.")
            remote = kind is not None and kind.remote
            text = sentences(takes, sends if remote else "", *effort_of(effect.cost)[:1])
            card.show_state(text, "notice" if remote else "muted")

        self._bench.foresee(Wish("auto"), show)

    def _card_at_work(self) -> ProviderCard | None:
        """The chosen one; where the choice is automatic, the one that it took."""
        chosen = self._card_in_use()
        if chosen is not self.cards["auto"]:
            return chosen
        serving = (
            card
            for card in self.cards.values()
            if card.kind.provider == self._serving and not _is_other(card)
        )
        return next(serving, chosen)

    def _card_in_use(self) -> ProviderCard | None:
        return next((card for card in self.cards.values() if card.property("chosen")), None)

    def _find_keys(self) -> None:
        from app.engine.provider_trial import Wish

        for card in self.cards.values():
            card.look_for_success()
            if card.kind.needs_key and not card.kind.takes_address:
                self._bench.look_for_key(Wish(card.kind.provider), partial(self._show_key, card))

    def _find_ollama(self) -> None:
        """Ask this computer, and nobody else, whether Ollama runs."""
        from app.engine.provider_trial import Wish

        card = self.cards["ollama"]
        found = QCoreApplication.translate("Providers", "Found on this computer")
        absent = QCoreApplication.translate("Providers", "Not running on this computer")
        self._bench.list_models(
            Wish("ollama"),
            lambda _models: self._show_found(card, found, "good"),
            lambda _problem: self._show_found(card, absent, "muted"),
        )

    def _find_models(self) -> None:
        """What is on this disk; a compatible server is nowhere until it has an address."""
        builtin, local, server = (self.cards[name] for name in ("builtin", "local", "compatible"))
        self._bench.look_for_builtin(lambda here: self._show_found(builtin, *builtin_state(here)))
        self._bench.look_for_file(
            local.wish.model,
            lambda file: self._show_found(local, *file_state(bool(file.file))),
            lambda problem: self._show_found(local, in_words(problem).title, "problem"),
        )
        if not server.wish.base_url:
            self._show_found(server, *words_for("no-address"))

    def _show_key(self, card: ProviderCard, state: KeyState) -> None:
        if state.problem:
            self._show_found(card, in_words(state.problem).title, "problem")
        else:
            self._show_found(card, *key_state(state.masked))

    def _show_found(self, card: ProviderCard, text: str, tone: Tone) -> None:
        """What a look at the start found; of the provider at work the engine knows more."""
        if not (self._told and self._told[0] is card):
            card.show_state(text, tone)


def _is_other(card: ProviderCard) -> bool:
    return card.kind.id == "compatible"
