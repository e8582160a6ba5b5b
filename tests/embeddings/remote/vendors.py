"""What the vendors document, as services that check every request and answer accordingly.

Each class notes where its contract was read, on 2026-11-29. A vector tells what it was made of: see `vector`.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar

from tests.embeddings.remote.service import Asked, Service, Told

KEY = "sk-test-5up3rS3cretValue"


def vector(text: str, dimensions: int) -> list[float]:
    """Numbers that belong to this text alone."""
    digest = hashlib.sha256(text.encode()).digest()
    return [(digest[place % 32] - 127.5) / 100 + place * 1e-4 for place in range(dimensions)]


class OpenAIService(Service):
    """OpenAI: developers.openai.com/api/reference/resources/embeddings, OpenAPI document 2.3.0, error codes.

    `input` is not empty and has at most 2,048 texts of at most 8,192 tokens, 300,000 in all. The sentences are
    those of real answers that people reported.
    """

    path = "/v1/embeddings"
    fields = frozenset({"model", "input", "dimensions", "encoding_format", "user"})
    models: ClassVar = {"text-embedding-3-small": 1536, "text-embedding-3-large": 3072}
    most_items = 2_048
    most_tokens = 300_000
    most_tokens_a_text = 8_192

    def __init__(self) -> None:
        super().__init__(self.embeddings)

    def embeddings(self, asked: Asked) -> Told:
        if asked.path == self.path.replace("embeddings", "models"):
            assert asked.method == "GET"
            return Told({"object": "list", "data": [*map(self.listed, self.models), self.listed("gpt-5")]})
        if asked.path != self.path:
            return Told(
                {"error": {"message": f"Invalid URL (POST {asked.path})", "type": "invalid_request_error"}},
                404,
            )
        assert asked.method == "POST"
        assert asked.headers["content-type"] == "application/json"
        if asked.headers.get("authorization") != f"Bearer {KEY}":
            return self.refuse(401, "Incorrect API key provided: sk-te***lue.", "invalid_api_key")
        body = asked.body
        assert set(body) <= self.fields, f"unknown fields {set(body) - self.fields}"
        assert isinstance(body["input"], list)
        assert all(isinstance(text, str) and text for text in body["input"])
        if body["model"] not in self.models:
            return self.refuse(
                404,
                f"The model `{body['model']}` does not exist or you do not have access to it.",
                "model_not_found",
            )
        return self.too_much(body["input"]) or self.embedded(body)

    def listed(self, name: str) -> dict[str, Any]:
        return {"id": name, "object": "model", "created": 1705948997, "owned_by": "system"}

    def too_much(self, texts: list[str]) -> Told | None:
        sizes = [len(text) // 4 + 1 for text in texts]
        if len(texts) > self.most_items:
            return self.refuse(
                400,
                f"'$.input' is invalid: input array may have at most {self.most_items} items",
                None,
            )
        if max(sizes) > self.most_tokens_a_text:
            return self.refuse(
                400,
                f"This model's maximum context length is {self.most_tokens_a_text} tokens, however you "
                f"requested {max(sizes)} tokens. Please reduce your prompt; or completion length.",
                None,
            )
        if sum(sizes) > self.most_tokens:
            return self.refuse(
                400,
                f"Requested {sum(sizes)} tokens, max {self.most_tokens} tokens per request",
                "max_tokens_per_request",
            )
        return None

    def embedded(self, body: dict[str, Any]) -> Told:
        dimensions = body.get("dimensions") or self.models[body["model"]]
        data = [
            {"object": "embedding", "index": index, "embedding": vector(text, dimensions)}
            for index, text in enumerate(body["input"])
        ]
        usage = {"prompt_tokens": 8, "total_tokens": 8}
        return Told({"object": "list", "data": data, "model": body["model"], "usage": usage})

    def refuse(self, status: int, message: str, code: str | None) -> Told:
        kind = code if status == 429 or code == "max_tokens_per_request" else "invalid_request_error"
        return Told({"error": {"message": message, "type": kind, "param": None, "code": code}}, status)
