from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Memoro

SAYING = (["search", "boiler"], ["index"], ["get", "MEMORY.md"], ["remember", "x"], ["history"], ["status"])


def test_status_has_a_line_for_every_agent(memoro: Memoro, notes: Path, home: Path) -> None:
    config = home / "memoro" / "config.json5"
    config.parent.mkdir(parents=True, exist_ok=True)
    agents = [{"id": "main", "workspace": str(notes)}, {"id": "work", "workspace": str(notes)}]
    tree = {"agents": {"defaults": {"memorySearch": {"provider": "none"}}, "list": agents}}
    config.write_text(json.dumps(tree), encoding="utf-8")
    assert memoro("--agent", "work", "index").code == 0
    lines = [line for line in memoro("status").out.splitlines() if line.startswith("Agent ")]
    assert lines == [
        "Agent        main: ready: keywords only; 2 notes",
        "Agent        work: not opened, since nobody has asked for it; 2 notes",
    ]
    config.write_text(json.dumps({**tree, "agents": {**tree["agents"], "list": agents[:1]}}))
    assert "Agent " not in memoro("status").out
    assert [each["agent"] for each in memoro("status", "--json").data["agents"]] == ["main"]


def test_a_slip_in_the_agents_name_makes_no_index_and_writes_nothing(
    memoro: Memoro, notes: Path, home: Path
) -> None:
    config = home / "memoro" / "config.json5"
    config.parent.mkdir(parents=True, exist_ok=True)
    tree = {"agents": {"defaults": {"workspace": str(notes)}, "list": [{"id": "main"}, {"id": "work"}]}}
    config.write_text(json.dumps(tree), encoding="utf-8")
    before = {file: file.read_bytes() for file in notes.rglob("*") if file.is_file()}
    for words in SAYING:
        done = memoro("--agent", "wrok", *words)
        assert (done.code, done.out) == (1, ""), words
        assert "“wrok” is none of the agents: main, work. Did you mean “work”?" in done.err, words
    assert {file: file.read_bytes() for file in notes.rglob("*") if file.is_file()} == before
    assert not [file for file in home.rglob("*") if "wrok" in file.name]
    assert memoro("--agent", "wrok", "--workspace", str(notes), "index").code == 0, "its notes are named"
