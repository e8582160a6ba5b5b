"""A request that is turned away, in words for people and with the status for programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from app.errors import MemoroError

if TYPE_CHECKING:
    from jsonschema import ValidationError


class Refused(MemoroError):
    """`status` is HTTP's, `code` a word that programs can rely on."""

    def __init__(self, status: int, code: str, title: str, message: str = "", action: str = "") -> None:
        super().__init__(title, message, action)
        self.status, self.code = status, code

    def to_dict(self) -> dict[str, Any]:
        """The body of every answer that is no success."""
        words = {"title": self.title, "message": self.message, "action": self.action}
        return {"error": {"code": self.code, **{name: text for name, text in words.items() if text}}}


def render(data: Any) -> str:
    """The one way in which answers become text, so that REST and MCP give the same bytes."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    try:
        text.encode()
    except UnicodeEncodeError:  # a file name that is no valid text
        text = json.dumps(data, separators=(",", ":"))
    return text


def unauthorized() -> Refused:
    return Refused(
        401,
        "unauthorized",
        "A token is needed",
        "Send it as “Authorization: Bearer …”.",
        "Connect in Memoro.",
    )


def paused() -> Refused:
    return Refused(
        503, "paused", "Memory is paused", "The user has paused all assistants.", "Go on without the memory."
    )


def switched_off() -> Refused:
    return Refused(
        503,
        "switched_off",
        "Memoro serves no assistants",
        "The bridge is switched off.",
        "Switch it on in Memoro's settings.",
    )


def invalid(message: str) -> Refused:
    return Refused(400, "invalid", "This request cannot be understood", message)


def misfit(error: ValidationError) -> Refused:
    """What the schema says against a request. Of a text that is too long the library tells all but that."""
    what = error.message[:200]
    if error.validator == "maxLength":
        what = f"{len(error.instance):,} characters are too many; {error.validator_value:,} are allowed"
    return invalid(f"{error.json_path.removeprefix('$').removeprefix('.')}: {what}".removeprefix(": "))
