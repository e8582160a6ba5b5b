"""The same model from another host: the vectors that are there may stay, if the new host makes the same.

That is proved before anything is taken over: some passages, whose vectors are kept, are embedded by the new
host, and each must come out as it was. Another model, another preparation of it, words put before a text, or
shorter vectors all show. The old vectors stay where they are, so going back costs nothing either.
"""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from app.engine.estimate import known_identity
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.embeddings.provider import EmbeddingProvider, Vectors
    from app.engine.engine import Engine
    from app.engine.memory import AgentMemory
    from app.engine.provider_trial import Wish
    from app.index.adopting import Adoptable

SAMPLES = 8
"""As many passages prove it; a memory with fewer is sooner embedded again."""
LIKENESS = 0.999
"""The least cosine of a new vector with the kept one. Two runs of one model agree to 0.9999; an 8-bit copy of
it does not reach this."""


class Adopted(NamedTuple):
    """`texts` of all open memories whose vectors stay, and the least cosine of the proof."""

    texts: int
    likeness: float


def adoptable_with(provider: EmbeddingProvider, engine: Engine) -> int:
    """How many texts need no new vector if the proof succeeds. Asks no service."""
    memory = _memory(engine)
    found = memory.index.adoptable(known_identity(provider)) if memory else None
    return found.texts if found and found.texts >= SAMPLES else 0


def adopt(engine: Engine, wish: Wish) -> Adopted:
    """Prove that the wish's provider makes the vectors that are kept, and take them over for it.

    Sends `SAMPLES` passages there; may wait for the network and the keyring. Raises `MemoroError`, and then
    nothing was changed.
    """
    from app.engine.provider_trial import SECONDS, make_provider

    provider = make_provider(engine, wish)
    try:
        if hurry := getattr(provider, "hurry", None):
            hurry(SECONDS)
        return _adopt(engine, provider)
    finally:
        provider.close()


def _adopt(engine: Engine, provider: EmbeddingProvider) -> Adopted:
    provider.prepare()
    identity, memory = provider.identity, _memory(engine)
    found = memory.index.adoptable(identity) if memory else None
    if memory is None or found is None:
        raise _nothing_alike()
    likeness = _likeness(memory, found, provider)
    if likeness < LIKENESS:
        raise _unlike(likeness)
    taken = [
        engine.writer.submit(partial(each.index.adopt, found.identity, identity)) for each in engine.opened()
    ]
    return Adopted(sum(future.result() for future in taken), likeness)


def _likeness(memory: AgentMemory, found: Adoptable, provider: EmbeddingProvider) -> float:
    """The least cosine over the samples."""
    samples = memory.index.samples(found, SAMPLES)
    if len(samples) < SAMPLES:
        raise _nothing_alike()
    made = provider.embed_documents([text for text, _vector in samples])
    return least_cosine(made, [vector for _text, vector in samples])


def least_cosine(made: Vectors, kept: Sequence[bytes]) -> float:
    """Of vectors, shape (n, d), with the codes that are kept of others; rounded in the same way as those."""
    from app.index.vectors.codec import cosines, decode, quantise

    codes = decode(kept, made.shape[1])
    rounded = quantise(made).astype("float32")
    return min(float(cosines(codes[row : row + 1], rounded[row])[0]) for row in range(len(rounded)))


def _memory(engine: Engine) -> AgentMemory | None:
    return next((each for each in engine.opened() if each.agent == engine.agent), None)


def _nothing_alike() -> MemoroError:
    return MemoroError(
        "There is nothing that could stay",
        "The present embeddings are of another model or of another length.",
        "Use the provider all the same; new embeddings are then made.",
    )


def _unlike(likeness: float) -> MemoroError:
    agreement = math.floor(max(likeness, 0.0) * 10_000) / 100  # 99.899 is not to be told as 99.9
    return MemoroError(
        "This server makes other embeddings",
        f"They agree with the present ones to {agreement:.2f} %; 99.9 % are needed. Nothing was kept.",
        "Use the provider all the same; new embeddings are then made.",
    )
