"""Mistral."""

from __future__ import annotations

from typing import Any

from app.embeddings.remote.dialect import Dialect, OfferedModel, Post, Task, in_order


class Mistral(Dialect):
    """POST {base}/embeddings {model, input[]}; 8,192 tokens a text, 16,384 in all.

    No number of texts is documented; 256 are taken and 257 refused.
    """

    name = "mistral"
    service = "Mistral"
    base = "https://api.mistral.ai/v1"
    default_model = "mistral-embed"
    model_prefixes = ("mistral/",)
    max_items = 256
    adjustable = ("codestral-embed",)

    def embed(self, post: Post, task: Task) -> list[Any]:
        body: dict[str, Any] = {"model": task.model, "input": list(task.texts)}
        if task.dimensions is not None:
            body["output_dimension"] = task.dimensions
        return in_order(post("embeddings", body))

    def offered(self, answer: Any) -> list[OfferedModel]:
        return [
            OfferedModel(str(model["id"]), "embed" in str(model["id"]), model.get("max_context_length"))
            for model in answer["data"]
        ]
