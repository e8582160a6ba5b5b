"""An assistant that comes by the bridge is answered by QMD, and the key of its conversation decides."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.bridge import RunningBridge, make_notes, start_bridge
from tests.helpers.log_rules import ExpectLog
from tests.helpers.stand_in_qmd import hits, make_stand_in
from tests.helpers.waiting import wait_until

QUESTION = {"query": "heron"}
SESSION = "Memoro-Session-Key"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[RunningBridge]:
    qmd = make_stand_in(tmp_path / "bin")
    qmd.set(
        search={"out": hits({"file": "qmd://memory-dir-main/projects.md", "snippet": "The heron survey."})}
    )
    limits = "limits: { timeoutMs: 30000 }"
    settings = f"memory: {{ backend: 'qmd', qmd: {{ command: {qmd.command!r}, {limits} }} }}"
    bridge = start_bridge(make_notes(tmp_path / "notes"), settings=settings)
    wait_until(lambda: bridge.engine.status().backend == "qmd", timeout=60, what="QMD")
    yield bridge
    bridge.stop()


def test_search_and_status_name_the_engine(running: RunningBridge) -> None:
    client = running.client()
    answer = client.post("/v1/memory/search", json=QUESTION).json()
    assert (answer["backend"], [hit["path"] for hit in answer["results"]]) == ("qmd", ["memory/projects.md"])
    assert client.get("/v1/status").json()["backend"] == "qmd"


def test_a_channel_gets_nothing_by_the_default_rules(
    running: RunningBridge, expected_logs: ExpectLog
) -> None:
    expected_logs("channel discord, chat type channel")
    headers = {SESSION: "agent:main:discord:channel:42"}
    answer = running.client().post("/v1/memory/search", json=QUESTION, headers=headers).json()
    assert answer["results"] == []
    assert "may not search" in answer["notice"]


def test_what_qmd_alone_knows_is_no_way_around_the_private_note(running: RunningBridge) -> None:
    client = running.client(session="group")
    answer = client.post("/v1/memory/get", json={"path": "qmd/memory-root-main/MEMORY.md"}).json()
    assert (answer["text"], answer["status"]) == ("", "refused")
