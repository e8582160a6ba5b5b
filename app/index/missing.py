"""How much of the memory has no vector of some identity yet: what a change to it would send."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.embeddings.remote.media import takes_media

if TYPE_CHECKING:
    import apsw

    from app.embeddings.provider import Identity

_SIZE = """
CASE WHEN p.text IS NOT NULL THEN length(CAST(p.text AS BLOB))
WHEN p.ordinal = 0 THEN length(CAST(c.text AS BLOB)) + length(CAST(c.headings AS BLOB))
ELSE length(CAST(substr(c.text, p.start + 1, p.length) AS BLOB)) END
"""
_MISSING = f"""
SELECT count(*), coalesce(sum(size), 0), coalesce(sum(length), 0) FROM (
  SELECT {_SIZE} AS size, p.length AS length FROM passages p JOIN chunks c ON c.id = p.chunk_id
  WHERE p.mime IS {{no}} NULL AND NOT EXISTS (
    SELECT 1 FROM embedding_cache e JOIN identities i ON i.id = e.identity_id
    WHERE e.hash = p.hash AND (i.provider, i.model, i.endpoint) = (?1, ?2, ?3) AND ?4 IN (0, i.dimensions))
  GROUP BY p.hash)
"""


@dataclass(frozen=True, slots=True)
class Missing:
    """Different texts without a vector, their size in bytes of UTF-8 and in characters; and media files."""

    passages: int
    bytes: int
    characters: int
    files: int = 0


def missing(connection: apsw.Connection, identity: Identity) -> Missing:
    """Of one snapshot. With 0 for its dimensions, vectors of any dimensions count as there."""
    key = identity.provider, identity.model, identity.endpoint, identity.dimensions
    passages, size, characters = _row(connection, "", key)
    files = _row(connection, "NOT", key)[0] if takes_media(identity) else 0
    return Missing(passages, size, characters, files)


def _row(connection: apsw.Connection, no: str, key: tuple[Any, ...]) -> Any:
    return connection.execute(_MISSING.format(no=no), key).fetchone()
