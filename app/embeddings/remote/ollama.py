"""Ollama, on this computer or another."""

from __future__ import annotations

from typing import Any

from app.embeddings.remote.dialect import Dialect, OfferedModel, Post, Task
from app.embeddings.remote.errors import Cause, RemoteError
from app.embeddings.remote.prefixes import prefix


class Ollama(Dialect):
    """POST {base}/api/embed {model, input[]}; before 0.3 /api/embeddings {model, prompt}, one text.

    A text that is too long is cut by the server, unless it is told not to.
    """

    name = "ollama"
    service = "Ollama"
    base = "http://localhost:11434"
    version = ""
    default_model = "nomic-embed-text"
    model_prefixes = ("ollama/",)
    needs_key = False
    max_items = 64
    concurrency = 1
    models_path = "api/tags"

    def __init__(self) -> None:
        self._is_old = False

    def clean_base(self, address: str) -> str:
        base = super().clean_base(address)
        for ending in ("/v1", "/api/embed", "/api"):
            base = base.removesuffix(ending)
        return base

    def shown_path(self, model: str) -> str:
        return "api/embed"

    def embed(self, post: Post, task: Task) -> list[Any]:
        words = prefix(task.model, is_query=task.is_query)
        texts = [words + text for text in task.texts]
        if not self._is_old:
            try:
                return list(post("api/embed", {"model": task.model, "input": texts})["embeddings"])
            except RemoteError as error:
                if error.cause is not Cause.WRONG_PATH:
                    raise
        vectors = [
            post("api/embeddings", {"model": task.model, "prompt": text})["embedding"] for text in texts
        ]
        self._is_old = True
        return vectors

    def offered(self, answer: Any) -> list[OfferedModel]:
        return [
            OfferedModel(str(model["name"]).removesuffix(":latest"), _embeds(model))
            for model in answer["models"]
        ]


def _embeds(model: Any) -> bool | None:
    if told := model.get("capabilities"):
        return "embedding" in told
    family = str((model.get("details") or {}).get("family", ""))
    return True if "bert" in family or "embed" in str(model["name"]).lower() else None
