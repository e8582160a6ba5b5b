"""Where the files beside the code are: icons, themes, translations, default config, built-in model."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def resources_dir() -> Path:
    """The folder `resources/`: inside the package when installed from a wheel, else beside it.

    Beside it holds in a checkout and in a frozen build, which lays `app` and `resources` side by side.
    """
    package = Path(__file__).resolve().parent
    installed = package / "_resources"
    return installed if installed.is_dir() else package.parent / "resources"


def resource_path(name: str) -> Path:
    """The path of one resource by its name below `resources/`, as in "icons/memoro.svg"; it may not exist."""
    return resources_dir() / name
