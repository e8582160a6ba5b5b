"""What the vendors document, as services that check every request and answer accordingly.

Each class notes where its contract was read, on 2026-11-30. A vector tells what it was made of: see `vector`.
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

    `input` is not empty and has at most 2,048 texts of at most 8,192 tokens, 300,000 in all. The sentences
    are those of real answers that people reported.
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


class VoyageService(OpenAIService):
    """Voyage: docs.voyageai.com/reference/embeddings-api. At most 1,000 texts, 120,000 tokens in all.

    Errors are `{"detail": …}`, as in public reports of its answers.
    """

    fields = frozenset({"model", "input", "input_type", "truncation", "output_dimension", "output_dtype"})
    models: ClassVar = {"voyage-4-large": 1024, "voyage-4-lite": 1024}
    most_items = 1_000
    most_tokens = 120_000
    most_tokens_a_text = 32_000

    def too_much(self, texts: list[str]) -> Told | None:
        tokens = sum(len(text) // 4 + 1 for text in texts)
        if len(texts) > self.most_items:
            return self.refuse(
                400, f"The batch size limit is {self.most_items}. Your batch size is more.", None
            )
        if tokens > self.most_tokens:
            said = (
                "Request to model 'voyage-4-large' failed. The max allowed tokens per submitted batch is "
                f"{self.most_tokens}. Your batch has {tokens} tokens after truncation. Please lower the "
                "number of tokens in the batch."
            )
            return self.refuse(400, said, None)
        return None

    def embedded(self, body: dict[str, Any]) -> Told:
        assert body["input_type"] in {"query", "document"}
        dimensions = body.get("output_dimension") or 1024
        words = {"query": "Represent the query: ", "document": "Represent the document: "}[body["input_type"]]
        data = [
            {"object": "embedding", "embedding": vector(words + text, dimensions), "index": index}
            for index, text in enumerate(body["input"])
        ]
        usage = {"total_tokens": 10}
        return Told({"object": "list", "data": data[::-1], "model": body["model"], "usage": usage})

    def refuse(self, status: int, message: str, code: str | None) -> Told:
        if code == "model_not_found":
            status, message = 400, "Model voyage-9 is not supported. Supported models are ['voyage-4-large']."
        return Told({"detail": message}, status)


class MistralService(OpenAIService):
    """Mistral: docs.mistral.ai/api/endpoint/embeddings; texts of 8,192 tokens, 16,384 in all.

    256 texts are taken and 257 are not, as several who tried it in 2026 report. Its errors have no wrapper:
    `{"object": "error", "message", "type", "param", "code"}`.
    """

    fields = frozenset({"model", "input", "metadata", "output_dimension", "output_dtype", "encoding_format"})
    models: ClassVar = {"mistral-embed": 1024, "codestral-embed": 1536}
    most_items = 256
    most_tokens = 16_384

    def too_much(self, texts: list[str]) -> Told | None:
        if len(texts) > self.most_items:
            return self.refuse(400, "Too many inputs in request, split into more batches.", "3210")
        if sum(len(text) // 4 + 1 for text in texts) > self.most_tokens:
            return self.refuse(400, "Too many tokens overall, split into more batches.", "3210")
        return None

    def listed(self, name: str) -> dict[str, Any]:
        return {
            **super().listed(name),
            "max_context_length": 8192,
            "capabilities": {"completion_chat": False},
        }

    def refuse(self, status: int, message: str, code: str | None) -> Told:
        if code == "model_not_found":
            status, message, code = 400, "Invalid model: mistral-embed-9", "1500"
        if status == 401:
            return Told({"detail": "Unauthorized"}, 401)
        body = {"object": "error", "message": message, "type": "invalid_request_prompt", "param": None}
        return Told({**body, "code": code}, status)


class GeminiService(Service):
    """Gemini: ai.google.dev/api/embeddings, /api/models and /gemini-api/docs/embeddings.

    At most 100 requests in a batch; `taskType` belongs to 001, which takes 2,048 tokens; 2-preview (since
    2026-04-22 also without "-preview") takes 8,192 and words before the text. The reference calls `taskType`,
    `title` and `outputDimensionality` deprecated since `embedContentConfig` is there; Google's own client
    (google-genai, Python) goes on sending them, and so do we. Errors are Google's
    `{"error": {code, message, status, details}}`.
    """

    models: ClassVar = {
        "gemini-embedding-001": 2048, "gemini-embedding-2-preview": 8192, "gemini-embedding-2": 8192,
    }  # fmt: skip

    def __init__(self) -> None:
        super().__init__(self.route)

    def route(self, asked: Asked) -> Told:
        if asked.headers.get("x-goog-api-key") != KEY:
            detail = {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "API_KEY_INVALID"}
            said = "API key not valid. Please pass a valid API key."
            return self.refuse(400, said, "INVALID_ARGUMENT", [detail])
        assert "authorization" not in asked.headers
        if asked.path == "/v1beta/models":
            assert asked.query == {"pageSize": ["1000"]}
            return Told(
                {"models": [*map(self.listed, self.models), self.listed("gemini-3-pro", "generateContent")]}
            )
        name, colon, verb = asked.path.removeprefix("/v1beta/models/").partition(":")
        assert asked.method == "POST"
        assert asked.path.startswith("/v1beta/models/")
        assert colon
        if name not in self.models:
            said = f"models/{name} is not found for API version v1beta, or is not supported for {verb}."
            return self.refuse(404, f"{said} Call ListModels to see the list.", "NOT_FOUND")
        return self.verb(verb, name, asked.body)

    def verb(self, verb: str, name: str, body: dict[str, Any]) -> Told:
        if verb == "embedContent":
            return Told({"embedding": {"values": self.values(name, body, query=True)}})
        assert verb == "batchEmbedContents"
        assert set(body) == {"requests"}
        if len(body["requests"]) > 100:
            said = "* BatchEmbedContentsRequest.requests: at most 100 requests can be in one batch\n"
            return self.refuse(400, said, "INVALID_ARGUMENT")
        values = [self.values(name, request, query=False) for request in body["requests"]]
        return Told({"embeddings": [{"values": numbers} for numbers in values]})

    def values(self, name: str, request: dict[str, Any], *, query: bool) -> list[float]:
        assert set(request) <= {"model", "content", "taskType", "title", "outputDimensionality"}
        assert request["model"] == f"models/{name}"
        parts = request["content"]["parts"]
        if name == "gemini-embedding-001":
            assert request["taskType"] == ("RETRIEVAL_QUERY" if query else "RETRIEVAL_DOCUMENT")
            assert set(parts[0]) == {"text"}
        else:
            assert "taskType" not in request, "this model is told its task in words"
        text = "".join(part.get("text") or part["inlineData"]["data"] for part in parts)
        return vector(text, request.get("outputDimensionality", 3072))

    def listed(self, name: str, verb: str = "embedContent") -> dict[str, Any]:
        limit = self.models.get(name, 1_000_000)
        return {"name": f"models/{name}", "inputTokenLimit": limit, "supportedGenerationMethods": [verb]}

    def refuse(self, status: int, said: str, name: str, details: Any = ()) -> Told:
        error = {"code": status, "message": said, "status": name, "details": list(details)}
        return Told({"error": error}, status)


class OllamaService(Service):
    """Ollama: docs/api.md, docs/openapi.yaml, docs/api/errors.mdx and server/ of its repository.

    `age` "old" stands for versions before 0.3, which have only /api/embeddings with one prompt a call, and
    "middle" for those before 2026, which fail with 500 where the model computes no numbers (issues 9639 and
    14657 there), and whose list does not tell what a model is for (`capabilities` stands in the code, not yet
    in the documents). `nonsense` are such texts; of `crash`, the process with the model dies. A text that is
    too long is cut unless `truncate` is false.
    """

    def __init__(self, age: str = "new") -> None:
        super().__init__(self.route)
        self.age = age
        self.models = {"nomic-embed-text": 768, "mxbai-embed-large": 1024}
        self.nonsense: set[str] = set()
        self.crash: set[str] = set()

    def listed(self, name: str, family: str, ability: str) -> dict[str, Any]:
        told = {"name": name, "model": name, "size": 274302450, "details": {"family": family}}
        return told | ({"capabilities": [ability]} if self.age == "new" else {})

    def route(self, asked: Asked) -> Told:
        if asked.path == "/api/tags":
            assert asked.method == "GET"
            listed = [self.listed(f"{name}:latest", "nomic-bert", "embedding") for name in self.models]
            return Told({"models": [*listed, self.listed("llama3:8b", "llama", "completion")]})
        known = {"/api/embeddings"} if self.age == "old" else {"/api/embeddings", "/api/embed"}
        if asked.path not in known:
            return Told(b"404 page not found", 404, kind="text/plain")
        assert asked.method == "POST"
        body = asked.body
        if body["model"] == "llama3:8b":
            return Told({"error": "this model does not support embeddings"}, 501)
        if body["model"] not in self.models:
            said = f"model '{body['model']}' not found"
            old = f'model "{body["model"]}" not found, try pulling it first'
            return Told({"error": said if self.age == "new" else old}, 404)
        if asked.path == "/api/embeddings":
            assert set(body) == {"model", "prompt"}
            return Told({"embedding": vector(body["prompt"], self.models[body["model"]])})
        return self.refused(body) or self.embedded(body)

    def refused(self, body: dict[str, Any]) -> Told | None:
        assert set(body) <= {"model", "input", "truncate", "options", "keep_alive", "dimensions"}
        if not body.get("truncate", True) and any(len(text) > 8_192 for text in body["input"]):
            return Told({"error": "the input length exceeds the context length"}, 400)
        if any(len(text) > 20_000 for text in body["input"]):
            said = "input exceeds maximum context length and cannot be truncated further"
            return Told({"error": said}, 400)
        if self.crash & set(body["input"]):
            return Told({"error": 'do embedding request: Post "http://127.0.0.1:39117/embedding": EOF'}, 500)
        if self.nonsense & set(body["input"]):
            if self.age == "new":
                return Told({"error": "embedding contains NaN or Inf values"}, 400)
            return Told({"error": "failed to encode response: json: unsupported value: NaN"}, 500)
        return None

    def embedded(self, body: dict[str, Any]) -> Told:
        vectors = [vector(text, self.models[body["model"]]) for text in body["input"]]
        return Told({"model": body["model"], "embeddings": vectors, "total_duration": 14143917})
