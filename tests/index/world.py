"""Small worlds for the tests of the index: notes on disk, vectors without a model, what an index says."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np

from app.embeddings.provider import Identity, Vectors
from app.index.index import Index
from app.index.options import IndexOptions
from app.notes.scope import MemoryScope
from app.text.analysis import terms

DIMENSIONS = 64
IDENTITY = Identity("test", "bag-of-words", "", DIMENSIONS)
OTHER = Identity("test", "another", "", DIMENSIONS)


class Notes:
    """A workspace on disk."""

    def __init__(self, workspace: Path) -> None:
        self.workspace = workspace
        (workspace / "memory").mkdir(parents=True, exist_ok=True)
        self.scope = MemoryScope(workspace)

    def write(self, name: str, text: str | bytes) -> Path:
        path = self.workspace / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def remove(self, name: str) -> None:
        (self.workspace / name).unlink()

    def rename(self, old: str, new: str) -> None:
        (self.workspace / new).parent.mkdir(parents=True, exist_ok=True)
        (self.workspace / old).rename(self.workspace / new)


def log_of(day: int, *bullets: str, heading: str = "Work") -> str:
    """A daily log with one section."""
    lines = "\n".join(f"- {bullet}" for bullet in bullets)
    return f"# Log of day {day}\n\n## {heading}\n\n{lines}\n"


def vectors_of(texts: list[str], identity: Identity = IDENTITY) -> Vectors:
    """Unit vectors in which texts that share words are near; another identity has other directions."""
    rows = np.zeros((len(texts), identity.dimensions), dtype=np.float32)
    for number, text in enumerate(texts):
        for term in terms(text):
            seed = int.from_bytes(hashlib.sha256(f"{identity.model} {term}".encode()).digest()[:8])
            rows[number] += np.random.default_rng(seed).standard_normal(identity.dimensions)
    rows += 0.5  # real models put all texts into one corner
    return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)


def embed_all(index: Index, identity: Identity = IDENTITY, *, activate: bool = True) -> int:
    """What the engine does in the background; returns how many texts were embedded."""
    done = 0
    while passages := index.pending(identity, 50):
        index.store(
            identity, [each.hash for each in passages], vectors_of([each.text for each in passages], identity)
        )
        done += len(passages)
    if activate:
        index.activate(identity)
    return done


def words(index: Index, match: str) -> list[tuple[str, int]]:
    """(path, first line) of the keyword hits, best first."""
    with index.read() as reader:
        hits = reader.keyword_hits(match, 50)
        rows = reader.chunks(hits)
    return [(rows[chunk_id].path, rows[chunk_id].start_line) for chunk_id in hits]


def meaning(index: Index, question: str, limit: int = 5) -> list[tuple[str, int, int, float]]:
    """(path, first and last line, cosine) of the vector hits, best first."""
    with index.read() as reader:
        searcher = reader.vectors()
        if searcher is None:
            return []
        hits = searcher.nearest(vectors_of([question], searcher.identity)[0], limit).hits()
        rows = reader.chunks(hit.chunk_id for hit in hits)
    found = [(rows[hit.chunk_id], hit) for hit in hits if hit.chunk_id in rows]
    return [
        (row.path, row.start_line + hit.first, row.start_line + hit.last, hit.cosine) for row, hit in found
    ]


def content(index: Index) -> dict[str, Any]:
    """Everything an index says, without row numbers: equal for two indexes of the same notes."""
    with index._pool.snapshot() as db:
        chunks = db.execute(
            "SELECT f.path, c.ordinal, c.start_line, c.end_line, c.headings, c.text, c.id"
            " FROM chunks c JOIN files f ON f.id = c.file_id ORDER BY f.path, c.ordinal"
        ).fetchall()
        numbers = {row[-1]: row[:2] for row in chunks}
        passages = db.execute(
            "SELECT chunk_id, ordinal, first_line, last_line, hash FROM passages"
        ).fetchall()
        terms_found = db.execute("SELECT term, doc, cnt FROM chunks_terms ORDER BY term").fetchall()
        rows = sorted(numbers[row] for (row,) in db.execute("SELECT rowid FROM chunks_fts"))
        files = db.execute(
            "SELECT path, title, day, tags, labels, problem_code FROM files ORDER BY path"
        ).fetchall()
    return {
        "files": files,
        "chunks": [row[:-1] for row in chunks],
        "passages": sorted((numbers[chunk], *rest) for chunk, *rest in passages),
        "terms": terms_found,
        "keyword rows": rows,
    }


def fresh_content(notes: Notes, folder: Path, options: IndexOptions) -> dict[str, Any]:
    """What a new index of the same notes says."""
    index = Index.open(folder / "fresh.sqlite", options)
    try:
        index.sync(notes.scope)
        return content(index)
    finally:
        index.close()
        for file in folder.glob("fresh.sqlite*"):
            file.unlink()


def as_json(value: dict[str, Any]) -> str:
    """For comparing across processes."""
    return json.dumps(
        value, default=lambda each: each.hex() if isinstance(each, bytes) else str(each), sort_keys=True
    )
