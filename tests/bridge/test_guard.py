"""Every rule of the guard, by raw requests where a polite client would not send them."""

from __future__ import annotations

import json
import logging
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from app.bridge.guard import MAX_BODY
from tests.helpers.bridge import RunningBridge, raw, start_bridge

SEARCH = "/v1/memory/search"
ROUTES = [
    ("POST", SEARCH),
    ("POST", "/v1/memory/get"),
    ("POST", "/v1/memory/append"),
    ("GET", "/v1/memory/context"),
    ("POST", "/v1/flush"),
    ("GET", "/v1/status"),
    ("POST", "/v1/sync"),
    ("GET", "/openapi.json"),
    ("POST", "/mcp"),
    ("GET", "/mcp"),
    ("GET", "/nothing/here"),
]


def code(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"authorization": "Bearer"},
        {"authorization": "Bearer memoro_wrong"},
        {"authorization": "Basic aGVscGVyOng="},
        {"authorization": "Bearer " + "x" * 5000},
        {"authorization": "Bearer \u00fc".encode()},
    ],
)
def test_no_route_without_a_token(running: RunningBridge, headers: dict[str, str]) -> None:
    running.connect()
    client = running.stranger()
    for method, path in ROUTES:
        answer = client.request(method, path, headers=headers, content=b"{}")
        assert (answer.status_code, code(answer)) == (401, "unauthorized"), path
        assert answer.headers["www-authenticate"].startswith("Bearer")


def test_two_authorization_headers_are_none(running: RunningBridge) -> None:
    token = running.connect()
    headers = [("authorization", "Bearer wrong"), ("authorization", f"Bearer {token}")]
    for both in (headers, headers[::-1]):
        assert running.stranger().get("/v1/status", headers=both).status_code == 401


@pytest.mark.parametrize("scheme", ["Basic ", "Token ", "", "Bearer, "])
def test_a_token_under_another_scheme_is_none(running: RunningBridge, scheme: str) -> None:
    headers = {"authorization": scheme + running.connect()}
    assert running.stranger().get("/v1/status", headers=headers).status_code == 401


def test_a_token_in_the_address_is_not_taken(running: RunningBridge) -> None:
    token = running.connect()
    answer = running.stranger().get("/v1/status", params={"token": token, "access_token": token})
    assert answer.status_code == 401


HOSTS = [
    "evil.example",
    "evil.example:8765",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example@127.0.0.1",
    "127.0.0.1:8765@evil.example",
    "0.0.0.0",
    "127.1",
    "2130706433",
    "[::]",
    "",
    "localhost,evil.example",
]


def test_dns_rebinding_gets_nowhere(running: RunningBridge) -> None:
    client = running.client()
    for host in HOSTS:
        for path in ("/health", "/v1/status", "/openapi.json"):
            answer = client.get(path, headers={"host": host})
            assert (answer.status_code, code(answer)) == (421, "wrong_host"), (host, path)
        assert client.post("/mcp", headers={"host": host}, json={}).status_code == 421


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1", "[::1]:9", "LOCALHOST"])
def test_loopback_names_are_fine(running: RunningBridge, host: str) -> None:
    assert running.client().get("/v1/status", headers={"host": host}).status_code == 200


def test_two_hosts_or_none(running: RunningBridge) -> None:
    for hosts in (b"Host: localhost\r\nHost: evil.example\r\n", b""):
        answer = raw(running, b"GET /health HTTP/1.1\r\n" + hosts + b"Connection: close\r\n\r\n")
        assert answer.split(b" ")[1] in (b"400", b"421")
    answer = raw(running, b"GET /health HTTP/1.0\r\n\r\n")
    assert answer.split(b" ")[1] == b"421"


ORIGINS = [
    "https://evil.example",
    "null",
    "http://localhost:1",
    "http://localhost",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "file://",
    "",
]


def test_foreign_origins_are_refused(running: RunningBridge) -> None:
    client = running.client()
    for origin in ORIGINS:
        headers = {"origin": origin.format(port=running.bridge.port)}
        for method, path in (("GET", "/health"), ("GET", "/v1/status"), ("POST", SEARCH), ("POST", "/mcp")):
            answer = client.request(method, path, headers=headers, content=b"{}")
            assert (answer.status_code, code(answer)) == (403, "foreign_origin"), (origin, path)


def test_our_own_origin_is_fine(running: RunningBridge) -> None:
    headers = {"origin": f"http://127.0.0.1:{running.bridge.port}"}
    assert running.client().get("/v1/status", headers=headers).status_code == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_page_that_sends_no_origin_is_refused_too(running: RunningBridge, site: str) -> None:
    assert running.stranger().get("/health", headers={"sec-fetch-site": site}).status_code == 403


