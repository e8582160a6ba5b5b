"""The file of a local model: whether it is here, and bringing it here when a person asks for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.embeddings.download.fetch import Progress
    from app.engine.engine import Engine

#: Of the usual model (embeddinggemma-300m, 8 bits): the size of its file, and its memory while it works.
USUAL_BYTES, USUAL_MEMORY_BYTES = 329_000_000, 480_000_000


@dataclass(frozen=True, slots=True)
class LocalFile:
    """`file` is None while it has to be downloaded. `is_usual`: it is the model whose size is known."""

    model: str
    folder: Path
    file: Path | None
    is_usual: bool


def local_file(engine: Engine, model: str = "") -> LocalFile:
    """Where the model of the settings (or another one) is. Asks nobody. Raises `MemoroError`."""
    from app.embeddings.download.addresses import is_hub_address, parse_hub_address
    from app.embeddings.download.models import find_downloaded
    from app.embeddings.local.provider import DEFAULT_MODEL

    local = engine.settings.for_agent(engine.agent).memory_search.local
    folder = Path(local.model_cache_dir).expanduser() if local.model_cache_dir else None
    folder = folder or engine.paths.cache_dir / "models"
    model = model or local.model_path or DEFAULT_MODEL
    if is_hub_address(model):
        file = find_downloaded(parse_hub_address(model), folder)
    else:
        path = Path(model).expanduser()
        file = path if path.is_file() else None
    return LocalFile(model, folder, file, model == DEFAULT_MODEL)


def has_builtin_model() -> bool:
    from app.embeddings.builtin.model_file import find_model

    return find_model() is not None


def download(
    local: LocalFile, progress: Callable[[Progress], None], cancel: threading.Event, *, hub_url: str = ""
) -> Path:
    """Bring the file here; what has arrived stays after a cancel. Raises `MemoroError`."""
    from app.embeddings.download.addresses import parse_hub_address
    from app.embeddings.download.models import download_model

    address = parse_hub_address(local.model)
    return download_model(address, local.folder, hub_url=hub_url, progress=progress, cancel=cancel)
