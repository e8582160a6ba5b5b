"""Commands beside a running owner: they ask it, and never open the index a second time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import Memoro
from tests.cli.test_agents import SAYING

OWNER = """
import argparse, sys
from app.cli.session import Session
session = Session(argparse.Namespace())
from app.engine.owner import take_ownership
with take_ownership(session.paths.data_dir, session.instance):
    with session.engine(embed=False, serve=True) as engine:
        engine.sync().result()
        print("ready", flush=True)
        sys.stdin.read()
"""


@pytest.fixture
def owner(configured: Path) -> Iterator[subprocess.Popen[str]]:
    with owning() as process:
        yield process


@contextmanager
def owning() -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-c", OWNER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield process
        if process.poll() is None:
            process.communicate("", timeout=20)
            assert process.returncode == 0


def test_commands_ask_the_owner(owner: subprocess.Popen[str], memoro: Memoro) -> None:
    assert memoro("status", "--json").data["running"] is True
    assert "MEMORY.md" in memoro("search", "boiler").out
    assert "nothing changed" in memoro("index").out
    assert memoro("get", "MEMORY.md", "--json").data["from"] == 1
    assert {"Keywords", "Index"} <= {check["name"] for check in memoro("doctor", "--json").data}
    assert "without a window" in memoro("toggle").err


def test_the_owner_tells_of_a_damaged_history(configured: Path, memoro: Memoro, home: Path) -> None:
    memoro("remember", "The otter moved.")
    [file] = home.rglob("history/*.sqlite")
    file.write_bytes(os.urandom(50_000))
    with owning():
        assert memoro("status", "--json").data["running"] is True
        assert "was damaged, so a new one has begun" in memoro("history").err


def test_the_owner_makes_no_memory_for_a_slip_in_a_name(
    owner: subprocess.Popen[str], memoro: Memoro, home: Path
) -> None:
    for words in SAYING:
        done = memoro("--agent", "mian", *words)
        assert (done.code, done.out) == (1, ""), words
        assert "“mian” is none of the agents: main. Did you mean “main”?" in done.err, words
    assert not [file for file in home.rglob("*") if "mian" in file.name]


def test_a_search_that_could_not_be_made_is_no_success(memoro: Memoro, home: Path) -> None:
    nowhere = OWNER.replace("engine.sync().result()", "pass")
    with subprocess.Popen(
        [sys.executable, "-c", nowhere], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        done, as_json = memoro("search", "boiler"), memoro("search", "boiler", "--json")
        process.communicate("", timeout=20)
    assert (done.code, as_json.code) == (1, 1)
    assert "No memory folder yet" in done.err
    assert as_json.data["error"] == "No memory folder yet"


def test_after_the_owner_was_killed_commands_work_by_themselves(
    owner: subprocess.Popen[str], memoro: Memoro
) -> None:
    owner.kill()
    owner.wait(10)
    assert "MEMORY.md" in memoro("search", "boiler").out
    assert memoro("status", "--json").data["running"] is False


def test_a_program_that_hangs_is_not_waited_for_with_a_key(
    owner: subprocess.Popen[str], memoro: Memoro
) -> None:
    owner.send_signal(signal.SIGSTOP)
    done = memoro("toggle")
    owner.send_signal(signal.SIGCONT)
    assert (done.code, "Memoro does not answer" in done.err) == (1, True)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_serve_leaves_nothing_behind(configured: Path, home: Path, how: signal.Signals) -> None:
    data = home / "memoro" / "data"
    with subprocess.Popen([sys.executable, "-m", "app", "serve"], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"url: ")
        assert (data / "bridge.json").exists()
        process.send_signal(how)
        assert process.wait(20) == 0
    assert not (data / "bridge.json").exists()
    assert not list((home / "memoro" / "run").glob("*.sock"))


def test_many_commands_at_once_all_get_their_answer(memoro: Memoro, configured: Path) -> None:
    with ThreadPoolExecutor(6) as pool:
        done = list(
            pool.map(lambda words: memoro(*words), [("search", "boiler"), ("index",), ("status",)] * 2)
        )
    assert [each.code for each in done] == [0] * 6, [each.err for each in done]
