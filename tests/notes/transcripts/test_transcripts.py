from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.notes.transcripts.discovery import find_transcripts, locate
from app.notes.transcripts.reading import Position, head_mark, is_due, read_turns
from app.notes.transcripts.records import read_turn
from tests.helpers.transcripts import WEDNESDAY, Talk, said, text


def names(folder: Path) -> list[str]:
    return [file.path for file in find_transcripts(folder).files]


def test_only_what_was_said_counts(tmp_path: Path) -> None:
    talk = Talk(tmp_path / "s.jsonl")
    question = talk.user("Where is the report?")
    talk.tool("/home/u/report.md with secret contents")
    talk.add("{broken", "[]", '"text"', json.dumps({"type": "compaction", "summary": "all"}))
    talk.add(said("assistant", [{"type": "thinking", "thinking": "hm"}, *text("In your folder.")]))
    talk.add(said("user", "plain content"))
    turns = list(read_turns(talk.path))
    assert [(turn.role, turn.text) for turn in turns] == [
        ("user", "Where is the report?"),
        ("assistant", "In your folder."),
        ("user", "plain content"),
    ]
    assert [turn.line for turn in turns] == [question, talk.line - 1, talk.line]
    assert turns[0].time == WEDNESDAY + 60


@pytest.mark.parametrize(
    ("role", "words"),
    [
        ("user", "System: [2026-03-04 10:00:00] Exec finished (code 0)"),
        ("user", "System (untrusted): [2026-03-04 10:00] Node connected"),
        ("user", "[cron:daily-report] Write the report"),
        ("user", "Read HEARTBEAT.md if it exists (workspace context)."),
        ("user", "An async command you ran earlier has completed."),
        ("assistant", "NO_REPLY"),
        ("assistant", "HEARTBEAT_OK"),
        ("assistant", " **NO_REPLY** "),
    ],
)
def test_what_timers_and_wrappers_say_is_nobodys_word(role: str, words: str) -> None:
    assert read_turn(said(role, text(words)).encode(), 1) is None


@pytest.mark.parametrize("kind", ["toolResult", "tool_result", "thinking", "image", "input_audio", None])
def test_of_a_turn_only_the_blocks_of_text_count(kind: str | None) -> None:
    blocks = [{"type": kind, "text": "not said"}, *text("said"), {"text": "not said either"}, "nor this"]
    turn = read_turn(said("assistant", blocks).encode(), 1)
    assert turn is not None
    assert turn.text == "said"


@pytest.mark.parametrize("kind", ["custom", "summary", "compaction", None])
def test_only_messages_are_turns(kind: str | None) -> None:
    record = json.loads(said("user", text("never said")))
    assert read_turn(json.dumps(record | {"type": kind}).encode(), 1) is None


def test_of_a_pasted_file_only_the_beginning_counts() -> None:
    turn = read_turn(said("user", text("word " * 100_000)).encode(), 1)
    assert turn is not None
    assert 390_000 < len(turn.text) <= 400_000


def test_a_message_of_another_session_is_not_the_persons() -> None:
    record = said("user", text("do it"), provenance={"kind": "inter_session"})
    assert read_turn(record.encode(), 1) is None


def test_the_wrapping_of_channels_is_taken_off() -> None:
    wrapped = (
        'Conversation info (untrusted metadata):\n```json\n{"sender": "x"}\n```\n\n'
        "System: [2026-03-04 09:00] Gateway restarted\n"
        "[Telegram Mia id:77 2026-03-04 10:00 UTC] Is the boiler fixed?\n[message_id: 991]"
    )
    turn = read_turn(said("user", text(wrapped)).encode(), 1)
    assert turn is not None
    assert turn.text == "Is the boiler fixed?"
    answer = read_turn(said("assistant", text("[[reply_to_current]] Yes.")).encode(), 1)
    assert answer is not None
    assert answer.text == "Yes."


@pytest.mark.parametrize("stamp", [WEDNESDAY, WEDNESDAY * 1000, "2026-03-04T10:00:00.000Z"])
def test_times_are_read_in_every_form(stamp: object) -> None:
    record = json.dumps({"type": "message", "message": {"role": "user", "content": "x", "timestamp": stamp}})
    turn = read_turn(record.encode(), 1)
    assert turn is not None
    assert turn.time == WEDNESDAY


def test_secrets_are_masked_and_the_file_stays_as_it_is(tmp_path: Path) -> None:
    talk = Talk(tmp_path / "s.jsonl")
    talk.user("My key is sk-proj-Zx9Qw7Lk2Mn4Vb6Cd8 please keep it")
    before = talk.path.read_bytes()
    (turn,) = read_turns(talk.path)
    assert turn.text == "My key is sk-pro…6Cd8 please keep it"
    assert talk.path.read_bytes() == before


