"""Warm searches through the whole engine: by words, and by words and meaning, as the memory grows.

    python -m tests.benchmarks.searching [--notes 1000 5700] [--cache DIR]

The first size is asked with the built-in model (its vectors are made once, kept in `--cache`), so that the
question's embedding is in the time. Larger ones have random vectors (comparing costs the same as with
real ones) and no embedding in the time. 5,700 notes are about 20,000 chunks, 28,500 about 100,000.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from app.embeddings.provider import Identity, Vector, Vectors
from app.engine.engine import Engine
from app.engine.providers import Selection
from app.engine.questions import SearchRequest
from tests.benchmarks.measuring import calls, row
from tests.benchmarks.notes_maker import load_questions, make_logs
from tests.benchmarks.whole_engine import engine_over

DIMENSIONS = 384


class RandomProvider:
    """Unit vectors of random directions: nothing is found by them, but all of them are compared."""

    batch_tokens, concurrency = 200_000, 1
    identity = Identity("random", "random", "", DIMENSIONS)

    def __init__(self) -> None:
        self._random = np.random.default_rng(7)

    def prepare(self) -> None:
        """Nothing to find out."""

    def embed_documents(self, texts: Sequence[str]) -> Vectors:
        vectors = self._random.standard_normal((len(texts), DIMENSIONS), dtype=np.float32)
        return np.asarray(vectors / np.linalg.norm(vectors, axis=1, keepdims=True), dtype=np.float32)

    def embed_query(self, text: str) -> Vector:
        return np.asarray(self.embed_documents([text])[0])

    def warm(self) -> None:
        """Nothing to start."""

    def close(self) -> None:
        """Nothing to end."""

    # A maker of providers, as the engine wants one

    def choose(self) -> Selection:
        return Selection(self, "a benchmark", name="random")

    def fallback(self, instead_of: str, because: object) -> None:
        """No other."""

    def for_identity(self, identity: Identity) -> RandomProvider | None:
        return self if identity == self.identity else None

    def batches(self, provider: object) -> None:
        """No jobs."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--notes", type=int, nargs="+", default=[1000, 5700])
    parser.add_argument("--cache", type=Path, default=Path(tempfile.gettempdir()) / "memoro-bench-mixed")
    options = parser.parse_args()
    for number, notes in enumerate(options.notes):
        folder = options.cache / str(notes)
        make_logs(folder / "notes", notes)
        with engine_over(folder / "notes", folder / "words", provider="none") as engine:
            measure(engine, f"{notes} notes: words", "p50 2 ms" if number == 0 else "-")
        if number == 0:
            with engine_over(folder / "notes", folder / "home") as engine:
                engine.warm()
                measure(engine, f"{notes} notes: words and meaning, embedding included", "p50 25, p95 60 ms")
        else:
            make = lambda _settings, _agent: RandomProvider()  # noqa: E731
            with engine_over(folder / "notes", folder / "random", make=make) as engine:
                measure(engine, f"{notes} notes: words and meaning, without embedding", "p50 15, p95 40 ms")


def measure(engine: Engine, what: str, wanted: str) -> None:
    questions = [question.query for question in load_questions()]
    status = engine.status()

    def ask(number: int) -> None:
        question = questions[number % len(questions)]
        if status.provider == "builtin":
            question += f" {number}"  # another question, or its vector would be remembered
        engine.search(SearchRequest(question))

    row(f"{what} ({status.chunks} chunks)", calls(ask, 2 * len(questions), warm_up=5), wanted)


if __name__ == "__main__":
    main()
