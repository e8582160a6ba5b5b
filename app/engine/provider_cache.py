"""What is remembered of each provider from start to start: when it last worked, the models it
listed, and how large a call it takes.

Small files in the cache folder; to lose them loses nothing. None holds a key, or an address in plain words.
"""

from __future__ import annotations

import hashlib
import json
import time
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from app.config.private_file import write_private
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

SECONDS_BETWEEN_NOTES = 60.0
LIMITS_SECONDS = 30 * 86_400.0


class OfferedName(NamedTuple):
    """A model that a service lists; `embeds` is None where the service does not tell."""

    name: str
    embeds: bool | None


class KeptModels(NamedTuple):
    """A list that was fetched before, and when."""

    models: tuple[OfferedName, ...]
    when: datetime


class ProviderCache:
    """Of one provider at one address ("" for the vendor's own), in `folder`. Never raises."""

    def __init__(self, folder: Path, name: str, address: str = "") -> None:
        mark = hashlib.sha256(address.encode()).hexdigest()[:12] if address else "own"
        self._worked = folder / "providers" / f"{name}-{mark}.worked"
        self._models = self._worked.with_suffix(".models.json")
        self._limits = self._worked.with_suffix(".limits.json")
        self._noted = -SECONDS_BETWEEN_NOTES

    def note_success(self) -> None:
        """It has just answered as it should. Cheap: most calls only look at the clock."""
        now = time.monotonic()
        if now - self._noted < SECONDS_BETWEEN_NOTES:
            return
        self._noted = now
        with suppress(OSError):
            self._worked.parent.mkdir(parents=True, exist_ok=True)
            self._worked.touch()

    def last_success(self) -> datetime | None:
        try:
            return datetime.fromtimestamp(self._worked.stat().st_mtime).astimezone()
        except OSError:
            return None

    def keep_limits(self, items: int, tokens: int) -> None:
        """The largest call that is not refused, in texts and tokens."""
        with suppress(OSError, MemoroError):
            write_private(self._limits, json.dumps([items, tokens]).encode())

    def limits(self) -> tuple[int, int] | None:
        """As kept within the last weeks: a service may take more by and by."""
        try:
            if time.time() - self._limits.stat().st_mtime > LIMITS_SECONDS:
                return None
            items, tokens = json.loads(self._limits.read_bytes())
            return int(items), int(tokens)
        except (OSError, ValueError, TypeError):
            return None

    def keep_models(self, models: Sequence[OfferedName]) -> None:
        with suppress(OSError, MemoroError):
            write_private(self._models, json.dumps(models).encode())

    def models(self) -> KeptModels | None:
        try:
            when = datetime.fromtimestamp(self._models.stat().st_mtime).astimezone()
            rows = json.loads(self._models.read_bytes())
            return KeptModels(tuple(OfferedName(str(name), embeds) for name, embeds in rows), when)
        except (OSError, ValueError, TypeError):
            return None
