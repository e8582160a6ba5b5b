"""A model hub on this computer: what Hugging Face documents, and the faults that networks have."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


@dataclass
class HubServer:
    """Files by "owner/repo/path", and knobs for what goes wrong.

    The bytes come from another host name than the answers, as they do in the world.
    """

    files: dict[str, bytes] = field(default_factory=dict)
    port: int = 0
    break_after: list[int] = field(default_factory=list)  # bytes after which the next answers break off
    ignore_ranges: bool = False
    tell_hash: bool = True
    lie_about_hash: bool = False
    etag: str = '"tag-1"'
    statuses: list[tuple[int, str]] = field(
        default_factory=list
    )  # (status, X-Error-Code) of the next answers
    html: bool = False
    renamed: dict[str, str] = field(default_factory=dict)
    hold: threading.Event | None = None  # after half of the bytes wait for this
    seen: list[tuple[str, str, dict[str, str]]] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ranges(self) -> list[str]:
        """The ranges asked for, "" where all was."""
        return [headers.get("range", "") for method, path, headers in self.seen if path.startswith("/bytes/")]


@contextmanager
def run_hub() -> Iterator[HubServer]:
    hub = HubServer()

    class Handler(_Handler):
        state = hub

    server = _Server(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    hub.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield hub
    finally:
        if hub.hold is not None:
            hub.hold.set()
        server.shutdown()
        server.server_close()
        thread.join()


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """Clients that leave in the middle are what is tested here."""


class _Handler(BaseHTTPRequestHandler):
    state: HubServer
    protocol_version = "HTTP/1.1"

    def do_HEAD(self) -> None:
        self._answer()

    def do_GET(self) -> None:
        self._answer()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name in the base class)
        return

    def _answer(self) -> None:
        hub = self.state
        parts = urlsplit(self.path)  # a proxy is asked for a whole address
        headers = {name.lower(): value for name, value in self.headers.items()}
        hub.seen.append((self.command, self.path, headers))
        if hub.statuses:
            status, code = hub.statuses.pop(0)
            self._send(status, {"X-Error-Code": code} if code else {}, b"")
        elif hub.html:
            self._send(200, {"Content-Type": "text/html"}, b"<html>Sign in</html>")
        elif parts.path.startswith("/api/models/"):
            self._list(parts.path, parse_qs(parts.query))
        elif parts.path.startswith("/bytes/"):
            self._bytes(parts.path.removeprefix("/bytes/"), headers)
        else:
            self._resolve(parts.path)

    def _resolve(self, path: str) -> None:
        hub = self.state
        repository, _, rest = path.strip("/").partition("/resolve/")
        if repository in hub.renamed:
            target = f"/{hub.renamed[repository]}/resolve/{rest}"
            return self._send(307, {"Location": target}, b"")
        data = hub.files.get(f"{repository}/{rest.partition('/')[2]}")
        if data is None:
            known = any(name.startswith(f"{repository}/") for name in hub.files)
            return self._send(404, {"X-Error-Code": "EntryNotFound" if known else "RepoNotFound"}, b"")
        digest = hashlib.sha256(b"lie" if hub.lie_about_hash else data).hexdigest()
        headers = {"Location": f"http://localhost:{hub.port}/bytes/{repository}/{rest.partition('/')[2]}"}
        if hub.tell_hash:
            headers |= {"X-Linked-Etag": f'"{digest}"', "X-Linked-Size": str(len(data))}
        return self._send(302, headers, b"")

    def _list(self, path: str, query: dict[str, list[str]]) -> None:
        repository = path.removeprefix("/api/models/").partition("/tree/")[0]
        names = sorted(name for name in self.state.files if name.startswith(f"{repository}/"))
        if not names:
            return self._send(404, {"X-Error-Code": "RepoNotFound"}, b"")
        start = int(query.get("cursor", ["0"])[0])
        page = [self._entry(name, repository) for name in names[start : start + 2]]
        headers = {"Content-Type": "application/json"}
        if start + 2 < len(names):
            following = f"{self.state.url}{path}?recursive=true&cursor={start + 2}"
            headers["Link"] = f'<{following}>; rel="next"'
        return self._send(200, headers, json.dumps(page).encode())

    def _entry(self, name: str, repository: str) -> dict[str, object]:
        data = self.state.files[name]
        lfs = {"oid": hashlib.sha256(data).hexdigest(), "size": len(data), "pointerSize": 134}
        return {"type": "file", "path": name.removeprefix(f"{repository}/"), "size": len(data), "lfs": lfs}

    def _bytes(self, name: str, headers: dict[str, str]) -> None:
        hub = self.state
        data = hub.files[name]
        wanted = headers.get("range", "")
        fresh = hub.ignore_ranges or headers.get("if-range", hub.etag) != hub.etag
        answer = {"ETag": hub.etag}
        if not wanted or fresh:
            return self._send(200, answer, data)
        start = int(wanted.removeprefix("bytes=").removesuffix("-"))
        if start >= len(data):
            return self._send(416, {"Content-Range": f"bytes */{len(data)}"}, b"")
        answer["Content-Range"] = f"bytes {start}-{len(data) - 1}/{len(data)}"
        return self._send(206, answer, data[start:])

    def _send(self, status: int, headers: dict[str, str], body: bytes) -> None:
        hub = self.state
        self.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command == "HEAD":
            return
        if status in {200, 206} and "ETag" in headers:
            if hub.break_after:
                self.wfile.write(body[: hub.break_after.pop(0)])
                self.close_connection = True
                return
            if hub.hold is not None:
                self.wfile.write(body[: len(body) // 2])
                self.wfile.flush()
                hub.hold.wait(10)
                body = body[len(body) // 2 :]
        self.wfile.write(body)
