from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest


@dataclass(frozen=True)
class Done:
    """A finished command."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Memoro = Callable[..., Done]


@pytest.fixture
def memoro() -> Memoro:
    """Run `memoro WORDS` as a process of its own, with the test's home."""

    def run(*words: str | Path, input: str | None = None) -> Done:  # noqa: A002  # as subprocess calls it
        done = subprocess.run(
            [sys.executable, "-m", "app", *map(str, words)],
            input=input,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return Done(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    (folder / "memory").mkdir(parents=True)
    (folder / "MEMORY.md").write_text("# Facts\n\n- The boiler was serviced in October.\n", encoding="utf-8")
    (folder / "memory" / "2026-11-03.md").write_text(
        "# 2026-11-03\n\n- 受付番号はTKY-88431、伝えること。\n- 下周三去杭州出差。\n", encoding="utf-8"
    )
    return folder


@pytest.fixture
def configured(home: Path, notes: Path) -> Path:
    """A configuration that names the notes and wants keywords alone."""
    file = home / "memoro" / "config.json5"
    file.parent.mkdir(parents=True)
    search = '{ provider: "none" }'
    file.write_text(f"{{ agents: {{ defaults: {{ workspace: {str(notes)!r}, memorySearch: {search} }} }} }}")
    return notes
