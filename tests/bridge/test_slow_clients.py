"""Who is slow, silent or one of too many is given up, and the others are served."""

from __future__ import annotations

import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from app.bridge.patience import PatientProtocol
from tests.helpers.bridge import RunningBridge, raw, start_bridge
from tests.helpers.waiting import wait_until

SEARCH = "/v1/memory/search"


@pytest.fixture
def impatient(workspace: Path) -> Iterator[RunningBridge]:
    limits = {"body_seconds": 0.3, "header_seconds": 0.3, "send_seconds": 0.3, "most_connections": 40}
    bridge = start_bridge(workspace, settings="app: { bridge: { requestsPerMinute: 100000 } }", limits=limits)
    yield bridge
    bridge.stop()


def test_slow_headers_are_given_up(impatient: RunningBridge) -> None:
    assert raw(impatient, b"GET /health HTTP/1.1\r\nHost: loc") == b""
    assert raw(impatient, b"") == b""


def test_headers_that_trickle_are_given_up(impatient: RunningBridge) -> None:
    with socket.create_connection(("127.0.0.1", impatient.bridge.port), 10) as connection:
        assert _closed_while_sending(connection, b"GET /health HTTP/1.1\r\nX: " + b"y" * 500)


def test_a_second_request_may_not_trickle_either(impatient: RunningBridge) -> None:
    with socket.create_connection(("127.0.0.1", impatient.bridge.port), 10) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        assert _closed_while_sending(connection, b"GET /health HTTP/1.1\r\nX: " + b"y" * 500)


def _closed_while_sending(connection: socket.socket, data: bytes) -> bool:
    """Whether the bridge hangs up while the bytes come one by one, in ten seconds altogether."""
    for byte in data:
        try:
            connection.sendall(bytes([byte]))
            if select.select([connection], [], [], 0.02)[0] and connection.recv(65536) == b"":
                return True
        except ConnectionError:
            return True
    return False


def test_a_client_that_does_not_read_is_given_up(impatient: RunningBridge) -> None:
    with _deaf(impatient):
        wait_until(lambda: _served(impatient) == 1, what="the connection")
        # The system holds back what was sent, so that the client learns of it only when it reads.
        wait_until(lambda: _served(impatient) == 0, what="the end of the connection")
    assert impatient.client().get("/v1/status").status_code == 200


def test_a_client_that_does_not_read_is_not_waited_for_at_the_end(workspace: Path) -> None:
    patient = start_bridge(workspace, settings="app: { bridge: { requestsPerMinute: 100000 } }")
    try:
        with _deaf(patient):
            wait_until(lambda: any(each._blocked for each in _connections(patient)), what="the full pipe")
            patient.bridge.stop()  # any error in the log fails this test
    finally:
        patient.stop()


def test_who_comes_while_it_stops_is_not_let_in(running: RunningBridge) -> None:
    running.bridge._stopping = True  # uvicorn itself learns of it at its next tick
    with socket.create_connection(("127.0.0.1", running.bridge.port), 10) as connection:
        assert _closed_while_sending(connection, b"GET /health HTTP/1.1\r\nX: " + b"y" * 100)
    wait_until(lambda: _served(running) == 0, what="the end of the connection")


@contextmanager
def _deaf(running: RunningBridge) -> Iterator[None]:
    """A client that asks on and on and reads nothing."""
    token = running.connect()
    wish = f"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", running.bridge.port))
        connection.sendall(wish * 600)
        yield


def _connections(running: RunningBridge) -> list[PatientProtocol]:
    server = running.bridge._server
    assert server is not None
    return [each for each in server.server_state.connections if isinstance(each, PatientProtocol)]


def _served(running: RunningBridge) -> int:
    return len(_connections(running))


def test_a_slow_body_is_given_up(impatient: RunningBridge) -> None:
    token = impatient.connect()
    head = f"POST {SEARCH} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
    answer = raw(impatient, f"{head}Content-Length: 100\r\n\r\n".encode(), more=b'{"query"')
    assert answer.startswith(b"HTTP/1.1 408")


def test_hundreds_of_connections_do_not_shut_others_out(impatient: RunningBridge) -> None:
    idle = [socket.create_connection(("127.0.0.1", impatient.bridge.port), 10) for _ in range(300)]
    try:
        client = impatient.client()
        wait_until(lambda: _answers(client), what="an answer beside 300 idle connections")
    finally:
        for connection in idle:
            connection.close()


def test_more_connections_than_it_bears_are_closed_at_once(workspace: Path) -> None:
    few = start_bridge(workspace, limits={"most_connections": 5})
    idle = [socket.create_connection(("127.0.0.1", few.bridge.port), 10) for _ in range(12)]
    try:
        wait_until(lambda: sum(map(_is_closed, idle)) == 7, what="the end of the seven that are too many")
        assert _served(few) == 5
    finally:
        for connection in idle:
            connection.close()
        few.stop()


def _is_closed(connection: socket.socket) -> bool:
    """Whether the other side has hung up on somebody who has said nothing."""
    return bool(select.select([connection], [], [], 0)[0])


def _answers(client: httpx.Client) -> bool:
    try:
        return client.get("/v1/status").status_code == 200
    except httpx.TransportError:
        return False
