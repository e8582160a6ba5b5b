"""OpenAI's batch API; Voyage's is made after it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any, ClassVar

from app.embeddings.remote.batch.dialect import (
    CALL_SECONDS,
    FILE_SECONDS,
    JobState,
    Line,
    Phase,
    fetch,
    json_lines,
    refusal,
)
from app.embeddings.remote.client import Call, RemoteClient

_PHASES = {
    "validating": Phase.RUNNING,
    "in_progress": Phase.RUNNING,
    "finalizing": Phase.RUNNING,
    "cancelling": Phase.RUNNING,
    "completed": Phase.DONE,
    "failed": Phase.FAILED,
    "expired": Phase.EXPIRED,
    "cancelled": Phase.CANCELLED,
}


class OpenAIBatch:
    """POST /files, POST /batches, GET /batches/{id}, GET /files/{id}/content, POST /batches/{id}/cancel.

    At most 50,000 texts and 200 MB in a job, which is done within 24 hours at half the price. A cancelled or
    expired job has what was ready in its output file.
    """

    max_requests: ClassVar[int] = 50_000
    max_bytes: ClassVar[int] = 200_000_000
    window: ClassVar[str] = "24h"

    def __init__(self, client: RemoteClient, model: str, dimensions: int | None) -> None:
        self.client, self.model, self.dimensions = client, model, dimensions

    def line(self, custom_id: str, text: str) -> Any:
        body: dict[str, Any] = {"model": self.model, "input": text}
        if self.dimensions is not None:
            body["dimensions"] = self.dimensions
        return {"custom_id": custom_id, "method": "POST", "url": "/v1/embeddings", "body": body}

    def upload(self, content: bytes, label: str) -> str:
        boundary = f"memoro{secrets.token_hex(16)}"
        parts = (
            f'--{boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nbatch\r\n'
            f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{label}.jsonl"\r\n'
            "Content-Type: application/jsonl\r\n\r\n"
        )
        form = parts.encode() + content + f"\r\n--{boundary}--\r\n".encode()
        kind = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
        call = Call(
            "POST", "files", content=form, headers=kind, seconds=FILE_SECONDS, patience=3 * FILE_SECONDS
        )
        return str(self.client.json(call)["id"])

    def create(self, file: str, label: str) -> str:
        body = {"input_file_id": file, "endpoint": "/v1/embeddings", "completion_window": self.window}
        body |= self.parameters() | {"metadata": {"source": "memoro", "label": label}}
        return str(self.client.json(Call("POST", "batches", body, seconds=CALL_SECONDS, retries=0))["id"])

    def parameters(self) -> dict[str, Any]:
        """What the job is told beside its file."""
        return {}

    def find(self, file: str, label: str) -> str | None:
        answer = self.client.json(Call("GET", "batches?limit=100", seconds=CALL_SECONDS))
        for job in answer["data"]:
            if job.get("input_file_id") == file:
                return str(job["id"])
        return None

    def state(self, job: str) -> JobState:
        answer = self.client.json(Call("GET", f"batches/{job}", seconds=CALL_SECONDS))
        phase = _PHASES.get(str(answer.get("status")), Phase.UNKNOWN)
        files = (answer.get("output_file_id"), answer.get("error_file_id"))
        told = (answer.get("errors") or {}).get("data") or [{}]
        detail = str(told[0].get("message") or answer.get("status") or "")
        no_room = told[0].get("code") == "token_limit_exceeded"
        made = tuple(str(file) for file in files if file)
        return JobState(phase, made, self.client.redacted(detail)[:240], no_room)

    def lines(self, file: str) -> Iterator[Line]:
        for value in json_lines(fetch(self.client, f"files/{file}/content")):
            response = value.get("response") or {}
            data = (response.get("body") or {}).get("data")
            if response.get("status_code") == 200 and data:
                yield Line(str(value.get("custom_id")), data[0]["embedding"])
                continue
            status = int(response.get("status_code") or 0)
            error = response.get("body") or response.get("message") or value.get("error")
            yield Line(str(value.get("custom_id")), refusal=refusal(self.client, status, str(error)))

    def cancel(self, job: str) -> None:
        self.client.send(Call("POST", f"batches/{job}/cancel", {}, seconds=CALL_SECONDS))
