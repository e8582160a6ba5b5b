"""Search, get and the context of a session, as an assistant gets them."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from app.bridge.answers import DATA_NOTE
from app.bridge.sessions import is_main
from app.engine.questions import NOTHING, SearchRequest
from app.engine.writing import daily_log

if TYPE_CHECKING:
    from app.bridge.service import Caller, MemoryService
    from app.engine.questions import SearchResponse

Answer = dict[str, Any]
PRIVATE = ("MEMORY.md", "memory.md")
FOR_PRIVATE = "This note is for private conversations only."
MOST_RESULTS = 50
MOST_LINES = 2000
_CITATION = re.compile(r"(?P<path>.+\.md)#L(?P<first>\d{1,9})(?:-L(?P<last>\d{1,9}))?", re.IGNORECASE)
_SOURCES = {"memory": ("memory",), "sessions": ("sessions",)}


def search(service: MemoryService, caller: Caller, wishes: Answer) -> Answer:
    """Snippets, best first. A failure is an answer without results that says why."""
    wanted = wishes.get("maxResults")
    found = service.engine.search(
        SearchRequest(
            wishes["query"],
            # The user's private notes are left out below, so that more are needed.
            max_results=MOST_RESULTS if caller.shared else wanted,
            min_score=wishes.get("minScore"),
            # What was said in private is nobody's business in a group.
            sources=("memory",) if caller.shared else _SOURCES.get(wishes.get("corpus", ""), ()),
            session="group" if caller.shared else "direct",
            left_out=PRIVATE if caller.shared else (),
            by_agent=True,
            session_key=caller.session_key,
        ),
        agent=caller.agent,
    )
    if problem := found.failure:
        return {"results": [], "disabled": True, "error": problem.title, "action": problem.action}
    response = (_without_private(found, wanted or 6) if caller.shared else found).to_dict()
    response.pop("tookMs", None)  # the same question has the same answer, to the byte
    return {"about": DATA_NOTE, **response}


def _without_private(found: SearchResponse, wanted: int) -> SearchResponse:
    """What others may read. Where that is nothing, no word tells that the private note had something."""
    allowed = tuple(hit for hit in found.hits if not is_private(hit.path))
    only_private = found.hits and not allowed and found.complete  # else the notice is another one
    notice = f"{found.notice} {NOTHING}".strip() if only_private else found.notice
    return replace(found, hits=allowed[:wanted], notice=notice)


def get(service: MemoryService, caller: Caller, wishes: Answer) -> Answer:
    """Some lines of a note, within the memory of the caller's agent only."""
    path, first, lines = _place(wishes)
    excerpt = service.engine.get(path, first, lines, agent=caller.agent).to_dict()
    if caller.shared and is_private(excerpt["path"]):  # its own name, however it was spelled
        return {"text": "", "path": path, "status": "refused", "disabled": True, "error": FOR_PRIVATE}
    return {"about": DATA_NOTE, **excerpt} if excerpt["text"] else excerpt


def _place(wishes: Answer) -> tuple[str, int | None, int | None]:
    """Path, first line and number of lines; of a citation its own, where others are not asked for."""
    path, first, lines = wishes["path"], wishes.get("from"), wishes.get("lines")
    cited = _CITATION.fullmatch(path)
    if cited is None:
        return path, first, lines
    if first is None:
        first = max(1, int(cited["first"]))
        last = max(first, int(cited["last"] or first))
        lines = lines or min(last - first + 1, MOST_LINES)
    return cited["path"], first, lines


def is_private(stored: str) -> bool:
    """Whether a stored path is that of the note for private conversations, also where case means nothing."""
    return stored.casefold() == "memory.md"


def context(service: MemoryService, caller: Caller, session_key: str = "") -> Answer:
    """What a session should load when it begins; a sync begins with it."""
    main = is_main(session_key) and not caller.shared
    now = datetime.now().astimezone()
    wanted = [daily_log(now), daily_log(now - timedelta(days=1))]
    if main:
        wanted = [*PRIVATE, *wanted]
    sync = service.engine.settings.for_agent(caller.agent).memory_search.sync
    if sync.on_session_start:
        service.engine.sync(agent=caller.agent)
    notes: list[Answer] = []
    for path in wanted:
        excerpt = service.engine.get(path, agent=caller.agent).to_dict()
        repeated = any(note["text"] == excerpt["text"] for note in notes)  # one file under both spellings
        if excerpt["text"] and not repeated:
            notes.append({name: excerpt[name] for name in _SHOWN if name in excerpt})
    kind = "main" if main else "group" if caller.shared else "direct"
    about = {"about": DATA_NOTE} if notes else {}
    return {
        **about,
        "agent": caller.agent,
        "session": kind,
        "date": now.date().isoformat(),
        "notes": notes,
    }


_SHOWN = ("path", "text", "truncated", "nextFrom")
