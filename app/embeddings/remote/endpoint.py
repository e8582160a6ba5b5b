"""Where a model is reached: address, headers and key, which travel together or not at all."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, urlsplit

from app.embeddings.remote.address import SECRET_NAME, is_local, join, origin_of, presentable
from app.embeddings.remote.secret import Key, Secret


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A normalised base address, what is sent with every request to it, and what people call it.

    Neither address nor `headers` are shown by `repr`, since a person may have put a key into them.
    """

    service: str
    base: str = field(repr=False)
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    key: Secret = field(default_factory=lambda: Secret(""))
    key_header: str = "Authorization"
    key_prefix: str = "Bearer "

    @property
    def host(self) -> str:
        return urlsplit(self.base).netloc

    @property
    def local(self) -> bool:
        """Whether the service runs on this very computer."""
        return is_local(urlsplit(self.base).hostname)

    @property
    def has_key(self) -> bool:
        """Whether anything is sent that could be a key."""
        return bool(self.key) or any(SECRET_NAME.search(name) for name in self.headers)

    @property
    def fingerprint(self) -> str:
        """Tells endpoints apart in an index: sha256 of the address and the headers that are not secret.

        Another key, organisation token or cookie for the same place gives the same fingerprint.
        """
        plain = sorted(
            (name.lower(), value) for name, value in self.headers.items() if not SECRET_NAME.search(name)
        )
        told = json.dumps([presentable(self.base), plain], ensure_ascii=True)
        return hashlib.sha256(told.encode()).hexdigest()

    def url(self, path: str) -> str:
        """The full address of a call."""
        return join(self.base, path)

    def sent_headers(self) -> dict[str, str]:
        """What goes over the wire. A header that the person set wins over the one made of the key."""
        key = {self.key_header: self.key_prefix + self.key.reveal()} if self.key else {}
        return merge_headers(key, self.headers)

    def secrets(self) -> Iterator[Secret]:
        """Everything that must not appear in any text."""
        yield self.key
        for name, value in self.headers.items():
            if SECRET_NAME.search(name):
                yield Secret(value)
                yield Secret(value.rpartition(" ")[2])  # the part after "Bearer"
        for name, value in parse_qsl(urlsplit(self.base).query):
            if SECRET_NAME.search(name):
                yield Secret(value)


def merge_headers(*layers: Mapping[str, str]) -> dict[str, str]:
    """All headers of all layers; of two whose names differ only in case, the one of the later layer."""
    merged: dict[str, tuple[str, str]] = {}
    for layer in layers:
        merged.update({name.lower(): (name, value) for name, value in layer.items()})
    return dict(merged.values())


def key_fits(key: Key, base: str) -> bool:
    """Whether a key may be sent to this address: it has to belong to just this scheme, host and port."""
    return key.origin == origin_of(base)
