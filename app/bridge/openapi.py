"""The description at `/openapi.json`, made from the same definitions that the routes check against."""

from __future__ import annotations

from typing import Any

from app import __version__
from app.bridge import answers
from app.bridge.schemas import FLUSH_REQUEST, LONGEST_KEY, SYNC_REQUEST
from app.bridge.tools import INSTRUCTIONS, TOOLS

Schema = dict[str, Any]

_REFUSALS = {
    "401": "No token, or one that is not valid.",
    "403": "A web page asked, or this agent has no memory.",
    "408": "The request did not arrive in time.",
    "413": "More than 1 MiB.",
    "421": "The Host header names another computer.",
    "429": "Too many requests; see Retry-After.",
    "503": "Paused by the user, or the memory cannot answer now.",
}
_FOR_BODIES = {"400": "The body is not what the description says.", "415": "Not application/json."}
_SESSION = {
    "name": "Memoro-Session-Key",
    "in": "header",
    "required": False,
    "description": "The conversation this is for; one that names a group or channel gets no citations "
    "and nothing of MEMORY.md.",
    "schema": {"type": "string", "pattern": "^[!-~]{0,500}$"},
}


def describe() -> Schema:
    """The whole description, OpenAPI 3.1."""
    paths: Schema = {
        "/health": {"get": _operation("health", "Whether Memoro is there", answers.HEALTH, open_=True)},
        "/v1/memory/context": {"get": _context()},
        "/v1/flush": {
            "post": _operation(
                "flush", "Whether to save before the conversation is shortened", answers.FLUSH, FLUSH_REQUEST
            )
        },
        "/v1/status": {"get": _operation("status", "How the memory is doing", answers.STATUS)},
        "/v1/sync": {"post": _operation("sync", "Bring the index up to date", answers.SYNC, SYNC_REQUEST)},
        "/openapi.json": {
            "get": _operation("describe", "This description", {"type": "object", "required": ["openapi"]})
        },
    }
    for tool in TOOLS:
        paths[tool.route] = {
            "post": _operation(tool.name, tool.title, tool.answer, tool.schema, tool.description)
        }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Memoro", "version": __version__, "description": INSTRUCTIONS},
        "servers": [{"url": "/"}],
        "security": [{"token": []}],
        "paths": dict(sorted(paths.items())),
        "components": {
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "One for each assistant."}
            },
            "schemas": {"Problem": answers.PROBLEM},
        },
    }


def _operation(
    name: str,
    summary: str,
    answer: Schema,
    request: Schema | None = None,
    description: str = "",
    *,
    open_: bool = False,
) -> Schema:
    refusals = dict(_REFUSALS) | (_FOR_BODIES if request else {})
    if open_:
        refusals = {code: refusals[code] for code in ("403", "408", "413", "421")}
    operation: Schema = {
        "operationId": name,
        "summary": summary,
        "responses": {
            "200": {"description": "The answer.", "content": _json(answer)},
            **{code: _problem(text) for code, text in sorted(refusals.items())},
        },
    }
    if description:
        operation["description"] = description
    if request:
        operation["requestBody"] = {"required": True, "content": _json(request)}
    if open_:
        operation["security"] = []
    else:
        operation["parameters"] = [_SESSION]
    return operation


def _context() -> Schema:
    operation = _operation("context", "What a session should load when it begins", answers.CONTEXT)
    operation["parameters"] = [
        {
            "name": "sessionKey",
            "in": "query",
            "required": False,
            "description": "Left out or “main”: the user's main private session, with MEMORY.md.",
            "schema": {"type": "string", "maxLength": LONGEST_KEY},
        },
        _SESSION,
    ]
    operation["responses"]["400"] = _problem("sessionKey is too long.")
    return operation


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}


def _problem(text: str) -> Schema:
    return {"description": text, "content": _json({"$ref": "#/components/schemas/Problem"})}
