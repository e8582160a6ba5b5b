"""The vendors' batch APIs as services that check every call, keep files and jobs, and answer as documented.

OpenAI: developers.openai.com/api/reference/resources/batches and /files, the guide to the Batch API. Voyage:
docs.voyageai.com/docs/batch-inference and /docs/error-codes. Gemini: ai.google.dev/api/embeddings
(asyncBatchEmbedContent), /api/batch-api, /api/files, /gemini-api/docs/batch-api, and for the states besides
Google's own client (google-genai, Python). All read on 2026-11-30.
"""

from __future__ import annotations

import json
from email.parser import BytesParser
from email.policy import HTTP
from typing import Any, ClassVar

from tests.embeddings.remote.service import Asked, Told
from tests.embeddings.remote.vendors import KEY, GeminiService, OpenAIService, VoyageService, vector


class BatchState:
    """Files and jobs of one service. `plan` gives the states that a job goes through; the last one stays."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.jobs: dict[str, dict[str, Any]] = {}
        self.plan = ["validating", "in_progress", "completed"]
        self.refuse: set[str] = set()  # texts whose line is refused
        self.lose: set[str] = set()  # texts whose line is missing
        self.lost_answers = 0  # creations that succeed although the connection breaks
        self.cancelled: list[str] = []
        self.is_over = False  # a job that has ended cannot be cancelled
        self.forgotten = False  # results are kept for some days only
        self.room: int | None = None  # how many texts may be in jobs under way

    def has_room(self, content: bytes) -> bool:
        """Whether the account's limit leaves room for the texts of one more file."""
        under_way = sum(job["texts"] for job in self.jobs.values() if len(job["plan"]) > 1)
        return self.room is None or under_way + len(content.splitlines()) <= self.room

    def next_status(self, job: str) -> str:
        told = self.jobs[job]
        if job in self.cancelled:
            return "cancelled"
        plan = told["plan"]
        return plan.pop(0) if len(plan) > 1 else plan[0]


