"""What goes through the pipe of a check-up: a line of ASCII JSON for each step; and the scope, before.

`{"reached": [stage, done, total]}` or `{"found": [finding, …]}`, in the order of the fields of `Finding`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from app.notes.checkup.findings import Finding, Reached
from app.notes.scope import MemoryScope

PART = 100
"""Findings of a line at most: who reads it has a window to move as well."""

Step = Reached | list[Finding]


def scope_arguments(scope: MemoryScope) -> dict[str, Any]:
    """Where the notes are. Pictures and conversations are not checked."""
    extra = [str(path) for path in scope.extra_paths]
    return {"workspace": str(scope.workspace), "extra": extra, "exclude": list(scope.exclude)}


def scope_of(arguments: dict[str, Any]) -> MemoryScope:
    extra = tuple(Path(path) for path in arguments["extra"])
    return MemoryScope(Path(arguments["workspace"]), extra, tuple(arguments["exclude"]))


def reached_line(reached: Reached) -> str:
    return json.dumps({"reached": reached})


def finding_line(findings: list[Finding]) -> str:
    rows = [(each.kind, each.path, each.line, each.action, each.facts, each.others) for each in findings]
    return json.dumps({"found": rows})


def step_of(line: bytes) -> Step:
    step = json.loads(line)
    if "reached" in step:
        return Reached(*step["reached"])
    return [
        Finding(kind, path, number, action, facts, tuple((other, at) for other, at in others))
        for kind, path, number, action, facts, others in step["found"]
    ]
