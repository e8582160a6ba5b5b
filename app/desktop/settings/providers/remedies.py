"""The one button that goes with a failed test: what helps against its cause. Pure."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.desktop.settings.providers.kinds import Kind

Deed = Literal["page", "models", "address", "again"]

_KEY = {"bad-key", "no-key", "foreign-key"}
_ADDRESS = {"wrong-path", "web-page"}
_MODELS = {"no-permission", "unknown-model", "chat-model"}
_GUIDE = "https://docs.ollama.com/quickstart"


class Remedy(NamedTuple):
    """`page` is an address to open, where that is the deed."""

    label: str
    deed: Deed
    page: str = ""


def remedy(cause: str, kind: Kind) -> Remedy:
    """For a cause of `TrialResult`; where nothing special helps, to try again."""
    translate = QCoreApplication.translate
    if cause in _KEY and kind.key_page:
        return Remedy(translate("Remedies", "Open the key page"), "page", kind.key_page)
    if cause == "no-credit" and kind.billing_page:
        return Remedy(translate("Remedies", "Open the billing page"), "page", kind.billing_page)
    if cause == "not-running" and kind.id == "ollama":
        return Remedy(translate("Remedies", "How to start it"), "page", _GUIDE)
    if cause in _ADDRESS and kind.takes_address:
        return Remedy(translate("Remedies", "Correct the address"), "address")
    if cause in _MODELS and kind.has_models:
        return Remedy(translate("Remedies", "Show the models for embeddings"), "models")
    return Remedy(translate("Remedies", "Try again"), "again")
