"""Tries a provider for real before it is chosen: two texts are embedded, and it is told how that went.

A trial always ends: after `seconds`, on `cancel`, or with an answer. May wait for a network and the keyring,
so never on a thread that draws windows.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from app.engine.adoption import adoptable_with
from app.engine.change_cost import ChangeCost, library_size
from app.engine.provider_cache import OfferedName
from app.engine.providers import ProviderMaker, provider_cache_of
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.memory_search import MemorySearch
    from app.config.secrets.key import Key, Place
    from app.embeddings.provider import EmbeddingProvider
    from app.engine.engine import Engine
    from app.engine.provider_cache import ProviderCache

TEXTS = ("What was agreed about the kettle?", "The kettle is descaled every month.")
SECONDS = 10.0
LOCAL_SECONDS = 90.0  # a model of this computer has to be read into memory first


class Wish(NamedTuple):
    """A provider as a card describes it. `model` and `base_url` empty: the usual ones."""

    name: str
    model: str = ""
    base_url: str = ""


@dataclass(frozen=True, slots=True)
class TrialResult:
    """`problem` is None if it works. `cause` is the problem's cause as a word for programs, or empty.

    `index_dimensions` are those of the vectors that answer now, 0 where there are none.
    """

    wish: Wish
    dimensions: int = 0
    seconds: float = 0.0
    notes: int = 0
    cost: ChangeCost | None = None
    host: str = ""
    problem: MemoroError | None = None
    cause: str = ""
    cancelled: bool = False
    index_dimensions: int = 0


def memory_search_for(engine: Engine, wish: Wish) -> MemorySearch:
    """The settings in force, with the wish in the place of the chosen provider.

    Key and headers that stand in the file belong to the chosen provider and its address, and stay there.
    """
    search = engine.settings.for_agent(engine.agent).memory_search
    same = search.provider == wish.name and (search.remote.base_url or "") == wish.base_url
    remote = search.remote
    if not same:
        remote = remote.replace(base_url=wish.base_url or None, api_key=None, headers={})
    search = search.replace(provider=wish.name, model=wish.model or None, fallback="none", remote=remote)
    if wish.name != "local":
        return search
    path = wish.model or search.local.model_path
    return search.replace(model=None, local=search.local.replace(model_path=path))


def make_provider(engine: Engine, wish: Wish) -> EmbeddingProvider:
    """The provider of a wish, which has called nobody yet. Raises `MemoroError`."""
    agent = engine.settings.for_agent(engine.agent)._replace(memory_search=memory_search_for(engine, wish))
    return ProviderMaker(engine.settings, agent, engine.paths, engine.keys).make(wish.name)


class Effect(NamedTuple):
    """Who would make the vectors, and what is still to be paid and waited for: what has none of its yet.

    `adoptable` texts have a vector by the same model from another place: see `adoption.py`.
    """

    name: str
    cost: ChangeCost
    adoptable: int = 0


def effect_of(engine: Engine, wish: Wish) -> Effect | None:
    """What taking this provider would really mean; None while no memory is open.

    Calls nobody, but may wait for the keyring. Raises `MemoroError` where the provider cannot be made, for
    example without a key.
    """
    if not library_size(engine).passages:
        return None
    agent = engine.settings.for_agent(engine.agent)
    if wish.name == "auto":  # that is one changed key; the others stay as they are
        search = agent.memory_search.replace(provider="auto")
    else:
        search = memory_search_for(engine, wish)
    agent = agent._replace(memory_search=search)
    selection = ProviderMaker(engine.settings, agent, engine.paths, engine.keys).choose()
    if selection.provider is None:
        if selection.problem:
            raise selection.problem
        return Effect("none", ChangeCost("none"))
    try:
        cost = engine.cost_with(selection.provider, batch=search.remote.batch.enabled)
        return Effect(selection.name, cost, adoptable_with(selection.provider, engine))
    finally:
        selection.provider.close()


def key_of(engine: Engine, wish: Wish) -> Key | None:
    """The key that would be used, masked unless revealed. Raises `MemoroError` if the keyring waits.

    Where there is no keyring there is no key in it.
    """
    from app.config.secrets.resolving import keyring_name, resolve_key

    search = memory_search_for(engine, wish)
    key = resolve_key(wish.name, search, engine.settings.models.providers, engine.keys)
    problem = None if key else engine.keys.get(keyring_name(wish.name, wish.base_url)).problem
    if problem and problem.code != "none":
        raise problem
    return key


def keep_key(engine: Engine, wish: Wish, text: str, place: Place = "keyring") -> None:
    """Keep a key for the wish's address; empty text forgets it, wherever it is kept."""
    from app.config.secrets.resolving import keyring_name

    name = keyring_name(wish.name, wish.base_url)
    if text:
        engine.keys.set(name, text, place)
    else:
        engine.keys.delete(name)
    engine.key_changed(name)


