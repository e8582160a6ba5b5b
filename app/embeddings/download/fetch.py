"""Moves the bytes of one file here: goes on where it stopped, checks size and hash, then names it at once.

While it is under way there are `NAME.part` and `NAME.part.json`, which says of what file it is a part.
"""

from __future__ import annotations

import errno
import hashlib
import json
import math
import os
import shutil
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.embeddings.download.errors import (
    DownloadError,
    cancelled,
    cannot_write,
    differs,
    no_connection,
    no_room,
    not_a_hub,
    refused,
)
from app.embeddings.download.hub import HubFile

if TYPE_CHECKING:
    import httpx

SPARE_BYTES = 200_000_000
"""What a download leaves free on the disk for everything else."""
_BLOCK = 1 << 20
_MOST_FAILURES = 5
_PROGRESS_SECONDS = 0.1
_LEAST_SECONDS = 0.5  # before that nobody can say how long it will take


@dataclass(frozen=True, slots=True)
class Progress:
    """`done` of `total` bytes are here. `seconds` are left. Both are None as long as nobody knows."""

    done: int
    total: int | None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class _Part:
    """Of which file the bytes in the partial file are, as far as the hub and the server told."""

    url: str
    size: int | None
    sha256: str | None
    etag: str = ""


class Fetch:
    """One download. `cancel` stops it from another thread; `pause` seconds double after each failure.

    `free_bytes` tells how much room a folder has.
    """

    def __init__(
        self,
        client: httpx.Client,
        file: HubFile,
        target: Path,
        *,
        progress: Callable[[Progress], None] | None = None,
        cancel: threading.Event | None = None,
        pause: float = 0.5,
        free_bytes: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free,
    ) -> None:
        self._client, self._file, self._target = client, file, target
        self._progress = progress
        self._cancel = cancel or threading.Event()
        self._pause, self._free_bytes = pause, free_bytes
        self._part = target.with_name(target.name + ".part")
        self._note = target.with_name(target.name + ".part.json")
        self._wanted = _Part(file.url, file.size, file.sha256)
        self._hash = hashlib.sha256()
        self._done = self._before = 0
        self._started, self._told = time.monotonic(), -math.inf

    def run(self) -> Path:
        """The file, whole and checked. Raises `DownloadError`; what has arrived stays for the next time."""
        try:
            self._target.parent.mkdir(parents=True, exist_ok=True)
            etag = self._take_up()
            self._require_room()
            self._receive_all(etag)
            return self._finish()
        except OSError as error:
            if error.errno in {errno.ENOSPC, errno.EDQUOT}:
                free = self._free_bytes(self._target.parent)
                raise no_room(self._target.parent, self._missing(), free) from error
            raise cannot_write(self._target.parent, error) from error

    def _take_up(self) -> str:
        """Count and hash what is here of this very file; return the entity tag it came with."""
        try:
            known = _Part(**json.loads(self._note.read_text("utf-8")))
        except (OSError, ValueError, TypeError):
            known = None
        same = known is not None and (known.url, known.size, known.sha256) == (
            self._wanted.url, self._wanted.size, self._wanted.sha256,
        )  # fmt: skip
        if not same or known is None or not self._part.exists():
            self._start_anew()
            return ""
        with self._part.open("rb") as stream:
            while block := stream.read(_BLOCK):
                self._hash.update(block)
                self._done += len(block)
        if self._file.size is not None and self._done > self._file.size:
            self._start_anew()
            return ""
        self._before = self._done
        return known.etag

    def _start_anew(self) -> None:
        self._part.write_bytes(b"")
        self._hash = hashlib.sha256()
        self._done = self._before = 0

    def _require_room(self) -> None:
        free = self._free_bytes(self._target.parent)
        if self._missing() + SPARE_BYTES > free:
            raise no_room(self._target.parent, self._missing() + SPARE_BYTES, free)

    def _missing(self) -> int:
        return max((self._file.size or 0) - self._done, 0)

    def _receive_all(self, etag: str) -> None:
        """Ask until everything is here. A try that brought something does not count as a failure."""
        import httpx

        failures, best = 0, self._done
        while self._file.size is None or self._done < self._file.size:
            before, best = self._done, max(best, self._done)
            try:
                etag = self._receive(etag)
                if self._file.size is None or self._done == before:
                    return
            except httpx.HTTPError as error:
                failures = 1 if self._done > best else failures + 1
                if failures >= _MOST_FAILURES:
                    raise no_connection(httpx.URL(self._file.url).host, error) from error
            except DownloadError as error:
                failures = 1 if self._done > best else failures + 1
                if not error.retryable or failures >= _MOST_FAILURES or self._cancel.is_set():
                    raise
            if failures and self._cancel.wait(self._pause * 2 ** (failures - 1)):
                raise cancelled(self._target.name)

    def _receive(self, etag: str) -> str:
        """One request, from where we are. Returns the entity tag of the bytes."""
        headers = {"range": f"bytes={self._done}-"} if self._done else {}
        if self._done and etag and not etag.startswith("W/"):
            headers["if-range"] = etag
        with self._client.stream("GET", self._file.url, headers=headers, follow_redirects=True) as response:
            self._accept(response)
            etag = response.headers.get("etag", "")
            known = asdict(self._wanted) | {"etag": etag}
            self._note.write_text(json.dumps(known), "utf-8")
            with self._part.open("ab") as stream:
                for block in response.iter_raw():
                    if self._cancel.is_set():
                        raise cancelled(self._target.name)
                    stream.write(block)
                    self._hash.update(block)
                    self._done += len(block)
                    self._tell()
        return etag

    def _accept(self, response: httpx.Response) -> None:
        """Whether these are the bytes that were asked for; a server may start from the beginning."""
        if response.status_code == 416:
            self._start_anew()
            raise no_connection(response.url.host, ValueError("the server has fewer bytes than we have"))
        if response.status_code >= 400:
            raise refused(response, self._file.path)
        if response.headers.get("content-type", "").startswith("text/html"):
            raise not_a_hub(response.url.host)
        if self._done:
            given = response.headers.get("content-range", "")
            if response.status_code != 206 or not given.startswith(f"bytes {self._done}-"):
                self._start_anew()
            if response.status_code == 206 and self._done == 0:
                raise no_connection(response.url.host, ValueError("other bytes than those asked for"))

    def _tell(self, *, at_once: bool = False) -> None:
        now = time.monotonic()
        if self._progress is None or not (at_once or now - self._told >= _PROGRESS_SECONDS):
            return
        self._told = now
        passed, came = now - self._started, self._done - self._before
        tells = came > 0 and passed >= _LEAST_SECONDS and self._file.size
        left = self._missing() * passed / came if tells else None
        self._progress(Progress(self._done, self._file.size, left))

    def _finish(self) -> Path:
        wrong_size = self._file.size is not None and self._done != self._file.size
        if wrong_size or (self._file.sha256 and self._hash.hexdigest() != self._file.sha256):
            self._part.unlink(missing_ok=True)
            self._note.unlink(missing_ok=True)
            raise differs(self._target.name)
        with self._part.open("rb+") as stream:
            os.fsync(stream.fileno())
        self._part.replace(self._target)
        self._note.unlink(missing_ok=True)
        self._tell(at_once=True)
        return self._target