class OpenAIBatchService(OpenAIService):
    """More tokens in jobs than the account's tier allows make a job fail as it is validated."""

    refuses_at_once = False
    window = "24h"
    batch_fields = frozenset({"input_file_id", "endpoint", "completion_window", "metadata"})

    def __init__(self) -> None:
        super().__init__()
        self.batch = BatchState()
        self.answer = self.route

    def route(self, asked: Asked) -> Told:
        if not asked.path.startswith(("/v1/files", "/v1/batches")):
            return self.embeddings(asked)
        assert asked.headers["authorization"] == f"Bearer {KEY}"
        parts = asked.path.removeprefix("/v1/").split("/")
        if parts == ["files"]:
            return self.upload(asked)
        if parts[0] == "files":
            assert (asked.method, parts[2]) == ("GET", "content")
            return self.download(parts[1])
        if parts == ["batches"]:
            return self.create(asked) if asked.method == "POST" else self.list_jobs(asked)
        if parts[-1] == "cancel":
            assert asked.method == "POST"
            return self.cancel(parts[1])
        assert asked.method == "GET"
        if parts[1] not in self.batch.jobs:
            return Told({"error": {"message": f"No batch found with id '{parts[1]}'."}}, 404)
        return Told(self.shown(parts[1], self.batch.next_status(parts[1])))

    def download(self, file: str) -> Told:
        if self.batch.forgotten:
            return Told({"error": {"message": f"No such File object: {file}"}}, 404)
        return Told(self.batch.files[file], kind="application/octet-stream")

    def cancel(self, job: str) -> Told:
        if self.batch.is_over:
            return Told({"error": {"message": "Cannot cancel a batch with status 'completed'."}}, 409)
        self.batch.cancelled.append(job)
        return Told(self.shown(job, "cancelling"))

    def upload(self, asked: Asked) -> Told:
        assert asked.method == "POST"
        head = f"Content-Type: {asked.headers['content-type']}\r\n\r\n".encode()
        form = BytesParser(policy=HTTP).parsebytes(head + asked.content)
        fields = {part.get_param("name", header="content-disposition"): part for part in form.iter_parts()}
        assert set(fields) == {"purpose", "file"}
        assert fields["purpose"].get_content().strip() == "batch"
        name = f"file-{len(self.batch.files)}"
        content = fields["file"].get_payload(decode=True)
        for line in content.splitlines():
            self.check_line(json.loads(line))
        self.batch.files[name] = content
        return Told({"id": name, "object": "file", "purpose": "batch", "bytes": len(content)})

    def check_line(self, line: dict[str, Any]) -> None:
        assert set(line) == {"custom_id", "method", "url", "body"}
        assert (line["method"], line["url"]) == ("POST", "/v1/embeddings")
        assert set(line["body"]) <= self.fields
        assert isinstance(line["body"]["input"], str)

    def create(self, asked: Asked) -> Told:
        body = asked.body
        assert set(body) == self.batch_fields
        assert (body["endpoint"], body["completion_window"]) == ("/v1/embeddings", self.window)
        assert body["input_file_id"] in self.batch.files
        assert all(isinstance(value, str) and len(value) <= 512 for value in body["metadata"].values())
        content = self.batch.files[body["input_file_id"]]
        has_room = self.batch.has_room(content)
        if not has_room and self.refuses_at_once:
            return self.refuse(429, "The limit for jobs under way is reached.", "rate_limit_exceeded")
        name = f"batch_{len(self.batch.jobs)}"
        plan, texts = (self.batch.plan, len(content.splitlines())) if has_room else (["failed"], 0)
        self.batch.jobs[name] = {**body, "plan": list(plan), "texts": texts}
        if self.batch.lost_answers:
            self.batch.lost_answers -= 1
            return Told(drop=True)
        return Told(self.shown(name, "validating"))

    def list_jobs(self, asked: Asked) -> Told:
        assert asked.query == {"limit": ["100"]}
        jobs = [self.shown(name, "in_progress") for name in reversed(self.batch.jobs)]
        return Told({"object": "list", "data": jobs, "has_more": False})

    def shown(self, name: str, status: str) -> dict[str, Any]:
        job = self.batch.jobs[name]
        shown = {"id": name, "object": "batch", "status": status, "input_file_id": job["input_file_id"]}
        if status in {"completed", "expired", "cancelled"}:
            shown |= self.results(name, status)
        if status == "failed":
            full = not job["texts"]
            error = {"code": "token_limit_exceeded", "message": "Enqueued token limit reached"}
            other = {"code": "invalid_json_line", "message": "This line is not parseable", "line": 1}
            shown["errors"] = {"object": "list", "data": [error if full else other]}
        return shown

    def results(self, name: str, status: str) -> dict[str, Any]:
        """Files as documented: an expired or cancelled job has what was ready, here the first half."""
        lines = [
            json.loads(line) for line in self.batch.files[self.batch.jobs[name]["input_file_id"]].splitlines()
        ]
        ready = lines if status == "completed" else lines[: len(lines) // 2]
        good, bad = [], []
        for line in reversed(ready):  # the order is not that of the input
            text = self.text_of(line)
            if text in self.batch.lose:
                continue
            refused = text in self.batch.refuse
            answer = {"id": "r", "custom_id": line["custom_id"], "error": None}
            if refused:
                bad.append({**answer, "response": self.refusal()})
            else:
                data = [{"object": "embedding", "index": 0, "embedding": self.made(text)}]
                good.append({**answer, "response": {"status_code": 200, "body": {"data": data}}})
        if status == "expired":
            late = {"code": "batch_expired", "message": "This request could not be executed in time."}
            bad += [
                {"custom_id": line["custom_id"], "response": None, "error": late}
                for line in lines[len(ready) :]
            ]
        return {"output_file_id": self.keep(good), "error_file_id": self.keep(bad)}

    def refusal(self) -> dict[str, Any]:
        error = {"error": {"message": "This model's maximum context length is 8192 tokens"}}
        return {"status_code": 400, "body": error}

    def text_of(self, line: dict[str, Any]) -> str:
        return str(line["body"]["input"])

    def made(self, text: str) -> list[float]:
        return vector(text, 1536)

    def keep(self, lines: list[dict[str, Any]]) -> str | None:
        if not lines:
            return None
        name = f"file-{len(self.batch.files)}"
        self.batch.files[name] = "".join(json.dumps(line) + "\n" for line in lines).encode()
        return name


class VoyageBatchService(OpenAIBatchService, VoyageService):
    """At most 100,000 texts a job, 10 jobs and 500 million tokens at a time.

    There is no state for expiry: what was not done in time stands in the error file of a completed job. How
    it tells that a limit is reached is not documented; here with 429 as a job is made.
    """

    refuses_at_once = True
    window = "12h"
    batch_fields = OpenAIBatchService.batch_fields | {"request_params"}

    def check_line(self, line: dict[str, Any]) -> None:
        assert set(line) == {"custom_id", "body"}
        assert set(line["body"]) == {"input"}

    def create(self, asked: Asked) -> Told:
        assert asked.body["request_params"] == {"model": "voyage-4-large", "input_type": "document"}
        return super().create(asked)

    def shown(self, name: str, status: str) -> dict[str, Any]:
        told = super().shown(name, status) | {"created_at": "2026-11-30T02:46:44.547607+00:00"}
        return told | ({"status": "completed"} if status == "expired" else {})

    def refusal(self) -> dict[str, Any]:
        return {"status_code": 400, "message": "The example exceeds the context length of the model."}

    def text_of(self, line: dict[str, Any]) -> str:
        [text] = line["body"]["input"]
        return str(text)

    def made(self, text: str) -> list[float]:
        return vector(f"Represent the document: {text}", 1024)


class GeminiBatchService(GeminiService):
    """More tokens in jobs than the account's tier allows are refused with 429 when a job is made, without a
    word on how long (/gemini-api/docs/rate-limits; issue 1901 of google-genai for Python).

    `prefix` is how states are spelt: the reference has BATCH_STATE_, the guide JOB_STATE_.
    """

    states: ClassVar = {
        "validating": "PENDING", "in_progress": "RUNNING", "completed": "SUCCEEDED", "failed": "FAILED",
        "expired": "EXPIRED", "cancelled": "CANCELLED", "cancelling": "RUNNING", "queued": "QUEUED",
        "paused": "PAUSED", "updating": "UPDATING", "in part": "PARTIALLY_SUCCEEDED",
    }  # fmt: skip

    def __init__(self, prefix: str = "BATCH_STATE_") -> None:
        super().__init__()
        self.batch = BatchState()
        self.answer = self.dispatch
        self.prefix = prefix

    def dispatch(self, asked: Asked) -> Told:
        path = asked.path
        jobs = path.startswith(("/v1beta/batches", "/upload/", "/download/")) or path.endswith(
            "BatchEmbedContent"
        )
        if not jobs:
            return self.route(asked)
        assert asked.headers["x-goog-api-key"] == KEY
        if path == "/upload/v1beta/files":
            return self.upload(asked)
        if path.startswith("/download/v1beta/files/"):
            assert asked.query == {"alt": ["media"]}
            return self.download(path.removeprefix("/download/v1beta/").removesuffix(":download"))
        if path.endswith(":asyncBatchEmbedContent"):
            return self.create(asked)
        if path == "/v1beta/batches":
            assert asked.query == {"pageSize": ["100"]}
            return Told({"operations": [self.shown(name, "in_progress") for name in self.batch.jobs]})
        name = path.removeprefix("/v1beta/")
        if name.endswith(":cancel"):
            return self.cancel(name.removesuffix(":cancel"))
        if name not in self.batch.jobs:
            return self.refuse(404, "Requested entity was not found.", "NOT_FOUND")
        return Told(self.shown(name, self.batch.next_status(name)))

    def download(self, file: str) -> Told:
        if self.batch.forgotten:
            said = "You do not have permission to access the File out0 or it may not exist."
            return self.refuse(403, said, "PERMISSION_DENIED")
        return Told(self.batch.files[file])

    def cancel(self, job: str) -> Told:
        if self.batch.is_over:
            return self.refuse(400, "The batch is in a terminal state.", "FAILED_PRECONDITION")
        self.batch.cancelled.append(job)
        return Told({})

    def upload(self, asked: Asked) -> Told:
        command = asked.headers["x-goog-upload-command"]
        if command == "start":
            assert asked.headers["x-goog-upload-protocol"] == "resumable"
            assert asked.headers["x-goog-upload-header-content-type"] == "application/jsonl"
            assert set(asked.body["file"]) == {"display_name"}
            self.length = int(asked.headers["x-goog-upload-header-content-length"])
            place = f"{self.origin}/upload/v1beta/files?upload_id=1&upload_protocol=resumable"
            return Told({}, headers={"X-Goog-Upload-URL": place})
        assert command == "upload, finalize"
        assert asked.headers["x-goog-upload-offset"] == "0"
        assert len(asked.content) == self.length
        name = f"files/in{len(self.batch.files)}"
        for line in map(json.loads, asked.content.splitlines()):
            assert set(line) == {"key", "request"}
            self.values("gemini-embedding-001", line["request"], query=False)
        self.batch.files[name] = asked.content
        return Told({"file": {"name": name, "mimeType": "application/jsonl"}})

    def create(self, asked: Asked) -> Told:
        assert asked.path == "/v1beta/models/gemini-embedding-001:asyncBatchEmbedContent"
        batch = asked.body["batch"]
        assert set(asked.body) == {"batch"}
        assert set(batch) == {"displayName", "inputConfig"}
        assert set(batch["inputConfig"]) == {"fileName"}
        content = self.batch.files[batch["inputConfig"]["fileName"]]
        if not self.batch.has_room(content):
            said = "You exceeded your current quota, please check your plan and billing details."
            return self.refuse(429, said, "RESOURCE_EXHAUSTED")
        name = f"batches/b{len(self.batch.jobs)}"
        texts = len(content.splitlines())
        self.batch.jobs[name] = {**batch, "plan": list(self.batch.plan), "texts": texts}
        if self.batch.lost_answers:
            self.batch.lost_answers -= 1
            return Told(drop=True)
        return Told(self.shown(name, "validating"))

    def shown(self, name: str, status: str) -> dict[str, Any]:
        job = self.batch.jobs[name]
        told = {"displayName": job["displayName"], "state": self.prefix + self.states.get(status, status)}
        shown: dict[str, Any] = {
            "name": name,
            "metadata": told,
            "done": status not in {"validating", "in_progress"},
        }
        if status in {"completed", "in part"}:
            told["output"] = {"responsesFile": self.results(job)}
        if status == "failed":
            shown["error"] = {"code": 13, "message": "Enqueued"}
        return shown

    def results(self, job: dict[str, Any]) -> str:
        lines = []
        for line in map(json.loads, self.batch.files[job["inputConfig"]["fileName"]].splitlines()):
            text = line["request"]["content"]["parts"][0]["text"]
            if text in self.batch.lose:
                continue
            if text in self.batch.refuse:
                error = {"code": 3, "message": "The input is too long.", "status": "INVALID_ARGUMENT"}
                lines.append({"key": line["key"], "error": error})
            else:
                lines.append({"key": line["key"], "response": {"embedding": {"values": vector(text, 3072)}}})
        name = f"files/out{len(self.batch.files)}"
        self.batch.files[name] = "".join(json.dumps(line) + "\n" for line in lines).encode()
        return name