def test_no_cors(running: RunningBridge) -> None:
    headers = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    answer = running.stranger().options(SEARCH, headers=headers)
    assert answer.status_code == 403
    others = (running.client().get("/v1/status"), running.stranger().get("/health"))
    for each in (answer, *others):
        assert not [name for name in each.headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    "path", [SEARCH, "/v1/memory/get", "/v1/memory/append", "/v1/flush", "/v1/sync", "/mcp"]
)
def test_nothing_is_done_by_get(running: RunningBridge, path: str) -> None:
    client = running.client()
    for method in ("GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        answer = client.request(method, path, params={"text": "x", "query": "boiler", "path": "MEMORY.md"})
        assert answer.status_code == 405, method
        assert answer.headers["allow"] == "POST"


def test_a_body_of_a_mebibyte_and_one_byte(running: RunningBridge) -> None:
    client = running.client()
    for path in (SEARCH, "/mcp", "/health"):
        method = "GET" if path == "/health" else "POST"
        assert code(client.request(method, path, content=b" " * (MAX_BODY + 1))) == "too_large"
    fits = json.dumps({"query": "boiler"}).encode().ljust(MAX_BODY)
    headers = {"content-type": "application/json"}
    assert client.post(SEARCH, content=fits, headers=headers).status_code == 200


def test_a_body_that_is_announced_too_large_is_not_waited_for(running: RunningBridge) -> None:
    token = running.connect()
    head = f"POST {SEARCH} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
    began = time.monotonic()
    answer = raw(running, f"{head}Content-Length: {MAX_BODY + 1}\r\n\r\n".encode())
    assert answer.startswith(b"HTTP/1.1 413")
    assert time.monotonic() - began < 5, "it needs no body, and none comes"


def test_an_endless_body_is_cut(running: RunningBridge) -> None:
    token = running.connect()
    head = f"POST {SEARCH} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
    body = (b"10000\r\n" + b" " * 0x10000 + b"\r\n") * 17
    answer = raw(running, f"{head}Transfer-Encoding: chunked\r\n\r\n".encode(), more=body)
    assert answer.startswith(b"HTTP/1.1 413")


@pytest.mark.parametrize("length", ["-1", "1e3", "99999999999999999999999", "0x10", "１"])
def test_senseless_lengths(running: RunningBridge, length: str) -> None:
    head = f"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n"
    answer = raw(running, head.encode(), finish=True)
    assert answer.split(b" ")[1] in (b"400", b"413")


BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"x"',
    b'{"query": NaN}',
    b'{"query": "\xff"}',
    b"\x00",
    b"[" * 100_000,
    b'{"query": 1}',
    b'{"query": ""}',
    b'{"query": null}',
    b'{"query": ["x"]}',
    b'{"query": "x", "maxResults": 0}',
    b'{"query": "x", "maxResults": 1e9}',
    b'{"query": "x", "maxResults": 1e400}',
    b'{"query": "x", "minScore": 1e400}',
    b'{"query": "x", "minScore": NaN}',
    b'{"query": "x", "maxResults": ' + b"9" * 5_000 + b"}",
    b'{"query": "x", "maxResults": true}',
    b'{"query": "x", "minScore": "1"}',
    b'{"query": "x", "corpus": "everything"}',
    b'{"query": "x", "agent": "work"}',
    b'{"query": "\\ud800"}',
    b"{}",
]


def test_malformed_bodies(running: RunningBridge) -> None:
    client, headers = running.client(), {"content-type": "application/json"}
    for body in BODIES:
        answer = client.post(SEARCH, content=body, headers=headers)
        assert (answer.status_code, code(answer)) == (400, "invalid"), body[:40]


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_form_of_a_web_page_is_no_request(running: RunningBridge, kind: str) -> None:
    answer = running.client().post(SEARCH, content=b'{"query": "x"}', headers={"content-type": kind})
    assert (answer.status_code, code(answer)) == (415, "not_json")


PATHS = [
    "../secret.md",
    "memory/../../secret.md",
    "memory/..\\..\\secret.md",
    "/etc/passwd",
    "/etc/secret.md",
    "C:\\secret.md",
    "\\\\server\\share\\x.md",
    "file:///etc/passwd.md",
    "~/secret.md",
    "memory/link.md",
    "memory/linked/secret.md",
    "memory/%2e%2e/%2e%2e/secret.md",
    "memory/\u2025/secret.md",
    "memory/secret.txt",
    "secret.txt",
    "secret.md",
    ".ssh/id_rsa",
    "memory/con.md",
    "memory/NUL.md",
    "memory/com1.md",
    "memory/x.md:stream.md",
    "memory/x.md\x00.md",
    "memory/x.md.",
    "memory//secret.md",
    "memory/./x.md",
    "memory/\n.md",
    "Memory/../secret.md",
    "",
    " ",
    "memory",
    "memory/",
    ".",
]


