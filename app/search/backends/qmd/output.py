"""Reading what QMD prints: the JSON may stand between warnings of graphics drivers and progress lines."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass
from typing import Any

from app.search.backends.qmd.errors import QmdError

_NOTHING = re.compile(r"^\W*no results found\b", re.IGNORECASE | re.MULTILINE)
_HEADER = re.compile(r"^(?:\d+: ?)?@@ -(\d+),(\d+) @@[^\n]*\n?")
_NUMBERED = re.compile(r"^\d+: ?", re.MULTILINE)
_LISTED = re.compile(r"^(\S+) \(qmd://", re.MULTILINE)
_UNKNOWN_FLAG = re.compile(
    r"(?:unknown|unrecogni[sz]ed|unsupported|unexpected|invalid) (?:option|flag|argument|command)"
    r"|no such option",
    re.IGNORECASE,
)
_NO_COLLECTION = re.compile(
    r"collection[^\n]{0,200}(?:not found|does not exist)|no such collection", re.IGNORECASE
)
_MOST_TRIES = 500  # each “[” in noise may begin the list


@dataclass(frozen=True, slots=True)
class RawHit:
    """A hit as QMD tells it. Lines are 1-based; 0 where it did not say."""

    file: str
    score: float
    snippet: str
    docid: str = ""
    collection: str = ""
    title: str = ""
    line: int = 0
    end_line: int = 0


def read_hits(text: str) -> list[RawHit]:
    """The hits in what `qmd search --json` printed. Raises QmdError `output`."""
    found = _first_list(text)
    if found is not None:
        return [_hit(item) for item in found]
    if _NOTHING.search(text):
        return []
    shown = " ".join(text.split())[:120]
    raise QmdError("output", f"It printed: {shown}" if shown else "It printed nothing.")


def hits_of_reply(reply: Any) -> list[RawHit]:
    """The hits in an answer of QMD's server. Raises QmdError `output`."""
    results = reply.get("results") if isinstance(reply, dict) else None
    if not isinstance(results, list) or not all(isinstance(item, dict) for item in results):
        raise QmdError("output", "The answer of QMD's server holds no list of results.")
    return [_hit(item) for item in results]


def _first_list(text: str) -> list[dict[str, Any]] | None:
    """The first list of objects; an empty list counts where there is no other."""
    decoder = json.JSONDecoder()
    empty: list[dict[str, Any]] | None = None
    for place, _ in zip(re.finditer(r"\[", text), range(_MOST_TRIES), strict=False):
        try:
            value, _ = decoder.raw_decode(text, place.start())
        except (ValueError, RecursionError):
            continue
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            if value:
                return value
            empty = value
    return empty


def _hit(item: dict[str, Any]) -> RawHit:
    snippet = _text(item.get("snippet")) or _text(item.get("body"))
    header = _HEADER.match(snippet)
    line, end = _whole(item.get("line")), 0
    if header:
        line, end = int(header[1]), int(header[1]) + max(1, int(header[2])) - 1
        numbered = snippet[0] != "@"
        snippet = snippet[header.end() :]
        if numbered:
            snippet = _NUMBERED.sub("", snippet)
        # QMD cuts some lines around the match; empty ones at the ends are nobody's answer.
        lines = snippet.split("\n")
        told = [number for number, text in enumerate(lines) if text.strip()]
        if told:
            line, end = line + told[0], line + told[-1]
            snippet = "\n".join(lines[told[0] : told[-1] + 1])
    return RawHit(
        file=_text(item.get("file")) or _text(item.get("path")),
        score=_score(item.get("score")),
        snippet=snippet.strip("\n"),
        docid=_text(item.get("docid")),
        collection=_text(item.get("collection")),
        title=_text(item.get("title")),
        line=line,
        end_line=end,
    )


def _text(value: Any) -> str:
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else ""


def _whole(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0


def _score(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        return 0.0
    return min(1.0, max(0.0, float(value)))


def read_collections(text: str) -> set[str]:
    """The names in what `qmd collection list` printed: a table, or JSON where the version prints that."""
    listed = _first_list(text)
    if listed:
        return {item["name"] for item in listed if isinstance(item.get("name"), str)}
    return set(_LISTED.findall(text))


def complaint(code: int, errors: str, text: str, command: str) -> QmdError:
    """The failure that an exit code and the last words on stderr stand for."""
    words = " ".join((errors.strip() or text.strip()).split())
    message = f"“qmd {command}” ended with {code}: {words[:200]}"
    if _NO_COLLECTION.search(words):
        return QmdError("collection", message)
    return QmdError("flags" if _UNKNOWN_FLAG.search(words) else "exit", message)
