"""What is known of a model, in words. Pure."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from app.desktop.status_text import number
from app.engine.provider_facts import ModelFacts


def facts_in_words(facts: ModelFacts) -> str:
    """Numbers, longest text, price, languages and licence, as far as they are known."""
    translate = QCoreApplication.translate
    text = translate("ModelFacts", "%1 numbers per text, texts of up to %2 tokens")
    text = text.replace("%1", number(facts.dimensions)).replace("%2", number(facts.max_tokens))
    if facts.price is not None:
        price = QLocale().toString(facts.price, "f", 2)
        text = translate("ModelFacts", "%1, about $%2 per million tokens").replace("%1", text)
        text = text.replace("%2", price)
    licence = translate("ModelFacts", "licence: %1").replace("%1", facts.licence) if facts.licence else ""
    return " · ".join(filter(None, (text, _languages(facts), licence)))


def _languages(facts: ModelFacts) -> str:
    if facts.multilingual is None:
        return ""
    if facts.multilingual:
        return QCoreApplication.translate("ModelFacts", "made for many languages")
    return QCoreApplication.translate("ModelFacts", "made for English, others are found less well")
