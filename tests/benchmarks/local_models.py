"""The provider `local` against bare llama.cpp: the built-in model as a GGUF, the same texts, in turns.

python -m tests.benchmarks.local_models [--tokens 6000]
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from app.embeddings.builtin.model_file import FILE_NAME, find_model
from app.embeddings.builtin.provider import BuiltinProvider
from app.embeddings.builtin.tokenizer import Tokenizer
from app.embeddings.builtin.weights import WeightFile
from app.embeddings.local.provider import LocalProvider
from tests.benchmarks.embeddings import QUESTIONS, Spent, ask, memory, passages, processor_seconds
from tests.benchmarks.measuring import calls, row
from tests.embeddings.local.repacked_e5 import repack

ROUNDS = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tokens", type=int, default=6_000, help="how many tokens of documents")
    options = parser.parse_args()
    model = find_model()
    if model is None:
        raise SystemExit("there is no built-in model: run `make setup`")
    texts = passages(Tokenizer(WeightFile(model / FILE_NAME).vocabulary()), options.tokens)
    measure(model, texts)


def measure(model: Path, texts: list[str]) -> None:
    """Speed, overhead and memory of `local` with the weights of the built-in model in `model`."""
    with tempfile.TemporaryDirectory() as folder:
        file = repack(model / FILE_NAME, Path(folder) / "multilingual-e5-small-Q4_0.gguf")
        measure_file(model, file, texts)


def measure_file(model: Path, file: Path, texts: list[str]) -> None:
    local, builtin = LocalProvider(str(file), file.parent), BuiltinProvider(model)
    started = time.perf_counter()
    local.embed_query(QUESTIONS[0])
    row("start of the child to its first answer", [time.perf_counter() - started], "", "s")
    row("a question, nothing else to do", calls(lambda n: local.embed_query(ask(n)), 30), "")
    bare = Bare(file, local.about()["threads"])
    local.embed_documents(texts[:5])
    builtin.embed_documents(texts[:5])
    spent = {"local": Spent(), "bare": Spent(), "builtin": Spent()}
    for _ in range(ROUNDS):
        ours = spent["local"].run(local.embed_documents, texts, lambda: child_seconds(local))
        theirs = spent["bare"].run(bare, texts, time.process_time)
        spent["builtin"].run(builtin.embed_documents, texts, lambda: child_seconds(builtin))
    count = ROUNDS * len(texts)
    for name, used in spent.items():
        print(
            f"  {name:8} {count / used.wall:6.1f} texts/s, {count / used.processor:6.1f} a processor second"
        )
    overhead = spent["local"].processor / spent["bare"].processor - 1
    print(f"  overhead of ours by processor time: {overhead:+.1%} (wanted <= 10 %)")
    print(f"  lowest cosine to the bare library's vectors: {np.sum(ours * theirs, axis=1).min():.5f}")
    memory(child(local))
    local.close()
    builtin.close()


def child(provider: LocalProvider | BuiltinProvider) -> int:
    worker = provider.worker
    return (worker.pid if worker else None) or 0


def child_seconds(provider: LocalProvider | BuiltinProvider) -> float:
    return processor_seconds(child(provider))


class Bare:
    """llama-cpp-python as its own documentation uses it, in this process."""

    def __init__(self, file: Path, threads: int) -> None:
        # As our child does: on a busy machine llama.cpp's threads would spin, and ours would win by far.
        os.environ["OMP_WAIT_POLICY"] = "passive"
        from llama_cpp import Llama

        sizes = {"n_ctx": 512, "n_batch": 512, "n_ubatch": 512}
        self._model = Llama(
            str(file), embedding=True, n_threads=threads, n_threads_batch=threads, verbose=False, **sizes
        )

    def __call__(self, texts: Sequence[str]) -> Any:
        inputs = ["passage: " + unicodedata.normalize("NFKC", text) for text in texts]
        return np.array(self._model.embed(inputs, normalize=True), np.float32)


if __name__ == "__main__":
    main()
