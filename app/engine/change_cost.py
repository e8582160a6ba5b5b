"""What a change of settings costs for this library, told before it is made: time, tokens, money.

The figures are estimates, shown with "about": the speeds were measured on two slow cores, the prices stand in
`app.embeddings.remote.known_models`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.config.group import Cost
    from app.engine.engine import Engine

BYTES_PER_TOKEN = 3.6  # English has 4 letters of one byte, Chinese, Japanese and Korean 3 bytes a character
_PASSAGES_PER_SECOND = {"builtin": 40.0, "local": 6.0, "ollama": 10.0}
_TOKENS_PER_SECOND = 12_000.0  # remote: four calls at once of 8,000 tokens, under three seconds each
_NOTES_PER_SECOND = 400.0


@dataclass(frozen=True, slots=True)
class LibrarySize:
    """How much there is to embed; `tokens` is estimated."""

    notes: int = 0
    passages: int = 0
    tokens: int = 0


@dataclass(frozen=True, slots=True)
class ChangeCost:
    """`seconds` and `tokens` are estimates; `dollars` is None where no price is known, 0 for free.

    `files` (pictures, recordings) are to be sent besides; what these cost is not known.
    """

    kind: Cost
    seconds: float = 0.0
    tokens: int = 0
    dollars: float | None = 0.0
    files: int = 0


def library_size(engine: Engine) -> LibrarySize:
    """The size of the open memory; all zero where none is open."""
    status = engine.status()
    if not status.passages:
        return LibrarySize(status.notes)
    size = engine.text_bytes() / BYTES_PER_TOKEN
    repeated = min(2.0, status.passages / max(status.chunks, 1))  # entries are embedded again
    return LibrarySize(status.notes, status.passages, round(size * repeated))


def cost_of(kind: Cost, size: LibrarySize, provider: str = "builtin", model: str = "") -> ChangeCost:
    """What a change of this kind costs, with the provider (and model) that will make the vectors."""
    if kind == "rebuild":
        return ChangeCost(kind, 1 + size.notes / _NOTES_PER_SECOND)
    if kind != "embed" or provider == "none":
        return ChangeCost("none" if kind == "embed" else kind)
    seconds = usual_seconds(provider, size.passages, size.tokens)
    if provider in _PASSAGES_PER_SECOND:
        return ChangeCost(kind, seconds, size.tokens)
    from app.embeddings.remote.known_models import price_of

    return ChangeCost(kind, seconds, size.tokens, price_of(provider, model, size.tokens))


def usual_seconds(provider: str, passages: int, tokens: int) -> float:
    """How long it takes where nothing was measured yet."""
    if provider in _PASSAGES_PER_SECOND:
        return 1 + passages / _PASSAGES_PER_SECOND[provider]
    return 2 + tokens / _TOKENS_PER_SECOND
