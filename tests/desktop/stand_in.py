"""An engine for tests of windows alone: real notes, plain search, answers when the test lets them go."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, replace
from datetime import date, datetime
from pathlib import Path
from typing import Any

from app.config.paths import app_paths
from app.engine.events import EventBus
from app.engine.questions import SearchHit, SearchRequest, SearchResponse
from app.engine.status import EngineStatus
from app.errors import MemoroError

NOTES = {
    "memory/2026-02-03.md": """# 2026-02-03

## Kitchen

- Bought the **blue kettle** at the flea market, 12 euros, needs a new seal
- Anna's sourdough wants 78 % water and a night in the fridge
- The oven runs 15 degrees too hot; set 205 for 220

## Work

- Invoice TKY-77120 went out to Sato, payment due in 30 days
- Standup moved to 9:45, the [board](https://example.org/board) is the truth
""",
    "memory/2026-02-05.md": """# 2026-02-05

## 家

- 冷蔵庫の型番は NR-F556、保証書は青い箱の中
- 受付番号はTKY-77120、来週の火曜日に修理の人が来る
- 猫の名前は「こむぎ」に決まった。予防接種は三月

## 仕事

- 会議室の暗証番号が変わった。佐藤さんに聞くこと
- 新しい検索の試作は、来月の発表までに日本語の例を増やす
""",
    "memory/2026-02-07.md": """# 2026-02-07

- 上海的航班改到星期五早上八点，行李限重二十公斤
- 妈妈喜欢龙井茶，生日礼物就买这个
- 서울 지하철 2호선은 막차가 12시 40분이다
- 할머니께 드릴 김치는 토요일에 담근다
""",
    "MEMORY.md": """# Memory

## People

- **Anna**: sister, lives in Lyon, allergic to hazelnuts 🌰
- **佐藤さん**: 取引先、請求書はPDFで送る

## Home network

| device | address |
| --- | --- |
| router | 192.168.1.1 |
| printer | 192.168.1.40 |

The router's password is in the keyring, *never* in a note.
""",
}


@dataclass(frozen=True)
class StandInSnippet:
    text: str
    start_line: int
    end_line: int
    highlights: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class StandInNote:
    path: str
    source: str
    title: str
    day: date | None
    mtime: float


READY = EngineStatus(
    agent="main",
    state="ready",
    workspace="/memory",
    notes=len(NOTES),
    chunks=9,
    passages=20,
    embedded=20,
    provider="builtin",
    model="multilingual-e5-small",
)


class StandInEngine:
    """`extra`: hits that only "meaning" finds, put first. With `hold`, meaning waits for `release`."""

    def __init__(self, notes: dict[str, str] | None = None, folder: Path | None = None) -> None:
        self.notes = dict(NOTES if notes is None else notes)
        self.folder = folder
        self.events = EventBus()
        self.paths = app_paths()
        self.agent = "main"
        self.state = replace(READY, notes=len(self.notes))
        self.asked: list[SearchRequest] = []
        self.calls: list[str] = []
        self.extra: tuple[SearchHit, ...] = ()
        self.hidden = 0
        self.hold = False
        self.gate = threading.Event()
        self.words_gate: threading.Event | None = None
        self.has_window = True
        self._stop = threading.Event()
        self.writer_error: Exception | None = None

    def start(self) -> None:
        self.calls.append("start")

    def run_writer(self) -> None:
        if self.writer_error:
            error, self.writer_error = self.writer_error, None
            raise error
        self._stop.wait(60)

    def stop(self) -> None:
        self.calls.append("stop")
        self._stop.set()
        self.release()

    def release(self) -> None:
        self.gate.set()

    def search(
        self, request: SearchRequest, on_partial: Callable[[SearchResponse], None] | None = None
    ) -> SearchResponse:
        self.asked.append(request)
        if self.words_gate:
            self.words_gate.wait(10)
        hits = tuple(self._find(request.query))
        words = SearchResponse(query=request.query, hits=hits, mode="keyword", complete=False)
        if on_partial and self.state.state != "keyword_only":
            on_partial(words)
            if self.hold:
                self.gate.wait(10)
        hidden = self.hidden if request.min_score is None else 0
        if self.state.state == "keyword_only":
            return replace(words, complete=True, hidden=hidden)
        known = {hit.chunk_id for hit in self.extra}
        both = (*self.extra, *(hit for hit in hits if hit.chunk_id not in known))
        return replace(words, hits=both, mode="hybrid", complete=True, hidden=hidden)

    def _find(self, query: str) -> list[SearchHit]:
        words = query.casefold().split()
        hits = []
        for number, (path, text) in enumerate(self.notes.items()):
            for line_number, line in enumerate(text.splitlines(), 1):
                if line.strip() and all(word in line.casefold() for word in words):
                    hits.append(self.hit(path, line_number, words, chunk_id=number * 1000 + line_number))
        return hits

    def hit(
        self,
        path: str,
        line_number: int,
        words: list[str] | None = None,
        *,
        chunk_id: int = 0,
        score: float = 0.8,
    ) -> SearchHit:
        lines = self.notes[path].splitlines()
        line = lines[line_number - 1]
        places = [(line.casefold().find(word), len(word)) for word in words or []]
        marks = tuple(sorted((start, start + length) for start, length in places if start >= 0))
        heading = next((text[3:] for text in reversed(lines[:line_number]) if text.startswith("## ")), "")
        stem = path.rpartition("/")[2].removesuffix(".md")
        day = date.fromisoformat(stem) if stem[:2] == "20" else None
        return SearchHit(
            chunk_id=chunk_id or hash((path, line_number)) % 10**6,
            path=path,
            start_line=line_number,
            end_line=line_number,
            score=score,
            snippet=StandInSnippet(line, line_number, line_number, marks),
            text=line,
            title=stem,
            headings=heading,
            focus=(line_number, line_number),
            day=day,
            citation=f"{path}#L{line_number}",
        )

    def recent(self, limit: int = 20) -> list[StandInNote]:
        found = []
        for path in self.notes:
            stem = path.rpartition("/")[2].removesuffix(".md")
            day = date.fromisoformat(stem) if stem[:2] == "20" else None
            changed = datetime(2026, 2, day.day if day else 1, 12).astimezone().timestamp()
            found.append(StandInNote(path, "memory", stem, day, changed))
        return sorted(found, key=lambda note: note.mtime, reverse=True)[:limit]

    def note_text(self, path: str, *, agent: str | None = None) -> str:
        if path not in self.notes:
            raise MemoroError("No such note", path)
        return self.notes[path]

    def warm(self) -> None:
        self.calls.append("warm")

    def absolute(self, path: str) -> Path:
        if self.folder is None:
            raise MemoroError("No folder", "This stand-in has no folder.")
        return self.folder / path

    def status(self) -> EngineStatus:
        return self.state

    def pause(self, paused: bool) -> None:
        self.calls.append(f"pause {paused}")
        self.state = replace(self.state, state="paused" if paused else "ready")

    def sync(self, *, force: bool = False) -> Future[Any]:
        self.calls.append("sync")
        future: Future[Any] = Future()
        future.set_result(None)
        return future

    def sync_soon(self) -> None:
        self.calls.append("sync soon")

    def reopen(self, settings: object) -> None:
        self.calls.append("reopen")
