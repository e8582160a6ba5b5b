"""The built-in model at work, inside the child process: texts in, unit vectors out."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from app.embeddings.builtin.model_file import FILE_NAME, damaged_model, is_intact
from app.embeddings.builtin.privacy import forbid_telemetry
from app.embeddings.local_worker.lifetime import lower_thread_priority
from app.embeddings.local_worker.protocol import DOCUMENT, QUERY
from app.embeddings.provider import EmbeddingError, Vectors

PREFIXES = {QUERY: "query: ", DOCUMENT: "passage: "}
BATCH_TOKENS = 256
"""A batch for one thread: large enough to compute well, small enough (0.1 s) to make room for a question."""
PATIENCE_SECONDS = 0.05
"""How long a document batch lets a question go first: questions without end must not stop the index."""
_LONGEST_TEXT = 20_000
"""Characters; 512 tokens never need more of a text that somebody wrote."""


def load(arguments: Mapping[str, Any], trying: Callable[[str], None]) -> BuiltinModel:
    """Make the model of the folder `arguments["directory"]` ready for a question. Raises `EmbeddingError`.

    `trying`: see `proving.first_way`. The first is `arguments["recipe"]`, or the fastest on this processor,
    that is not in `arguments["avoid"]`.
    """
    forbid_telemetry()
    directory = Path(arguments["directory"])
    with ThreadPoolExecutor(1) as pool:
        intact = pool.submit(is_intact, directory)
        try:
            model = BuiltinModel(
                directory, str(arguments.get("recipe", "")), arguments.get("avoid", ()), trying
            )
        except ImportError as error:
            raise EmbeddingError(
                "The built-in search model cannot run",
                f"A part of Memoro that it needs is missing or does not fit this system ({error}).",
                "Install Memoro with its extra “builtin”.",
            ) from error
        except Exception as error:
            if intact.result():
                raise
            raise damaged_model(directory) from error
        if not intact.result():
            raise damaged_model(directory)
    return model


class BuiltinModel:
    """Two encoders on one set of weights, each used by one thread, so that they work side by side.

    The one for questions is ready at once, the one for documents is made when the first document comes.
    """

    def __init__(
        self, directory: Path, first: str, avoid: Sequence[str], trying: Callable[[str], None]
    ) -> None:
        import openvino

        from app.embeddings.builtin.proving import first_way
        from app.embeddings.builtin.recipes import document_threads, recipes_to_try
        from app.embeddings.builtin.tokenizer import Tokenizer
        from app.embeddings.builtin.weights import WeightFile

        self._weights = WeightFile(directory / FILE_NAME)
        self._core = openvino.Core()
        self._streams = {QUERY: 1, DOCUMENT: document_threads()}
        self._no_question = threading.Event()
        self._no_question.set()

        def find() -> tuple[Any, Any]:
            able = self._core.get_property("CPU", "OPTIMIZATION_CAPABILITIES")
            return first_way(self._core, self._weights, recipes_to_try(able, first, avoid), trying)

        with ThreadPoolExecutor(1) as pool:
            found = pool.submit(find)
            self._tokenizer = Tokenizer(self._weights.vocabulary())
            self._recipe, encoder = found.result()
        self._encoders = {QUERY: encoder}

    def about(self) -> dict[str, Any]:
        """What to show in a diagnosis."""
        return {"recipe": self._recipe.name, "threads": self._streams[DOCUMENT]}

    def embed(self, texts: Sequence[str], role: str) -> Vectors:
        """Vectors of the texts in their order. Documents let a question that is being answered go first."""
        if role == QUERY:
            self._no_question.clear()
        try:
            limit = self._weights.shape.positions
            tokens = [self._tokenizer.encode(PREFIXES[role] + text[:_LONGEST_TEXT], limit) for text in texts]
            return self._embed_tokens(tokens, role)
        finally:
            if role == QUERY:
                self._no_question.set()

    def _embed_tokens(self, tokens: list[list[int]], role: str) -> Vectors:
        import numpy as np

        from app.embeddings.builtin.batches import make_batches

        encoder = self._encoder(role)
        vectors = np.empty((len(tokens), self._weights.shape.width), np.float32)

        def encode(batch: list[int]) -> None:
            if role == DOCUMENT:
                self._no_question.wait(PATIENCE_SECONDS)
            vectors[batch] = encoder.encode([tokens[index] for index in batch])

        batches = make_batches([len(ids) for ids in tokens], BATCH_TOKENS)
        batches.reverse()  # the longest first, so that all threads end at about the same time
        if len(batches) == 1:
            encode(batches[0])
        else:
            with ThreadPoolExecutor(self._streams[role]) as pool:
                list(pool.map(encode, batches))
        return vectors

    def _encoder(self, role: str) -> Any:
        if role not in self._encoders:
            from app.embeddings.builtin.proving import proved_encoder

            # Only OpenVINO's own threads get the low priority, by that of their maker: a Python thread that
            # has it could be put off while it holds the interpreter, and questions with it.
            with ThreadPoolExecutor(1, initializer=lower_thread_priority) as maker:
                streams = self._streams[role]
                made = maker.submit(proved_encoder, self._core, self._weights, self._recipe, streams)
                self._encoders[role] = made.result()
        return self._encoders[role]
