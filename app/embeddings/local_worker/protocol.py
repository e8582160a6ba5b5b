"""Frames on the pipes between the program and its child: a JSON header and raw bytes.

A frame is two lengths (unsigned 32-bit, little-endian), the header in ASCII JSON (so that any string passes,
also half of a surrogate pair), and the bytes. Requests: {"id", "role", "texts"}. Answers: {"id", "shape"}
with float32 vectors, {"id", "error"}, and once at the start {"ready": about}; before it
{"trying": name}, if there are several ways to compute. {"failed": error} is the last that a child says.
"""

from __future__ import annotations

import json
import struct
from typing import IO, Any

from app.embeddings.provider import EmbeddingError

QUERY = "query"
DOCUMENT = "document"
_LENGTHS = struct.Struct("<II")


class WayFailed(EmbeddingError):
    """The model cannot be computed in the way that was tried. Retryable if the next child has another."""


def write_frame(stream: IO[bytes], header: dict[str, Any], payload: bytes = b"") -> None:
    """Send one frame. Raises `OSError` when the other side is gone."""
    encoded = json.dumps(header).encode("ascii")
    stream.write(_LENGTHS.pack(len(encoded), len(payload)) + encoded + payload)
    stream.flush()


def read_frame(stream: IO[bytes]) -> tuple[dict[str, Any], bytes] | None:
    """Receive one frame, or None when the other side is gone."""
    prefix = stream.read(_LENGTHS.size)
    if len(prefix) < _LENGTHS.size:
        return None
    header_length, payload_length = _LENGTHS.unpack(prefix)
    body = stream.read(header_length + payload_length)
    if len(body) < header_length + payload_length:
        return None
    header: dict[str, Any] = json.loads(body[:header_length])
    return header, body[header_length:]


def error_to_header(error: EmbeddingError) -> dict[str, Any]:
    """The error as it crosses the pipe."""
    return {
        "title": error.title,
        "message": error.message,
        "action": error.action,
        "retryable": error.retryable,
    }


def error_from_header(header: dict[str, Any]) -> EmbeddingError:
    """The error as it is raised on the program's side."""
    return EmbeddingError(
        header["title"], header["message"], header["action"], retryable=bool(header["retryable"])
    )
