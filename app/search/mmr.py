"""Maximal marginal relevance: fewer near-duplicates among the first results, for those who switch it on.

`lambda x relevance - (1 - lambda) x highest similarity to what is already chosen` (Carbonell and Goldstein,
1998). Similarity is the Jaccard index over analysed tokens where it is at least one half, else none: sharing
some words is no repetition. Relevance is normalised between no relevance at all (0) and the best of the pool.
Both readings are needed for OpenClaw's worked example to come out as printed: with the lowest of its own four
notes as the zero, no similarity could move the near-duplicate from its second place.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

NEAR_DUPLICATE = 0.5
"""Jaccard index from which two texts count as repeating each other."""


def jaccard(left: AbstractSet[str], right: AbstractSet[str]) -> float:
    """Share of common tokens, 0 to 1; two empty sets are alike, one empty set is unlike anything."""
    if not left or not right:
        return 1.0 if not left and not right else 0.0
    common = len(left & right)
    return common / (len(left) + len(right) - common)


def diversify(
    scores: Sequence[float], tokens: Sequence[AbstractSet[str]], weight: float, count: int
) -> list[int]:
    """The order of the first `count` items: indices into `scores`, which is sorted best first.

    The first is always the most relevant. `weight` is lambda; 1 keeps the order, 0 only avoids likeness. A
    prefix does not depend on `count`.
    """
    rest = list(range(len(scores)))
    weight = min(1.0, max(0.0, weight))
    if len(rest) < 2 or weight == 1.0:
        return rest[:count]
    low = min(0.0, scores[-1])
    span = scores[0] - low
    relevance = [(score - low) / span if span > 0 else 1.0 for score in scores]
    likeness = [0.0] * len(rest)
    order: list[int] = []

    def gain(item: int) -> tuple[float, int]:
        return weight * relevance[item] - (1 - weight) * likeness[item], -item

    while rest and len(order) < count:
        best = max(rest, key=gain) if order else 0
        order.append(best)
        rest.remove(best)
        for i in rest:
            alike = jaccard(tokens[best], tokens[i])
            if alike >= NEAR_DUPLICATE:
                likeness[i] = max(likeness[i], alike)
    return order
