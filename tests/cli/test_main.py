"""The way in: an interruption is no crash, wherever it comes."""

from __future__ import annotations

import errno
import os
import subprocess
import sys

import pytest

from app.__main__ import main
from app.cli.main import reader_has_gone


def interrupt(*_: object) -> int:
    raise KeyboardInterrupt


@pytest.mark.parametrize("where", ["app.cli.main._dispatch", "app.config.portable.use_portable_home"])
def test_ctrl_c_is_told_in_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    monkeypatch.setattr(where, interrupt)
    assert main(["status"]) == 1
    assert capsys.readouterr() == ("", "Stopped.\n")


@pytest.mark.parametrize("words", [("search", "--help"), ("config", "get", "agents.default.workspace")])
def test_what_is_told_is_utf_8_as_data_are(words: tuple[str, ...]) -> None:
    """A file may get both; Windows has pages of its own for what is not a terminal."""
    done = subprocess.run(
        [sys.executable, "-m", "app", *words],
        env={**os.environ, "PYTHONIOENCODING": "cp932:strict", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert "“" in (done.stdout + done.stderr).decode("utf-8")


@pytest.mark.parametrize(
    ("error", "system", "gone"),
    [
        (BrokenPipeError(errno.EPIPE, "gone"), "posix", True),
        (OSError(errno.EINVAL, "Invalid argument"), "nt", True),
        (OSError(errno.EINVAL, "Invalid argument"), "posix", False),
        (OSError(errno.EINVAL, "Invalid argument", "a?b"), "nt", False),
        (OSError(errno.ENOSPC, "No space left on device"), "nt", False),
    ],
)
def test_who_reads_no_longer_is_no_error(error: OSError, system: str, gone: bool) -> None:
    assert reader_has_gone(error, system) is gone
