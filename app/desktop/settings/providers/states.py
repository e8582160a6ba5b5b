"""How a provider is doing, in a few words, from its last test or from the engine. Pure."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QCoreApplication

Tone = Literal["muted", "good", "notice", "problem"]

_NO_CONNECTION = {"offline", "dns", "tls", "proxy", "closed", "timeout"}


def words_for(cause: str) -> tuple[str, Tone]:
    """The state for a cause of `TrialResult`."""
    translate = QCoreApplication.translate
    if cause in _NO_CONNECTION:
        return translate("ProviderStates", "No connection"), "problem"
    known = {
        "bad-key": translate("ProviderStates", "Key refused"),
        "foreign-key": translate("ProviderStates", "Key refused"),
        "no-key": translate("ProviderStates", "Not set up: no key"),
        "no-permission": translate("ProviderStates", "The key may not use this model"),
        "no-credit": translate("ProviderStates", "Out of credit"),
        "rate-limited": translate("ProviderStates", "Too many requests for now"),
        "not-running": translate("ProviderStates", "Not running"),
        "unknown-model": translate("ProviderStates", "Unknown model"),
        "chat-model": translate("ProviderStates", "Not a model for search"),
        "web-page": translate("ProviderStates", "Wrong address"),
        "wrong-path": translate("ProviderStates", "Wrong address"),
    }
    text = known.get(cause, translate("ProviderStates", "Does not work"))
    return text, "muted" if cause == "no-key" else "problem"


def limited_until(time: str) -> str:
    return QCoreApplication.translate("ProviderStates", "Too many requests; goes on at %1").replace(
        "%1", time
    )


def works_since(time: str) -> str:
    return QCoreApplication.translate("ProviderStates", "Works, tested at %1").replace("%1", time)
