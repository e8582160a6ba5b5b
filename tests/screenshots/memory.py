"""Lays out an invented memory as if it had grown by itself: notes, changes, by whom and why."""

from __future__ import annotations

import json
import os
import tomllib
from datetime import UTC, date, datetime, time
from pathlib import Path
from typing import Any, NamedTuple

from app.config.paths import app_paths
from app.notes.editing.editor import MemoryEditor
from app.notes.editing.results import Saved
from app.notes.history.model import PERSON, assistant
from app.notes.history.store import History
from app.notes.inbox import Inbox
from app.notes.proposal import Proposal
from app.notes.reading import note_text
from app.notes.scope import MemoryScope

MEMORIES = Path(__file__).parent / "memories"
BEFORE_ALL = datetime(2026, 3, 1, 18, 0, tzinfo=UTC)
TALKED = datetime(2026, 3, 18, 21, 30, tzinfo=UTC)


class Memory(NamedTuple):
    """What is asked in the popup; the day, the note whose change, and the conversation that are shown."""

    question: str
    day: str
    changed: str
    talk: Path


def lay_out(language: str, openclaw: Path) -> Memory:
    """Write the memory of a language to OpenClaw's folder, its history to where the program looks for it."""
    told = tomllib.loads((MEMORIES / f"{language}.toml").read_text(encoding="utf-8"))
    folder = openclaw / "workspace"
    for path, text in told["notes"].items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
        _date(folder / path, _evening_of(path))
    history = History.open(app_paths().data_dir / "history" / "main.sqlite")
    scope = MemoryScope(folder)
    history.observe(scope, when=BEFORE_ALL)
    for change in told["changes"]:
        _make(change, scope, history)
    for wish in told["proposals"]:
        _propose(wish, scope, history)
    history.close()
    shown = next(change["path"] for change in told["changes"] if change.get("shown"))
    return Memory(told["question"], told["day"], shown, _talk(told["talk"], openclaw))


def _make(change: dict[str, Any], scope: MemoryScope, history: History) -> None:
    when = change["at"].replace(tzinfo=UTC)
    editor = MemoryEditor(scope, history, lambda: when)
    file, path = scope.workspace / change["path"], change["path"]
    who, why = assistant(change["who"]) if change["who"] else PERSON, change.get("why", "")
    if "add" in change:
        place = path if file.exists() else date.fromisoformat(file.stem)
        done = editor.append(place, change["add"], who=who, why=why)
    else:
        note = note_text(file.read_bytes())
        text = note.text
        for old, new in change["replace"]:
            assert old in text, old
            text = text.replace(old, new)
        done = editor.save(path, text, note.hash, who=who, why=why)
    assert isinstance(done, Saved), done
    _date(file, when)


def _propose(wish: dict[str, Any], scope: MemoryScope, history: History) -> None:
    inbox = Inbox(MemoryEditor(scope, history, lambda: TALKED))
    who = assistant(wish["who"])
    made = inbox.propose(wish["path"], "append", wish["add"], "", who=who, why=wish["why"])
    assert isinstance(made, Proposal), made


def _talk(turns: list[dict[str, str]], openclaw: Path) -> Path:
    """A transcript as OpenClaw writes it."""
    records: list[dict[str, Any]] = [{"type": "session", "version": 3, "id": "trip", "cwd": "/"}]
    for number, turn in enumerate(turns):
        [(role, words)] = turn.items()
        message = {"role": role, "content": [{"type": "text", "text": words}]}
        when = int((TALKED.timestamp() + 60 * number) * 1000)
        records.append({"type": "message", "id": f"t{number}", "timestamp": when, "message": message})
    file = openclaw / "agents" / "main" / "sessions" / "trip.jsonl"
    file.parent.mkdir(parents=True)
    lines = (json.dumps(record, ensure_ascii=False) + "\n" for record in records)
    file.write_text("".join(lines), encoding="utf-8")
    return file


def _evening_of(path: str) -> datetime:
    """A log was last written in the evening of its day."""
    try:
        return datetime.combine(date.fromisoformat(Path(path).stem), time(20), UTC)
    except ValueError:
        return BEFORE_ALL


def _date(file: Path, when: datetime) -> None:
    os.utime(file, (when.timestamp(), when.timestamp()))