def test_reading_goes_on_where_it_left_off(tmp_path: Path) -> None:
    talk = Talk(tmp_path / "s.jsonl")
    for number in range(6):
        talk.user(f"Sentence {number} – ä 日本")
    every = list(read_turns(talk.path))
    for turn in every:
        assert list(read_turns(talk.path, Position(turn.offset, turn.line))) == every[turn.line - 2 :]


def test_a_line_in_the_writing_counts_once_it_is_whole(tmp_path: Path) -> None:
    talk = Talk(tmp_path / "s.jsonl")
    record = said("user", text("Half a thought"))
    with talk.path.open("a") as file:
        file.write(record[:40])
    assert list(read_turns(talk.path)) == []
    with talk.path.open("a") as file:
        file.write(record[40:])
    assert [turn.text for turn in read_turns(talk.path)] == ["Half a thought"]


@given(
    st.lists(st.one_of(st.binary(max_size=80), st.text(max_size=40).map(lambda t: said("user", t).encode())))
)
def test_any_bytes_are_read(lines: list[bytes]) -> None:
    for number, line in enumerate(lines, 1):
        turn = read_turn(line, number)
        assert turn is None or turn.text.encode()


def test_what_was_put_away_stays_and_what_was_deleted_is_gone(tmp_path: Path) -> None:
    for name in (
        "a.jsonl", "b.jsonl.reset.2026-03-04T10-00-00.000Z", "c.jsonl.deleted.2026-03-04T10-00-00.000Z",
        "d.jsonl.bak", "d.checkpoint.77.jsonl", "e.txt", ".f.jsonl", "sessions.json", "probe.jsonl.lock",
    ):  # fmt: skip
        (tmp_path / name).write_text("{}\n")
    (tmp_path / "folder.jsonl").mkdir()
    if hasattr(os, "symlink"):
        (tmp_path / "link.jsonl").symlink_to(tmp_path / "a.jsonl")
    assert names(tmp_path) == ["sessions/a.jsonl", "sessions/b.jsonl.reset.2026-03-04T10-00-00.000Z"]
    assert locate(tmp_path, "sessions/a.jsonl") == tmp_path / "a.jsonl"
    assert locate(tmp_path, "sessions/../a.jsonl") is None
    assert locate(tmp_path, "sessions/c.jsonl.deleted.2026-03-04T10-00-00.000Z") is None


def test_sessions_of_timers_are_left_out(tmp_path: Path) -> None:
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.jsonl").write_text("{}\n")
    listed = {
        "agent:main:main": {"sessionId": "a"},
        "agent:main:cron:nightly:run:7": {"sessionId": "b"},
        "odd": 7,
    }
    (tmp_path / "sessions.json").write_text(json.dumps(listed))
    assert names(tmp_path) == ["sessions/a.jsonl", "sessions/c.jsonl"]
    (tmp_path / "sessions.json").write_text("{half")
    assert len(names(tmp_path)) == 3


def test_a_folder_that_is_gone_with_its_agent_and_one_whose_drive_is_away(tmp_path: Path) -> None:
    assert find_transcripts(tmp_path / "main" / "sessions").certain
    assert not find_transcripts(tmp_path / "away" / "agents" / "main" / "sessions").certain


def test_a_folder_that_may_not_be_listed_says_nothing_about_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_folder: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("app.notes.transcripts.discovery.os.scandir", refuse)
    found = find_transcripts(tmp_path)
    assert (found.files, found.certain) == ([], False)


def test_how_much_is_enough_to_read_again(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    path.write_bytes(b"x" * 50 + b"\n" * 10)

    def due(known: int, least_bytes: int, least_lines: int) -> bool:
        return is_due(path, 60, known, least_bytes=least_bytes, least_lines=least_lines)

    assert due(10, 50, 1000)
    assert not due(11, 50, 1000)
    assert due(50, 1000, 10)
    assert not due(51, 1000, 10)
    assert due(59, 0, 1000)
    assert due(100, 60, 1000), "a shrunken file counts whole"


def test_a_mark_tells_a_grown_file_from_another_one(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    path.write_bytes(b"a" * 9000 + b"tail")

    def mark(end: int) -> bytes:
        with path.open("rb") as file:
            return head_mark(file, end)

    before = mark(9000)
    path.write_bytes(b"a" * 9000 + b"tail and more")
    assert mark(9000) == before
    path.write_bytes(b"b" + b"a" * 8999 + b"tail")
    assert mark(9000) != before
    path.write_bytes(b"a" * 8990 + b"b" * 10 + b"tail")
    assert mark(9000) != before
