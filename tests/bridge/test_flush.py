"""Every branch of the flush gate, its memory across a restart, and its route."""

from __future__ import annotations

import json
import logging
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from app.bridge import flush
from app.bridge.flush import Decision, FlushGate, Report
from app.config.openclaw import Compaction, MemoryFlush
from tests.helpers.bridge import RunningBridge

NOW = datetime(2026, 11, 29, 23, 30, tzinfo=timezone(timedelta(hours=9)))
DEFAULTS = Compaction()
DUE = 200_000 - 20_000 - 4_000


def report(**changes: Any) -> Report:
    values: dict[str, Any] = {
        "session_key": "agent:main:main",
        "context_window": 200_000,
        "total_tokens": DUE,
        "compactions": 0,
    }
    return Report(**(values | changes))


def decide(gate: FlushGate, *, settings: Compaction = DEFAULTS, **changes: Any) -> Decision:
    return gate.decide("main", report(**changes), settings, NOW)


@pytest.fixture
def gate(tmp_path: Path) -> FlushGate:
    return FlushGate(tmp_path)


def test_due_exactly_at_the_threshold(gate: FlushGate) -> None:
    assert decide(gate, total_tokens=DUE - 1).reason == "not_due"
    assert decide(gate, total_tokens=DUE).flush


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"total_tokens": None}, "tokens_unknown"),
        ({"total_tokens": 0}, "not_due"),
        ({"access": "ro"}, "read_only_workspace"),
        ({"access": "none"}, "read_only_workspace"),
        ({"context_window": 24_000, "total_tokens": 24_000}, "window_too_small"),
        ({"context_window": 0}, "window_too_small"),
        ({"context_window": 24_001, "total_tokens": 1}, "due"),
    ],
)
def test_each_reason(gate: FlushGate, changes: dict[str, Any], reason: str) -> None:
    decision = decide(gate, **changes)
    assert decision.reason == reason
    assert decision.flush == (reason == "due")
    assert bool(decision.prompt) == decision.flush


def test_switched_off(gate: FlushGate) -> None:
    settings = DEFAULTS.replace(memory_flush=MemoryFlush(enabled=False))
    assert decide(gate, settings=settings).reason == "disabled"


def test_settings_move_the_threshold(gate: FlushGate) -> None:
    settings = Compaction(reserve_tokens_floor=1000, memory_flush=MemoryFlush(soft_threshold_tokens=0))
    assert not decide(gate, settings=settings, context_window=2000, total_tokens=999).flush
    assert decide(gate, settings=settings, context_window=2000, total_tokens=1000).flush


def test_once_in_each_cycle_and_in_the_next_again(gate: FlushGate) -> None:
    decisions = [decide(gate, compactions=count).reason for count in (0, 0, 0, 1, 1, 2)]
    cycle = "done_in_this_cycle"
    assert decisions == ["due", cycle, cycle, "due", cycle, "due"]


def test_a_conversation_that_begins_anew_under_its_key_has_a_first_cycle_again(tmp_path: Path) -> None:
    gate = FlushGate(tmp_path)
    assert decide(gate).flush
    assert decide(gate, total_tokens=DUE - 1).reason == "not_due"
    assert decide(gate, total_tokens=DUE // 2).reason == "not_due"
    assert decide(gate, total_tokens=0).reason == "not_due"
    assert decide(gate).reason == "done_in_this_cycle", "a little less is still the same conversation"
    assert decide(gate, total_tokens=12_000).reason == "not_due"
    assert decide(FlushGate(tmp_path)).flush
    assert decide(gate, session_key="other").flush


def test_a_no_does_not_use_up_the_cycle(gate: FlushGate) -> None:
    assert not decide(gate, total_tokens=1).flush
    assert not decide(gate, access="ro").flush
    assert decide(gate).flush


def test_sessions_and_agents_are_apart(gate: FlushGate) -> None:
    assert decide(gate).flush
    assert decide(gate, session_key="agent:main:telegram:direct:1").flush
    assert gate.decide("work", report(), DEFAULTS, NOW).flush


def test_what_is_known_of_a_deleted_agent_is_forgotten(gate: FlushGate) -> None:
    for agent in ("main", "work"):
        assert gate.decide(agent, report(), DEFAULTS, NOW).flush
    gate.forget("main")
    assert decide(gate).flush
    assert gate.decide("work", report(), DEFAULTS, NOW).reason == "done_in_this_cycle"


def test_a_restart_remembers(tmp_path: Path) -> None:
    assert decide(FlushGate(tmp_path)).flush
    assert decide(FlushGate(tmp_path)).reason == "done_in_this_cycle"
    assert (tmp_path / "sessions.json").stat().st_mode & 0o777 == 0o600


def test_a_broken_file_begins_anew(tmp_path: Path) -> None:
    for text in ("", "{", "[]", '{"flushed": [[1]]}', '{"flushed": [["a", "b", "x"]]}'):
        (tmp_path / "sessions.json").write_text(text)
        assert decide(FlushGate(tmp_path)).flush, text


def test_what_cannot_be_remembered_is_not_asked_for(tmp_path: Path) -> None:
    (tmp_path / "sessions.json").mkdir()
    (tmp_path / "sessions.json" / "x").touch()
    with pytest.raises(OSError, match=r"sessions\.json"):
        decide(FlushGate(tmp_path))


def test_the_file_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flush, "KEPT", 3)
    gate = FlushGate(tmp_path)
    for number in range(5):
        decide(gate, session_key=f"s{number}")
    kept = json.loads((tmp_path / "sessions.json").read_text())["flushed"]
    assert [entry[1] for entry in kept] == ["s2", "s3", "s4"]


