"""The work behind the cards, in the background: keys, trials, lists of models, the download."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.config.secrets.backend import KeyringState
from app.desktop.settings.page_bench import Failed, PageBench
from app.engine import adoption, local_model, provider_facts, provider_trial, trial_details
from app.engine.provider_trial import Effect, ProviderTrial, TrialResult, Wish
from app.errors import MemoroError

if TYPE_CHECKING:
    from datetime import datetime

    from app.config.secrets.key import Place
    from app.desktop.background import Background
    from app.engine.adoption import Adopted
    from app.engine.engine import Engine
    from app.engine.provider_cache import KeptModels


class KeyState(NamedTuple):
    """The key that would be used: `masked` is empty where there is none; `problem` if nobody could look.

    `store` is the password store, as far as can be known without asking its person; `base` is the
    vendor's own address for this key.
    """

    masked: str = ""
    source: str = ""
    origin: str = ""
    problem: MemoroError | None = None
    store: KeyringState = KeyringState.UNKNOWN
    base: str = ""


class Bench(PageBench):
    """`progressed(done, total, seconds)`: bytes of the download; -1 where nobody knows."""

    progressed = Signal(float, float, float)

    def __init__(self, engine: Engine, background: Background, parent: QObject | None = None) -> None:
        super().__init__(background, parent)
        self.engine = engine
        self._stop_download = threading.Event()

    def look_for_key(self, wish: Wish, done: Callable[[KeyState], None]) -> None:
        def look() -> KeyState:
            try:
                key = provider_trial.key_of(self.engine, wish)
            except MemoroError as problem:
                return KeyState(problem=problem)
            found = KeyState(key.masked, key.source, key.origin) if key else KeyState()
            base = provider_facts.own_base(wish.name, key.reveal() if key else "")
            return found._replace(store=self.engine.keys.look(), base=base)

        self.run(look, done)

    def keep_key(
        self, wish: Wish, text: str, place: Place, done: Callable[[Any], None], failed: Failed
    ) -> None:
        """Empty text forgets the key."""
        self.run(lambda: provider_trial.keep_key(self.engine, wish, text, place), done, failed)

    def move_key(self, wish: Wish, done: Callable[[Any], None], failed: Failed) -> None:
        """From the plain file into the keyring."""
        self.run(lambda: provider_trial.move_key(self.engine, wish), done, failed)

    def unlock(self, done: Callable[[Any], None]) -> None:
        """Ask the keyring anew."""
        self.run(lambda: provider_trial.unlock_keys(self.engine), done)

    def foresee(self, wish: Wish, done: Callable[[Effect | None], None]) -> None:
        """What taking it would mean; no answer where it cannot be made yet."""
        self.run(lambda: provider_trial.effect_of(self.engine, wish), done)

    def test(self, wish: Wish, done: Callable[[TrialResult], None]) -> ProviderTrial:
        trial = ProviderTrial(self.engine, wish)
        self.run(
            trial.run,
            done,
            lambda problem: done(TrialResult(wish, problem=problem)),
        )
        return trial

    def pause(self, paused: bool) -> None:
        self.run(lambda: self.engine.pause(paused))

    def last_success(self, wish: Wish, done: Callable[[datetime | None], None]) -> None:
        self.run(lambda: provider_facts.last_success(self.engine, wish), done)

    def kept_models(self, wish: Wish, done: Callable[[KeptModels | None], None]) -> None:
        self.run(lambda: provider_facts.kept_models(self.engine, wish), done)

    def details(self, result: TrialResult, done: Callable[[str], None]) -> None:
        """What may be copied of a failed test."""
        self.run(lambda: trial_details.details(self.engine, result), done)

    def adopt(self, wish: Wish, done: Callable[[Adopted], None], failed: Failed) -> None:
        """Compare, and keep the vectors of the same model at another place."""
        self.run(lambda: adoption.adopt(self.engine, wish), done, failed)

    def list_models(self, wish: Wish, done: Callable[[Any], None], failed: Failed) -> None:
        self.run(ProviderTrial(self.engine, wish).list_models, done, failed)

    def look_for_file(self, model: str, done: Callable[[Any], None], failed: Failed) -> None:
        self.run(lambda: local_model.local_file(self.engine, model), done, failed)

    def look_for_builtin(self, done: Callable[[bool], None]) -> None:
        self.run(local_model.has_builtin_model, done)

    def download(self, file: local_model.LocalFile, done: Callable[[Any], None], failed: Failed) -> None:
        self._stop_download = stop = threading.Event()

        def report(progress: Any) -> None:
            total = -1 if progress.total is None else progress.total
            left = -1 if progress.seconds is None else progress.seconds
            self.progressed.emit(float(progress.done), float(total), float(left))

        self.run(lambda: local_model.download(file, report, stop), done, failed)

    def stop_download(self) -> None:
        self._stop_download.set()
