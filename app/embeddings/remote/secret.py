"""Keys: a text that does not show itself, together with the one place it may be sent to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from app.embeddings.remote.address import origin_of

# What keys look like, whole or with the middle masked, for texts in which a service repeats one to us.
_LOOKS_LIKE_A_KEY = re.compile(r"(?i)\b(?:bearer\s+|sk-|pa-|al-|gsk_|AIza|AQ\.)[\w.*+/=-]{6,}")
_WRAPPING = "\"'`“”‘’"


class Secret:
    """A key or password. Printing, formatting, logging, pickling or comparing it shows nothing of it.

    White space, line ends and quotes that were copied along with a key are taken off.
    """

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = "".join(text.split()).strip(_WRAPPING)

    def reveal(self) -> str:
        """The text itself, for the one header it goes into."""
        return self._text

    def __bool__(self) -> bool:
        return bool(self._text)

    def __repr__(self) -> str:
        return "Secret(…)" if self._text else "Secret()"

    def __reduce__(self) -> Any:
        raise TypeError("a secret is not written anywhere")


@dataclass(frozen=True, slots=True)
class Key:
    """A key and the origin (scheme, host and port) it belongs to; it is never sent anywhere else."""

    secret: Secret
    origin: str

    @classmethod
    def belonging_to(cls, address: str, text: str) -> Key:
        """The key `text`, which the person got for (or wrote down beside) this address.

        With an address that nothing can be called at, it belongs nowhere.
        """
        try:
            origin = origin_of(address)
        except ValueError:
            origin = ""
        return cls(Secret(text), origin)


def redact(text: str, secrets: Iterable[Secret]) -> str:
    """The text of a foreign message without these secrets and without anything that looks like a key."""
    for secret in filter(None, secrets):
        if len(secret.reveal()) >= 6:
            text = text.replace(secret.reveal(), "…")
        else:  # what some type where no key is needed: a part of a word is no secret
            text = re.sub(rf"\b{re.escape(secret.reveal())}\b", "…", text)
    return _LOOKS_LIKE_A_KEY.sub("…", text)
