"""The program's own small files, also where a write of them is killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from app.config.private_file import read_private, write_private
from app.replacing import LONGEST_SECONDS

ROOT = Path(__file__).resolve().parents[2]
KILLED = """
import os, signal, sys
from pathlib import Path
from app.config.private_file import write_private

os.fsync = lambda _handle: os.kill(os.getpid(), signal.SIGKILL)
write_private(Path(sys.argv[1]), b"a key that is taken away")
"""


def test_a_killed_write_leaves_the_old_file_and_its_own_rest_goes_with_a_later_one(tmp_path: Path) -> None:
    file = tmp_path / "keys [1].json"
    write_private(file, b"old")
    killed = subprocess.run([sys.executable, "-c", KILLED, file], cwd=ROOT, check=False)
    assert killed.returncode < 0
    assert read_private(file) == b"old"
    [rest] = [each for each in tmp_path.iterdir() if each != file]
    write_private(file, b"new")
    assert rest.exists(), "another program may be writing it just now"
    then = time.time() - LONGEST_SECONDS - 1
    os.utime(rest, (then, then))
    write_private(file, b"newer")
    assert list(tmp_path.iterdir()) == [file]
    assert read_private(file) == b"newer"
