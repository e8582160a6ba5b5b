"""A GGUF model as an embedding provider: the program's side, which computes nothing itself."""

from __future__ import annotations

import hashlib
import logging
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.embeddings.download.addresses import HubAddress, is_hub_address, parse_hub_address
from app.embeddings.download.models import download_model, find_downloaded
from app.embeddings.local.errors import missing_file, not_gguf, not_here_yet, unreadable
from app.embeddings.local_worker.protocol import DOCUMENT, QUERY
from app.embeddings.local_worker.worker import LocalWorker
from app.embeddings.provider import Identity, Vector, Vectors

if TYPE_CHECKING:
    from app.embeddings.download.fetch import Progress

DEFAULT_MODEL = "hf:ggml-org/embeddinggemma-300m-qat-q8_0-GGUF/embeddinggemma-300m-qat-Q8_0.gguf"
_MAGIC = b"GGUF"
_SAMPLE = 1 << 16
_METHOD = b"1"
"""Part of the fingerprint: to be raised when the same file would give other vectors (prefixes, pooling)."""

log = logging.getLogger(__name__)


class LocalProvider:
    """Embeddings by llama.cpp in a child process that leaves after `idle_seconds` and comes back on demand.

    `model` is a path or an `hf:` address, which is downloaded into `models_dir` by `prepare` or the first
    call with documents, with `progress` called meanwhile on that thread. `hub_url` and `proxy` stand for the
    hub's own address and the environment's proxy. A question that takes longer than `query_seconds`, or
    documents longer than `documents_seconds`, count as a hang: the child is ended and the call fails.
    """

    batch_tokens = 8_000
    concurrency = 1

    def __init__(
        self,
        model: str,
        models_dir: Path,
        *,
        hub_url: str = "",
        proxy: str | None = None,
        progress: Callable[[Progress], None] | None = None,
        idle_seconds: float = 180.0,
        query_seconds: float = 300.0,
        documents_seconds: float = 600.0,
    ) -> None:
        self._address = parse_hub_address(model) if is_hub_address(model) else None
        self._file = None if self._address else Path(model).expanduser().absolute()
        self._models_dir = models_dir
        self._hub_url, self._proxy = hub_url, proxy
        self.progress = progress
        self._idle_seconds = idle_seconds
        self._query_seconds, self._documents_seconds = query_seconds, documents_seconds
        self._preparing = threading.Lock()
        self._cancel = threading.Event()
        self._worker: LocalWorker | None = None
        self._identity: Identity | None = None

    @property
    def identity(self) -> Identity:
        """Known after `prepare`, which is run here if it was not. Raises `EmbeddingError`."""
        if self._identity is None:
            self.prepare()
        assert self._identity is not None
        return self._identity

    @property
    def known_identity(self) -> Identity:
        """As `identity`, with 0 for dimensions that only the model could tell. Starts and fetches nothing."""
        file = None if self._identity else self._find()
        unknown = (
            Identity("local", self._name(file), _fingerprint(file), 0)
            if file
            else Identity("local", "", "", 0)
        )
        return self._identity or unknown

    def prepare(self) -> None:
        """Get the file, start the child and ask for the model's dimensions. Raises `EmbeddingError`."""
        with self._preparing:
            worker, file = self._make_worker()
            if self._identity is None:
                dimensions = int(worker.about(self._query_seconds)["dimensions"])
                self._identity = Identity("local", self._name(file), _fingerprint(file), dimensions)

    @property
    def is_downloaded(self) -> bool:
        """Whether the model's file is on this computer."""
        return self._find() is not None

    def cancel_download(self) -> None:
        """Stop a download that is under way; what has arrived is kept."""
        self._cancel.set()

    def embed_documents(self, texts: Sequence[str]) -> Vectors:
        """See `EmbeddingProvider`. Any number of texts; each is read up to what the model can take."""
        return self._embed(texts, DOCUMENT, self._documents_seconds)

    def embed_query(self, text: str) -> Vector:
        """See `EmbeddingProvider`. A question does not wait for a download: the error is retryable."""
        if self._address is not None and self._find() is None:
            raise not_here_yet(str(self._address))
        vector: Vector = self._embed([text], QUERY, self._query_seconds)[0]
        return vector

    def warm(self) -> None:
        """Start the child if there is none and the file is here. Downloads nothing."""
        worker = self._worker
        if worker is None and self._find() is not None:
            threading.Thread(target=self._warm, name="local-warm", daemon=True).start()
        elif worker is not None:
            self._start(worker)

    def about(self) -> dict[str, Any]:
        """What the child says about the model and how it computes. Raises `EmbeddingError`."""
        self.prepare()
        assert self._worker is not None
        return self._worker.about(self._query_seconds)

    def close(self) -> None:
        """End the child and any download."""
        self._cancel.set()
        if self._worker is not None:
            self._worker.close()

    @property
    def worker(self) -> LocalWorker | None:
        """The channel to the child, once there is a file to give it."""
        return self._worker

    def _embed(self, texts: Sequence[str], role: str, seconds: float) -> Vectors:
        from app.embeddings.vectors import vectors_from_bytes

        identity = self.identity
        if not texts:
            return vectors_from_bytes(b"", (0, identity.dimensions), (0, identity.dimensions))
        worker = self._worker
        assert worker is not None
        if not worker.running:
            self._require_model()
        answer = worker.ask(role, texts, seconds)
        return vectors_from_bytes(answer.data, answer.shape, (len(texts), identity.dimensions))

    def _make_worker(self) -> tuple[LocalWorker, Path]:
        file = self._require_model()
        if self._worker is None:
            self._worker = LocalWorker("llama", {"path": str(file)}, idle_seconds=self._idle_seconds)
        return self._worker, file

    def _require_model(self) -> Path:
        """The model's file, downloaded if need be and looked at. Raises `EmbeddingError`."""
        file = self._find()
        if file is None and self._address is not None:
            self._cancel.clear()
            file = download_model(
                self._address,
                self._models_dir,
                hub_url=self._hub_url,
                proxy=self._proxy,
                progress=self.progress,
                cancel=self._cancel,
            )
        if file is None:
            assert self._file is not None
            raise missing_file(self._file)
        _check(file)
        return file

    def _find(self) -> Path | None:
        if self._address is not None:
            return find_downloaded(self._address, self._models_dir)
        assert self._file is not None
        return self._file if self._file.is_file() else None

    def _name(self, file: Path) -> str:
        address: HubAddress | None = self._address
        return f"{address.repository}/{file.name}" if address else file.name

    def _warm(self) -> None:
        try:
            with self._preparing:
                worker, _ = self._make_worker()
        except Exception as error:  # noqa: BLE001 (the barrier of this thread)
            log.info("the local model could not be warmed: %s", error)
            return
        self._start(worker)

    def _start(self, worker: LocalWorker) -> None:
        from app.embeddings.provider import EmbeddingError

        try:
            worker.start()
        except EmbeddingError as error:
            log.info("the local model could not be warmed: %s", error)


def _check(file: Path) -> None:
    try:
        with file.open("rb") as stream:
            if stream.read(len(_MAGIC)) != _MAGIC:
                raise not_gguf(file)
    except OSError as error:
        raise unreadable(file, error) from error


def _fingerprint(file: Path) -> str:
    """Tells files of the same name apart without reading gigabytes: the size, and both ends."""
    size = file.stat().st_size
    digest = hashlib.sha256(_METHOD + size.to_bytes(8, "little"))
    with file.open("rb") as stream:
        digest.update(stream.read(_SAMPLE))
        stream.seek(max(size - _SAMPLE, 0))
        digest.update(stream.read(_SAMPLE))
    return digest.hexdigest()[:16]
