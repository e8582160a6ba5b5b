"""How much goes into one call: what the service documents, and what it was found to take."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Sequence

from app.embeddings.remote.complaint import Complaint
from app.embeddings.remote.diagnosis import too_many_items
from app.text.sizes import CHARACTERS_PER_TOKEN, weight

BATCH_TOKENS = 8_000

_NAMED_LIMIT = re.compile(
    r"(?i)(?:at most|larger than|max(?:imum)?(?: of| is|:)?|limit(?: of| is|:)?|less than or equal to)"
    r"\s+(\d{1,5})\b"
)


def token_estimate(text: str) -> int:
    """About how many tokens a text has: a CJK character counts one, others a quarter; at least 1."""
    return max(1, -(-weight(text) // CHARACTERS_PER_TOKEN))


class Limits:
    """The largest call, in texts and estimated tokens. Shrinks when the service refuses one, and stays so."""

    def __init__(self, items: int, tokens: int = BATCH_TOKENS) -> None:
        self.items, self.tokens = items, tokens
        self.learned: Callable[[int, int], None] = lambda _items, _tokens: None
        """Called with both, when a service has said that a call was too large."""
        self._lock = threading.Lock()

    def batches(self, sizes: Sequence[int], indexes: Sequence[int]) -> list[list[int]]:
        """The indexes in groups that fit, in order; a text that is too large by itself goes alone."""
        groups: list[list[int]] = []
        total = 0
        for index in indexes:
            fits = groups and len(groups[-1]) < self.items and total + sizes[index] <= self.tokens
            if not fits:
                groups.append([])
                total = 0
            groups[-1].append(index)
            total += sizes[index]
        return groups

    def learn(self, items: int, tokens: int, complaint: Complaint | None) -> None:
        """A call of so many texts and tokens was refused: make no such call again."""
        with self._lock:
            if complaint is None or too_many_items(complaint):
                named = _NAMED_LIMIT.search(complaint.text) if complaint else None
                allowed = int(named[1]) if named and 1 <= int(named[1]) < items else items // 2
                self.items = max(1, min(self.items, allowed))
            else:
                self.tokens = max(1, min(self.tokens, tokens // 2))
        if complaint is not None:  # else it was only slow, which may pass
            self.learned(self.items, self.tokens)

    def restore(self, tokens: int) -> None:
        """One text alone was too large: what was learnt meanwhile of the size of calls was due to it."""
        with self._lock:
            if self.tokens >= tokens:
                return
            self.tokens = tokens
        self.learned(self.items, self.tokens)

    def shrink_to(self, items: int, tokens: int) -> None:
        """What was learnt before."""
        with self._lock:
            self.items, self.tokens = max(1, min(self.items, items)), max(1, min(self.tokens, tokens))
