"""The bridge under load: searches and appends at once, and what the popup feels.

python -m tests.benchmarks.bridge [--notes 5000] [--seconds 60] [--provider none]

The client is a process of its own and keeps to a timetable: a request that should have begun while another
still waited counts from when it should have begun. Loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

from app.bridge.assistants import Assistant
from app.bridge.server import BridgeServer
from app.config.loading import load_settings
from app.config.paths import app_paths
from app.config.secrets.store import KeyStore
from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from tests.benchmarks.measuring import ROOT, percentile, row
from tests.benchmarks.notes_maker import load_questions, make_logs
from tests.helpers.bridge import DictKeyring

CONNECTIONS = 32
SEARCHES, APPENDS = 200, 20
POPUP_EVERY = 0.25


def main() -> None:
    arguments = _arguments()
    if arguments.client:
        print(json.dumps(asyncio.run(_load(arguments.client, arguments.token, arguments.seconds))))
        return
    with tempfile.TemporaryDirectory() as folder:
        _measure(Path(folder), arguments)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--notes", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--provider", default="none", help="none, or builtin for meaning as well")
    parser.add_argument("--client", help=argparse.SUPPRESS)
    parser.add_argument("--token", help=argparse.SUPPRESS)
    return parser.parse_args()


def _measure(folder: Path, arguments: argparse.Namespace) -> None:
    workspace = folder / "notes"
    make_logs(workspace, arguments.notes)
    engine, writer = _engine(folder / "home", workspace, arguments.provider)
    bridge = BridgeServer(engine)
    bridge.start(wait=True)
    try:
        token = bridge.tokens.make(Assistant("bench", "Bench", engine.agent))
        quiet = _popup(engine, min(15.0, arguments.seconds))
        words = [sys.executable, "-m", "tests.benchmarks.bridge", "--client", bridge.url, "--token", token]
        words += ["--seconds", str(arguments.seconds)]
        cpu = time.process_time()
        with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as client:
            busy = _popup(engine, arguments.seconds)
            output, _ = client.communicate(timeout=arguments.seconds + 60)
        share = (time.process_time() - cpu) / arguments.seconds
        print(f"{'processors used by engine and bridge':52} {share:.2f} of {os.cpu_count()}", end="")
        print(f"; load of the machine {os.getloadavg()[0]:.1f}")
        _report(json.loads(output), workspace, quiet, busy)
        began = time.perf_counter()
        bridge.stop()
        print(f"{'the bridge stopped in':52} {time.perf_counter() - began:.2f} s")
    finally:
        bridge.stop()
        engine.stop()
        writer.join()


def _engine(home: Path, workspace: Path, provider: str) -> tuple[Engine, threading.Thread]:
    os.environ["MEMORO_HOME"] = str(home)
    paths = app_paths()
    paths.config_file.parent.mkdir(parents=True, exist_ok=True)
    search = {"provider": provider}
    defaults = {"workspace": str(workspace), "memorySearch": search}
    settings = {"agents": {"defaults": defaults}, "app": {"bridge": {"requestsPerMinute": 100_000}}}
    paths.config_file.write_text(json.dumps(settings), encoding="utf-8")
    sys.setswitchinterval(0.001)  # as the desktop does
    engine = Engine(load_settings(paths.config_file).settings, paths, keys=KeyStore(opener=DictKeyring))
    writer = threading.Thread(target=engine.run_writer)
    writer.start()
    engine.start()
    engine.sync().result()
    engine.wait_until_embedded()
    return engine, writer


def _popup(engine: Engine, seconds: float) -> list[float]:
    """What a person who types feels in the same process."""
    questions, times = [question.query for question in load_questions()], []
    end, number, pause = time.perf_counter() + seconds, 0, threading.Event()
    while (began := time.perf_counter()) < end:
        engine.search(SearchRequest(questions[number % len(questions)], max_results=20), lambda _: None)
        times.append(time.perf_counter() - began)
        number += 1
        pause.wait(max(0.0, POPUP_EVERY - times[-1]))
    return times[4:]


def _report(done: dict[str, Any], workspace: Path, quiet: list[float], busy: list[float]) -> None:
    lines: list[str] = []
    for file in sorted((workspace / "memory").glob("*.md"))[-3:]:
        lines += file.read_text(encoding="utf-8").splitlines()
    there = set(lines)
    lost = [text for text in done["appended"] if text not in there]
    twice = [text for text in done["appended"] if lines.count(text) > 1]
    for what in ("search", "append"):
        times = done[what]
        row(f"{what}, {len(times) / done['seconds']:.0f} a second", times, "p99 <= 250 ms")
        print(f"{'':52} p99 {percentile(times, 0.99) * 1000:.1f} ms")
    row("the popup's search, quiet", quiet, "")
    row("the popup's search, under load", busy, "p95 <= 1.5 x quiet")
    ratio = percentile(busy, 0.95) / percentile(quiet, 0.95)
    print(f"{'popup, p95 under load against quiet':52} {ratio:.2f}")
    print(f"errors {len(done['errors'])} {done['errors'][:3]}; acknowledged {len(done['appended'])}", end="")
    print(f"; lost {len(lost)}; written twice {len(twice)}")


async def _load(url: str, token: str, seconds: float) -> dict[str, Any]:
    """All requests, by a timetable over 32 connections that stay open."""
    port = int(url.rpartition(":")[2])
    done: dict[str, Any] = {"search": [], "append": [], "errors": [], "appended": [], "seconds": seconds}
    timetable = iter(_timetable(seconds))
    start = time.perf_counter() + 0.5
    await asyncio.gather(*(_connection(port, token, timetable, start, done) for _ in range(CONNECTIONS)))
    return done


def _timetable(seconds: float) -> list[tuple[float, str, dict[str, Any]]]:
    random, questions = Random(7), [question.query for question in load_questions()]
    every = SEARCHES + APPENDS
    table: list[tuple[float, str, dict[str, Any]]] = []
    for number in range(int(every * seconds)):
        when = number / every
        if number % (every // APPENDS):
            table.append((when, "search", {"query": random.choice(questions)}))
        else:
            animal = random.choice(("otter", "heron", "ibis", "lynx", "newt"))
            table.append((when, "append", {"text": f"- Sighting {number}: a {animal} at mile {number * 7}."}))
    return table


async def _connection(port: int, token: str, timetable: Any, start: float, done: dict[str, Any]) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for when, what, body in timetable:
        due = start + when
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        status, answer = await _request(reader, writer, token, what, body)
        done[what].append(time.perf_counter() - due)
        if status != 200 or (what == "append" and answer["status"] != "written"):
            done["errors"].append([status, str(answer)[:200]])
        elif what == "append":
            done["appended"].append(body["text"])
    writer.close()


async def _request(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, token: str, what: str, body: dict[str, Any]
) -> tuple[int, Any]:
    data = json.dumps(body).encode()
    head = (
        f"POST /v1/memory/{what} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    )
    writer.write(head.encode() + data)
    status = int((await reader.readline()).split()[1])
    length = 0
    while (line := await reader.readline()) not in (b"\r\n", b""):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return status, json.loads(await reader.readexactly(length))


if __name__ == "__main__":
    main()
