"""How a provider is doing, in a few words, from its last test or from the engine. Pure."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QCoreApplication

Tone = Literal["muted", "good", "problem"]

_NO_CONNECTION = {"offline", "dns", "tls", "proxy", "closed", "timeout"}


def words_for(cause: str) -> tuple[str, Tone]:
    """The state for a cause of `TrialResult`."""
    said = QCoreApplication.translate
    if cause in _NO_CONNECTION:
        return said("ProviderStates", "No connection"), "problem"
    known = {
        "bad-key": said("ProviderStates", "Key refused"),
        "foreign-key": said("ProviderStates", "Key refused"),
        "no-key": said("ProviderStates", "Not set up: no key"),
        "no-permission": said("ProviderStates", "The key may not use this model"),
        "no-credit": said("ProviderStates", "Out of credit"),
        "rate-limited": said("ProviderStates", "Too many requests for now"),
        "not-running": said("ProviderStates", "Not running"),
        "unknown-model": said("ProviderStates", "Unknown model"),
        "chat-model": said("ProviderStates", "Not a model for search"),
        "web-page": said("ProviderStates", "Wrong address"),
        "wrong-path": said("ProviderStates", "Wrong address"),
    }
    text = known.get(cause, said("ProviderStates", "Does not work"))
    return text, "muted" if cause == "no-key" else "problem"


def works_since(time: str) -> str:
    return QCoreApplication.translate("ProviderStates", "Works, tested at %1").replace("%1", time)
