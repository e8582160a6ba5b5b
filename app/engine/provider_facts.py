"""What can be told of a provider without asking it: its address, its model, when it last worked."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from app.engine.providers import provider_cache_of

if TYPE_CHECKING:
    from datetime import datetime

    from app.engine.engine import Engine
    from app.engine.provider_cache import KeptModels
    from app.engine.provider_trial import Wish


def own_base(name: str, key: str) -> str:
    """The vendor's address for this key: some keys are taken at another one. "" where nothing is called."""
    from app.embeddings.remote.catalog import DIALECTS

    return DIALECTS[name]().base_for(key) if name in DIALECTS else ""


def final_url(wish: Wish, base: str = "") -> str:
    """The address that will be called, or "" where it cannot be said (or nothing is called).

    `base` is the vendor's own for the key in use, where the wish names no address: see `own_base`.
    """
    from app.embeddings.remote.catalog import DIALECTS
    from app.embeddings.remote.endpoint import Endpoint

    if wish.name not in DIALECTS:
        return ""
    dialect = DIALECTS[wish.name]()
    with suppress(ValueError):
        base = dialect.clean_base(wish.base_url or base or dialect.base)
        return Endpoint("", base).url(dialect.shown_path(dialect.clean_model(wish.model)))
    return ""


def leaves_computer(wish: Wish) -> bool:
    """Whether the texts go to another computer; not known of what a server here does with them."""
    from urllib.parse import urlsplit

    from app.embeddings.remote.address import is_local

    url = final_url(wish)
    return bool(url) and not is_local(urlsplit(url).hostname)


def last_success(engine: Engine, wish: Wish) -> datetime | None:
    """When the wish's provider last embedded something for this program."""
    return provider_cache_of(engine.paths, wish.name, wish.base_url).last_success()


def kept_models(engine: Engine, wish: Wish) -> KeptModels | None:
    """The models that the service listed when it was last asked."""
    return provider_cache_of(engine.paths, wish.name, wish.base_url).models()


class ModelFacts(NamedTuple):
    """What its maker documents: numbers per text, longest text in tokens, US dollars per million tokens.

    `multilingual` and `price` are None where nothing is said; `licence` is empty for a model that nobody may
    run but its vendor.
    """

    dimensions: int
    max_tokens: int
    price: float | None
    multilingual: bool | None
    licence: str = ""


def usual_model(name: str) -> str:
    """The model that a provider uses where the settings name none."""
    from app.embeddings.remote.catalog import DIALECTS

    if name == "builtin":
        return "multilingual-e5-small"
    if name == "local":
        from app.embeddings.local.provider import DEFAULT_MODEL

        return DEFAULT_MODEL
    return DIALECTS[name].default_model if name in DIALECTS else ""


def model_facts(wish: Wish) -> ModelFacts | None:
    """What is known of a wish's model; at an address that is not the vendor's, only of open models."""
    from app.embeddings.open_models import open_model
    from app.embeddings.remote.known_models import known_model

    model = wish.model or usual_model(wish.name)
    known = None if wish.base_url else known_model(wish.name, model)
    if known:
        return ModelFacts(known.dimensions, known.max_tokens, known.price, known.multilingual)
    found = open_model(model)
    return (
        ModelFacts(found.dimensions, found.max_tokens, None, found.multilingual, found.licence)
        if found
        else None
    )


def price_range(name: str) -> tuple[float, float] | None:
    """The cheapest and the dearest of a vendor's models, in US dollars per million tokens."""
    from app.embeddings.remote.known_models import KNOWN

    prices = [model.price for model in KNOWN.get(name, {}).values() if model.price is not None]
    return (min(prices), max(prices)) if prices else None
