"""The assistants' tokens: made here, kept in the keyring, known to the bridge by their hash alone."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from app.bridge.assistants import Assistant, Assistants
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.secrets.store import KeyStore

PREFIX = "memoro_"
LONGEST = 200


class Tokens:
    """Makes, finds and revokes tokens. `keys` is where they are kept for showing and copying them again."""

    def __init__(self, assistants: Assistants, keys: KeyStore) -> None:
        self._assistants, self._keys = assistants, keys

    def make(self, assistant: Assistant) -> str:
        """Connect an assistant (or give it a new token; the old one ends at once) and return the token.

        Without a keyring the token still works; it cannot be shown again then, only made anew.
        """
        token = PREFIX + secrets.token_urlsafe(32)
        created = assistant.created or datetime.now().astimezone().isoformat(timespec="seconds")
        known = replace(assistant, created=created, token_hash=fingerprint(token), way="address")
        self._assistants.put(known)
        try:
            self._keys.set(key_name(assistant.id), token)
        except MemoroError:
            self._keys.set(key_name(assistant.id), token, "session")
        return token

    def show(self, name: str) -> str | None:
        """The token again, for copying; None when the keyring does not have it."""
        known = self._assistants.get(name)
        secret = self._keys.get(key_name(name)).secret if known else None
        matches = known is not None and secret is not None and _equal(fingerprint(secret), known.token_hash)
        return secret if matches else None

    def is_kept(self, name: str) -> bool:
        """Whether it can be shown again after the program was started anew; it works in any case."""
        found = self._keys.get(key_name(name))
        return bool(found.secret) and found.place == "keyring"

    def revoke(self, name: str) -> bool:
        """Disconnect: the token is worth nothing from now on, whatever the keyring does."""
        known = self._assistants.remove(name)
        if known:
            try:
                self._keys.delete(key_name(name))
            except MemoroError:
                return True  # what the keyring still holds opens nothing
        return known

    def find(self, token: str) -> Assistant | None:
        """Whose token this is. Takes the same time wherever in the list it stands, and when nowhere."""
        if not token or len(token) > LONGEST:
            return None
        offered, found = fingerprint(token), None
        for assistant in self._assistants.all():
            if assistant.token_hash and _equal(offered, assistant.token_hash):
                found = assistant
        return found


def key_name(assistant: str) -> str:
    """The name of an assistant's token in the keyring."""
    return f"bridge:{assistant}"


def fingerprint(token: str) -> str:
    """sha256 in hex. A random token of 256 bits needs no salt and no slow hash."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _equal(left: str, right: str) -> bool:
    return hmac.compare_digest(left.encode(), right.encode())
