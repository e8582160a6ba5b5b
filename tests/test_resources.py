"""Resources are found in a checkout and in an installed wheel, which carries what git ignores."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from app.resources import resource_path

ROOT = Path(__file__).parents[1]


def test_resources_of_a_checkout_lie_beside_the_package() -> None:
    assert resource_path("icons") == ROOT / "resources" / "icons"
    assert resource_path("icons").is_dir()


def test_wheel_carries_resources_and_the_model(tmp_path: Path) -> None:
    source, installed = tmp_path / "source", tmp_path / "installed"
    for name in (
        "pyproject.toml",
        "README.md",
        "LICENSE",
        ".gitignore",
        "app/__init__.py",
        "app/resources.py",
    ):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    for name in ("icons/memoro.svg", "models/small/model.bin"):
        (source / "resources" / name).parent.mkdir(parents=True)
        (source / "resources" / name).write_text(name, encoding="utf-8")

    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, check=True, cwd=source, capture_output=True)
    ZipFile(next(tmp_path.glob("memoro-*.whl"))).extractall(installed)

    asking = "from app.resources import resource_path as at; print(at('models/small/model.bin').read_text())"
    done = subprocess.run(
        [sys.executable, "-c", asking], check=True, cwd=installed, capture_output=True, text=True
    )
    assert done.stdout.strip() == "models/small/model.bin"
