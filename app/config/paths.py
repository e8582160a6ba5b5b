"""Where configuration, data, cache, log and the local socket live on each system.

Standard library only and cheap to import: `memoro toggle` needs nothing else of this room.
Nothing is created here except by `ensure_private_dir`.
"""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.options import Settings

APP_NAME = "memoro"
CONFIG_NAME = "config.json5"
# sun_path holds 104 bytes on macOS and BSD (108 on Linux), with the final NUL; a socket's name needs some.
SOCKET_PATH_BYTES = 104
SOCKET_NAME_ROOM = 24


class AppPaths(NamedTuple):
    """The program's own files. `runtime_dir` is short enough to hold a local socket."""

    config_file: Path
    data_dir: Path
    cache_dir: Path
    runtime_dir: Path
    log_file: Path


def app_paths(config_file: Path | None = None) -> AppPaths:
    """The folders of this user; `MEMORO_HOME` moves all of them into one folder.

    `config_file` is what `--config` named and replaces only the configuration file.
    """
    home = os.environ.get("MEMORO_HOME")
    paths = _portable(Path(home).expanduser().absolute()) if home else _of_system()
    if config_file is None:
        return paths
    return paths._replace(config_file=config_file.expanduser().absolute())


def _portable(root: Path) -> AppPaths:
    runtime = _short_enough(root / "run")
    return AppPaths(root / CONFIG_NAME, root / "data", root / "cache", runtime, root / "memoro.log")


def _of_system() -> AppPaths:
    user = Path.home()
    system: str = sys.platform
    if system == "win32":
        roaming = Path(os.environ.get("APPDATA") or user / "AppData/Roaming") / "Memoro"
        local = Path(os.environ.get("LOCALAPPDATA") or user / "AppData/Local") / "Memoro"
        log = local / "memoro.log"
        return AppPaths(roaming / CONFIG_NAME, local / "data", local / "cache", local / "run", log)
    if system == "darwin":
        support = user / "Library/Application Support/Memoro"
        cache = user / "Library/Caches/Memoro"
        log = user / "Library/Logs/Memoro/memoro.log"
        return AppPaths(support / CONFIG_NAME, support / "data", cache, _short_enough(cache / "run"), log)
    config = _xdg("XDG_CONFIG_HOME", user / ".config")
    data = _xdg("XDG_DATA_HOME", user / ".local/share")
    cache = _xdg("XDG_CACHE_HOME", user / ".cache")
    state = _xdg("XDG_STATE_HOME", user / ".local/state")
    # Not in XDG_RUNTIME_DIR: assistants start `memoro mcp` without that variable, cron and ssh commands too,
    # and would look for the running program somewhere else than where it is.
    return AppPaths(config / CONFIG_NAME, data, cache, _short_enough(data / "run"), state / "memoro.log")


def _xdg(variable: str, default: Path) -> Path:
    # The XDG base directory specification asks to ignore relative values.
    value = Path(os.environ.get(variable, ""))
    return (value if value.is_absolute() else default) / APP_NAME


def _short_enough(folder: Path) -> Path:
    """`folder`, or one with a hashed name in the temporary directory if a socket's path would not fit."""
    raw = os.fsencode(folder)
    if len(raw) + SOCKET_NAME_ROOM < SOCKET_PATH_BYTES:
        return folder
    import hashlib
    import tempfile

    owner = str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    digest = hashlib.sha256(raw + b"\0" + os.fsencode(owner)).hexdigest()[:16]
    name = f"{APP_NAME}-{digest}"
    candidate = Path(tempfile.gettempdir()) / name
    if len(os.fsencode(candidate)) + SOCKET_NAME_ROOM < SOCKET_PATH_BYTES or os.name == "nt":
        return candidate
    # TMPDIR itself is long. `ensure_private_dir` refuses a folder that somebody else put there.
    return Path("/tmp") / name  # noqa: S108


def ensure_private_dir(folder: Path) -> Path:
    """Make `folder` so that only this user can enter it, and return it.

    Raises `MemoroError` if it cannot be made, belongs to somebody else, or is a link: someone may have put
    a trap into a shared temporary directory.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        info = os.lstat(folder)
        if not stat.S_ISDIR(info.st_mode):
            raise NotADirectoryError(f"{folder} is a link or a file")
        if hasattr(os, "getuid"):
            if info.st_uid != os.getuid():
                raise PermissionError(f"{folder} belongs to another user")
            if info.st_mode & 0o077:
                folder.chmod(0o700)
    except OSError as error:
        raise MemoroError(
            "A private folder could not be made",
            f"Memoro needs the folder {folder} for itself: {error.strerror or error}.",
            "Remove what is in its place, or set MEMORO_HOME to a folder of your own.",
        ) from error
    return folder


def expand_path(text: str, base: Path) -> Path:
    """An absolute path from what a person wrote; `~` and variables expand, a relative path is below `base`.

    The result is normalised without following links, so that a link is still seen as one.
    """
    expanded = os.path.expanduser(os.path.expandvars(text.strip()))  # noqa: PTH111 (never raises)
    return Path(os.path.normpath(base / expanded))


def openclaw_state_dir(chosen: str | None = None) -> Path:
    """Where OpenClaw keeps its state: `OPENCLAW_STATE_DIR`, else what the settings name, else `.openclaw` in
    its home or the user's.
    """
    if value := os.environ.get("OPENCLAW_STATE_DIR"):
        return Path(value).expanduser().absolute()
    if chosen and chosen.strip():
        return expand_path(chosen, Path.home())
    named = os.environ.get("OPENCLAW_HOME")
    home = Path(named).expanduser().absolute() if named else Path.home()
    current, before = home / ".openclaw", home / ".moltbot"  # as it was called in its first weeks
    return before if before.is_dir() and not current.is_dir() else current


def default_workspace(settings: Settings) -> Path | None:
    """The memory folder of an agent that names none of its own; None means that the person must be asked."""
    chosen = settings.agents.defaults.workspace
    if chosen:
        return expand_path(chosen, Path.home())
    workspace = openclaw_state_dir(settings.app.openclaw_state_dir) / "workspace"
    return workspace if workspace.is_dir() else None


def proposed_workspace() -> Path:
    """What the first start proposes when there is no memory folder yet."""
    return documents_dir() / "Memoro"


def documents_dir() -> Path:
    """The user's documents folder, in whatever language it is named; the home folder if there is none."""
    known = _windows_documents() if sys.platform == "win32" else _xdg_documents()
    folder = known or Path.home() / "Documents"
    return folder if folder.is_dir() else Path.home()


def _xdg_documents() -> Path | None:
    base = _xdg("XDG_CONFIG_HOME", Path.home() / ".config").parent
    try:
        text = (base / "user-dirs.dirs").read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return None
    import re

    found = re.search(r'^\s*XDG_DOCUMENTS_DIR\s*=\s*"([^"\n]+)"', text, re.MULTILINE)
    return Path(found[1].replace("$HOME", str(Path.home()))) if found else None


def _windows_documents() -> Path | None:
    """The documents folder that Explorer shows; it may have been moved to another drive or a cloud folder."""
    if sys.platform == "win32":
        import ctypes

        buffer = ctypes.create_unicode_buffer(260)
        personal, current = 5, 0  # CSIDL_PERSONAL, SHGFP_TYPE_CURRENT
        if ctypes.windll.shell32.SHGetFolderPathW(None, personal, None, current, buffer) == 0:
            return Path(buffer.value)
    return None
