"""What is worth knowing of a provider before its card is opened: key, price class, languages. Pure."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from app.desktop.settings.providers.kinds import SIMPLE, Kind
from app.engine.provider_facts import ModelFacts, model_facts, price_range
from app.engine.provider_trial import Wish


def traits(kind: Kind) -> str:
    """`Needs a key · $0.02 to $0.13 per million tokens · many languages`; empty where there is no choice."""
    if kind.id in SIMPLE:
        return ""
    facts = None if kind.takes_address else model_facts(Wish(kind.provider))  # there it is any model
    parts = [_key(kind), _price(kind), languages(facts)]
    return " · ".join(filter(None, parts))


def languages(facts: ModelFacts | None) -> str:
    if facts is None or facts.multilingual is None:
        return ""
    if facts.multilingual:
        return QCoreApplication.translate("ProviderTraits", "many languages")
    return QCoreApplication.translate("ProviderTraits", "mainly English")


def _key(kind: Kind) -> str:
    if kind.id == "compatible":
        return QCoreApplication.translate("ProviderTraits", "Key if the server wants one")
    if kind.needs_key:
        return QCoreApplication.translate("ProviderTraits", "Needs a key")
    return QCoreApplication.translate("ProviderTraits", "No key")


def _price(kind: Kind) -> str:
    if not kind.remote:
        return QCoreApplication.translate("ProviderTraits", "free")
    prices = price_range(kind.provider) if kind.id != "compatible" else None
    if prices is None:
        return ""
    text = QCoreApplication.translate("ProviderTraits", "about $%1 to $%2 per million tokens")
    if prices[0] == prices[1]:
        text = QCoreApplication.translate("ProviderTraits", "about $%1 per million tokens")
    low, high = (QLocale().toString(price, "f", 2) for price in prices)
    return text.replace("%1", low).replace("%2", high)
