"""Facts about models that vendors document: dimensions, longest text, price.

Looked up on 2026-11-29. Dimensions and lengths: developers.openai.com/api/docs/models, ai.google.dev
/gemini-api/docs/embeddings, docs.voyageai.com/reference/embeddings-api and /docs/embeddings,
docs.mistral.ai/capabilities/embeddings. Prices: OpenAI's pages of the models; for Gemini, Voyage and Mistral
pages of 2026 that quote the vendors' own (ai.google.dev/gemini-api/docs/pricing, mistral.ai/pricing,
docs.voyageai.com/docs/pricing). Languages: the same pages, and www.mongodb.com/docs/voyageai/models. A price
that was not found is None. It is only ever shown as an estimate.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KnownModel:
    """`dimensions` are those without a wish for others, `max_tokens` the longest text, `price` in US dollars
    per million tokens (None: not known), `multilingual` whether the vendor says so (None: says nothing).
    """

    dimensions: int
    max_tokens: int
    price: float | None = None
    multilingual: bool | None = None


#: What a batch job costs, as a part of the usual price.
BATCH_SHARE = {"openai": 0.5, "gemini": 0.5, "voyage": 0.67}

KNOWN = {
    "openai": {
        "text-embedding-3-small": KnownModel(1536, 8192, 0.02, multilingual=True),
        "text-embedding-3-large": KnownModel(3072, 8192, 0.13, multilingual=True),
        "text-embedding-ada-002": KnownModel(1536, 8192, 0.10),
    },
    "gemini": {
        "gemini-embedding-001": KnownModel(3072, 2048, 0.15, multilingual=True),
        "gemini-embedding-2-preview": KnownModel(3072, 8192, 0.20, multilingual=True),
        "gemini-embedding-2": KnownModel(3072, 8192, 0.20, multilingual=True),
    },
    "voyage": {
        "voyage-4-large": KnownModel(1024, 32_000, 0.12, multilingual=True),
        "voyage-4": KnownModel(1024, 32_000, 0.06, multilingual=True),
        "voyage-4-lite": KnownModel(1024, 32_000, 0.02, multilingual=True),
        "voyage-3-large": KnownModel(1024, 32_000, multilingual=True),
        "voyage-3.5": KnownModel(1024, 32_000, multilingual=True),
        "voyage-3.5-lite": KnownModel(1024, 32_000, multilingual=True),
        "voyage-code-3": KnownModel(1024, 32_000, 0.18),
        "voyage-finance-2": KnownModel(1024, 32_000, 0.12),
        "voyage-law-2": KnownModel(1024, 16_000, 0.12),
    },
    "mistral": {
        "mistral-embed": KnownModel(1024, 8192, 0.10),
        "codestral-embed": KnownModel(1536, 8192),
    },
}


def known_model(provider: str, model: str) -> KnownModel | None:
    """The facts, if the vendor documents them."""
    return KNOWN.get(provider, {}).get(model)


def price_of(provider: str, model: str, tokens: int, *, batch: bool = False) -> float | None:
    """Estimated US dollars for so many tokens at the vendor's own address; None if the price is not known."""
    known = known_model(provider, model)
    if known is None or known.price is None:
        return None
    return tokens / 1_000_000 * known.price * (BATCH_SHARE.get(provider, 1.0) if batch else 1.0)
