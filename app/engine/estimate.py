"""What other settings would send and cost, exactly counted: only what has no vector of theirs yet.

Asks no service and starts no model. Money is known for the vendors' own addresses, time by the pace that was
measured with this provider, or else by a usual one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.embeddings.provider import Identity
from app.engine.change_cost import BYTES_PER_TOKEN, ChangeCost, usual_seconds

if TYPE_CHECKING:
    from app.embeddings.provider import EmbeddingProvider
    from app.index.index import Index


def cost_with(provider: EmbeddingProvider, index: Index, *, batch: bool = False) -> ChangeCost:
    """The cost of a whole generation of vectors by this provider, less what the cache has of it.

    `files` are pictures and recordings, whose tokens nobody knows before: they are in no other figure.
    """
    identity = known_identity(provider)
    missing = index.missing(identity)
    tokens = round(missing.bytes / BYTES_PER_TOKEN)
    pace = index.pace(identity.provider)
    seconds = (
        missing.characters / pace if pace else usual_seconds(identity.provider, missing.passages, tokens)
    )
    price = getattr(provider, "estimate", None)
    dollars = price(tokens, batch=batch) if price and tokens else 0.0
    return ChangeCost("embed", seconds if missing.passages else 0.0, tokens, dollars, missing.files)


def known_identity(provider: EmbeddingProvider) -> Identity:
    """As far as it is known without a call; dimensions 0 where only the service or the model can tell."""
    known: Identity = getattr(provider, "known_identity", None) or provider.identity
    return known
