"""What the routes that are no tools take, as JSON Schema."""

from __future__ import annotations

from typing import Any

LONGEST_KEY = 500
_TOKENS = {"type": "integer", "minimum": 0, "maximum": 10**9}

FLUSH_REQUEST: dict[str, Any] = {
    "type": "object",
    "properties": {
        "sessionKey": {"type": "string", "minLength": 1, "maxLength": LONGEST_KEY},
        "contextWindow": _TOKENS,
        "totalTokens": {"type": ["integer", "null"], "minimum": 0, "maximum": 10**9},
        "compactionCount": _TOKENS,
        "workspaceAccess": {"enum": ["rw", "ro", "none"]},
    },
    "required": ["sessionKey", "contextWindow", "compactionCount"],
    "additionalProperties": False,
}
SYNC_REQUEST: dict[str, Any] = {"type": "object", "properties": {}, "additionalProperties": False}
