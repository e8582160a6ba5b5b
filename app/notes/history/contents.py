"""The bytes of versions: compressed, each once, gone when nothing speaks of them any more."""

from __future__ import annotations

import hashlib
import logging
import zlib
from collections.abc import Iterable

import apsw

log = logging.getLogger(__name__)
#: The key of an empty note, which says nothing about which note it is.
EMPTY = hashlib.sha256(b"").digest()
_LEVEL = 1
"""Of a log of 40 kB, 44 % are left in 0.35 ms; with level 6 40 % in 0.83 ms, at each of its many versions."""
_UNUSED = """
DELETE FROM contents WHERE hash = ?1
  AND NOT EXISTS(SELECT 1 FROM changes WHERE before = ?1 OR after = ?1)
  AND NOT EXISTS(SELECT 1 FROM notes WHERE hash = ?1)
  AND NOT EXISTS(SELECT 1 FROM proposals WHERE base = ?1)
"""
_DROP = """
DELETE FROM contents WHERE hash = ?1
  AND NOT EXISTS(SELECT 1 FROM changes WHERE pending AND (before = ?1 OR after = ?1))
  AND NOT EXISTS(SELECT 1 FROM proposals WHERE base = ?1 AND state = 'waiting')
"""


def digest(data: bytes) -> bytes:
    """The key of a version: sha256 of the note's bytes, as in `app.notes.writer.content_hash`."""
    return hashlib.sha256(data).digest()


def put(connection: apsw.Connection, data: bytes | None) -> bytes | None:
    """Keep the bytes if they are not kept yet; returns their key. None stands for no note."""
    if data is None:
        return None
    key = digest(data)
    if connection.execute("SELECT 1 FROM contents WHERE hash = ?", (key,)).get is None:
        packed = zlib.compress(data, _LEVEL)
        connection.execute(
            "INSERT INTO contents(hash, stored, data) VALUES(?, ?, ?)", (key, len(packed), packed)
        )
    return key


def get(connection: apsw.Connection, key: bytes | None) -> bytes | None:
    """The bytes; None if there was no note or the version was thinned out."""
    if key is None:
        return None
    packed = connection.execute("SELECT data FROM contents WHERE hash = ?", (key,)).get
    if packed is None:
        return None
    try:
        return zlib.decompress(packed)
    except zlib.error as error:  # bytes that went bad without breaking the tree: only this version is lost
        log.info("a version in the history cannot be read any more: %s", error)
        return None


def release(connection: apsw.Connection, keys: Iterable[bytes | None]) -> None:
    """Drop those bytes of which no change, note or proposal speaks any more."""
    for key in {key for key in keys if key is not None}:
        connection.execute(_UNUSED, (key,))


def drop(connection: apsw.Connection, keys: Iterable[bytes | None]) -> None:
    """Keep those bytes no longer, whatever speaks of them, but for what is not finished."""
    for key in {key for key in keys if key is not None}:
        connection.execute(_DROP, (key,))
