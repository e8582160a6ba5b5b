"""Who makes an agent's vectors at this moment: chosen late, made ready, replaced when it fails, and kept
while its generation still answers.

Choosing may wait for the keyring and making ready for a network, so both happen on threads that may wait: the
pump's, or a command's. A search only looks (`answering`).
"""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Protocol

from app.engine.providers import Selection
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.embeddings.download.fetch import Progress
    from app.embeddings.provider import EmbeddingProvider, Identity
    from app.embeddings.remote.batch.runner import BatchRunner

log = logging.getLogger(__name__)


class Maker(Protocol):
    """What is needed of `ProviderMaker`."""

    def choose(self) -> Selection: ...
    def fallback(self, instead_of: str, because: MemoroError) -> Selection | None: ...
    def for_identity(self, identity: Identity) -> EmbeddingProvider | None: ...
    def batches(self, provider: EmbeddingProvider) -> BatchRunner | None: ...


class Provision:
    """Thread-safe. `ready` waits; `selection` and `answering` never do."""

    def __init__(self, maker: Maker) -> None:
        self._maker = maker
        self._choosing, self._preparing = threading.Lock(), threading.Lock()
        self._lock = threading.Lock()
        self._selection: Selection | None = None
        self._ready: dict[Identity, EmbeddingProvider] = {}
        self._replaced: list[EmbeddingProvider] = []
        self._older: list[Provision] = []
        self._hopeless: set[Identity] = set()
        self._closed = False

    @property
    def selection(self) -> Selection | None:
        """The choice, or None before it was made."""
        with self._lock:
            return self._selection

    @property
    def is_by_words(self) -> bool:
        """Whether keywords alone are what was wished."""
        return _by_words(self.selection)

    def chosen(self) -> Selection:
        """The choice, made now if it was not. May wait for the keyring."""
        with self._choosing:
            return self.selection or self._choose()

    def ready(
        self, *, may_download: bool = True, progress: Callable[[Progress], None] | None = None
    ) -> EmbeddingProvider | None:
        """The chosen provider, with its identity known; None for keywords alone. Raises MemoroError.

        With `may_download` False, a local model that is not on this computer yet counts as none; else it is
        brought here, with `progress` called meanwhile.
        """
        provider = self.chosen().provider
        if provider is None or not (may_download or getattr(provider, "is_downloaded", True)):
            return None
        with self._preparing:
            if progress and hasattr(provider, "progress"):
                provider.progress = progress
            provider.prepare()
            identity = provider.identity
            with self._lock:
                replaced = self._ready.get(identity)
                self._ready[identity] = provider
                if replaced not in (None, provider):
                    self._replaced.append(replaced)
            if replaced not in (None, provider) and not identity.endpoint:
                replaced.close()  # one process with the model is enough; a call to a service is let finish
            return provider

    def take_over(self, older: Provision) -> None:
        """Let the providers of other settings answer for their generations and end their calls."""
        with older._lock:
            ready = dict(older._ready)
            self._older, older._older = [*older._older, older], []
        with self._lock:
            self._ready = ready | self._ready

    def batches(self, provider: EmbeddingProvider) -> BatchRunner | None:
        """Who runs batch jobs with this provider; None where every text goes by an ordinary call."""
        return self._maker.batches(provider)

    def stop_download(self) -> None:
        """Nobody wants the model any more that is being brought here; what has arrived is kept."""
        provider = self.selection.provider if self.selection else None
        if cancel := getattr(provider, "cancel_download", None):
            cancel()

    def replace_failed(self, problem: MemoroError) -> bool:
        """Let the fallback take over, if the settings name one; False when there is none to try."""
        selection = self.selection
        if selection is None or selection.provider is None or selection.replaces:
            return False
        stand_in = self._maker.fallback(selection.name, problem)
        if stand_in is None:
            return False
        log.info("%s failed (%s); %s stands in", selection.name, problem.title, stand_in.name)
        self._select(stand_in)
        return True

    @property
    def stands_in(self) -> bool:
        """Whether a fallback works in the place of the chosen provider."""
        selection = self.selection
        return selection is not None and bool(selection.replaces)

    def revive(self) -> bool:
        """Try the chosen provider again while a fallback stands in; True when it is back."""
        with self._choosing:
            chosen = self._maker.choose()
            if chosen.provider is None:
                return False
            if chosen.replaces:  # it cannot even be made, and here is one more that stands in
                chosen.provider.close()
                return False
            try:
                chosen.provider.prepare()
                chosen.provider.embed_query("memory")
            except MemoroError as problem:
                log.info("%s does not work yet: %s", chosen.name, problem.title)
                chosen.provider.close()
                return False
            self._select(chosen)
            return True

    def answers_older(self, active: Identity | None) -> bool:
        """Whether questions go to a provider of before, whatever became of the chosen one."""
        with self._lock:
            selection, older = self._selection, self._ready.get(active) if active else None
            return (
                older is not None
                and not _by_words(selection)
                and (selection is None or selection.provider is not older)
            )

    def answering(self, active: Identity | None) -> EmbeddingProvider | None:
        """Who can embed a question for the generation that answers now; None for keywords alone."""
        if active is None:
            return None
        with self._lock:
            if _by_words(self._selection):
                return None
            if active in self._ready:
                return self._ready[active]
            if self._selection is None or active in self._hopeless:
                return None
        # A generation from before a change of settings goes on answering until the new one is complete.
        older = self._maker.for_identity(active)
        with self._lock:
            if older is None:
                self._hopeless.add(active)
                return None
            answering = self._ready.setdefault(active, older)
        if answering is not older:  # another question was quicker
            older.close()
        return answering

    def close(self) -> None:
        """End all calls, those by providers of before too."""
        for older in self._older:
            older.close()
        with self._lock:
            self._closed = True
            providers = {id(each): each for each in (*self._ready.values(), *self._replaced)}
            if self._selection and self._selection.provider:
                providers[id(self._selection.provider)] = self._selection.provider
        for provider in providers.values():
            provider.close()

    def _choose(self) -> Selection:
        selection = self._maker.choose()
        self._select(selection)
        if self._closed and selection.provider:
            selection.provider.close()
        return selection

    def _select(self, selection: Selection) -> None:
        with self._lock:
            before, self._selection = self._selection, selection
            if before and before.provider:
                self._replaced.append(before.provider)  # closed with the rest: it may be answering


def _by_words(selection: Selection | None) -> bool:
    """Whether keywords alone are what was wished."""
    return selection is not None and selection.provider is None and selection.problem is None
