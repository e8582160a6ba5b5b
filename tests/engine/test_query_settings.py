"""The settings under `memorySearch.query` reach the search, and what they change is seen in its answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.config.fields import apply
from app.config.options import Settings
from app.engine.asking import query_options
from app.engine.questions import SearchRequest
from app.search.types import QueryOptions
from tests.engine.conftest import Running, Start
from tests.helpers.waiting import wait_until

# OpenClaw's notes for “home network setup”, which share a word so that no meaning is needed to find them.
NETWORK = {
    "memory/2026-02-10.md": "Network: configured Omada router, set VLAN 10 for IoT devices",
    "memory/2026-02-08.md": "Network: configured Omada router, moved IoT to VLAN 10",
    "memory/network.md": "Network: AdGuard at 192.168.10.2",
}


def test_each_setting_has_its_place() -> None:
    hybrid = {
        "enabled": False, "fusion": "weighted", "vectorWeight": 0.6, "textWeight": 0.4,
        "candidateMultiplier": 7, "mmr": {"enabled": True, "lambda": 0.2},
        "temporalDecay": {"enabled": True, "halfLifeDays": 12},
    }  # fmt: skip
    query = {"maxResults": 9, "minScore": 0.15, "hybrid": hybrid}
    tree = {"agents": {"defaults": {"memorySearch": {"query": query}}}, "memory": {"citations": "on"}}
    assert query_options(apply(Settings(), tree).for_agent()) == QueryOptions(
        max_results=9, min_score=0.15, hybrid=False, fusion="weighted", vector_weight=0.6, text_weight=0.4,
        candidate_multiplier=7, mmr=True, mmr_lambda=0.2, decay=True, half_life_days=12, citations="on",
    )  # fmt: skip


def order(running: Running, query: str, wanted: int | None = None) -> list[str]:
    hits = running.engine.search(SearchRequest(query, max_results=wanted, min_score=0.0)).hits
    return [hit.path for hit in hits]


@pytest.mark.parametrize(
    ("mmr", "second"),
    [
        ({"enabled": False}, "memory/2026-02-08.md"),
        ({"enabled": True, "lambda": 0.3}, "memory/network.md"),
        ({"enabled": True, "lambda": 1.0}, "memory/2026-02-08.md"),
    ],
    ids=["off", "on", "relevance alone"],
)
def test_near_duplicates_make_room_when_that_is_wanted(
    start: Start, workspace: Path, mmr: dict[str, object], second: str
) -> None:
    for path, text in NETWORK.items():
        (workspace / path).write_text(f"- {text}\n", encoding="utf-8")
    running = start(search=json.dumps({"provider": "none", "query": {"hybrid": {"mmr": mmr}}}))
    wait_until(lambda: running.engine.status().last_sync is not None, what="the first sync")
    found = order(running, "network configured Omada router VLAN IoT")
    assert (found[0], found[1]) == ("memory/2026-02-10.md", second), "of two that say the same the newest"
    assert sorted(found) == sorted(NETWORK)
    assert order(running, "network configured Omada router VLAN IoT", 2) == found[:2]


@pytest.mark.parametrize("enabled", [True, False])
def test_newer_notes_win_when_that_is_wanted(start: Start, workspace: Path, enabled: bool) -> None:
    for path, text in (
        ("memory/2020-01-05.md", "Kettle kettle kettle."),
        ("memory/2099-01-05.md", "A kettle."),
    ):
        (workspace / path).write_text(f"- {text}\n", encoding="utf-8")
    decay = {"enabled": enabled, "halfLifeDays": 30}
    running = start(search=json.dumps({"provider": "none", "query": {"hybrid": {"temporalDecay": decay}}}))
    wait_until(lambda: running.engine.status().last_sync is not None, what="the first sync")
    scores = {
        hit.path: hit.score for hit in running.engine.search(SearchRequest("kettle", min_score=0.0)).hits
    }
    assert (scores["memory/2020-01-05.md"] < 0.01) == enabled
    assert scores["memory/2099-01-05.md"] > 0.1
