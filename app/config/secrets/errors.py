"""What can be wrong with the keeping of keys, as sentences for people. None holds a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.errors import MemoroError

if TYPE_CHECKING:
    from pathlib import Path

_OTHER_PLACES = "Keep the key for this session only or in a file, or set it in the environment."


Code = Literal["locked", "waits", "none", "failing", "file", "not-a-key"]


class KeyringError(MemoroError):
    """The system's keyring (or the file in its place) could not be used. What needs no key goes on.

    `code` is for programs: what helps differs.
    """

    def __init__(self, code: Code, title: str, message: str, action: str) -> None:
        super().__init__(title, message, action)
        self.code = code


def keyring_locked() -> KeyringError:
    return KeyringError(
        "locked",
        "The password store is locked",
        "Keys are kept in it, so providers that need one rest. Local search goes on.",
        "Unlock it and try again, or keep the key for this session only.",
    )


def keyring_waits() -> KeyringError:
    return KeyringError(
        "waits",
        "The password store waits for you",
        "It seems to ask for its password. Until then providers that need a key rest; local search goes on.",
        "Look for its window and unlock it: Memoro goes on by itself.",
    )


def no_keyring() -> KeyringError:
    return KeyringError(
        "none",
        "This computer has no password store",
        "Keys are best kept in one. Without a key, local search goes on.",
        _OTHER_PLACES,
    )


def keyring_failed(kind: str) -> KeyringError:
    """`kind` is the name of the error's class: its text might hold the key."""
    return KeyringError(
        "failing",
        "The password store does not work",
        f"It failed with {kind}. Local search goes on.",
        _OTHER_PLACES,
    )


def forgetful() -> KeyringError:
    return KeyringError(
        "failing",
        "The password store did not keep the key",
        "It said that it had, but gave back something else.",
        _OTHER_PLACES,
    )


def key_file_failed(path: Path, error: OSError) -> KeyringError:
    return KeyringError(
        "file",
        "The file with the keys cannot be used",
        f"{path}: {error.strerror or type(error).__name__}.",
        "Check the rights of the file and its folder.",
    )


def key_file_is_none(path: Path) -> KeyringError:
    return KeyringError(
        "file",
        "The file with the keys cannot be used",
        f"{path} is no file, but a folder, a pipe or a device.",
        "Take it away; then enter the key again.",
    )


def key_file_broken(path: Path) -> KeyringError:
    return KeyringError(
        "file",
        "The file with the keys cannot be used",
        f"What stands in {path} cannot be understood.",
        "Mend or delete the file; then enter the key again.",
    )


def key_file_open_to_others(path: Path) -> KeyringError:
    return KeyringError(
        "file",
        "The key was not kept in a file",
        f"On this disk, others could read {path}.",
        "Keep the key for this session only, or set it in the environment.",
    )


def not_a_key() -> KeyringError:
    return KeyringError(
        "not-a-key", "There is no key in this", "It is empty but for spaces or quotes.", "Paste it again."
    )
