"""What taking a provider means, in words: who gets the notes, how long it takes, what it costs. Pure."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.desktop.punctuation import sentences
from app.desktop.settings.costs import effort_of
from app.desktop.settings.providers.kinds import Kind
from app.engine.change_cost import LibrarySize, cost_of
from app.engine.provider_facts import leaves_computer, usual_model
from app.engine.provider_trial import Effect, Wish


def meaning_of(kind: Kind, wish: Wish, url: str, size: LibrarySize, effect: Effect | None) -> str:
    """`url` is called; `effect` is what was counted for this very wish, else the cost is estimated."""
    work = _work(kind, wish, size, effect) if size.notes else []
    return sentences(_place(kind, wish, url), *work)


def _place(kind: Kind, wish: Wish, url: str) -> str:
    if not (kind.remote or leaves_computer(wish)):
        return QCoreApplication.translate("CardBody", "Nothing leaves this computer.")
    text = QCoreApplication.translate("CardBody", "The text of all notes will be sent to %1.")
    return text.replace("%1", host_of(url)) if url else ""


def _work(kind: Kind, wish: Wish, size: LibrarySize, effect: Effect | None) -> list[str]:
    """What there is to embed: counted where it could be, else estimated for the whole memory."""
    if effect:
        return effort_of(effect.cost)
    cost = cost_of("embed", size, wish.name, wish.model or usual_model(wish.name))
    elsewhere = kind.remote and wish.base_url  # what it costs there is not known
    return effort_of(replace(cost, dollars=None) if elsewhere else cost)


def host_of(url: str) -> str:
    return url.partition("//")[2].partition("/")[0]
