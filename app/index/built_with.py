"""What an index was built with, and so whether it has to be built again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from app.index import meta, schema
from app.text.versions import ANALYSER_VERSION, CHUNKER_VERSION

if TYPE_CHECKING:
    import apsw

    from app.index.options import IndexOptions

_KEY = "built_with"
_REASONS = {
    "chunk_tokens": "the chunk settings changed",
    "chunk_overlap": "the chunk settings changed",
    "chunker": "this version cuts notes into chunks in a better way",
    "analyser": "this version analyses words in a better way",
    "schema": "this version keeps more in the index",
    "scope": "the folders of the memory changed",
}


def wanted(options: IndexOptions) -> dict[str, Any]:
    return {
        "chunk_tokens": options.chunk_tokens,
        "chunk_overlap": options.chunk_overlap,
        "chunker": CHUNKER_VERSION,
        "analyser": ANALYSER_VERSION,
        "schema": schema.MAJOR * 1000 + schema.MINOR,
        "scope": options.scope_fingerprint,
    }


def record(connection: apsw.Connection, options: IndexOptions) -> None:
    meta.put(connection, _KEY, json.dumps(wanted(options)))


def difference(connection: apsw.Connection, options: IndexOptions) -> str | None:
    """Why the index does not fit the options any more, as the end of a sentence; None when it does."""
    built = json.loads(meta.get(connection, _KEY) or "{}")
    for key, value in wanted(options).items():
        if built.get(key) != value:
            return _REASONS[key]
    return None
