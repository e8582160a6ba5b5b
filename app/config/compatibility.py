"""Reads a configuration of OpenClaw aloud: what of it applies here, what is mapped, what is ignored, and why.

Three generations of files are known. The oldest has the tree that Memoro uses itself; later ones added keys
(`_ELSEWHERE`) and moved memory search to `memory.search`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from app.config.interpreting import NEWER, OLDER, canonical, interpret

Verdict = Literal["applies", "mapped", "ignored"]


class Explanation(NamedTuple):
    """What becomes of one key of the file. `line` is from 1, None where it is not known."""

    key: str
    verdict: Verdict
    reason: str
    line: int | None = None


_OWN_WAY = "Memoro decides this by itself."
_ELSEWHERE: Mapping[str, str] = {
    "chunking.perEntry": "Lists are always read entry by entry.",
    "store.driver": "There is one kind of index.",
    "store.fts.tokenizer": "Words of all scripts are found without a choice.",
    "sync.embeddingBatchTimeoutSeconds": "Times follow the measured speed of the provider.",
    "sync.sessions.postCompactionForce": "Conversations are read as they grow.",
    "inputType": "The words before questions and notes are known for each model.",
    "queryInputType": "The words before questions and notes are known for each model.",
    "documentInputType": "The words before questions and notes are known for each model.",
    "remote.nonBatchConcurrency": _OWN_WAY,
    "local.contextSize": "The model says it itself.",
    "rememberAcrossConversations": "Conversations are searched with experimental.sessionMemory and sources.",
    "triggerRecall": "Nothing is put into conversations without being asked for.",
    "index.identity": "Older vectors answer until the newer ones are complete; nothing has to be confirmed.",
}
"""Keys below memory search that other generations have."""
_PLACES: Mapping[str, str] = {
    "agents.defaults.compaction.memoryFlush.model": "The assistant chooses its own model.",
    "agents.defaults.compaction.memoryFlush.forceFlushTranscriptBytes": "Memoro counts tokens, not bytes.",
    "memory.qmd.mcporter": "QMD's own server is used where it has one.",
    "memory.qmd.searchTool": "QMD's own server is used where it has one.",
    "memory.qmd.update.startup": "See memory.qmd.update.onBoot.",
    "plugins.entries": "Plugins of OpenClaw. None here writes into curated notes by itself.",
    "plugins.slots": "Only the slot “memory” concerns Memoro.",
    "agents.defaults.compaction": "Only the flush before compaction concerns Memoro.",
}
_OTHERS = "It belongs to OpenClaw; Memoro leaves it as it is."
_IN_OPENCLAW = "The index of OpenClaw is never touched; Memoro keeps its own in its data folder."
_INDEX = re.compile(r"\[\d+\]")


def explain(tree: Mapping[str, Any], lines: Mapping[str, int] | None = None) -> list[Explanation]:
    """Every value of the file in its order. `lines` are those of `parsing.lines_of_keys`."""
    from app.config.checking import Checker
    from app.config.options import option_table

    known = {row.key for row in option_table()}
    checker = Checker()
    named = interpret(tree, checker).get("app", {}).get("openclawStateDir")
    wrong = {
        _INDEX.sub("[]", problem.key): problem for problem in checker.problems if problem.level == "error"
    }
    found: list[Explanation] = []
    for key, value in _values(tree, "", known):
        verdict, reason = _verdict(key, value, known, named)
        problem = wrong.get(_INDEX.sub("[]", key))
        if problem is not None:
            verdict, reason = "ignored", f"{problem.message} {problem.suggestion}".strip()
        found.append(Explanation(key, verdict, reason, _line(key, lines or {})))
    return found


def _verdict(key: str, value: Any, known: set[str], openclaw: str | None) -> tuple[Verdict, str]:
    place = _INDEX.sub("[]", canonical(key))
    below = _below_search(place)
    if place not in known and not _is_open(place, known):
        if below is not None:
            return "ignored", _longest(below, _ELSEWHERE) or "Memoro has no such option."
        return "ignored", _longest(place, _PLACES) or _OTHERS
    if below == "store.path" and isinstance(value, str) and _is_of_openclaw(value, openclaw):
        return "ignored", _IN_OPENCLAW
    if below == "extraPaths" and isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return "mapped", "Of a path with a pattern the path is taken; all Markdown below it is read."
    if key.startswith(NEWER + "."):
        return "mapped", f"The newer spelling of {canonical(key)}."
    return "applies", ""


def _below_search(place: str) -> str | None:
    """The part of the key below memory search, of the defaults or of one agent."""
    for start in (OLDER + ".", "agents.list[].memorySearch."):
        if place.startswith(start):
            return place.removeprefix(start)
    return None


def _is_open(place: str, known: set[str]) -> bool:
    """Whether the key lies in a part of the table whose names are free: an agent's differences, providers."""
    below = _below_search(place)
    if below is not None:
        return f"{OLDER}.{below}" in known
    parts = place.split(".")
    return any(".".join([*parts[:at], "*", *parts[at + 1 :]]) in known for at in range(len(parts)))


def _longest(key: str, reasons: Mapping[str, str]) -> str:
    fitting = [name for name in reasons if key == name or key.startswith(name + ".")]
    return reasons[max(fitting, key=len)] if fitting else ""


def _values(node: Mapping[str, Any], where: str, known: set[str]) -> Iterator[tuple[str, Any]]:
    for name, value in node.items():
        key = f"{where}.{name}" if where else name
        place = _INDEX.sub("[]", canonical(key))
        is_list_of_groups = isinstance(value, list) and any(row.startswith(place + "[].") for row in known)
        if (isinstance(value, dict) and value and place not in known) or (
            isinstance(value, dict) and place.endswith((".memorySearch", ".providers"))
        ):
            yield from _values(value, key, known)
        elif is_list_of_groups:
            for number, item in enumerate(value):
                yield from _values(item, f"{key}[{number}]", known) if isinstance(item, dict) else ()
        else:
            yield key, value


def _is_of_openclaw(text: str, openclaw: str | None) -> bool:
    from pathlib import Path

    from app.config.paths import expand_path, openclaw_state_dir

    return expand_path(text, Path.home()).is_relative_to(openclaw_state_dir(openclaw))


def _line(key: str, lines: Mapping[str, int]) -> int | None:
    while key and key not in lines:
        key = key.rpartition(".")[0]
    return lines.get(key)
