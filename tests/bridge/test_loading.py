"""Threads that need the MCP SDK at the same time: two that try a connection, and the bridge's own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import json, sys, threading
from app.bridge.connect.connecting import client_named
from app.bridge.connect.trying import try_connection
from tests.helpers.bridge import start_bridge

sys.setswitchinterval(1e-5)
loaders = []

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("mcp", "mcp_types", "pydantic"):
            loaders.append(threading.get_ident())

sys.meta_path.insert(0, Watch())
problems = []
trial = lambda: problems.append(try_connection(client_named("cursor")).problem)
trials = [threading.Thread(target=trial) for _ in range(2)]
for each in trials:
    each.start()
running = start_bridge(None)
for each in trials:
    each.join()
running.stop()
changes = sum(one != other for one, other in zip(loaders, loaders[1:]))
told = {"loaded": len(loaders), "threads": len(set(loaders)), "changes": changes, "problems": problems}
print(json.dumps(told))
"""


def test_one_thread_at_a_time_loads_the_sdk(home: Path) -> None:
    (home / ".cursor").mkdir()
    entry = {"command": sys.executable, "args": ["-c", "raise SystemExit"]}
    (home / ".cursor" / "mcp.json").write_text(json.dumps({"mcpServers": {"memoro": entry}}))
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["loaded"] > 50
    assert told["changes"] == told["threads"] - 1, "else two were at it together"
    assert not [problem for problem in told["problems"] if "import" in problem]
