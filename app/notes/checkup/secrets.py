"""Passwords and keys in a note that a person should know of; only what can be believed to be one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from app.text.redaction import masked, secrets_in

_SHORTEST, _SHORTEST_PASSWORD = 18, 8
#: What stands where a secret would: examples, variables, masks, plain words.
_NO_SECRET = re.compile(
    r"^[<{$%\[(]|\*{3}|[x.…_-]{4}|your|example|placeholder|changeme|redacted|keyring|^(?:https?|file)://"
    r"|^[\w/]*\.\w{1,4}$|^\w+\(|^[a-z]+$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Secret:
    """A secret in a text: its line (from 1), what it looks like, and itself in a form that may be shown."""

    line: int
    what: str
    masked: str


def find_secrets(text: str) -> Iterator[Secret]:
    """Everything in the text that looks like a secret, line by line; the first shape that fits a line."""
    if next(secrets_in(text), None) is None:
        return
    for number, line in enumerate(text.split("\n"), 1):
        found = next((each for each in secrets_in(line) if _is_believable(*each)), None)
        if found:
            yield Secret(number, found[0], masked(found[1]) if found[1] else "…")


def _is_believable(kind: str, value: str) -> bool:
    if kind == "private key":
        return True
    if kind == "password":
        return len(value) >= _SHORTEST_PASSWORD and not _NO_SECRET.search(value)
    return len(value) >= _SHORTEST and any(letter.isdigit() for letter in value)
