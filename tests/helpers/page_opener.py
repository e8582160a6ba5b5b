"""In the place of the system's opener of pages: a program that notes what it is asked to open."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


class PageOpener:
    """`becomes(body)`: what the program does besides, in the words of a shell."""

    def __init__(self, folder: Path) -> None:
        self._program, self._file = folder / "xdg-open", folder / "opened"
        folder.mkdir()
        self.becomes("")

    def becomes(self, body: str) -> None:
        self._program.write_text(f'#!/bin/sh\necho "$1" >> "{self._file}"\n{body}\n', encoding="utf-8")
        self._program.chmod(0o755)

    @property
    def opened(self) -> list[str]:
        return self._file.read_text(encoding="utf-8").split() if self._file.exists() else []


@pytest.fixture
def page_opener(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PageOpener:
    opener = PageOpener(tmp_path / "opener")
    monkeypatch.setenv("PATH", f"{tmp_path / 'opener'}{os.pathsep}{os.environ['PATH']}")
    return opener
