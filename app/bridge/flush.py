"""Whether an assistant should now save what it knows before its conversation is shortened.

An assistant reports its session; the answer says yes or no, why, and with which two prompts. That it happens
once for each compaction is remembered in `sessions.json`.
"""

from __future__ import annotations

import json
import logging
import threading
from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

from app.config.private_file import write_private

if TYPE_CHECKING:
    from pathlib import Path

    from app.config.openclaw import Compaction

log = logging.getLogger(__name__)
FILE_NAME = "sessions.json"
KEPT = 2_000
Access = Literal["rw", "ro", "none"]
DATE_WORD = "YYYY-MM-DD"
ANEW = 0.5
"""Below this share of the threshold the conversation under a known key has begun anew, with a first cycle."""
SILENT = "NO_REPLY"
SILENT_HINT = "If there is nothing to keep, answer NO_REPLY and nothing else."


@dataclass(frozen=True, slots=True)
class Report:
    """What an assistant says about its session. Tokens; `compactions` counts how often it was shortened.

    `hindrance` is the reason why this assistant could write nothing down, whatever its session is like.
    """

    session_key: str
    context_window: int
    total_tokens: int | None
    compactions: int
    access: Access = "rw"
    hindrance: str = ""


@dataclass(frozen=True, slots=True)
class Decision:
    """`reason` is a word for programs and logs; prompts are empty where `flush` is False."""

    flush: bool
    reason: str
    system_prompt: str = ""
    prompt: str = ""
    target: str = ""

    def to_dict(self) -> dict[str, Any]:
        if not self.flush:
            return {"flush": False, "reason": self.reason}
        return {
            "flush": True,
            "reason": self.reason,
            "systemPrompt": self.system_prompt,
            "prompt": self.prompt,
            "target": self.target,
            "appendOnly": True,
        }


class FlushGate:
    """Thread-safe; a yes is on disk before it is given, so that a crash never makes it two."""

    def __init__(self, data_dir: Path) -> None:
        self._path = data_dir / FILE_NAME
        self._lock = threading.Lock()
        self._flushed: OrderedDict[str, int] | None = None

    def decide(self, agent: str, report: Report, settings: Compaction, now: datetime) -> Decision:
        """Raises OSError when the decision cannot be remembered."""
        with self._lock:
            decision = self._decide(agent, report, settings, now)
        log.info(
            "flush of %s %r: %s (%s of %s tokens, compaction %d)",
            agent,
            report.session_key,
            decision.reason,
            report.total_tokens,
            report.context_window,
            report.compactions,
        )
        return decision

    def _decide(self, agent: str, report: Report, settings: Compaction, now: datetime) -> Decision:
        flush = settings.memory_flush
        threshold = report.context_window - settings.reserve_tokens_floor - flush.soft_threshold_tokens
        if not flush.enabled:
            return Decision(False, "disabled")
        if report.access != "rw":
            return Decision(False, "read_only_workspace")
        if report.hindrance:
            return Decision(False, report.hindrance)
        if report.total_tokens is None:
            return Decision(False, "tokens_unknown")
        if threshold <= 0:
            return Decision(False, "window_too_small")
        sessions = self._sessions()
        key = f"{agent}\n{report.session_key}"
        if report.total_tokens < threshold:
            if 0 < report.total_tokens < threshold * ANEW and key in sessions:
                self._forget_session(sessions, key)
            return Decision(False, "not_due")
        if sessions.get(key) == report.compactions:
            return Decision(False, "done_in_this_cycle")
        self._remember(sessions, key, report.compactions)
        return _yes(flush.system_prompt, flush.prompt, now)

    def forget(self, agent: str) -> None:
        """Remember no session of an agent any more; the file is rewritten by whoever deletes the agent."""
        with self._lock:
            if self._flushed is not None:
                gone = [key for key in self._flushed if key.startswith(f"{agent}\n")]
                for key in gone:
                    del self._flushed[key]

    def _remember(self, sessions: OrderedDict[str, int], key: str, compactions: int) -> None:
        changed = OrderedDict(sessions)
        changed[key] = compactions
        changed.move_to_end(key)
        while len(changed) > KEPT:
            changed.popitem(last=False)
        self._write(changed)

    def _forget_session(self, sessions: OrderedDict[str, int], key: str) -> None:
        self._write(OrderedDict((name, count) for name, count in sessions.items() if name != key))

    def _write(self, changed: OrderedDict[str, int]) -> None:
        entries = [[*name.split("\n", 1), count] for name, count in changed.items()]
        write_private(self._path, json.dumps({"flushed": entries}, indent=0).encode())
        self._flushed = changed

    def _sessions(self) -> OrderedDict[str, int]:
        if self._flushed is None:
            self._flushed = OrderedDict()
            try:
                entries = json.loads(self._path.read_bytes())["flushed"]
                self._flushed.update((f"{agent}\n{key}", int(count)) for agent, key, count in entries)
            except FileNotFoundError:
                pass
            except (OSError, ValueError, TypeError, KeyError):
                log.info("%s cannot be read and begins anew", FILE_NAME)
        return self._flushed


def _yes(system_prompt: str, prompt: str, now: datetime) -> Decision:
    today = now.date().isoformat()
    asked = prompt.replace(DATE_WORD, today)
    if SILENT not in asked:
        asked = f"{asked.rstrip()} {SILENT_HINT}".strip()
    asked = f"{asked}\nCurrent time: {now.isoformat(timespec='minutes')}"
    system = system_prompt.replace(DATE_WORD, today)
    return Decision(True, "due", system, asked, f"memory/{today}.md")
