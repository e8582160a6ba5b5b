"""QMD's own server, which keeps its language models loaded: `qmd mcp --http`, then POST /query.

It listens on this computer only, but asks nobody for a name. So it is started for searches that need models
alone, where a new process for every question would load gigabytes.
"""

from __future__ import annotations

import http.client
import json
import logging
import socket
import subprocess
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from app.search.backends.qmd.client import best_of_each
from app.search.backends.qmd.errors import QmdError
from app.search.backends.qmd.options import Collection, QmdOptions, SearchMode
from app.search.backends.qmd.output import RawHit, hits_of_reply
from app.search.backends.qmd.running import Runner, end_orphan, end_process
from app.search.backends.qmd.wording import question_for

log = logging.getLogger(__name__)
_LOOK_SECONDS = 0.05
_MOST_BYTES = 4_000_000


class QmdServer:
    """One agent's server. `start` waits for it; `search` may run on any thread meanwhile and afterwards."""

    def __init__(self, options: QmdOptions, runner: Runner) -> None:
        self._options, self._runner = options, runner
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._port = 0
        self.unsupported = False

    @property
    def ready(self) -> bool:
        with self._lock:
            return self._port > 0 and self._process is not None and self._process.poll() is None

    def start(self, seconds: float = 20.0) -> bool:
        """Start it if it does not run; whether it is ready. A version without a server is asked only once."""
        if self.ready or self.unsupported:
            return self.ready
        self.stop()
        self._sweep()
        port = _free_port()
        log_file = self._options.home / "server.log"
        with log_file.open("wb") as output:
            process = self._runner.start(
                ["mcp", "--http", "--port", str(port)], stdout=output, stderr=subprocess.STDOUT
            )
        with self._lock:
            self._process = process
        self._note.write_text(json.dumps({"process": process.pid, "port": port}), encoding="utf-8")
        until = time.monotonic() + seconds
        while time.monotonic() < until and process.poll() is None and not self._runner.stopped:
            if _call(port, "GET", "/health", None, 2.0) is not None:
                with self._lock:
                    self._port = port
                return True
            time.sleep(_LOOK_SECONDS)
        self.unsupported = process.poll() is not None and not self._runner.stopped
        log.info("QMD's server did not start; the program is called for every question")
        self.stop()
        return False

    def search(self, query: str, limit: int, collections: Iterable[Collection]) -> list[RawHit] | None:
        """The hits; None where the server cannot be asked, and the program should be. Raises QmdError."""
        if not self.ready:
            return None
        mode = self._options.search_mode
        wish = {
            "searches": searches_for(mode, query),
            "collections": [each.name for each in collections],
            "limit": limit,
            "rerank": mode == "query",
        }
        reply = _call(self._port, "POST", "/query", wish, self._options.search_seconds)
        return None if reply is None else best_of_each(hits_of_reply(reply))[:limit]

    def stop(self) -> None:
        with self._lock:
            process, self._process, self._port = self._process, None, 0
        if process is not None:
            end_process(process)
            self._note.unlink(missing_ok=True)

    @property
    def _note(self) -> Path:
        return self._options.home / "server.json"

    def _sweep(self) -> None:
        """A killed Memoro leaves its server behind, with gigabytes of models: end it."""
        try:
            told = json.loads(self._note.read_bytes())
            words = f"mcp --http --port {int(told['port'])}"
            if end_orphan(int(told["process"]), words):
                log.info("a server that an earlier run left behind was ended")
        except (OSError, ValueError, TypeError, KeyError):
            return


def searches_for(mode: SearchMode, query: str) -> list[dict[str, str]]:
    """The typed questions of `POST /query`: words, meaning, or both."""
    words = {"type": "lex", "query": question_for("search", query)}
    meaning = {"type": "vec", "query": question_for("vsearch", query)}
    return {"search": [words], "vsearch": [meaning], "query": [words, meaning]}[mode]


def _call(port: int, method: str, path: str, body: Any, seconds: float) -> Any:
    """The JSON of an answer; None if nobody answers so. Raises QmdError `timeout`."""
    connection = http.client.HTTPConnection("localhost", port, timeout=seconds)
    data = None if body is None else json.dumps(body).encode()
    try:
        connection.request(method, path, data, {"Content-Type": "application/json"} if data else {})
        response = connection.getresponse()
        text = response.read(_MOST_BYTES)
        return json.loads(text) if response.status == 200 else None
    except TimeoutError as error:
        raise QmdError("timeout", f"Its server did not answer within {seconds:g} s.") from error
    except (OSError, http.client.HTTPException, ValueError, RecursionError):
        return None
    finally:
        connection.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
