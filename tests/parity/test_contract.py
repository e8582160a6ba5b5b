"""Agents written for the original take our answers as they are: by REST and by MCP, from either engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.engine.questions import SearchRequest
from tests.engine.backends.conftest import StartQmd, notes, qmd, start  # noqa: F401  # fixtures
from tests.helpers.bridge import RunningBridge, make_notes, start_bridge
from tests.helpers.log_rules import ExpectLog
from tests.helpers.stand_in_qmd import StandIn, hits
from tests.parity.contract import GENERATIONS, Generation, accept_get, accept_search


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = make_notes(tmp_path / "workspace")
    (folder / "memory" / "long.md").write_text("".join(f"line {n}\n" for n in range(400)), encoding="utf-8")
    filler = "The rain went on for the whole of that day. " * 60
    essay = f"{filler}Then the tapir 𠮷 came. {filler}"
    (folder / "memory" / "essay.md").write_text(essay, encoding="utf-8")
    return folder


@pytest.fixture
def running(workspace: Path) -> Iterator[RunningBridge]:
    bridge = start_bridge(workspace)
    yield bridge
    bridge.stop()


def call(client: httpx.Client, tool: str, **arguments: Any) -> Any:
    """The answer by REST, which is that by MCP, to the byte (`tests/bridge/test_mcp.py`)."""
    answer = client.post("/v1/" + tool.replace("_", "/", 1), json=arguments)
    assert answer.status_code == 200, answer.text
    return json.loads(answer.text)


@pytest.mark.parametrize("generation", GENERATIONS)
def test_search_then_get(running: RunningBridge, generation: Generation) -> None:
    client = running.client()
    results = accept_search(
        call(client, "memory_search", query="boiler", maxResults=3, minScore=0.1), generation
    )
    assert [hit["path"] for hit in results] == ["MEMORY.md"]
    hit = results[0]
    lines = hit["endLine"] - hit["startLine"] + 1
    got = call(client, "memory_get", path=hit["path"], **{"from": hit["startLine"], "lines": lines})
    assert "boiler" in accept_get(got, generation)


@pytest.mark.parametrize("generation", GENERATIONS)
def test_of_a_long_note_only_the_part_that_answers(running: RunningBridge, generation: Generation) -> None:
    hit, *others = accept_search(call(running.client(), "memory_search", query="tapir"), generation)
    assert {other["path"] for other in others} <= {hit["path"]}  # where its parts overlap
    text, _, _ = hit["snippet"].partition("\n\nSource: ")
    assert 300 <= len(text) <= 700
    assert 0.2 < text.index("tapir") / len(text) < 0.8, "the match is in the middle"
    assert "\ufffd" not in text
    assert "text" not in hit


@pytest.mark.parametrize("generation", GENERATIONS)
def test_nothing_found_missing_refused_and_paged(running: RunningBridge, generation: Generation) -> None:
    client = running.client()
    assert accept_search(call(client, "memory_search", query="qwertyuiop"), generation) == []
    assert accept_get(call(client, "memory_get", path="memory/2031-01-01.md"), generation) == ""
    assert accept_get(call(client, "memory_get", path="../secret.md"), generation) == ""
    page = call(client, "memory_get", path="memory/long.md")
    assert accept_get(page, generation).count("\n") == 119
    assert page["nextFrom"] == 121


@pytest.mark.parametrize("generation", GENERATIONS)
def test_in_a_group_without_citations(running: RunningBridge, generation: Generation) -> None:
    client = running.client(session="group")
    results = accept_search(call(client, "memory_search", query="heron"), generation)
    assert [hit["path"] for hit in results] == ["memory/projects.md"]
    assert "citation" not in results[0]


@pytest.mark.parametrize("generation", GENERATIONS)
def test_the_other_engine_and_the_one_that_stands_in(
    start: StartQmd,  # noqa: F811
    qmd: StandIn,  # noqa: F811
    generation: Generation,
    expected_logs: ExpectLog,
) -> None:
    expected_logs("QMD does not answer")
    snippet = "@@ -3,1 @@ (2 before, 0 after)\nLikes green tea."
    qmd.set(search={"out": hits({"file": "qmd://memory-root-main/MEMORY.md", "snippet": snippet})})
    engine = start()
    for backend in ("qmd", "builtin"):
        answer = engine.search(SearchRequest("green tea", by_agent=True)).to_dict()
        assert answer["backend"] == backend
        assert [hit["path"] for hit in accept_search(answer, generation)] == ["MEMORY.md"]
        qmd.set(search={"out": "broken"})
