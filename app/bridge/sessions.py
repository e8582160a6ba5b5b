"""What kind of conversation a session key means: private, or read by others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.bridge.assistants import Session

_SHARED = re.compile(r"(?:^|[:/])(?:group|channel|thread|room|guild|server)(?:[:/]|$)", re.IGNORECASE)


def session_kind(key: str) -> Session:
    """`agent:main:discord:group:123` is a group's; a key that names none is a private one's."""
    return "group" if _SHARED.search(key) else "direct"


def is_main(key: str) -> bool:
    """Whether this is the user's one main private session (`main`, `agent:<id>:main`, or none named)."""
    return key == "" or key.lower() == "main" or re.fullmatch(r"agent:[^:]+:main", key.lower()) is not None
