"""How a provider is doing, in a few words, from its last test or from the engine. Pure."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QCoreApplication

from app.desktop.dates import time_text
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.engine.provider_trial import cause_of

if TYPE_CHECKING:
    from app.engine.status import EngineStatus

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
        "no-address": translate("ProviderStates", "Not set up: no address"),
        "no-permission": translate("ProviderStates", "The key may not use this model"),
        "no-credit": translate("ProviderStates", "Out of credit"),
        "rate-limited": translate("ProviderStates", "Too many requests for now"),
        "not-running": translate("ProviderStates", "Not running"),
        "unknown-model": translate("ProviderStates", "Unknown model"),
        "chat-model": translate("ProviderStates", "Not a model for search"),
        "web-page": translate("ProviderStates", "Wrong address"),
        "wrong-path": translate("ProviderStates", "Wrong address"),
        "keyring-locked": translate("ProviderStates", "The password store is locked"),
        "keyring-waits": translate("ProviderStates", "The password store is locked"),
        "keyring-none": translate("ProviderStates", "No password store"),
    }
    text = known.get(cause, translate("ProviderStates", "Does not work"))
    return text, "muted" if cause in ("no-key", "no-address") else "problem"


def key_state(masked: str) -> tuple[str, Tone]:
    """Of a service by its key, as far as that is known without asking it."""
    if not masked:
        return words_for("no-key")
    text = QCoreApplication.translate("ProviderStates", "Key %1 is set up")
    return text.replace("%1", masked), "muted"


def builtin_state(is_here: bool) -> tuple[str, Tone]:
    translate = QCoreApplication.translate
    if is_here:
        return translate("ProviderStates", "Ready"), "good"
    return translate("ProviderStates", "Its file is missing"), "problem"


def file_state(is_here: bool) -> tuple[str, Tone]:
    """Of a model that is downloaded."""
    translate = QCoreApplication.translate
    if is_here:
        return translate("ProviderStates", "Downloaded"), "good"
    return translate("ProviderStates", "Not set up: not downloaded"), "muted"


def state_of(status: EngineStatus) -> tuple[str, Tone] | None:
    """How the provider at work is doing, as the engine has it; None where there is nothing to say of it."""
    translate = QCoreApplication.translate
    if status.problem:
        cause, again = cause_of_problem(status), getattr(status.problem, "retry_at", None)
        if not cause:
            return in_words(status.problem).title, "problem"
        if cause == "rate-limited" and again:
            return limited_until(time_text(datetime.fromtimestamp(again).astimezone())), "problem"
        return words_for(cause)
    if status.state == "paused":
        return translate("ProviderStates", "Paused"), "notice"
    if status.provider != "none" and status.state in ("ready", "embedding", "indexing"):
        return translate("ProviderStates", "Ready"), "good"
    return None


def cause_of_problem(status: EngineStatus) -> str:
    return cause_of(status.problem) if status.problem else ""


def limited_until(time: str) -> str:
    return QCoreApplication.translate("ProviderStates", "Too many requests; goes on at %1").replace(
        "%1", time
    )


def with_last_success(text: str, moment: str) -> str:
    """The state, and when it last worked."""
    told = QCoreApplication.translate("ProviderStates", "Last worked: %1").replace("%1", moment)
    return sentences(stop(text), told) if text else told


def works_since(time: str) -> str:
    return QCoreApplication.translate("ProviderStates", "Works, tested at %1").replace("%1", time)
