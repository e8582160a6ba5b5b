"""What the running program does for other processes over the local channel."""

from __future__ import annotations

from concurrent import futures
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from app.engine.events import IndexProgress, ToggleRequested
from app.errors import MemoroError
from app.interrupts import wait_until
from app.search.types import SearchRequest

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.engine import Engine
    from app.engine.events import Event
    from app.engine.status import EngineStatus


class Verbs:
    """The channel's handler: one method a verb, arguments by name, answers as JSON data."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._verbs: dict[str, Callable[..., Any]] = {
            "ping": lambda _progress: {},
            "toggle": self._toggle,
            "show": partial(self._toggle, only_show=True),
            "search": self._search,
            "get": self._get,
            "index": self._index,
            "status": lambda _progress, agent=None, deep=False: report_status(self._engine, agent, deep=deep),
            "remember": self._remember,
            "history": self._history,
            "historyNotices": lambda _progress, agent=None: list(self._engine.records.notices(agent)),
            "doctor": lambda _progress, agent=None: report_checks(self._engine, agent),
        }

    def __call__(
        self, verb: str, arguments: dict[str, Any], progress: Callable[[dict[str, Any]], None]
    ) -> Any:
        known = self._verbs | self._engine.verbs
        if verb in self._verbs and verb not in ("ping", "toggle", "show"):
            # Whom a window shows is nothing to a terminal: there the default agent is meant.
            agent = arguments.get("agent") or self._engine.home_agent
            self._engine.settings.check_agent(agent)
            arguments = arguments | {"agent": agent}
        if verb not in known:
            raise MemoroError(
                "Unknown command", f"The running Memoro does not know “{verb}”.", "Restart Memoro."
            )
        return known[verb](progress, **arguments)

    def _toggle(
        self,
        _progress: object,
        activationToken: str = "",  # noqa: N803  # a JSON name
        *,
        only_show: bool = False,
    ) -> dict[str, bool]:
        if self._engine.has_window:
            self._engine.events.publish(ToggleRequested(activationToken, only_show))
        return {"window": self._engine.has_window}

    def _search(
        self,
        _progress: object,
        query: str,
        agent: str | None = None,
        max_results: int | None = None,
        min_score: float | None = None,
        full: bool = False,
    ) -> dict[str, Any]:
        request = SearchRequest(query, max_results=max_results, min_score=min_score)
        return self._engine.search(request, agent=agent).to_dict(full=full)

    def _get(
        self,
        _progress: object,
        path: str,
        agent: str | None = None,
        from_line: int | None = None,
        lines: int | None = None,
    ) -> dict[str, Any]:
        return self._engine.get(path, from_line, lines, agent=agent).to_dict()

    def _index(
        self,
        progress: Callable[[dict[str, Any]], None],
        agent: str | None = None,
        force: bool = False,
        keywords_only: bool = False,
    ) -> dict[str, Any]:
        return index_and_wait(self._engine, progress, agent, force=force, keywords_only=keywords_only)

    def _remember(
        self, _progress: object, text: str, long_term: bool = False, agent: str | None = None
    ) -> dict[str, Any]:
        from app.engine.story import remember

        return remember(self._engine, text, long_term=long_term, agent=agent)

    def _history(
        self, _progress: object, path: str | None = None, limit: int = 50, agent: str | None = None
    ) -> list[dict[str, Any]]:
        from app.engine.story import look_and_tell

        return look_and_tell(self._engine, path, limit, agent=agent)


def report_status(engine: Engine, agent: str | None = None, *, deep: bool = False) -> dict[str, Any]:
    """The status, with a line for every agent; `deep` adds the checks that really use each part."""
    url, notice = engine.bridge()
    status = engine.status(agent).to_dict() | {"bridge": {"url": url, "notice": notice}}
    status["agents"] = [_of_agent(engine.status(each)) for each in engine.settings.agent_ids]
    return status | {"checks": report_checks(engine, agent)} if deep else status


def _of_agent(status: EngineStatus) -> dict[str, Any]:
    every = status.to_dict()
    return {name: every[name] for name in ("agent", "state", "workspace", "notes", "passages", "embedded")}


def report_checks(engine: Engine, agent: str | None = None) -> list[dict[str, Any]]:
    from app.engine.doctor import check_engine

    return [asdict(check) for check in check_engine(engine, agent)]


def index_and_wait(
    engine: Engine,
    progress: Callable[[dict[str, Any]], None],
    agent: str | None = None,
    *,
    force: bool = False,
    keywords_only: bool = False,
) -> dict[str, Any]:
    """Sync (and wait for the meaning, unless `keywords_only`), sending progress records on the way."""
    wanted = agent or engine.agent

    def show(event: Event) -> None:
        if isinstance(event, IndexProgress) and event.agent == wanted:
            record = {"phase": event.phase, "done": event.done, "total": event.total}
            progress(record | {"secondsLeft": event.seconds_left})

    unsubscribe = engine.events.subscribe(show)
    try:
        syncing = engine.sync(force=force, agent=wanted)
        wait_until(lambda seconds: futures.wait((syncing,), seconds).done)
        report = syncing.result()
        if not keywords_only:
            wait_until(lambda seconds: engine.wait_until_embedded(seconds, agent=wanted))
    finally:
        unsubscribe()
    status = engine.status(wanted).to_dict()
    return {
        "added": len(report.added),
        "changed": len(report.changed),
        "removed": len(report.removed),
        "seconds": round(report.seconds, 3),
        **{name: status[name] for name in _REPORTED},
    }


_REPORTED = ("notes", "chunks", "passages", "embedded", "skipped", "problem", "state", "provider", "model")
