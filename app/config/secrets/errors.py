"""What can be wrong with the keeping of keys, as sentences for people. None holds a key."""

from __future__ import annotations

from app.errors import MemoroError

_SESSION_OR_VARIABLE = "Keep the key for this session only, or set it in the environment."


class KeyringError(MemoroError):
    """The system's keyring could not be asked. What needs no key goes on."""


def keyring_locked() -> KeyringError:
    return KeyringError(
        "The password store is locked",
        "Keys are kept in it, so providers that need one rest. Local search goes on.",
        "Unlock it and try again, or keep the key for this session only.",
    )


def keyring_waits() -> KeyringError:
    return KeyringError(
        "The password store waits for you",
        "It seems to ask for its password. Until then providers that need a key rest; local search goes on.",
        "Look for its window and unlock it: Memoro goes on by itself.",
    )


def no_keyring() -> KeyringError:
    return KeyringError(
        "This computer has no password store",
        "Memoro keeps keys only there, never in a file of its own.",
        _SESSION_OR_VARIABLE,
    )


def keyring_failed(kind: str) -> KeyringError:
    """`kind` is the name of the error's class: its text might hold the key."""
    return KeyringError(
        "The password store does not work",
        f"It failed with {kind}. Local search goes on.",
        _SESSION_OR_VARIABLE,
    )


def forgetful() -> KeyringError:
    return KeyringError(
        "The password store did not keep the key",
        "It said that it had, but gave back something else.",
        _SESSION_OR_VARIABLE,
    )


def not_a_key() -> KeyringError:
    return KeyringError("There is no key in this", "It is empty but for spaces or quotes.", "Paste it again.")
