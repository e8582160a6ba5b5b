"""Conversations through the engine: the switch, freshness, isolation, what a person and an agent may read."""

from __future__ import annotations

import json
import shutil
import threading
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.config.loading import load_settings
from app.engine import sessions
from app.engine.conversations import read_conversation
from app.engine.questions import SearchRequest
from app.errors import MemoroError
from app.index.transcript_sync import parse_transcript
from app.search.types import SearchHit
from tests.engine.conftest import Running, Start
from tests.helpers.transcripts import Talk, said, text
from tests.helpers.waiting import wait_until

PATH = "sessions/one.jsonl"


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENCLAW_STATE_DIR", str(tmp_path / "openclaw"))
    return tmp_path / "openclaw"


@pytest.fixture
def talk(state: Path) -> Talk:
    return Talk(state / "agents" / "main" / "sessions" / "one.jsonl")


def switched_on(**more: object) -> str:
    on = {"experimental": {"sessionMemory": True}, "sources": ["memory", "sessions"], "provider": "none"}
    return json.dumps(on | more)


def ask(running: Running, query: str, **more: object) -> list[SearchHit]:
    return list(running.engine.search(SearchRequest(query, **more)).hits)  # type: ignore[arg-type]


def ready(running: Running) -> Running:
    wait_until(lambda: running.engine.status().last_sync is not None, what="the first sync")
    return running


@pytest.mark.parametrize(
    "search",
    [{}, {"experimental": {"sessionMemory": True}}, {"sources": ["memory", "sessions"]}],
)
def test_both_switches_are_needed(start: Start, talk: Talk, search: dict[str, object]) -> None:
    talk.user("The gardener is called Quentin.")
    running = ready(start(search=json.dumps(search | {"provider": "none"})))
    assert ask(running, "Quentin") == []


def test_a_hit_leads_to_the_turn(start: Start, talk: Talk) -> None:
    talk.user("Good morning, how is the weather in the mountains today?")
    talk.tool("forecast: sun")
    line = talk.assistant("Sunny all day, and the gardener Quentin comes at nine with his new ladder.")
    talk.user("Wonderful, thank you very much for reminding me of that!")
    running = ready(start(search=switched_on()))
    (hit,) = ask(running, "gardener Quentin ladder")
    assert (hit.path, hit.source, hit.focus) == (PATH, "sessions", (line, line))
    assert hit.citation == f"{PATH}#L{line}"
    assert hit.snippet.text.startswith("Assistant: Sunny")
    assert (hit.snippet.start_line, hit.snippet.end_line) == (line, line)
    conversation = running.engine.conversation(hit.path, hit.focus[0])
    assert conversation.turns[conversation.at].text.startswith("Sunny all day")
    assert [turn.role for turn in conversation.turns] == ["user", "assistant", "user"]
    assert conversation.title.startswith("Good morning")
    assert running.engine.status().conversations == 1
    assert running.engine.status().notes == 2


def test_an_agent_may_search_conversations_but_not_read_them(start: Start, talk: Talk) -> None:
    talk.user("The gardener is called Quentin.")
    running = ready(start(search=switched_on()))
    assert ask(running, "Quentin", sources=("sessions",))[0].path == PATH
    assert ask(running, "Quentin", sources=("memory",)) == []
    assert ask(running, "Quentin source:sessions")[0].path == PATH
    assert ask(running, "source:memory Quentin") == []
    refused = running.engine.get(PATH)
    assert refused.status == "refused"
    assert "not read" in refused.note
    with pytest.raises(MemoroError):
        running.engine.note_text(PATH)


def test_secrets_stay_in_the_file_alone(start: Start, talk: Talk) -> None:
    secret = "ghp_Zx9Qw7Lk2Mn4Vb6Cd8Fg1Hj3"
    talk.user(f"Use the token {secret} for the deployment of the shop")
    before = talk.path.read_bytes()
    running = ready(start(search=switched_on()))
    (hit,) = ask(running, "deployment shop")
    assert secret not in hit.text
    assert secret not in str(running.engine.conversation(PATH, 2))
    running.stop()
    files = (file for file in running.engine.paths.data_dir.rglob("*") if file.is_file())
    assert not any(secret.encode() in file.read_bytes() for file in files)
    assert talk.path.read_bytes() == before


def test_what_is_said_is_indexed_soon_when_it_is_enough(
    start: Start, talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "DEBOUNCE_SECONDS", 0.05)
    talk.user("Hello there.")
    limits = {"sessions": {"deltaMessages": 3, "deltaBytes": 100_000}}
    running = ready(start(search=switched_on(sync=limits)))
    talk.user("The plumber is called Ottokar.")
    talk.user("He lives in Graz.")
    running.engine.writer.call(lambda: None)
    assert ask(running, "Ottokar") == []
    talk.assistant("I will remember that.")
    wait_until(lambda: ask(running, "Ottokar") != [], what="the new turns")
    talk.path.rename(f"{talk.path}.deleted.2026-03-06T00-00-00.000Z")
    wait_until(lambda: ask(running, "Ottokar") == [], what="the deleted conversation to be gone")


