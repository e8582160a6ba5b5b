"""Conversations for QMD: what is written, what is masked, what goes again, what is never touched."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from app.engine.backends.session_export import export_sessions
from app.engine.backends.wishes import SessionWish, seconds
from app.engine.questions import SearchRequest
from tests.engine.backends.conftest import StartQmd
from tests.helpers.stand_in_qmd import real_qmd

DAY = 86_400
NOW = 1_770_000_000


def conversation(folder: Path, name: str, *texts: str, days_old: float = 0) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    records: list[dict[str, object]] = [{"type": "session", "id": name}]
    for number, text in enumerate(texts):
        role = ("user", "assistant")[number % 2]
        records.append(
            {"type": "message", "message": {"role": role, "content": [{"type": "text", "text": text}]}}
        )
    records.append({"type": "message", "message": {"role": "toolResult", "content": "rm -rf done"}})
    file = folder / f"{name}.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    moment = NOW - days_old * DAY
    os.utime(file, (moment, moment))
    return file


@pytest.fixture
def wish(tmp_path: Path) -> SessionWish:
    return SessionWish(tmp_path / "sessions", tmp_path / "export", retention_days=30)


def exported(wish: SessionWish) -> list[str]:
    export_sessions(wish, NOW * 10**9)
    return sorted(path.name for path in wish.target.glob("*.md"))


def test_both_sides_without_tools_and_secrets(wish: SessionWish) -> None:
    conversation(wish.source, "s1", "My key is sk-proj-abcdefghijklmnopqrstuvwxyz", "Noted.")
    assert exported(wish) == ["s1.md"]
    text = (wish.target / "s1.md").read_text(encoding="utf-8")
    assert text.startswith("# Session s1\n\nUser: My key is sk-pro…")
    assert text.endswith("Assistant: Noted.\n")
    assert "rm -rf" not in text
    assert "ghijklmnop" not in text


def test_only_what_changed_is_written_again(wish: SessionWish) -> None:
    file = conversation(wish.source, "s1", "one")
    assert export_sessions(wish, NOW * 10**9) == 1
    assert export_sessions(wish, NOW * 10**9) == 0
    file.write_bytes(file.read_bytes() * 2)
    assert export_sessions(wish, NOW * 10**9) == 1


def test_the_too_old_and_the_deleted_go(wish: SessionWish) -> None:
    file = conversation(wish.source, "new", "one", days_old=29)
    conversation(wish.source, "old", "two", days_old=31)
    assert exported(wish) == ["new.md"]
    assert export_sessions(wish, (NOW + 2 * DAY) * 10**9) == 1
    assert not (wish.target / "new.md").exists()
    assert exported(wish) == ["new.md"]
    file.unlink()
    assert exported(wish) == []


def test_without_a_limit_all_are_kept(wish: SessionWish) -> None:
    conversation(wish.source, "old", "two", days_old=4000)
    assert exported(SessionWish(wish.source, wish.target, None)) == ["old.md"]


def test_a_folder_that_cannot_be_listed_takes_nothing_away(wish: SessionWish, tmp_path: Path) -> None:
    conversation(wish.source, "s1", "one")
    assert exported(wish) == ["s1.md"]
    lost = SessionWish(tmp_path / "drive" / "agents" / "main" / "sessions", wish.target, 30)
    assert exported(lost) == ["s1.md"]


def test_files_of_others_in_the_folder_are_left_alone(wish: SessionWish) -> None:
    conversation(wish.source, "s1", "one")
    conversation(wish.source, "s2", "two")
    wish.target.mkdir()
    for name in ("s1.md", "mine.md"):
        (wish.target / name).write_text("mine")
    assert exported(wish) == ["mine.md", "s1.md", "s2.md"]
    (wish.source / "s1.jsonl").unlink()
    (wish.source / "s2.jsonl").unlink()
    assert exported(wish) == ["mine.md", "s1.md"]
    assert (wish.target / "s1.md").read_text() == "mine"


def test_the_real_qmd_finds_them_and_get_does_not_read_them(start: StartQmd, home: Path) -> None:
    folder = home / ".openclaw" / "agents" / "main" / "sessions"
    conversation(folder, "s1", "Where did we put the marmalade?", "In the cellar.")
    engine = start(real_qmd(), sessions={"enabled": True}, limits={"timeoutMs": 20_000})
    answer = engine.search(SearchRequest("marmalade", by_agent=True))
    assert [(hit.path, hit.source) for hit in answer.hits] == [("qmd/sessions-main/s1.md", "sessions")]
    assert engine.get("qmd/sessions-main/s1.md").status == "refused"
    notes = engine.search(SearchRequest("marmalade", by_agent=True, sources=("memory",)))
    assert (notes.backend, notes.hits) == ("qmd", ())
    assert engine.status().conversations == 0, "the built-in index has none of them"
    assert engine.search(SearchRequest("marmalade")).hits == ()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("5m", 300),
        ("30s", 30),
        ("1h", 3600),
        ("1.5 h", 5400),
        ("90000ms", 90),
        ("0", 0),
        ("10", 600),
        ("soon", 7),
    ],
)
def test_times_of_the_settings(text: str, value: float) -> None:
    assert seconds(text, 7) == value
