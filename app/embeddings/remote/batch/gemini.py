"""Gemini's batch API for embeddings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from app.embeddings.remote import errors
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
from app.embeddings.remote.dialect import Task
from app.embeddings.remote.gemini import request_for

#: The part after BATCH_STATE_ or JOB_STATE_: both are seen, the reference and the guide differ. Google's own
#: client knows more states than either.
_PHASES = {
    "PENDING": Phase.RUNNING,
    "QUEUED": Phase.RUNNING,
    "RUNNING": Phase.RUNNING,
    "UPDATING": Phase.RUNNING,
    "PAUSED": Phase.RUNNING,
    "CANCELLING": Phase.RUNNING,
    "SUCCEEDED": Phase.DONE,
    "COMPLETED": Phase.DONE,
    "PARTIALLY_SUCCEEDED": Phase.DONE,
    "FAILED": Phase.FAILED,
    "CANCELLED": Phase.CANCELLED,
    "EXPIRED": Phase.EXPIRED,
}
#: Google's numbers of errors (google.rpc.Code) that mean a bad request; as HTTP statuses.
_CODES = {3: 400, 5: 404, 9: 400, 11: 400}


class GeminiBatch:
    """POST /upload/v1beta/files in two steps, models/X:asyncBatchEmbedContent, GET batches/{id}.

    Results come by GET /download/v1beta/files/{id}:download?alt=media. A file of 2 GB at most; half the price
    within 24 hours. A job that waits for 48 hours expires without results. A failed job has none, either.
    """

    max_requests: ClassVar[int] = 50_000
    max_bytes: ClassVar[int] = 2_000_000_000

    def __init__(self, client: RemoteClient, model: str, dimensions: int | None) -> None:
        self.client, self.model, self.dimensions = client, model, dimensions

    def line(self, custom_id: str, text: str) -> Any:
        return {
            "key": custom_id,
            "request": request_for(Task(self.model, [text], False, self.dimensions), text),
        }

    def upload(self, content: bytes, label: str) -> str:
        start = {
            "X-Goog-Upload-Protocol": "resumable",
            "X-Goog-Upload-Command": "start",
            "X-Goog-Upload-Header-Content-Length": str(len(content)),
            "X-Goog-Upload-Header-Content-Type": "application/jsonl",
        }
        path = self._beside("upload", "files")
        opened = self.client.send(
            Call("POST", path, {"file": {"display_name": label}}, headers=start, seconds=CALL_SECONDS)
        )
        place = opened.headers.get("x-goog-upload-url", "")
        if not place:
            raise errors.malformed(self.client.target(path), "it names no place for the upload")
        send = {"X-Goog-Upload-Offset": "0", "X-Goog-Upload-Command": "upload, finalize"}
        call = Call(
            "POST", place, content=content, headers=send, seconds=FILE_SECONDS, patience=3 * FILE_SECONDS
        )
        return str(self.client.json(call)["file"]["name"])

    def create(self, file: str, label: str) -> str:
        body = {"batch": {"displayName": label, "inputConfig": {"fileName": file}}}
        path = f"models/{self.model}:asyncBatchEmbedContent"
        return str(self.client.json(Call("POST", path, body, seconds=CALL_SECONDS, retries=0))["name"])

    def find(self, file: str, label: str) -> str | None:
        answer = self.client.json(Call("GET", "batches?pageSize=100", seconds=CALL_SECONDS))
        for job in answer.get("operations", ()):
            if (job.get("metadata") or {}).get("displayName") == label:
                return str(job["name"])
        return None

    def state(self, job: str) -> JobState:
        answer = self.client.json(Call("GET", job, seconds=CALL_SECONDS))
        told = answer.get("metadata") or {}
        name = str(told.get("state") or answer.get("state") or "").rpartition("STATE_")[2]
        failed = answer.get("error") or {}
        phase = Phase.FAILED if failed else _PHASES.get(name, Phase.UNKNOWN)
        output = told.get("output") or answer.get("response") or {}
        file = output.get("responsesFile")
        detail = self.client.redacted(str(failed.get("message") or name))[:240]
        return JobState(phase, (str(file),) if file else (), detail)

    def lines(self, file: str) -> Iterator[Line]:
        path = self._beside("download", f"{file}:download?alt=media")
        for value in json_lines(fetch(self.client, path)):
            answer = value.get("response") or value
            embedding, error = answer.get("embedding"), value.get("error") or answer.get("error")
            if embedding:
                yield Line(str(value.get("key")), embedding["values"])
            else:
                status = _CODES.get(int((error or {}).get("code") or 0), 0)
                said = str((error or {}).get("message"))
                yield Line(str(value.get("key")), refusal=refusal(self.client, status, said))

    def cancel(self, job: str) -> None:
        self.client.send(Call("POST", f"{job}:cancel", {}, seconds=CALL_SECONDS))

    def _beside(self, service: str, path: str) -> str:
        """Uploads and downloads have doors of their own: the version stands behind `upload` there."""
        base = self.client.endpoint.base.removesuffix("/v1beta")
        return f"{base}/{service}/v1beta/{path}"
