"""The system's keyring through the library `keyring`: opened late, and only if it really keeps secrets."""

from __future__ import annotations

from contextlib import closing
from enum import Enum
from typing import Protocol

from app.config.secrets.errors import KeyringError, keyring_failed, keyring_locked, no_keyring

# Plain files and the one that forgets: worse than saying that there is no keyring.
_DISTRUSTED = ("keyrings.alt.", "keyring.backends.null", "keyring.backends.fail")


_MODULE = "keyring.backends.SecretService"
_DEFAULT_COLLECTION = "/org/freedesktop/secrets/aliases/default"


class KeyringState(Enum):
    """How it went the last time: usable, waiting to be unlocked, not there, or there but failing."""

    UNKNOWN = "unknown"
    OK = "ok"
    LOCKED = "locked"
    NONE = "none"
    FAILING = "failing"


class Backend(Protocol):
    """What we use of `keyring.backend.KeyringBackend`."""

    def get_password(self, service: str, username: str) -> str | None: ...

    def set_password(self, service: str, username: str, password: str) -> None: ...

    def delete_password(self, service: str, username: str) -> None: ...


def open_keyring() -> Backend:
    """The system's keyring. Takes about 0.2 s the first time. Raises `KeyringError` if there is none."""
    import keyring

    chosen = keyring.get_keyring()
    for backend in getattr(chosen, "backends", [chosen]):  # several at once come in a chain
        if not type(backend).__module__.startswith(_DISTRUSTED):
            found: Backend = backend
            return found
    raise no_keyring()


def is_locked(ring: Backend) -> bool:
    """Whether its person would be asked for a password. Asks nobody; False where only asking would tell."""
    if type(ring).__module__ != _MODULE:
        return False
    import secretstorage

    with closing(secretstorage.dbus_init()) as bus:
        try:
            return bool(secretstorage.Collection(bus, _DEFAULT_COLLECTION).is_locked())
        except secretstorage.ItemNotFoundException:
            return False  # it is made with the first secret


def explain(error: Exception) -> tuple[KeyringState, KeyringError]:
    """What went wrong. Of a foreign error only its kind is passed on: its text might hold the key."""
    import keyring.errors

    kind = type(error).__name__
    locked = isinstance(error, keyring.errors.KeyringLocked)
    if locked or kind in {"LockedException", "PromptDismissedException"}:
        return KeyringState.LOCKED, keyring_locked()
    absent = isinstance(error, keyring.errors.NoKeyringError | keyring.errors.InitError)
    if absent or kind == "SecretServiceNotAvailableException":  # SecretStorage's own leak through
        return KeyringState.NONE, no_keyring()
    if isinstance(error, KeyringError):
        return (KeyringState.NONE if error.code == "none" else KeyringState.FAILING), error
    return KeyringState.FAILING, keyring_failed(kind)
