"""What goes into a search and what comes out. Plain data, cheap to import."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from app.errors import MemoroError
    from app.text.snippets import Snippet

Mode = Literal["hybrid", "vector", "keyword"]
Fusion = Literal["calibrated", "weighted"]
Session = Literal["direct", "group"]
Citations = Literal["auto", "on", "off"]

POOL = 200
"""Candidates per leg. Fixed, so that the same question gives the same order for every `max_results`."""

DEFAULT_MIN_SCORE: dict[Fusion, float] = {"calibrated": 0.30, "weighted": 0.35}

NOTHING = "Nothing relevant was found."
MISREAD = "Not understood as a filter and searched as words: %1."

KEYWORD_MIN_SCORE = 0.02
"""Where only words answer, most of a long question's words are missing from its answer too."""


@dataclass(frozen=True, slots=True)
class QueryOptions:
    """The settings under `memorySearch.query` and `memory.citations`, with their defaults."""

    max_results: int = 6
    min_score: float | None = None
    hybrid: bool = True
    fusion: Fusion = "calibrated"
    vector_weight: float = 0.7
    text_weight: float = 0.3
    candidate_multiplier: int = 4
    mmr: bool = False
    mmr_lambda: float = 0.7
    decay: bool = False
    half_life_days: float = 30.0
    citations: Citations = "auto"


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """One question. `None` means: as the settings say. `session` decides whether `auto` cites.

    With `by_agent` an assistant asks, and the engine that `memory.backend` names answers; `session_key` is
    the key of its conversation, empty where it told none. Of notes that are `left_out` (stored paths,
    in any case) nothing is found, and no quoted phrase either.
    """

    query: str
    max_results: int | None = None
    min_score: float | None = None
    sources: tuple[str, ...] = ()
    session: Session = "direct"
    now: datetime | None = None
    by_agent: bool = False
    session_key: str = ""
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SearchHit:
    """One chunk that answers, best first.

    `start_line`/`end_line` are the chunk's (what `text` holds and what `get` reads); `focus` are the lines of
    the entry in it that answers best, equal to the chunk's where no entry stands out. The snippet is cut
    around the focus and the citation points at it. Lines are 1-based and inclusive.
    `score` is 0 to 1 and comparable between questions (calibrated fusion); `vector_score` is the cosine,
    `text_score` the share of what its words could reach at best; `None` = that leg did not see it.
    """

    chunk_id: int
    path: str
    start_line: int
    end_line: int
    score: float
    snippet: Snippet
    text: str
    source: str = "memory"
    title: str = ""
    headings: str = ""
    tags: tuple[str, ...] = ()
    focus: tuple[int, int] = (0, 0)
    day: date | None = None
    age_days: float | None = None
    vector_score: float | None = None
    text_score: float | None = None
    matched: tuple[str, ...] = ()
    why: str = ""
    citation: str = ""

    def to_dict(self, *, cite: bool = True, full: bool = False) -> dict[str, Any]:
        """The hit under OpenClaw's names; `full` adds the chunk's whole text, for evaluation and scripts."""
        footer = f"\n\nSource: {self.citation}" if cite and self.citation else ""
        data: dict[str, Any] = {
            "path": self.path,
            "startLine": self.start_line,
            "endLine": self.end_line,
            "score": round(self.score, 4),
            "snippet": self.snippet.text + footer,
            "source": self.source,
            "title": self.title,
            "heading": self.headings,
            "focusStartLine": self.focus[0] or self.start_line,
            "focusEndLine": self.focus[1] or self.end_line,
            "why": self.why,
        }
        optional = {
            "citation": self.citation if cite and self.citation else None,
            "date": self.day.isoformat() if self.day else None,
            "age": self.age_days,
            "vectorScore": None if self.vector_score is None else round(self.vector_score, 4),
            "textScore": None if self.text_score is None else round(self.text_score, 4),
            "text": self.text if full else None,
        }
        return data | {name: value for name, value in optional.items() if value is not None}


@dataclass(frozen=True, slots=True)
class SearchResponse:
    """The answer. `notice` is a sentence for people when something deserves saying, e.g. nothing relevant.
    `failure` says why the memory could not be asked at all.

    The engine fills `provider`, `model`, `fallback` and `complete` (False while an index is still being
    built) by `dataclasses.replace`.
    """

    query: str = ""
    hits: tuple[SearchHit, ...] = ()
    mode: Mode = "keyword"
    provider: str = "none"
    model: str = ""
    fallback: dict[str, str] | None = None
    backend: str = "builtin"
    citations: bool = True
    took_ms: float = 0.0
    notice: str = ""
    complete: bool = True
    hidden: int = 0
    failure: MemoroError | None = None
    terms: tuple[str, ...] = field(default=(), repr=False)

    def to_dict(self, *, full: bool = False) -> dict[str, Any]:
        """What `memory_search` gives: `{results, provider, model, fallback?, backend, mode, …}`."""
        data: dict[str, Any] = {
            "results": [hit.to_dict(cite=self.citations, full=full) for hit in self.hits],
            "provider": self.provider,
            "model": self.model,
            "citations": self.citations,
            "backend": self.backend,
            "mode": self.mode,
            "tookMs": round(self.took_ms, 2),
        }
        if self.fallback:
            data["fallback"] = self.fallback
        if self.notice:
            data["notice"] = self.notice
        if problem := self.failure:
            data |= {"disabled": True, "error": problem.title, "action": problem.action}
        if not self.complete:
            data["complete"] = False
        return data
