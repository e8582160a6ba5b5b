"""The rules that every test stands under, proved on small test files run by a pytest of their own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.waiting import wait_until

ROOT = Path(__file__).parents[1]
RULES = ["-p", "tests.helpers.log_rules", "-p", "no:cacheprovider", "--override-ini=filterwarnings=error"]

LOGS = (
    "import logging\n"
    "def test_it({fixture}):\n"
    "    {first}\n"
    "    logging.getLogger('room').{level}('bad %d', 3)\n"
)
THREAD = (
    "import threading\n"
    "def test_it():\n"
    "    thread = threading.Thread(target=lambda: 1 / 0)\n"
    "    thread.start(); thread.join()\n"
)


@pytest.mark.parametrize(
    ("source", "outcome"),
    [
        (LOGS.format(fixture="", first="pass", level="warning"), "WARNING room: bad 3"),
        (LOGS.format(fixture="", first="pass", level="info"), "1 passed"),
        (LOGS.format(fixture="expected_logs", first="expected_logs('bad')", level="error"), "1 passed"),
        (LOGS.format(fixture="expected_logs", first="expected_logs('worse')", level="error"), "1 failed"),
        (LOGS.format(fixture="", first="assert False", level="error"), "1 failed"),
        (THREAD, "ZeroDivisionError"),
    ],
    ids=["warning", "information", "expected", "another than expected", "own failure first", "thread"],
)
def test_surprises_fail_a_test(tmp_path: Path, source: str, outcome: str) -> None:
    (tmp_path / "test_it.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", *RULES, f"--rootdir={tmp_path}", str(tmp_path)]
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )
    assert outcome in done.stdout, done.stdout + done.stderr


def test_every_test_has_an_empty_home_of_its_own(home: Path) -> None:
    assert Path.home() == home
    assert Path(os.environ["MEMORO_HOME"]).parent == home
    assert not list(home.glob("memoro/*"))


def test_other_machines_cannot_be_reached() -> None:
    with pytest.raises(AssertionError, match="only this machine"):
        socket.create_connection(("192.0.2.1", 80), timeout=1)


def test_waiting_returns_what_it_waited_for() -> None:
    answers = iter([0, None, "found"])
    assert wait_until(lambda: next(answers)) == "found"


def test_waiting_in_vain_says_for_what() -> None:
    def failing() -> bool:
        raise AssertionError("still raining")

    with pytest.raises(AssertionError, match="in vain for sun: still raining"):
        wait_until(failing, timeout=0.01, what="sun")
