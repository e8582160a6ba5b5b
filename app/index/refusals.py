"""Texts that a provider does not take: they have the zero vector in the cache, which is near nothing, and
here the reason, by the provider's identity, so that a person can be told of them also after a restart.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from app.index import meta

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import apsw

_LISTED = """
SELECT DISTINCT p.chunk_id, p.ordinal, f.path, r.value FROM json_each(?) r
JOIN passages p ON p.hash = unhex(r.key) JOIN chunks c ON c.id = p.chunk_id JOIN files f ON f.id = c.file_id
ORDER BY f.path, c.ordinal, p.ordinal
"""
_CACHED = """
SELECT r.key, r.value FROM json_each(?) r
JOIN embedding_cache e ON e.hash = unhex(r.key) AND e.identity_id = ?
"""


class Refused(NamedTuple):
    """A passage of the note at `path` that is found by its words only, and why, in words for people."""

    path: str
    reason: str


def keep(connection: apsw.Connection, identity_id: int, reasons: Mapping[bytes, str]) -> None:
    """Remember these too; what the cache has dropped meanwhile is forgotten, since it is sent again."""
    known = meta.get(connection, _key(identity_id))
    kept = dict(connection.execute(_CACHED, (known, identity_id))) if known else {}
    kept |= {digest.hex(): reason for digest, reason in reasons.items()}
    meta.put(connection, _key(identity_id), json.dumps(kept))


def take_over(connection: apsw.Connection, old: int, new: int, hashes: Iterable[bytes]) -> None:
    """The identity `new` has these vectors from `old`."""
    known = json.loads(meta.get(connection, _key(old)) or "{}")
    if reasons := {digest: known[digest.hex()] for digest in hashes if digest.hex() in known}:
        keep(connection, new, reasons)


def listed(connection: apsw.Connection, identity_ids: Iterable[int]) -> list[Refused]:
    """Those that stand in the notes now, in the order of the notes."""
    known = [meta.get(connection, _key(number)) for number in identity_ids]
    rows = [row for each in known if each for row in connection.execute(_LISTED, (each,))]
    return [Refused(path, reason) for _, _, path, reason in {row[:2]: row for row in rows}.values()]


def _key(identity_id: int) -> str:
    return f"{meta.REFUSED}{identity_id}"
