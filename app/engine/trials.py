"""The parts of the self-check that really do something: write and find a note, ask the index, embed."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from app.search.types import SearchRequest
from app.text.keywords import content_terms

if TYPE_CHECKING:
    from app.embeddings.provider import EmbeddingProvider
    from app.engine.engine import Engine

CANARY = (
    "# Canary\n\n- The lighthouse keeper ordered 7 amber lamps.\n- 灯台守は琥珀のランプを七つ注文した。\n"
)
QUESTIONS, WORDS, LONGEST_LINE = 5, 3, 300


def canary_is_found() -> bool:
    """Write a note into a folder of its own, index it, and look for it in two languages."""
    from app.index.index import Index
    from app.index.options import IndexOptions
    from app.notes.scope import MemoryScope
    from app.search.searcher import Searcher
    from app.search.types import QueryOptions

    with tempfile.TemporaryDirectory(prefix="memoro-canary-") as folder:
        workspace = Path(folder) / "notes"
        workspace.mkdir()
        (workspace / "MEMORY.md").write_text(CANARY, encoding="utf-8")
        index = Index.open(Path(folder) / "canary.sqlite", IndexOptions())
        try:
            index.sync(MemoryScope(workspace))
            with index.read() as reader:
                return all(
                    Searcher(QueryOptions()).keyword(reader, SearchRequest(query)).hits
                    for query in ("amber lamps", "琥珀")
                )
        finally:
            index.close()


def ask_for_a_note(engine: Engine, agent: str | None) -> tuple[str, str, float] | None:
    """Ask the real index for lines of the newest notes, until one is found.

    Comes back with the note, with how it was found, and the seconds that took; path and way are empty where
    none was found. None where there is no line to ask for.
    """
    tried = False
    engine.warm(agent)
    for path, question in islice(_lines(engine, agent), QUESTIONS):
        tried = True
        started = time.perf_counter()
        # With a listener it is a person's question: this index answers, also where assistants ask another.
        response = engine.search(SearchRequest(question, max_results=20), lambda _partial: None, agent=agent)
        # Logs repeat themselves: another note with this very line is as right.
        if any(hit.path == path or question in hit.text for hit in response.hits):
            return path, response.mode, time.perf_counter() - started
    return ("", "", 0.0) if tried else None


def _lines(engine: Engine, agent: str | None) -> Iterator[tuple[str, str]]:
    """Of each of the newest notes, the first line with enough words to tell it from others."""
    for note in engine.recent(50, agent=agent):
        if note.path.lower().endswith(".md"):
            text = engine.note_text(note.path, agent=agent)
            lines = (line.strip("#-*>+ ") for line in text.splitlines() if len(line) <= LONGEST_LINE)
            if best := next((line for line in lines if len(content_terms(line)) >= WORDS), None):
                yield note.path, best


def embed(provider: EmbeddingProvider) -> tuple[float, float]:
    """Really embed: seconds for a question, and by how much its answer is nearer than another text."""
    near, far = provider.embed_documents(
        ["The extra key lies under the flower pot.", "Rain is expected on Monday."]
    )
    started = time.perf_counter()
    question = provider.embed_query("Where is the spare key?")
    return time.perf_counter() - started, float(question @ near - question @ far)
