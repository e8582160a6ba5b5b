"""What in a turn is conversation: without the wrappers that channels and timers put around it."""

from __future__ import annotations

import re
from typing import Literal

Role = Literal["user", "assistant"]

# "Conversation info (untrusted metadata):" and its kin, each with a block of JSON behind it.
_METADATA = re.compile(
    r"^[^\n]{1,80}\(untrusted[^)\n]*\):[ \t]*\n```(?:json)?\n[\s\S]*?\n```[ \t]*(?:\n|\Z)", re.MULTILINE
)
_FOREIGN = re.compile(r"^Untrusted context \(metadata[\s\S]*\Z", re.MULTILINE)
_SYSTEM = re.compile(r"^System(?: \(untrusted\))?:[ \t]*\[[^\]\n]*\][^\n]*(?:\n|\Z)", re.MULTILINE)
_SYSTEM_TURN = re.compile(r"\s*System(?: \(untrusted\))?:")
_ENVELOPE = re.compile(
    r"\s*\[(?:Telegram|WhatsApp|Discord|Slack|Signal|iMessage|Matrix|WebChat|LINE|Teams|SMS|Email)\b[^\]\n]*\]\s*",
    re.IGNORECASE,
)
_MESSAGE_ID = re.compile(r"^\[message_id:[^\]\n]*\][ \t]*(?:\n|\Z)", re.MULTILINE)
_DIRECTIVE = re.compile(r"\[\[\s*(?:reply_to[^\]]*|audio_as_voice)\s*\]\]\s*")
_TIMER = re.compile(
    r"\s*(?:\[cron:|Read HEARTBEAT\.md\b|\[Inter-session message\]|\[Subagent |An async command you ran "
    r"earlier has completed|Pre-compaction memory flush)",
    re.IGNORECASE,
)
_SILENT = re.compile(r"[\s*_`.]*(?:NO_REPLY|HEARTBEAT_OK|ANNOUNCE_SKIP|REPLY_SKIP)[\s*_`.]*")


def conversation_text(role: Role, text: str) -> str:
    """What the person or the assistant said, or "" where the turn is nobody's."""
    if role == "assistant":
        text = _DIRECTIVE.sub("", text)
        return "" if _SILENT.fullmatch(text) else text.strip()
    text = _FOREIGN.sub("", _METADATA.sub("", text))
    text = _MESSAGE_ID.sub("", _SYSTEM.sub("", text))
    text = _ENVELOPE.sub("", text, count=1) if _ENVELOPE.match(text) else text
    return "" if _TIMER.match(text) or _SYSTEM_TURN.match(text) else text.strip()
