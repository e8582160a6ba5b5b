"""The local model at work, inside the child process: texts in, vectors out."""

from __future__ import annotations

import importlib
import os
import threading
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.embeddings.local.errors import not_installed
from app.embeddings.local_worker.lifetime import lower_thread_priority
from app.embeddings.local_worker.protocol import DOCUMENT, QUERY
from app.embeddings.provider import Vectors
from app.embeddings.remote.prefixes import prefix

if TYPE_CHECKING:
    from app.embeddings.local.llama import LlamaContext

PATIENCE_SECONDS = 0.05
"""How long a document batch lets a question go first: questions without end must not stop the index."""
_LONGEST_TEXT = 20_000
"""Characters; the tokens that are read never need more of a text that somebody wrote."""
_MOST_THREADS = 4
_TEXTS = {QUERY: 1, DOCUMENT: 32}  # that are computed together
_SMALL_MODEL = 150_000_000  # parameters


def load(arguments: Mapping[str, Any], _trying: Callable[[str], None]) -> LocalModel:
    """Make the model in the file `arguments["path"]` ready for a question. Raises `EmbeddingError`.

    There is one way to compute it, llama.cpp's own choice.
    """
    _offer_to_the_memory_killer()
    # Else llama.cpp's threads wait for each other by spinning: on a busy machine that is ten times slower.
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    try:
        importlib.import_module("app.embeddings.local.llama")
    except (ImportError, OSError) as error:  # a library that does not fit the system is an OSError of ctypes
        raise not_installed(error) from error
    return LocalModel(Path(arguments["path"]))


def _offer_to_the_memory_killer() -> None:
    """When memory runs out, Linux shall end this process and not somebody's unsaved work."""
    try:
        Path("/proc/self/oom_score_adj").write_text("800")
    except OSError:
        return


class LocalModel:
    """Two contexts on one model, each used by one thread, so that a question overtakes documents."""

    def __init__(self, path: Path) -> None:
        from app.embeddings.local.llama import LlamaModel

        self._model = LlamaModel(path)
        self._prefixes = find_prefixes(self._model.name, path.name)
        threads = min(_usable_processors(), _MOST_THREADS)
        # A small model answers soonest on one thread: on a busy machine several wait for each other.
        small = self._model.parameters < _SMALL_MODEL
        self._threads = {QUERY: 1 if small else threads, DOCUMENT: threads}
        self._contexts: dict[str, LlamaContext] = {}
        self._no_question = threading.Event()
        self._no_question.set()
        self.embed(["warm"], QUERY)

    def about(self) -> dict[str, Any]:
        """What the program must know of the model, and what to show in a diagnosis."""
        return {
            "dimensions": self._model.width,
            "name": self._model.name,
            "architecture": self._model.architecture,
            "prefixes": self._prefixes,
            "longest_text": self._model.limit,
            "threads": self._threads[DOCUMENT],
        }

    def embed(self, texts: Sequence[str], role: str) -> Vectors:
        """Vectors of the texts in their order. Documents let a question that is being answered go first."""
        if role == QUERY:
            self._no_question.clear()
        try:
            return self._embed(texts, role)
        finally:
            if role == QUERY:
                self._no_question.set()

    def _embed(self, texts: Sequence[str], role: str) -> Vectors:
        import numpy as np

        from app.embeddings.local.llama import make_batches

        tokens = [self._model.tokens(self._prefixes[role] + _normal(text)) for text in texts]
        vectors = np.empty((len(tokens), self._model.width), np.float32)
        context = self._context(role)
        for batch in make_batches([len(ids) for ids in tokens], self._model.batch_tokens, _TEXTS[role]):
            if role == DOCUMENT:
                self._no_question.wait(PATIENCE_SECONDS)
            vectors[batch] = context.embed([tokens[index] for index in batch])
        return vectors

    def _context(self, role: str) -> LlamaContext:
        """Each role's own. llama.cpp's threads belong to the thread that asks and share its priority."""
        if role not in self._contexts:
            from app.embeddings.local.llama import LlamaContext

            if role == DOCUMENT:
                lower_thread_priority()
            self._contexts[role] = LlamaContext(self._model, self._threads[role], _TEXTS[role])
        return self._contexts[role]


def find_prefixes(*names: str) -> dict[str, str]:
    """What the model wants to see before a question and a document, by the first name that is a known one."""
    for name in (name.replace(" ", "-") for name in names):
        found = {role: prefix(name, is_query=role == QUERY) for role in (QUERY, DOCUMENT)}
        if any(found.values()):
            return found
    return {QUERY: "", DOCUMENT: ""}


def _normal(text: str) -> str:
    return unicodedata.normalize("NFKC", text[:_LONGEST_TEXT])


def _usable_processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
