"""Which of a model's files to take when the address names none."""

from __future__ import annotations

import re
from collections.abc import Sequence

from app.embeddings.download.addresses import HubAddress
from app.embeddings.download.errors import DownloadError
from app.embeddings.download.hub import HubFile

# Eight bits lose next to nothing and are half the size of float16; four bits change what is found.
_PREFERRED = ("Q8_0", "F16", "BF16", "Q6_K", "Q5_K_M", "Q5_K_S", "Q5_0", "Q4_K_M", "Q4_K_S", "Q4_0", "F32")
_NOT_THE_MODEL = re.compile(r"mmproj|imatrix|lora", re.IGNORECASE)
_SHARD = re.compile(r"-\d{5}-of-\d{5}\.gguf$", re.IGNORECASE)


def choose_file(address: HubAddress, files: Sequence[HubFile]) -> HubFile:
    """The best GGUF for search. Raises `DownloadError` if there is none."""
    models = [file for file in files if file.path.lower().endswith(".gguf")]
    whole = [f for f in models if not _NOT_THE_MODEL.search(f.path) and not _SHARD.search(f.path)]
    if address.quantisation:
        whole = [file for file in whole if _has_quantisation(file.path, address.quantisation)]
    if not whole:
        kind = f" of the kind {address.quantisation}" if address.quantisation else ""
        raise DownloadError(
            "There is no file that could be used",
            f"{address.repository} has no GGUF model{kind} that is one file.",
            "Choose a model that is offered as GGUF.",
        )
    return min(whole, key=lambda file: (_rank(file.path), file.size or 0, file.path))


def _rank(path: str) -> int:
    matching = (rank for rank, name in enumerate(_PREFERRED) if _has_quantisation(path, name))
    return next(matching, len(_PREFERRED))


def _has_quantisation(path: str, name: str) -> bool:
    return re.search(rf"(?<![A-Za-z0-9]){re.escape(name)}(?![A-Za-z0-9_])", path, re.IGNORECASE) is not None
