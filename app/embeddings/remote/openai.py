"""OpenAI, and every service that speaks its protocol at another address."""

from __future__ import annotations

from typing import Any

from app.embeddings.remote.dialect import Dialect, OfferedModel, Post, Task, in_order


class OpenAI(Dialect):
    """POST {base}/embeddings {model, input[]}; at most 2,048 texts, 8,192 tokens each, 300,000 in all."""

    name = "openai"
    service = "OpenAI"
    base = "https://api.openai.com/v1"
    default_model = "text-embedding-3-small"
    model_prefixes = ("openai/",)
    max_items = 2_048
    adjustable = ("text-embedding-3",)

    def embed(self, post: Post, task: Task) -> list[Any]:
        body: dict[str, Any] = {"model": task.model, "input": list(task.texts)}
        if task.dimensions is not None:
            body["dimensions"] = task.dimensions
        return in_order(post("embeddings", body))

    def offered(self, answer: Any) -> list[OfferedModel]:
        # The list tells only names; those of other makers at other addresses may be anything.
        return [
            OfferedModel(str(model["id"]), True if "embed" in str(model["id"]).lower() else None)
            for model in answer["data"]
        ]