def test_path_tricks_read_and_write_nothing(running: RunningBridge) -> None:
    outside = running.workspace.parent / "secret.md"
    outside.write_text("the secret\n", encoding="utf-8")
    for name in ("secret.md", "secret.txt", "memory/secret.txt"):
        (running.workspace / name).write_text("the secret\n", encoding="utf-8")
    (running.workspace / "memory" / "link.md").symlink_to(outside)
    (running.workspace / "memory" / "linked").symlink_to(running.workspace.parent)
    before = _all_files(running.workspace.parent)
    reader, writer = running.client("reader"), running.client("writer", curated="write")
    for path in PATHS:
        read = reader.post("/v1/memory/get", json={"path": path})
        assert "the secret" not in read.text, path
        assert read.status_code == 400 or not read.json()["text"], path
        written = writer.post("/v1/memory/append", json={"path": path, "text": "- planted"})
        assert written.status_code == 400 or written.json()["status"] == "refused", path
        assert str(running.workspace.parent) not in read.text + written.text, path
    assert _all_files(running.workspace.parent) == before


def _all_files(folder: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


@pytest.mark.parametrize(
    "path", ["/v1/../openapi.json", "/v1/%2e%2e/v1/status", "//v1/status", "/v1/status/", "/V1/STATUS"]
)
def test_encoded_routes_are_no_routes(running: RunningBridge, path: str) -> None:
    token = running.connect()
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
    assert raw(running, f"{head}Connection: close\r\n\r\n".encode()).startswith(b"HTTP/1.1 404")


def test_a_flood_is_turned_away_and_others_are_served(workspace: Path) -> None:
    running = start_bridge(workspace, settings="app: { bridge: { requestsPerMinute: 60 } }")
    try:
        greedy, calm = running.client("greedy"), running.client("calm")
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: greedy.get("/v1/status"), range(60)))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 15 <= len(answers) - len(refused) <= 20
        assert int(refused[0].headers["retry-after"]) >= 1
        assert calm.get("/v1/status").status_code == 200
    finally:
        running.stop()


def test_guessing_is_slowed_down(running: RunningBridge) -> None:
    stranger, client = running.stranger(), running.client()
    answers = [stranger.get("/v1/status").status_code for _ in range(60)]
    assert set(answers) == {401, 429}
    assert client.get("/v1/status").status_code == 200


def test_the_log_names_what_was_refused_but_nothing_that_came_with_it(
    running: RunningBridge, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "app.bridge.guard"):
        for _ in range(60):
            running.stranger().post(f"{SEARCH}?token=hidden", headers={"authorization": "Bearer hidden"})
    told = [record.getMessage() for record in caplog.records if record.name == "app.bridge.guard"]
    assert told[0] == f"refused POST '{SEARCH}': unauthorized"
    assert "hidden" not in caplog.text
    assert len(told) < 30, "a flood does not fill the log"


def test_malformed_http(running: RunningBridge) -> None:
    for data in (b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\0" * 1000):
        answer = raw(running, data, finish=True)
        assert answer == b"" or answer.split(b" ")[1] in (b"400", b"421", b"501"), data
    header = b"X: " + b"y" * 200_000
    answer = raw(running, b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + header + b"\r\n\r\n")
    assert b"200 OK" not in answer
    assert running.client().get("/v1/status").status_code == 200


def test_a_websocket_is_not_opened(running: RunningBridge) -> None:
    headers = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-key": "eA=="}
    assert running.stranger().get("/v1/status", headers=headers).status_code == 401


def test_the_files_are_private_and_hold_no_token(running: RunningBridge) -> None:
    client = running.client()
    token = client.headers["authorization"].removeprefix("Bearer ")
    folder = running.engine.paths.data_dir
    listening = json.loads((folder / "bridge.json").read_text())
    assert listening["url"] == running.bridge.url
    assert httpx.get(listening["url"] + "/health").status_code == 200
    for name in ("bridge.json", "assistants.json"):
        assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600
    client.post(SEARCH, json={"query": "boiler"})
    running.bridge.activity.flush()
    assert stat.S_IMODE((folder / "activity.jsonl").stat().st_mode) == 0o600
    assert token not in "".join(
        file.read_text(errors="replace") for file in folder.rglob("*") if file.is_file()
    )
