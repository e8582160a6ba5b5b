from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from app.config.paths import app_paths
from app.engine import ownership
from app.engine.instance import instance
from app.engine.ownership import Ownership
from app.errors import MemoroError

HOLD = """
import sys
from pathlib import Path
from app.engine.ownership import Ownership
held = Ownership.take(Path(sys.argv[1]), "main")
print("held" if held else "refused", flush=True)
sys.stdin.read()
"""


def test_one_owner_at_a_time_and_names_are_apart(tmp_path: Path) -> None:
    first = Ownership.take(tmp_path, "main")
    assert first is not None
    assert Ownership.take(tmp_path, "main") is None
    other = Ownership.take(tmp_path, "work")
    assert other is not None
    other.release()
    first.release()
    again = Ownership.take(tmp_path, "main")
    assert again is not None
    again.release()


def test_a_killed_owner_leaves_no_lock(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == "held"
        assert Ownership.take(tmp_path, "main") is None
        holder.send_signal(signal.SIGKILL)
        holder.wait(10)
    held = Ownership.take(tmp_path, "main")
    assert held is not None
    held.release()


def test_a_data_folder_that_cannot_be_made_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(MemoroError, match="data folder cannot be written"):
        Ownership.take(tmp_path / "file" / "data", "main")


def test_a_disk_without_locks_is_no_other_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(_descriptor: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(ownership, "_lock", no_locks)
    with pytest.raises(MemoroError, match="data folder cannot be locked"):
        Ownership.take(tmp_path, "main")


def test_overrides_make_another_instance(tmp_path: Path) -> None:
    paths = app_paths()
    plain = instance(paths)
    assert plain.name == "memoro"
    assert instance(paths, workspace=tmp_path) == instance(paths, workspace=tmp_path)
    names = {plain.name, instance(paths, workspace=tmp_path).name, instance(paths, config=tmp_path).name}
    assert len(names) == 3
