"""Finding the program and giving it a home of its own. Never through a shell: arguments stay arguments."""

from __future__ import annotations

import logging
import os
import re
import shutil
from pathlib import Path

from app.search.backends.qmd.errors import QmdError

log = logging.getLogger(__name__)
_SHIM_TARGET = re.compile(r'"%(?:~dp0|dp0%)\\?([^"%]+?)"\s+%\*', re.IGNORECASE)
_SCRIPTS = (".cmd", ".bat")


def find_program(
    command: str, search_path: str | None = None, *, windows: bool = os.name == "nt"
) -> list[str]:
    r"""The words that start QMD. Raises QmdError `missing`.

    What npm puts on a Windows PATH is a `.cmd` script, which only a shell could start and whose quoting eats
    backslashes: the script it would start is taken from it and given to Node directly.
    """
    wanted = os.path.expandvars(os.path.expanduser(command.strip()))  # noqa: PTH111 (never raises)
    found = shutil.which(wanted, path=search_path)
    if found is None:
        raise QmdError("missing", f"There is no program “{command}”.")
    if windows and found.lower().endswith(_SCRIPTS):
        return _behind_shim(Path(found), search_path)
    return [found]


def _behind_shim(shim: Path, search_path: str | None) -> list[str]:
    try:
        target = _SHIM_TARGET.search(shim.read_text(encoding="utf-8", errors="replace"))
    except OSError as error:
        raise QmdError("missing", f"{shim} cannot be read: {error.strerror}.") from error
    script = shim.parent / Path(*target[1].strip("\\").split("\\")) if target else None
    if script is None or not script.is_file():
        raise QmdError("missing", f"{shim} does not say what it starts.")
    beside = shim.parent / "node.exe"
    node = str(beside) if beside.is_file() else shutil.which("node", path=search_path)
    if node is None:
        raise QmdError("missing", f"{shim} needs Node.js, which is not there.")
    return [node, str(script)]


def environment(home: Path) -> dict[str, str]:
    """The same for every call: settings, index and locks lie below `home`, not in the user's own QMD."""
    config = home / "xdg-config"
    own = {
        "XDG_CONFIG_HOME": str(config),
        "XDG_CACHE_HOME": str(home / "xdg-cache"),
        "QMD_CONFIG_DIR": str(config / "qmd"),
        "NO_COLOR": "1",
    }
    left_out = ("INDEX_PATH", "FORCE_COLOR", "PWD")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return kept | own


def make_home(home: Path, user_cache: Path | None = None) -> None:
    """Create the folders; the downloaded models of the user's own QMD (gigabytes) are shared by a link."""
    for folder in (home / "xdg-config" / "qmd", home / "xdg-cache" / "qmd"):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    cache = user_cache or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    models, link = cache / "qmd" / "models", home / "xdg-cache" / "qmd" / "models"
    if models.is_dir() and not os.path.lexists(link):
        try:
            link.symlink_to(models, target_is_directory=True)
        except OSError as error:  # Windows without the right to make links: QMD downloads its own copy
            log.info("the models of QMD are not shared: %s", error)
