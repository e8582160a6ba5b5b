from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Memoro


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
