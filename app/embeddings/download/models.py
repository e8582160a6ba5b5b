"""From an address to a model file on this computer."""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Callable
from pathlib import Path

from app.embeddings.download.addresses import HubAddress
from app.embeddings.download.choosing import choose_file
from app.embeddings.download.fetch import Fetch, Progress
from app.embeddings.download.hub import Hub

_CHOICE = ".chosen"

_locks: dict[Path, threading.Lock] = {}
"""Two agents may want the same model at once: the second waits and finds it there."""


def find_downloaded(address: HubAddress, folder: Path) -> Path | None:
    """The file of this model if it is here already. Asks nobody."""
    place = model_folder(address, folder)
    name = address.file
    if not name:
        try:
            name = _choice(address, place).read_text("utf-8").strip()
        except OSError:
            return None
    file = place / name
    return file if name and file.is_file() else None


def download_model(
    address: HubAddress,
    folder: Path,
    *,
    hub_url: str = "",
    proxy: str | None = None,
    progress: Callable[[Progress], None] | None = None,
    cancel: threading.Event | None = None,
) -> Path:
    """The file of this model, brought into `folder` unless it is there. Raises `DownloadError`.

    `progress` is called on this thread some times a second. Setting `cancel` stops it.
    """
    place = model_folder(address, folder)
    with _locks.setdefault(place, threading.Lock()):
        if found := find_downloaded(address, folder):
            return found
        with Hub(hub_url, proxy) as hub:
            name = address.file or choose_file(address, hub.files(address)).path
            file = hub.describe(dataclasses.replace(address, file=name))
            fetched = Fetch(hub.client, file, place / name, progress=progress, cancel=cancel).run()
        if not address.file:
            _choice(address, place).write_text(name, "utf-8")
        return fetched


def model_folder(address: HubAddress, folder: Path) -> Path:
    """Where the files of this model are kept: a person finds them by the names they have on the hub."""
    place = folder.joinpath(*address.repository.split("/"))
    return place if address.revision == "main" else place / ("@" + address.revision.replace("/", "-"))


def _choice(address: HubAddress, place: Path) -> Path:
    return place / f"{_CHOICE}{'-' + address.quantisation if address.quantisation else ''}"