def test_a_search_answers_while_conversations_are_still_read(
    start: Start, talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk.user("The plumber is called Ottokar.")
    running = ready(start(search=switched_on()))
    reading, go_on = threading.Event(), threading.Event()

    def slowly(*arguments: Any) -> Any:
        reading.set()
        assert go_on.wait(30)
        return parse_transcript(*arguments)

    monkeypatch.setattr("app.index.transcript_sync.parse_transcript", slowly)
    talk.user("The gardener is called Quentin.")
    done = running.engine.sync()
    try:
        assert reading.wait(10)
        assert [hit.path for hit in ask(running, "plumber Ottokar")] == [PATH]
        assert ask(running, "Quentin") == [], "a little behind"
        assert ask(running, "boiler October")[0].path == "MEMORY.md"
        assert not done.done()
    finally:
        go_on.set()
    done.result(10)
    assert ask(running, "Quentin")[0].path == PATH


def test_below_the_thresholds_it_is_found_a_little_later(
    start: Start, talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk.user("Hello there.")
    monkeypatch.setattr(sessions, "LOOK_SECONDS", 0.1)
    running = ready(start(search=switched_on()))
    talk.user("The plumber is called Ottokar.")
    wait_until(lambda: ask(running, "Ottokar") != [], what="the quarter of an hour")


def test_each_agent_has_its_own_conversations(start: Start, talk: Talk, state: Path) -> None:
    talk.user("The gardener is called Quentin.")
    (state / "workspace-work").mkdir()  # so that there is this agent
    Talk(state / "agents" / "work" / "sessions" / "two.jsonl").user("The boss is called Wilhelmina.")
    running = ready(start(search=switched_on()))
    engine = running.engine
    engine.search(SearchRequest("x"), agent="work")
    wait_until(lambda: engine.status("work").last_sync is not None, what="the other agent's sync")
    both = SearchRequest("Quentin Wilhelmina", sources=("sessions",))
    assert [hit.path for hit in engine.search(both).hits] == [PATH]
    assert [hit.path for hit in engine.search(both, agent="work").hits] == ["sessions/two.jsonl"]
    with pytest.raises(MemoroError, match="gone"):
        engine.conversation("sessions/two.jsonl", 2)


def test_a_folder_of_ones_own(start: Start, tmp_path: Path) -> None:
    Talk(tmp_path / "talks" / "main" / "one.jsonl").user("The gardener is called Quentin.")
    folder = {"sessions": {"folder": f"{tmp_path}/talks/{{agentId}}"}}
    running = ready(start(search=switched_on(sync=folder)))
    assert ask(running, "Quentin")[0].path == PATH


def test_conversations_age_by_their_last_activity(start: Start, talk: Talk, state: Path) -> None:
    now = datetime.now().astimezone()
    for name, days in (("old", 60), ("new", 0)):
        other = Talk(state / "agents" / "main" / "sessions" / f"{name}.jsonl")
        moment = (now - timedelta(days=days)).timestamp()
        other.add(said("user", text("The gardener Quentin comes."), moment - 86_400 * 90))
        other.add(said("assistant", text("Noted."), moment))
    talk.path.unlink()
    decay = {"query": {"hybrid": {"temporalDecay": {"enabled": True, "halfLifeDays": 30}}, "minScore": 0.0}}
    running = ready(start(search=switched_on(**decay)))
    new, old = ask(running, "gardener Quentin")
    assert (new.path, old.path) == ("sessions/new.jsonl", "sessions/old.jsonl")
    assert (new.age_days, old.age_days) == (0, 60)
    assert old.score == pytest.approx(new.score / 4, rel=0.01)
    day = now.date().isoformat()
    assert [hit.path for hit in ask(running, f"Quentin after:{day}")] == ["sessions/new.jsonl"]
    assert [hit.path for hit in ask(running, f"Quentin before:{now.year - 1}-12")] == (
        [] if (now - timedelta(days=60)).year == now.year else ["sessions/old.jsonl"]
    )


def test_switching_off_takes_them_out(start: Start, talk: Talk) -> None:
    talk.user("The gardener is called Quentin.")
    running = ready(start(search=switched_on()))
    assert ask(running, "Quentin")
    config = running.engine.paths.config_file
    config.write_text(config.read_text().replace('"sessionMemory": true', '"sessionMemory": false'))
    running.engine.apply(load_settings(config).settings)
    wait_until(lambda: ask(running, "Quentin") == [], what="the conversations to leave")


def test_those_of_another_folder_of_openclaw_take_their_place(
    start: Start, talk: Talk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk.user("The gardener is called Quentin.")
    Talk(tmp_path / "claw" / "agents" / "main" / "sessions" / "two.jsonl").user("The gardener is Rosa.")
    running = ready(start(search=switched_on()))
    monkeypatch.delenv("OPENCLAW_STATE_DIR")
    settings = running.engine.settings
    chosen = settings.app.replace(openclaw_state_dir=str(tmp_path / "claw"))
    running.engine.apply(settings.replace(app=chosen))
    wait_until(
        lambda: [hit.path for hit in ask(running, "gardener")] == ["sessions/two.jsonl"],
        what="the conversations of the folder that was chosen",
    )


def test_a_long_conversation_is_read_around_the_turn(start: Start, talk: Talk) -> None:
    for number in range(50):
        talk.user(f"Turn {number}")
    running = ready(start(search=switched_on()))
    scope = running.engine.scope()
    part = read_conversation(scope, PATH, 30, most=10)
    assert part.turns[part.at].line == 30
    assert (part.earlier, len(part.turns), part.later) == (23, 10, 17)
    whole = running.engine.conversation(PATH, 10_000)
    assert whole.turns[whole.at].text == "Turn 49"
    shutil.rmtree(talk.path.parent)
    with pytest.raises(MemoroError, match="gone"):
        running.engine.conversation(PATH, 2)
