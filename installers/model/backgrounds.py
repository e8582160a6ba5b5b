"""Measure what vectors of the built-in model have in common: the mean of notes by language, and of questions.

python -m installers.model.backgrounds

The texts are in `everyday.txt`, written for this and used for nothing else: in each language 64 sentences as
people put them down, and 12 words to ask for. Writes the file that `app/search/relation.py` reads. Needed
again only for another model or other texts.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import openvino as ov
from numpy.typing import NDArray

from app.embeddings.builtin.encoder import Encoder
from app.embeddings.builtin.model_file import FILE_NAME, model_directory
from app.embeddings.builtin.privacy import forbid_telemetry
from app.embeddings.builtin.recipes import RECIPES
from app.embeddings.builtin.tokenizer import Tokenizer
from app.embeddings.builtin.weights import WeightFile
from app.embeddings.builtin.worker import PREFIXES
from app.embeddings.local_worker.protocol import DOCUMENT, QUERY
from app.search.relation import STORED, background_file

TEXTS = Path(__file__).with_name("everyday.txt")
QUESTIONS = "questions"
"""The last part; the others are named by their language."""


def main() -> None:
    """Measure and write."""
    background_file().parent.mkdir(exist_ok=True)
    measure().tofile(background_file())


def measure() -> NDArray[np.float16]:
    """The means, one a row, in the order of the parts of the texts."""
    forbid_telemetry()
    weights = WeightFile(model_directory() / FILE_NAME)
    tokenizer, encoder = Tokenizer(weights.vocabulary()), Encoder(ov.Core(), weights, RECIPES["float32"], 1)
    means = []
    for name, lines in everyday_texts().items():
        prefix = PREFIXES[QUERY if name == QUESTIONS else DOCUMENT]
        tokens = [tokenizer.encode(prefix + line, weights.shape.positions) for line in lines]
        vectors = np.concatenate([encoder.encode([each]) for each in tokens])
        means.append(vectors.astype(np.float64).mean(axis=0))
    return np.stack(means).astype(STORED)


def everyday_texts() -> dict[str, list[str]]:
    """The lines below each `# heading`, by its name."""
    parts = TEXTS.read_text(encoding="utf-8").removeprefix("# ").split("\n# ")
    return {name: lines for name, *lines in map(str.splitlines, parts)}


if __name__ == "__main__":
    main()
