"""Compute the vector by which the built-in model proves itself on each processor.

python -m installers.model.reference

Writes the file that `app/embeddings/builtin/proving.py` reads. Needed again only for another model.
"""

from __future__ import annotations

import openvino as ov

from app.embeddings.builtin.encoder import Encoder
from app.embeddings.builtin.model_file import FILE_NAME, model_directory
from app.embeddings.builtin.privacy import forbid_telemetry
from app.embeddings.builtin.proving import STORED, TOKENS, reference_file
from app.embeddings.builtin.recipes import RECIPES
from app.embeddings.builtin.weights import WeightFile
from app.embeddings.provider import Vector


def main() -> None:
    """Compute and write."""
    reference_file().parent.mkdir(exist_ok=True)
    measure().astype(STORED).tofile(reference_file())


def measure() -> Vector:
    """The known text's vector by float32, which rounds least."""
    forbid_telemetry()
    weights = WeightFile(model_directory() / FILE_NAME)
    vector: Vector = Encoder(ov.Core(), weights, RECIPES["float32"], 1).encode([TOKENS])[0]
    return vector


if __name__ == "__main__":
    main()
