"""Google's Gemini."""

from __future__ import annotations

import base64
from typing import Any

from app.embeddings.remote.dialect import Dialect, OfferedModel, Post, Task

DIMENSIONS = (768, 1536, 3072)
"""What `gemini-embedding-2-preview` is recommended for; the largest is its default."""


def by_prompt(model: str) -> bool:
    """Whether the model is told its task in words before the text. It then ignores `taskType`."""
    return model.startswith("gemini-embedding-2")


class Gemini(Dialect):
    """POST {base}/models/X:embedContent for a query, :batchEmbedContents for at most 100 documents.

    `gemini-embedding-001` takes 2,048 tokens a text and the field `taskType`; `gemini-embedding-2-preview`
    takes 8,192, the dimensions, pictures and sound, and words before the text instead of `taskType`.
    """

    name = "gemini"
    service = "Gemini"
    base = "https://generativelanguage.googleapis.com/v1beta"
    version = "v1beta"
    default_model = "gemini-embedding-001"
    model_prefixes = ("models/", "gemini/", "google/")
    key_header = "x-goog-api-key"
    key_prefix = ""
    max_items = 100
    elsewhere_items = 100
    models_path = "models?pageSize=1000"
    adjustable = ("gemini-embedding",)

    def clean_base(self, address: str) -> str:
        # The address of Google's door for OpenAI's protocol is easily copied.
        return super().clean_base(address.strip().rstrip("/").removesuffix("/openai"))

    def shown_path(self, model: str) -> str:
        return f"models/{model}:batchEmbedContents"

    def embed(self, post: Post, task: Task) -> list[Any]:
        requests = [request_for(task, text) for text in task.texts]
        path = f"models/{task.model}"
        if task.is_query:
            return [post(f"{path}:embedContent", request)["embedding"]["values"] for request in requests]
        answer = post(f"{path}:batchEmbedContents", {"requests": requests})
        return [embedding["values"] for embedding in answer["embeddings"]]

    def media_task(
        self, model: str, dimensions: int | None, data: bytes, mime: str, label: str
    ) -> tuple[str, Any] | None:
        if not by_prompt(model):
            return None
        inline = {"mimeType": mime, "data": base64.b64encode(data).decode("ascii")}
        parts = [{"text": label}, {"inlineData": inline}]
        request: dict[str, Any] = {"model": f"models/{model}", "content": {"parts": parts}}
        if dimensions is not None:
            request["outputDimensionality"] = dimensions
        return f"models/{model}:embedContent", request

    def offered(self, answer: Any) -> list[OfferedModel]:
        return [
            OfferedModel(
                str(model["name"]).removeprefix("models/"),
                "embedContent" in model.get("supportedGenerationMethods", ()),
                model.get("inputTokenLimit"),
            )
            for model in answer["models"]
        ]


def request_for(task: Task, text: str) -> dict[str, Any]:
    """The request for one text: Google's EmbedContentRequest."""
    request: dict[str, Any] = {"model": f"models/{task.model}"}
    if by_prompt(task.model):
        text = f"task: search result | query: {text}" if task.is_query else f"title: none | text: {text}"
    else:
        request["taskType"] = "RETRIEVAL_QUERY" if task.is_query else "RETRIEVAL_DOCUMENT"
    request["content"] = {"parts": [{"text": text}]}
    if task.dimensions is not None:
        request["outputDimensionality"] = task.dimensions
    return request