def move_key(engine: Engine, wish: Wish) -> None:
    """Take the wish's key out of the plain file into the keyring. Raises `MemoroError`."""
    from app.config.secrets.resolving import keyring_name

    engine.keys.move_to_keyring(keyring_name(wish.name, wish.base_url))


def unlock_keys(engine: Engine) -> None:
    """Ask the keyring anew, for whoever waits for a key of it."""
    engine.keys.try_again()
    engine.key_changed()


class ProviderTrial:
    """One attempt with one wish; make a new one for the next. `cancel` may come from any thread."""

    def __init__(self, engine: Engine, wish: Wish, seconds: float | None = None) -> None:
        self._engine, self._wish = engine, wish
        self._seconds = seconds or (LOCAL_SECONDS if wish.name in ("local", "builtin") else SECONDS)
        self._lock = threading.Lock()
        self._provider: EmbeddingProvider | None = None
        self._ended = ""  # "cancelled" or "expired"

    def cancel(self) -> None:
        self._end("cancelled")

    def run(self) -> TrialResult:
        """Embed two texts and say how it went. Never raises for a reason outside the program."""
        limit = threading.Timer(self._seconds, self._end, ["expired"])
        limit.daemon = True
        limit.start()
        try:
            return self._run()
        except MemoroError as problem:
            return self._failed(problem)
        finally:
            limit.cancel()
            if self._provider:
                self._provider.close()

    def list_models(self) -> list[OfferedName]:
        """What the service offers, models for embeddings first; may be empty. Raises `MemoroError`."""
        from app.embeddings.remote.provider import RemoteProvider

        provider = self._made()
        try:
            if not isinstance(provider, RemoteProvider):
                return []
            models = [OfferedName(model.name, model.embeds) for model in provider.list_models()]
            if models:
                _cache_of(self._engine, self._wish).keep_models(models)
            return models
        finally:
            provider.close()

    def _made(self) -> EmbeddingProvider:
        if _needs_key(self._wish):
            key_of(self._engine, self._wish)  # a locked keyring is told as such, not as a missing key
        provider = make_provider(self._engine, self._wish)
        hurry = getattr(provider, "hurry", None)
        if hurry:
            hurry(self._seconds)
        with self._lock:
            self._provider = provider
            ended = self._ended
        if ended:
            raise MemoroError("")
        return provider

    def _run(self) -> TrialResult:
        provider = self._made()
        question, note = TEXTS
        asked = provider.embed_query(question)
        start = time.monotonic()
        vectors = provider.embed_documents([note])
        seconds = time.monotonic() - start
        if not (asked.any() and vectors.any()):
            raise _says_nothing()
        _cache_of(self._engine, self._wish).note_success()
        size = library_size(self._engine)
        model = provider.identity.model
        cost = self._engine.cost_with(provider)
        return TrialResult(
            self._wish._replace(model=model),
            int(vectors.shape[1]),
            seconds,
            size.notes,
            cost,
            getattr(getattr(provider, "endpoint", None), "host", ""),
            index_dimensions=_dimensions_now(self._engine),
        )

    def _failed(self, problem: MemoroError) -> TrialResult:
        if self._ended == "cancelled":
            return TrialResult(self._wish, cancelled=True)
        if self._ended == "expired":
            return TrialResult(self._wish, problem=_expired(self._seconds), cause="timeout")
        return TrialResult(self._wish, problem=problem, cause=cause_of(problem))

    def _end(self, how: str) -> None:
        with self._lock:
            self._ended = self._ended or how
            provider = self._provider
        if provider:
            provider.close()


def cause_of(problem: MemoroError) -> str:
    """A word for programs: a service's cause, or what is wrong with the keyring; else empty."""
    code = getattr(problem, "code", "")
    return str(getattr(problem, "cause", "")) or (f"keyring-{code}" if code else "")


def _needs_key(wish: Wish) -> bool:
    return wish.name not in ("builtin", "local", "ollama")


def _expired(seconds: float) -> MemoroError:
    return MemoroError(
        "There was no answer in time",
        f"The test was ended after {seconds:.0f} seconds.",
        "Check the network, the address and the proxy, then try again.",
    )


def _cache_of(engine: Engine, wish: Wish) -> ProviderCache:
    return provider_cache_of(engine.paths, wish.name, wish.base_url)


def _dimensions_now(engine: Engine) -> int:
    memory = next((each for each in engine.opened() if each.agent == engine.agent), None)
    active = memory.index.answering() if memory else None
    return active.dimensions if active else 0


def _says_nothing() -> MemoroError:
    return MemoroError(
        "The model answers with nothing but zeros",
        "Its numbers are not numbers, or all zero, so no text could be found by them.",
        "Choose another model, or look at the server's own log.",
    )
