"""Conversations as the assistant's program writes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

WEDNESDAY = 1_772_618_400  # 2026-03-04 10:00 UTC


def said(role: str, content: Any, time: float | None = None, **message: Any) -> str:
    """A record with a turn; `time` in seconds since 1970, written as milliseconds."""
    record: dict[str, Any] = {
        "type": "message",
        "id": "a1",
        "message": {"role": role, "content": content} | message,
    }
    if time is not None:
        record["timestamp"] = int(time * 1000)
    return json.dumps(record, ensure_ascii=False)


def text(words: str) -> list[dict[str, str]]:
    return [{"type": "text", "text": words}]


class Talk:
    """A transcript on disk. `line` is the number of the last line written."""

    def __init__(self, path: Path) -> None:
        self.path, self.line, self.time = path, 0, float(WEDNESDAY)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.add(json.dumps({"type": "session", "version": 3, "id": path.stem, "cwd": "/home/u"}))

    def add(self, *records: str) -> int:
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(f"{record}\n" for record in records)
        self.line += len(records)
        return self.line

    def user(self, words: str) -> int:
        self.time += 60
        return self.add(said("user", text(words), self.time))

    def assistant(self, words: str) -> int:
        self.time += 60
        return self.add(said("assistant", text(words), self.time))

    def tool(self, result: str) -> int:
        call = {"type": "toolCall", "id": "t1", "name": "exec", "arguments": {"command": "ls"}}
        return self.add(
            said("assistant", [call]), said("toolResult", text(result), toolCallId="t1", toolName="exec")
        )
