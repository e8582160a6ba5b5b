"""The one button that goes with a failed test: what helps against its cause. Pure."""

from __future__ import annotations

import sys
from typing import Literal, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.desktop.settings.providers.kinds import Kind

Deed = Literal["page", "models", "address", "key", "unlock", "again"]

_KEY = {"bad-key", "no-key", "foreign-key"}
_ADDRESS = {"wrong-path", "web-page"}
_MODELS = {"no-permission", "unknown-model", "chat-model", "dimension"}
_LOCKED = {"keyring-locked", "keyring-waits"}
_PROXY_PAGES = {
    "win32": "ms-settings:network-proxy",
    "darwin": "x-apple.systempreferences:com.apple.preference.network",
}
"""Elsewhere programs take the proxy from the environment, which no page shows."""
_GUIDE = "https://docs.ollama.com/quickstart"


class Remedy(NamedTuple):
    """`page` is an address to open, where that is the deed."""

    label: str
    deed: Deed
    page: str = ""


def remedy(cause: str, kind: Kind) -> Remedy:
    """For a cause of `TrialResult`; where nothing special helps, to try again."""
    again = Remedy(QCoreApplication.translate("Remedies", "Try again"), "again")
    return _about_key(cause, kind) or _about_model(cause, kind) or _about_place(cause, kind) or again


def _about_key(cause: str, kind: Kind) -> Remedy | None:
    translate = QCoreApplication.translate
    if cause in _LOCKED:
        return Remedy(translate("Remedies", "Unlock…"), "unlock")
    if cause in _KEY and kind.key_page:
        return Remedy(translate("Remedies", "Open the key page"), "page", kind.key_page)
    if cause in _KEY and kind.needs_key:
        return Remedy(translate("Remedies", "Enter another key"), "key")
    if cause == "no-credit" and kind.billing_page:
        return Remedy(translate("Remedies", "Open the billing page"), "page", kind.billing_page)
    return None


def _about_model(cause: str, kind: Kind) -> Remedy | None:
    if cause not in _MODELS:
        return None
    if kind.has_models:
        return Remedy(QCoreApplication.translate("Remedies", "Show the models for embeddings"), "models")
    return Remedy(QCoreApplication.translate("Remedies", "Choose another model"), "models")


def _about_place(cause: str, kind: Kind) -> Remedy | None:
    translate = QCoreApplication.translate
    if cause == "not-running" and kind.id == "ollama":
        return Remedy(translate("Remedies", "How to start it"), "page", _GUIDE)
    if cause in _ADDRESS and kind.takes_address:
        return Remedy(translate("Remedies", "Correct the address"), "address")
    if cause == "proxy" and sys.platform in _PROXY_PAGES:
        return Remedy(translate("Remedies", "Open the proxy settings"), "page", _PROXY_PAGES[sys.platform])
    return None