def test_prompts_carry_the_users_day_and_the_hint(gate: FlushGate) -> None:
    decision = decide(gate)
    assert "2026-11-29" in decision.prompt
    assert "YYYY" not in decision.prompt + decision.system_prompt
    assert "NO_REPLY" in decision.prompt
    assert "Current time: 2026-11-29T23:30+09:00" in decision.prompt
    assert decision.to_dict()["target"] == "memory/2026-11-29.md"
    assert decision.to_dict()["appendOnly"] is True
    own = DEFAULTS.replace(
        memory_flush=MemoryFlush(prompt="Save to YYYY-MM-DD.", system_prompt="On YYYY-MM-DD:")
    )
    mine = decide(gate, settings=own, session_key="other")
    assert mine.prompt.startswith("Save to 2026-11-29. If there is nothing to keep, answer NO_REPLY")
    assert mine.system_prompt == "On 2026-11-29:"


EVERY_WAY: list[tuple[str, dict[str, Any]]] = [
    ("disabled", {"settings": DEFAULTS.replace(memory_flush=MemoryFlush(enabled=False))}),
    ("read_only_workspace", {"access": "ro"}),
    ("read_only_assistant", {"hindrance": "read_only_assistant"}),
    ("memory_off", {"hindrance": "memory_off"}),
    ("tokens_unknown", {"total_tokens": None}),
    ("window_too_small", {"context_window": 24_000}),
    ("not_due", {"total_tokens": DUE - 1}),
    ("due", {}),
    ("done_in_this_cycle", {}),
]


def test_each_decision_is_logged_with_its_reason(gate: FlushGate, caplog: pytest.LogCaptureFixture) -> None:
    for reason, changes in EVERY_WAY:
        caplog.clear()
        with caplog.at_level(logging.INFO, "app.bridge.flush"):
            decision = decide(gate, **changes)
        assert decision.flush == (reason == "due")
        (told,) = caplog.messages
        assert told.startswith(f"flush of main 'agent:main:main': {reason} (")


def test_the_route(running: RunningBridge) -> None:
    client = running.client()
    wish = {
        "sessionKey": "agent:main:main",
        "contextWindow": 200_000,
        "totalTokens": DUE,
        "compactionCount": 3,
    }
    first, second = (client.post("/v1/flush", json=wish).json() for _ in range(2))
    assert (first["flush"], first["reason"]) == (True, "due")
    assert first["prompt"]
    assert second == {"flush": False, "reason": "done_in_this_cycle"}
    for wrong in ({}, wish | {"totalTokens": -1}, wish | {"workspaceAccess": "rx"}, wish | {"more": 1}):
        assert client.post("/v1/flush", json=wrong).status_code == 400
    for access in ("ro", "none"):
        answer = client.post(
            "/v1/flush", json=wish | {"compactionCount": 4, "workspaceAccess": access}
        ).json()
        assert answer == {"flush": False, "reason": "read_only_workspace"}
    unknown = {name: value for name, value in wish.items() if name != "totalTokens"}
    assert client.post("/v1/flush", json=unknown).json()["reason"] == "tokens_unknown"
    gone = running.client("other", agent="of-the-past")
    assert gone.post("/v1/flush", json=wish).json()["reason"] == "memory_off", "no such agent can write"
    reader = running.client("reader", daily="read")
    answer = reader.post("/v1/flush", json=wish | {"sessionKey": "x"}).json()
    assert answer["reason"] == "read_only_assistant"


def test_a_yes_that_cannot_be_remembered_is_not_given(running: RunningBridge) -> None:
    (running.engine.paths.data_dir / "sessions.json" / "x").mkdir(parents=True)
    wish = {"sessionKey": "main", "contextWindow": 200_000, "totalTokens": DUE, "compactionCount": 0}
    answer = running.client().post("/v1/flush", json=wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
    assert str(running.engine.paths.data_dir) not in answer.text
