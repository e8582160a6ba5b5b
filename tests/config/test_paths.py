"""Where the program keeps its files, on each system and wherever MEMORO_HOME points."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from app.config import paths
from app.config.options import Settings
from app.config.paths import (
    SOCKET_NAME_ROOM,
    SOCKET_PATH_BYTES,
    app_paths,
    default_workspace,
    documents_dir,
    ensure_private_dir,
    expand_path,
    openclaw_state_dir,
    proposed_workspace,
)
from app.config.program import App
from app.errors import MemoroError


def test_one_folder_for_everything(home: Path) -> None:
    root = home / "memoro"
    found = app_paths()
    assert found.config_file == root / "config.json5"
    assert all(path.is_relative_to(root) for path in found)
    assert not root.exists()


def test_the_folders_of_linux(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEMORO_HOME")
    found = app_paths()
    assert found.config_file == home / ".config/memoro/config.json5"
    assert found.data_dir == home / ".local/share/memoro"
    assert found.cache_dir == home / ".cache/memoro"
    assert found.runtime_dir == home / ".local/share/memoro/run"
    assert found.log_file == home / ".local/state/memoro/memoro.log"
    monkeypatch.setenv("XDG_CONFIG_HOME", "relative/is/ignored")
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert app_paths() == found, (
        "what assistants start has few variables, and has to find the running program"
    )


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_the_folders_of_other_systems(home: Path, monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    monkeypatch.delenv("MEMORO_HOME")
    with monkeypatch.context() as patch:
        patch.setattr(paths.sys, "platform", system)
        found = app_paths()
    library = home / "Library/Application Support/Memoro"
    expected = {"darwin": library, "win32": home / "AppData/Roaming/Memoro"}[system]
    assert found.config_file == expected / "config.json5"
    assert all(path.is_absolute() for path in found)


def test_the_command_line_names_the_file(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(home)
    found = app_paths(Path("mine.json5"))
    assert found.config_file == home / "mine.json5"
    assert found.data_dir == home / "memoro" / "data"
    assert app_paths(Path("~/mine.json5")).config_file == home / "mine.json5"


@pytest.mark.parametrize("length", [10, 60, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 200])
def test_a_socket_fits_into_the_runtime_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch, length: int
) -> None:
    monkeypatch.setenv("MEMORO_HOME", str(home / ("é" * (length // 2))))
    folder = app_paths().runtime_dir
    assert len(os.fsencode(folder)) + SOCKET_NAME_ROOM < SOCKET_PATH_BYTES
    ensure_private_dir(folder)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(folder / ("s" * (SOCKET_NAME_ROOM - 1))))
    assert folder.stat().st_mode & 0o777 == 0o700


def test_two_homes_have_two_runtime_folders(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(home))
    found = set()
    for name in ("a", "b"):
        monkeypatch.setenv("MEMORO_HOME", str(home / (name * 120)))
        found.add(app_paths().runtime_dir)
    assert len(found) == 2


def test_a_private_folder_is_made_private_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a" / "run"
    folder.mkdir(parents=True)
    folder.chmod(0o755)
    assert ensure_private_dir(folder).stat().st_mode & 0o777 == 0o700
    (tmp_path / "link").symlink_to(folder)
    (tmp_path / "file").touch()
    for name in ("link", "file", "file/below"):
        with pytest.raises(MemoroError, match="private folder"):
            ensure_private_dir(tmp_path / name)
    monkeypatch.setattr(paths.os, "getuid", lambda: os.geteuid() + 1)
    with pytest.raises(MemoroError, match="another user"):
        ensure_private_dir(folder)


def test_paths_that_people_write(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTES", "/srv/notes")
    base = Path("/base/ws")
    for text, expected in {
        "docs": "/base/ws/docs",
        "../team/": "/base/team",
        "/abs//x/../y": "/abs/y",
        "~/n": f"{home}/n",
        "$NOTES/a": "/srv/notes/a",
        "${NOTES}/a.md ": "/srv/notes/a.md",
        "$UNSET_X/a": "/base/ws/$UNSET_X/a",
        "~nobody-has-this-name/x": "/base/ws/~nobody-has-this-name/x",
    }.items():
        assert expand_path(text, base) == Path(expected), text


def test_the_default_workspace(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_workspace(Settings()) is None
    (home / ".openclaw" / "workspace").mkdir(parents=True)
    assert default_workspace(Settings()) == home / ".openclaw" / "workspace"
    (home / "state" / "workspace").mkdir(parents=True)
    monkeypatch.setenv("OPENCLAW_STATE_DIR", str(home / "state"))
    assert default_workspace(Settings()) == home / "state" / "workspace"


def test_openclaws_folder_as_the_settings_name_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "claw" / "workspace").mkdir(parents=True)
    (home / "claw" / "workspace-work").mkdir()
    (home / ".openclaw" / "workspace").mkdir(parents=True)
    settings = Settings(app=App(openclaw_state_dir="~/claw"))
    assert settings.for_agent().workspace == home / "claw" / "workspace"
    assert settings.for_agent("work").workspace == home / "claw" / "workspace-work"
    assert settings.for_agent().transcripts_folder == home / "claw" / "agents" / "main" / "sessions"
    monkeypatch.setenv("OPENCLAW_STATE_DIR", str(home / "state"))
    assert settings.for_agent().transcripts_folder == home / "state" / "agents" / "main" / "sessions"


def test_openclaws_folder_under_its_former_name(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert openclaw_state_dir() == home / ".openclaw"
    (home / ".moltbot" / "workspace").mkdir(parents=True)
    assert openclaw_state_dir() == home / ".moltbot"
    assert default_workspace(Settings()) == home / ".moltbot" / "workspace"
    (home / ".openclaw").mkdir()
    assert openclaw_state_dir() == home / ".openclaw"
    monkeypatch.setenv("OPENCLAW_HOME", str(home / "service"))
    assert openclaw_state_dir() == home / "service" / ".openclaw"
    monkeypatch.setenv("OPENCLAW_STATE_DIR", str(home / "state"))
    assert openclaw_state_dir() == home / "state"


def test_the_documents_folder_in_any_language(home: Path) -> None:
    assert documents_dir() == home
    (home / "Documents").mkdir()
    assert proposed_workspace() == home / "Documents" / "Memoro"
    (home / ".config").mkdir(exist_ok=True)
    (home / "ドキュメント").mkdir()
    (home / ".config" / "user-dirs.dirs").write_text(
        '# comment\nXDG_DESKTOP_DIR="$HOME/Desktop"\nXDG_DOCUMENTS_DIR="$HOME/ドキュメント"\n',
        encoding="utf-8",
    )
    assert documents_dir() == home / "ドキュメント"
