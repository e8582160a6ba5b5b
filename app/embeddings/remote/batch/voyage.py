"""Voyage's batch API: like OpenAI's, but model and kind of text belong to the job, not to the lines."""

from __future__ import annotations

from typing import Any, ClassVar

from app.embeddings.remote.batch.openai import OpenAIBatch


class VoyageBatch(OpenAIBatch):
    """At most 100,000 texts and 1 GB in a job, which is done within 12 hours at two thirds of the price."""

    max_requests: ClassVar[int] = 100_000
    max_bytes: ClassVar[int] = 1_000_000_000
    window: ClassVar[str] = "12h"

    def line(self, custom_id: str, text: str) -> Any:
        return {"custom_id": custom_id, "body": {"input": [text]}}

    def parameters(self) -> dict[str, Any]:
        request: dict[str, Any] = {"model": self.model, "input_type": "document"}
        if self.dimensions is not None:
            request["output_dimension"] = self.dimensions
        return {"request_params": request}
