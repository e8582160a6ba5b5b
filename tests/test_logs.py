"""The log file: a disk that refuses it disturbs nobody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LOG = """
import logging, sys
from pathlib import Path
from app import logs
logs.set_up(Path(sys.argv[1]))
logging.getLogger("app.test").info("ランプ")
print(len(logs.recent.lines))
"""


def logged(file: Path) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-c", LOG, file], capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout, done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="/dev/full is Linux's")
def test_a_full_disk_prints_no_tracebacks() -> None:
    assert logged(Path("/dev/full")) == ("1\n", "")


def test_a_line_is_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "logs" / "memoro.log"
    assert logged(file) == ("1\n", "")
    assert "app.test: ランプ" in file.read_text(encoding="utf-8")
