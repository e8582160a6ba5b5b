"""What a vendor's batch API must tell the runner, and what the three of them have in common."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Protocol

from app.embeddings.remote import errors
from app.embeddings.remote.client import Call, RemoteClient
from app.embeddings.remote.errors import RemoteError

CALL_SECONDS = 120.0
FILE_SECONDS = 600.0


class Phase(Enum):
    """Where a job is. A state whose name we do not know is UNKNOWN, which ends in an error after a while."""

    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    EXPIRED = "expired"
    CANCELLED = "cancelled"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class JobState:
    """A job's phase, the files with what it has made (perhaps in part), the vendor's words on a failure.

    `no_room`: it failed since the account's limit for texts in jobs was reached; nothing was begun.
    """

    phase: Phase
    files: tuple[str, ...] = ()
    detail: str = ""
    no_room: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """The outcome for one text: numbers, or the error with which it was refused for good, or neither."""

    custom_id: str
    numbers: Sequence[Any] | None = None
    refusal: RemoteError | None = None


class BatchDialect(Protocol):
    """One vendor's batch API.

    All methods that call it raise `RemoteError`, and KeyError, TypeError, ValueError, IndexError or
    AttributeError on an answer that is not as documented.
    """

    max_requests: ClassVar[int]
    max_bytes: ClassVar[int]

    def line(self, custom_id: str, text: str) -> Any:
        """What stands in the uploaded file for one text."""
        ...

    def upload(self, content: bytes, label: str) -> str:
        """The id of the file."""
        ...

    def create(self, file: str, label: str) -> str:
        """The id of the job. Is not repeated by itself: a second job would be paid for, too."""
        ...

    def find(self, file: str, label: str) -> str | None:
        """The id of the job that was made for this file, if one was."""
        ...

    def state(self, job: str) -> JobState:
        """How far the job is."""
        ...

    def lines(self, file: str) -> Iterator[Line]:
        """What one of the files of a job holds."""
        ...

    def cancel(self, job: str) -> None:
        """Ask for the end of a job; it may take the vendor some minutes."""
        ...


def json_lines(content: bytes) -> Iterator[dict[str, Any]]:
    """The objects in a JSONL file; a line that is none is left out, its text is then sent again."""
    for text in io.BytesIO(content):
        try:
            value = json.loads(text)
        except ValueError:
            continue
        if isinstance(value, dict):
            yield value


def fetch(client: RemoteClient, path: str) -> bytes:
    """A result file."""
    return client.send(Call("GET", path, seconds=FILE_SECONDS, patience=3 * FILE_SECONDS)).content


def refusal(client: RemoteClient, status: int, text: str) -> RemoteError | None:
    """The error for a line that was refused for good; None after a limit, a fault or expiry."""
    if not 400 <= status < 500 or status in {401, 402, 403, 408, 409, 429}:
        return None
    target = client.target("batches")
    words = client.redacted(text)[:240]
    too_long = "context length" in words or "too long" in words or "too large" in words
    return errors.too_large(target, words) if too_long else errors.rejected(target, words)
