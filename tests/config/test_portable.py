from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.config.paths import app_paths
from app.config.portable import portable_home, program_folder, use_portable_home


def test_without_a_marker_nothing_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEMORO_HOME")
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "Memoro.AppImage"))
    use_portable_home()
    assert "MEMORO_HOME" not in os.environ


def test_a_marker_keeps_all_beside_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEMORO_HOME")
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "Memoro.AppImage"))
    (tmp_path / "memoro-portable").touch()
    use_portable_home()
    paths = app_paths()
    for path in (paths.config_file, paths.data_dir, paths.cache_dir, paths.log_file):
        assert path.is_relative_to(tmp_path / "memoro-data")


def test_a_folder_is_the_place_itself(tmp_path: Path) -> None:
    (tmp_path / "memoro-portable").mkdir()
    assert portable_home(tmp_path) == tmp_path / "memoro-portable"


def test_who_asks_for_another_place_gets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "memoro-portable").touch()
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "Memoro.AppImage"))
    before = os.environ["MEMORO_HOME"]
    use_portable_home()
    assert os.environ["MEMORO_HOME"] == before


def test_the_program_is_where_a_person_put_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("APPIMAGE", raising=False)
    assert (program_folder() / "app" / "__main__.py").is_file()
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(tmp_path / "memoro.exe"))
    assert program_folder() == tmp_path
