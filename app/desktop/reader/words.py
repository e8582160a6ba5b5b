"""How a turn is headed, and a conversation as a page for the popup's preview."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.desktop.dates import moment_text

if TYPE_CHECKING:
    from app.engine.conversations import Conversation, Turn

SOURCE = "sessions"
"""What a hit's `source` says when it comes from a conversation."""
SHOWN_BEFORE, SHOWN_AFTER = 6, 12


def who(turn: Turn) -> str:
    if turn.role == "user":
        return QCoreApplication.translate("Reader", "You")
    return QCoreApplication.translate("Reader", "Assistant")


def moment(turn: Turn) -> str:
    """Day and time in the user's zone and language; nothing where the transcript has none."""
    if turn.time is None:
        return ""
    return moment_text(datetime.fromtimestamp(turn.time).astimezone())


def head(turn: Turn) -> str:
    return " · ".join(part for part in (who(turn), moment(turn)) if part)


def page(conversation: Conversation) -> tuple[str, tuple[int, int]]:
    """Some turns around the found one as Markdown, and the lines (from 1) of that one in it."""
    first = max(0, conversation.at - SHOWN_BEFORE)
    lines: list[str] = []
    found = (0, 0)
    for number, turn in enumerate(conversation.turns[first : conversation.at + SHOWN_AFTER], first):
        lines += [f"**{head(turn)}**", ""]
        begin = len(lines) + 1
        lines += [*turn.text.splitlines(), ""]
        if number == conversation.at:
            found = (begin, len(lines) - 1)
    return "\n".join(lines), found
