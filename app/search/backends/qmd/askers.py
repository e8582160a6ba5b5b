"""Who may search by QMD: the rules of `memory.qmd.scope`, decided by the key of the conversation."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from app.search.types import Session

ChatType = Literal["direct", "group", "channel"]
Action = Literal["allow", "deny"]
_AGENT = re.compile(r"agent:[^:]*:")
_KINDS: dict[str, ChatType] = {"direct": "direct", "dm": "direct", "group": "group", "channel": "channel"}


@dataclass(frozen=True, slots=True)
class Asker:
    """A conversation. `raw_key` is its key in lower case, `key` the same without `agent:<id>:`."""

    raw_key: str
    key: str
    channel: str
    chat_type: ChatType


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule; what it leaves open (None) matches everybody."""

    action: Action
    chat_type: ChatType | None = None
    key_prefix: str | None = None
    raw_key_prefix: str | None = None

    def matches(self, asker: Asker) -> bool:
        key, raw = (self.key_prefix or "").strip().lower(), (self.raw_key_prefix or "").strip().lower()
        if key.startswith("agent:") and not asker.raw_key.startswith(key):
            return False  # an older file wrote the whole key here
        if key and not key.startswith("agent:") and not asker.key.startswith(key):
            return False
        return (not raw or asker.raw_key.startswith(raw)) and self.chat_type in (None, asker.chat_type)


def asker(session_key: str, session: Session) -> Asker:
    """What a key such as `agent:main:discord:channel:42` says; `session` can only make it less private."""
    raw = session_key.strip().lower()
    key = _AGENT.sub("", raw, count=1) if raw.startswith("agent:") else raw
    parts = key.split(":")
    kind: ChatType = next((_KINDS[part] for part in parts[1:] if part in _KINDS), "direct")
    if session == "group" and kind == "direct":
        kind = "group"
    return Asker(raw, key, parts[0] if len(parts) > 1 and not key.startswith("subagent:") else "", kind)


def may_search(who: Asker, rules: Iterable[Rule], default: Action) -> bool:
    """The first rule that matches decides."""
    action = next((rule.action for rule in rules if rule.matches(who)), default)
    return action == "allow"
