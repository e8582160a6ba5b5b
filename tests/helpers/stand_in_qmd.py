"""A program that behaves like some version of QMD: it prints what a test wrote down, and notes its calls."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_SCRIPT = """#!{python} -IS
import json, pathlib, sys, threading, time
here = pathlib.Path({folder!r})
words = sys.argv[1:]
with (here / "calls.jsonl").open("a") as file:
    import os
    names = "XDG_CACHE_HOME", "QMD_CONFIG_DIR", "NO_COLOR", "INDEX_PATH"
    told = {{name: os.environ.get(name) for name in names}}
    file.write(json.dumps({{"words": words, "env": told, "at": time.time()}}) + "\\n")
try:
    behaviour = json.loads((here / "behaviour.json").read_text())
except FileNotFoundError:
    behaviour = {{}}
answer = behaviour.get(" ".join(words[:2])) or behaviour.get(words[0]) or {{}}
if words[0] == "mcp":
    if "reply" not in answer:
        sys.exit("unknown command: mcp")
    import http.server
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send(200, {{"status": "ok"}})
        def do_POST(self):
            wish = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            with (here / "wishes.jsonl").open("a") as file:
                file.write(json.dumps(wish) + "\\n")
            now = json.loads((here / "behaviour.json").read_text())["mcp"]
            self.send(now.get("status", 200), now["reply"])
        def send(self, status, value):
            body = json.dumps(value).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def log_message(self, *_):
            pass
    address = "127.0.0.1", int(words[words.index("--port") + 1])
    http.server.ThreadingHTTPServer(address, Handler).serve_forever()
threading.Event().wait(answer.get("seconds", 0))
sys.stdout.write(answer.get("out", ""))
sys.stderr.write(answer.get("err", ""))
sys.exit(answer.get("code", 0))
"""


@dataclass(frozen=True)
class StandIn:
    """`command` is what `memory.qmd.command` names."""

    folder: Path

    @property
    def command(self) -> str:
        return str(self.folder / "qmd")

    def set(self, **answers: dict[str, Any] | None) -> None:
        """What a command prints from now on: `search={"out": …, "err": …, "code": …, "seconds": …}`."""
        file = self.folder / "behaviour.json"
        known = json.loads(file.read_text()) if file.exists() else {}
        known |= {name.replace("__", " "): answer for name, answer in answers.items()}
        part = file.with_suffix(".part")
        part.write_text(json.dumps(known))
        part.replace(file)

    def calls(self, *first: str) -> list[list[str]]:
        """The words of all calls so far that begin so."""
        return [each["words"] for each in self.told() if each["words"][: len(first)] == list(first)]

    def told(self) -> list[dict[str, Any]]:
        file = self.folder / "calls.jsonl"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []

    def wishes(self) -> list[dict[str, Any]]:
        """What its server was asked."""
        file = self.folder / "wishes.jsonl"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def make_stand_in(folder: Path) -> StandIn:
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "qmd"
    program.write_text(_SCRIPT.format(python=sys.executable, folder=str(folder)))
    program.chmod(0o755)
    stand_in = StandIn(folder)
    stand_in.set(search={"out": "[]"}, vsearch={"out": "[]"}, query={"out": "[]"})
    stand_in.set(**{"--help": {"out": "-c, --collection <name>  - Filter by one or more collections"}})
    return stand_in


def hits(*items: dict[str, Any]) -> str:
    """JSON as `qmd search --json` prints it."""
    return json.dumps(
        [{"docid": f"#{n:06x}", "score": 0.5, "title": "T", **item} for n, item in enumerate(items)]
    )


REAL_QMD = Path(__file__).parents[2] / ".venv" / "qmd" / "bin" / "qmd"


def real_qmd() -> str:
    """The real program, as `make setup-test` installs it."""
    assert REAL_QMD.is_file(), "the real QMD is missing: make setup-test installs it where there is npm"
    return str(REAL_QMD)
