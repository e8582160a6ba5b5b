"""Voyage AI."""

from __future__ import annotations

from typing import Any, ClassVar

from app.embeddings.remote.dialect import Dialect, OfferedModel, Post, Task, in_order


class Voyage(Dialect):
    """POST {base}/embeddings {model, input[], input_type}; at most 1,000 texts, 120,000 tokens in all.

    Keys that begin with "al-" were made in MongoDB Atlas and are taken there only, by the same protocol. The
    service puts its own words before queries and documents. It has no list of its models, so `offered`
    is never asked: `models_path` is empty.
    """

    name = "voyage"
    service = "Voyage"
    base = "https://api.voyageai.com/v1"
    other_bases: ClassVar = {"al-": "https://ai.mongodb.com/v1"}
    default_model = "voyage-4-large"
    model_prefixes = ("voyage/",)
    max_items = 1_000
    models_path = ""
    adjustable = ("voyage-4", "voyage-3.5", "voyage-3-large", "voyage-code-3")

    def embed(self, post: Post, task: Task) -> list[Any]:
        body: dict[str, Any] = {
            "model": task.model,
            "input": list(task.texts),
            "input_type": "query" if task.is_query else "document",
        }
        if task.dimensions is not None:
            body["output_dimension"] = task.dimensions
        return in_order(post("embeddings", body))

    def offered(self, answer: Any) -> list[OfferedModel]:
        return []
