"""Vectors that one identity takes over from another: the same model, reached at another place.

Two identities compare only where somebody has proved it (see `app.engine.adoption`); here are the samples to
prove it with, and the taking over itself. Pictures and recordings are left out: samples are of texts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.embeddings.provider import Identity
from app.index.passages import passage_text

if TYPE_CHECKING:
    import apsw

_OTHERS = """
SELECT id, provider, model, endpoint, dimensions FROM identities
WHERE (provider, model, endpoint) <> (?1, ?2, ?3) AND ?4 IN (0, dimensions)
"""
_TEXTS = """
SELECT count(DISTINCT p.hash) FROM passages p WHERE p.mime IS NULL
AND EXISTS (SELECT 1 FROM embedding_cache e WHERE e.hash = p.hash AND e.identity_id = ?5)
AND NOT EXISTS (SELECT 1 FROM embedding_cache e JOIN identities i ON i.id = e.identity_id
  WHERE e.hash = p.hash AND (i.provider, i.model, i.endpoint) = (?1, ?2, ?3) AND ?4 IN (0, i.dimensions))
"""
_SAMPLES = """
SELECT c.headings, c.text, p.ordinal, p.start, p.length, p.text, e.vector
FROM passages p JOIN chunks c ON c.id = p.chunk_id JOIN embedding_cache e ON e.hash = p.hash
WHERE p.mime IS NULL AND e.identity_id = ? AND e.vector <> zeroblob(length(e.vector))
GROUP BY p.hash ORDER BY p.hash LIMIT ?
"""
_ADOPT = """
INSERT OR IGNORE INTO embedding_cache(identity_id, hash, used_at, vector)
SELECT ?, e.hash, unixepoch(), e.vector FROM embedding_cache e
WHERE e.identity_id = ? AND e.hash IN (SELECT hash FROM passages WHERE mime IS NULL) RETURNING hash
"""
_MAKERS_WORDS = re.compile(r"^text-embedding-(?=.*embed)|:latest$|[^a-z0-9]")


@dataclass(frozen=True, slots=True)
class Adoptable:
    """Whose vectors could be taken over, and for how many texts that have none."""

    identity: Identity
    number: int
    texts: int


def adoptable(connection: apsw.Connection, identity: Identity) -> Adoptable | None:
    """The most that one other identity has of the same model. With 0 for its dimensions, any will do."""
    key = identity.provider, identity.model, identity.endpoint, identity.dimensions
    alike = [row for row in connection.execute(_OTHERS, key) if same_model(row[2], identity.model)]
    found = [
        Adoptable(Identity(*other), number, connection.execute(_TEXTS, (*key, number)).get)
        for number, *other in alike
    ]
    found = [each for each in found if each.texts]
    return max(found, key=lambda each: each.texts, default=None)


def samples(connection: apsw.Connection, number: int, count: int) -> list[tuple[str, bytes]]:
    """Texts of the memory with their kept vectors, by the order of their hashes, which is none."""
    rows = connection.execute(_SAMPLES, (number, count))
    return [(passage_text(*parts), vector) for *parts, vector in rows]


def take_over(connection: apsw.Connection, old: int, new: int) -> list[bytes]:
    """Copy the vectors; the hashes of the texts that have one now. Within a transaction of the caller's."""
    hashes = [digest for (digest,) in connection.execute(_ADOPT, (new, old))]
    if hashes:
        connection.execute(
            "INSERT INTO changes(chunk_id) SELECT DISTINCT p.chunk_id FROM passages p"
            " JOIN embedding_cache e ON e.hash = p.hash WHERE e.identity_id = ?",
            (new,),
        )
    return hashes


def same_model(one: str, other: str) -> bool:
    """Whether two names are of one model, as servers write them: with its maker, a tag, or other signs."""
    return _bare(one) == _bare(other)


def _bare(name: str) -> str:
    return _MAKERS_WORDS.sub("", name.lower().rpartition("/")[2])
