"""One line of a transcript: a turn, or nothing that anybody said."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from app.notes.transcripts.cleaning import Role, conversation_text
from app.text.redaction import redact

# A tool's result may have megabytes: its line is not even parsed. In a string the quotes would be escaped.
_SPOKEN = re.compile(rb'(?<!\\)"role"\s*:\s*"(user|assistant)"')
_LONGEST_TURN = 400_000  # characters; what comes after is not conversation but a pasted file
_SECONDS_UNTIL = 1e11  # a larger number counts milliseconds


@dataclass(frozen=True, slots=True)
class Turn:
    """What one side said, secrets masked. `line` is that of the file (from 1), `offset` its first byte.

    `time` is in seconds since 1970, None where the record has none.
    """

    role: Role
    text: str
    line: int
    offset: int = 0
    time: float | None = None


def read_turn(raw: bytes, line: int, offset: int = 0) -> Turn | None:
    """The turn on a line; None for other records, tools, wrappers and broken lines. Never raises."""
    if not _SPOKEN.search(raw):
        return None
    try:
        record = json.loads(raw.decode("utf-8", "replace"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(record, dict) or record.get("type") != "message":
        return None
    message = record.get("message")
    if not isinstance(message, dict) or message.get("role") not in ("user", "assistant"):
        return None
    role: Role = message["role"]
    if role == "user" and _kind(message) == "inter_session":
        return None
    text = redact(conversation_text(role, _text(message.get("content"))[:_LONGEST_TURN]))
    if not text:
        return None
    time = _seconds(message.get("timestamp"))
    return Turn(role, text, line, offset, _seconds(record.get("timestamp")) if time is None else time)


def _text(content: Any) -> str:
    """The text blocks; tools, thoughts and pictures are left out. Half characters become question marks."""
    if isinstance(content, list):
        blocks = (block for block in content if isinstance(block, dict) and block.get("type") == "text")
        content = "\n".join(block["text"] for block in blocks if isinstance(block.get("text"), str))
    if not isinstance(content, str):
        return ""
    return content.replace("\0", "").encode("utf-8", "replace").decode()


def _kind(message: dict[str, Any]) -> object:
    provenance = message.get("provenance")
    return provenance.get("kind") if isinstance(provenance, dict) else None


def _seconds(value: Any) -> float | None:
    """Seconds, milliseconds or ISO 8601 as seconds since 1970."""
    if isinstance(value, bool):
        return None
    if isinstance(value, (int, float)):
        seconds = value if value < _SECONDS_UNTIL else value / 1000
        return float(seconds) if 0 < seconds < _SECONDS_UNTIL else None
    if not isinstance(value, str):
        return None
    try:
        return datetime.fromisoformat(value).timestamp()
    except (ValueError, OverflowError, OSError):
        return None
