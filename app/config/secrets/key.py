"""A key as it is passed on: its value cannot end up in a log by accident."""

from __future__ import annotations

from typing import Literal

Source = Literal["settings", "keyring", "session", "file", "environment"]
Place = Literal["keyring", "session", "file"]
"""Where Memoro itself keeps a key: the rest comes from elsewhere."""

_SHOWN = 4
_LEAST_TO_SHOW = 12
_QUOTES = "\"'`“”‘’«»"


class Key:
    """A secret, and where it was found: `origin` is the option or variable, for people.

    `address` is the base address of the service it was given for, "" for the vendor's own: never send it to
    another. `str` and `repr` show it masked; only `reveal` gives it away.
    """

    __slots__ = ("_secret", "address", "origin", "source")

    def __init__(self, secret: str, source: Source, origin: str, address: str = "") -> None:
        self._secret = secret
        self.source: Source = source
        self.origin, self.address = origin, address

    def reveal(self) -> str:
        """The secret itself, for the header of a request and nothing else."""
        return self._secret

    @property
    def masked(self) -> str:
        """What may be shown, as in "…a1B2"."""
        return masked(self._secret)

    def __repr__(self) -> str:
        return f"Key({self.masked}, from {self.origin})"

    def __reduce__(self) -> str:
        raise TypeError("a key is not to be stored or sent")


def masked(secret: str) -> str:
    """The last four characters; none of a short secret, whose rest they would give away."""
    return "…" + secret[-_SHOWN:] if len(secret) >= _LEAST_TO_SHOW else "…"


def cleaned(text: str) -> str:
    """What a person pasted, without the spaces, line ends and quotes that came along."""
    kept = "".join(character for character in text if character.isprintable() and not character.isspace())
    return kept.strip(_QUOTES)
