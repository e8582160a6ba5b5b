from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.embeddings.builtin.model_file import FILE_BYTES, find_model, is_intact


def test_the_model_of_the_set_up_is_found_and_intact(model_folder: Path) -> None:
    assert find_model() == model_folder
    assert is_intact(model_folder)


def test_the_environment_may_name_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMORO_MODEL_DIR", str(tmp_path))
    assert find_model() is None
    (tmp_path / "model.bin").write_bytes(b"")
    assert find_model() is None
    os.truncate(tmp_path / "model.bin", FILE_BYTES)
    assert find_model() == tmp_path


def test_a_file_of_the_right_size_with_other_bytes_is_not_intact(tmp_path: Path) -> None:
    assert not is_intact(tmp_path)
    (tmp_path / "model.bin").write_bytes(b"")
    os.truncate(tmp_path / "model.bin", FILE_BYTES)
    assert not is_intact(tmp_path)
