"""What a service says when it refuses, read out of the shapes that services use for it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

_LONGEST_DETAIL = 240
_CODES = ("code", "type", "status", "reason", "quotaId")
_TEXTS = ("message", "msg", "detail", "error", "title")


@dataclass(frozen=True, slots=True)
class Complaint:
    """A refusal: HTTP status, its words, the short codes that came with it, and a delay in seconds.

    `delay` is what the body asks for (Google's RetryInfo); a Retry-After header is read elsewhere.
    """

    status: int
    text: str
    codes: frozenset[str]
    delay: float | None
    html: bool

    def says(self, pattern: re.Pattern[str]) -> bool:
        return bool(pattern.search(self.text)) or any(pattern.search(code) for code in self.codes)


def read_complaint(status: int, body: bytes, content_type: str) -> Complaint:
    """Understand an error answer: OpenAI's, Google's, Mistral's, Voyage's, Ollama's, FastAPI's, or none."""
    text = body[:100_000].decode("utf-8", "replace").strip()
    html = "html" in content_type.lower() or text[:15].lower().startswith(("<!doctype", "<html"))
    if html:
        return Complaint(status, "", frozenset(), None, html=True)
    try:
        parts = list(_mappings(json.loads(text)))
    except (ValueError, RecursionError):
        return Complaint(status, _short(text), frozenset(), None, html=False)
    codes = {str(part[name]) for part in parts for name in _CODES if isinstance(part.get(name), str | int)}
    words = [part[name] for part in parts for name in _TEXTS if isinstance(part.get(name), str)]
    delays = [_seconds(part["retryDelay"]) for part in parts if isinstance(part.get("retryDelay"), str)]
    return Complaint(
        status, _short(" ".join(dict.fromkeys(words))), frozenset(codes), delays[0] if delays else None, html
    )


def _mappings(value: Any, depth: int = 0) -> Iterator[Mapping[str, Any]]:
    if depth > 6:
        return
    if isinstance(value, Mapping):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value[:50]:
            yield from _mappings(part, depth + 1)


def _seconds(text: str) -> float | None:
    match = re.fullmatch(r"(\d+(?:\.\d+)?)s", text)
    return float(match[1]) if match else None


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST_DETAIL else f"{text[:_LONGEST_DETAIL]}…"
