"""What can be wrong with a local model, as sentences for people."""

from __future__ import annotations

from pathlib import Path

from app.embeddings.provider import EmbeddingError

_WORDS_GO_ON = "Search by words goes on."
_CHOOSE = "Choose another model in the settings; names with “embed” in them are a good sign."


def missing_file(path: Path) -> EmbeddingError:
    return EmbeddingError(
        "The local model is not there",
        f"There is no file {path}. {_WORDS_GO_ON}",
        "Correct memorySearch.local.modelPath in the settings, or put the file back.",
    )


def not_here_yet(address: str) -> EmbeddingError:
    return EmbeddingError(
        "The local model is not here yet",
        f"{address} has to be downloaded first. {_WORDS_GO_ON}",
        "Wait for the download; Memoro goes on by itself.",
        retryable=True,
    )


def unreadable(path: Path, error: OSError) -> EmbeddingError:
    return EmbeddingError(
        "The local model cannot be read",
        f"Opening {path} failed: {error.strerror or error}. {_WORDS_GO_ON}",
        "Give yourself the right to read the file.",
    )


def not_gguf(path: Path) -> EmbeddingError:
    return EmbeddingError(
        "This file is not a GGUF model",
        f"{path} is something else or only the beginning of a download. {_WORDS_GO_ON}",
        "Choose a file whose name ends in .gguf, or download it again.",
    )


def not_loadable(path: Path, reason: str) -> EmbeddingError:
    """`reason` is what llama.cpp said, or empty."""
    said = f" llama.cpp said: {reason}." if reason else ""
    return EmbeddingError(
        "The local model could not be loaded",
        f"{path.name} is damaged, too new, or too large for the memory.{said} {_WORDS_GO_ON}",
        "Download the file again, or choose a smaller model.",
    )


def answers_questions(name: str) -> EmbeddingError:
    return EmbeddingError(
        "This model cannot make search vectors",
        f"{name} is a model that writes answers, not one that compares texts. {_WORDS_GO_ON}",
        _CHOOSE,
    )


def sorts_results(name: str) -> EmbeddingError:
    return EmbeddingError(
        "This model cannot make search vectors",
        f"{name} is a model that sorts results that others have found. {_WORDS_GO_ON}",
        _CHOOSE,
    )


def not_installed(error: ImportError | OSError) -> EmbeddingError:
    return EmbeddingError(
        "Local models need llama.cpp",
        f"This copy of Memoro came without it, or it does not fit this system ({error}). {_WORDS_GO_ON}",
        "Install Memoro with its extra “local”, or choose the built-in model.",
    )


def not_computed(reason: str) -> EmbeddingError:
    return EmbeddingError(
        "The local model could not compute a vector",
        f"{reason or 'llama.cpp gave no reason'}. {_WORDS_GO_ON}",
        "Close some programs if the memory is full, or choose a smaller model.",
        retryable=True,
    )
