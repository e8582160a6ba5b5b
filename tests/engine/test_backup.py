from __future__ import annotations

import json
import zipfile
from pathlib import Path
from unittest.mock import Mock

import pytest

from app.engine.backup import manifest as backup_manifest
from app.engine.backup import restoring
from app.engine.backup.making import make_backup
from app.engine.backup.manifest import NotABackupError, read_manifest
from app.engine.backup.restoring import plan_restore, restore
from app.engine.backup.staged import put_staged_in_place, staging_folder
from app.engine.engine import Engine
from app.engine.events import HistoryChanged
from app.engine.ledger import PERSON
from app.errors import MemoroError
from app.notes.history.store import History
from tests.engine.conftest import Running, Start

BYTES = "# Shift-JIS\r\n\r\n- 受付番号\r\n".encode("shift-jis")


def write(workspace: Path, path: str, text: str) -> None:
    (workspace / path).write_text(text, encoding="utf-8")


@pytest.fixture
def running(start: Start, workspace: Path) -> Running:
    (workspace / "memory" / "old.md").write_bytes(BYTES)
    running = start()
    running.engine.paths.config_file.parent.mkdir(parents=True, exist_ok=True)
    running.engine.paths.config_file.write_text("{ /* mine */ app: { theme: 'dark' } }", encoding="utf-8")
    return running


@pytest.fixture
def backup(running: Running, tmp_path: Path) -> Path:
    running.engine.records.editor().append("MEMORY.md", "- The lamp is amber.", who=PERSON, why="a test")
    make_backup(running.engine, tmp_path / "saved" / "all.zip")
    return tmp_path / "saved" / "all.zip"


def tampered(path: Path, change: dict[str, object]) -> Path:
    """The same backup with another manifest."""
    copy = path.with_name("tampered.zip")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(copy, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == backup_manifest.NAME:
                told = json.loads(data)
                told["files"][0] |= change
                data = json.dumps(told).encode()
            new.writestr(name, data)
    return copy


def test_all_that_is_a_persons_is_in_it_and_nothing_derived(backup: Path, workspace: Path) -> None:
    manifest = read_manifest(backup)
    assert manifest.workspaces == {"main": str(workspace)}
    assert {entry.path for entry in manifest.notes} == {"MEMORY.md", "memory/2026-11-02.md", "memory/old.md"}
    assert {entry.role for entry in manifest.entries} == {"note", "settings", "history"}
    with zipfile.ZipFile(backup) as archive:
        assert archive.read("notes/main/memory/old.md") == BYTES
        assert not [name for name in archive.namelist() if "index" in name or "key" in name]


def test_it_comes_back_byte_for_byte_and_newer_notes_stay(
    running: Running, backup: Path, workspace: Path
) -> None:
    write(workspace, "MEMORY.md", "# Ruined\n")
    write(workspace, "memory/newer.md", "- stays\n")
    (workspace / "memory" / "old.md").unlink()
    running.engine.paths.config_file.write_text("{}", encoding="utf-8")
    plan = plan_restore(backup, {"main": workspace})
    assert [entry.path for entry in plan.fresh] == ["memory/old.md"]
    assert [entry.path for entry in plan.differing] == ["MEMORY.md"]
    done = restore(running.engine, plan)
    assert (done.written, done.failed, done.needs_restart) == (2, [], False)
    assert "amber" in (workspace / "MEMORY.md").read_text(encoding="utf-8")
    assert (workspace / "memory" / "old.md").read_bytes() == BYTES
    assert (workspace / "memory" / "newer.md").exists()
    assert "mine" in running.engine.paths.config_file.read_text(encoding="utf-8")
    with zipfile.ZipFile(done.kept) as before:
        assert before.read("notes/main/MEMORY.md") == b"# Ruined\n"
    (change, *_) = running.engine.records.history().changes(path="MEMORY.md", limit=1)
    assert (change.who, change.kind) == (PERSON, "restored")
    assert change.why.startswith("Restored from the backup of ")


def test_the_history_takes_its_place_at_once(running: Running, backup: Path, workspace: Path) -> None:
    paths, records = running.engine.paths, running.engine.records
    records.editor().append("MEMORY.md", "- After the backup.", who=PERSON, why="later")
    running.events.clear()
    restore(running.engine, plan_restore(backup, {"main": workspace}))
    whys = [change.why for change in records.history().changes(path="MEMORY.md")]
    assert "later" not in whys
    assert whys[-1] == "a test"
    assert whys[0].startswith("Restored from the backup of "), "what came back is told by the new history"
    assert any(isinstance(event, HistoryChanged) for event in running.events)
    assert not staging_folder(paths).exists()
    assert list((paths.data_dir / "backups").glob("history-*/main.sqlite"))


def test_a_history_that_is_held_open_follows_at_the_next_start(
    running: Running, backup: Path, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = running.engine.paths
    with monkeypatch.context() as patch:
        held = PermissionError(13, "in use")
        patch.setattr(restoring, "put_staged_in_place", Mock(side_effect=held))
        done = restore(running.engine, plan_restore(backup, {"main": workspace}))
    assert done.needs_restart
    running.stop()
    assert put_staged_in_place(paths) == 1
    assert put_staged_in_place(paths) == 0
    history = History.open(paths.data_dir / "history" / "main.sqlite")
    assert [change.why for change in history.changes(path="MEMORY.md", limit=1)] == ["a test"]
    history.close()


def test_another_computer_has_another_folder(running: Running, backup: Path, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    done = restore(running.engine, plan_restore(backup, {"main": folder}), history=False)
    assert (done.written, done.needs_restart) == (3, False)
    assert (folder / "memory" / "old.md").read_bytes() == BYTES
    text = running.engine.paths.config_file.read_text(encoding="utf-8")
    assert str(folder) in text
    assert "mine" in text


@pytest.mark.parametrize(
    "change",
    [
        {"path": "../outside.md"},
        {"path": "/etc/outside.md"},
        {"path": "C:\\outside.md"},
        {"path": "memory/run.sh"},
        {"role": "something"},
        {"sha256": "0" * 64},
        {"size": 1},
    ],
)
def test_a_backup_that_was_changed_is_refused(
    backup: Path, workspace: Path, change: dict[str, object]
) -> None:
    before = sorted(workspace.rglob("*"))
    with pytest.raises(NotABackupError):
        plan_restore(tampered(backup, change), {"main": workspace})
    assert sorted(workspace.rglob("*")) == before


@pytest.mark.parametrize("content", [b"", b"PK", b"no zip at all"])
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.zip").write_bytes(content)
    with pytest.raises(NotABackupError):
        read_manifest(tmp_path / "x.zip")


def test_a_newer_format_says_so(backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup_manifest, "FORMAT", 0)
    with pytest.raises(NotABackupError, match="newer Memoro"):
        read_manifest(backup)


def test_a_place_that_cannot_be_written_is_told(running: Running, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(MemoroError, match="cannot be written"):
        make_backup(running.engine, tmp_path / "file" / "all.zip")


def test_without_the_first_backup_nothing_is_restored(
    running: Running, backup: Path, workspace: Path
) -> None:
    write(workspace, "MEMORY.md", "# Mine\n")
    plan = plan_restore(backup, {"main": workspace})
    (running.engine.paths.data_dir / "backups").write_text("in the way", encoding="utf-8")
    with pytest.raises(MemoroError):
        restore(running.engine, plan)
    assert (workspace / "MEMORY.md").read_text(encoding="utf-8") == "# Mine\n"


def test_a_first_start_can_be_a_restoring(backup: Path, tmp_path: Path, running: Running) -> None:
    """Before any folder is chosen: settings and notes come from the backup alone."""
    from app.config.loading import load_settings
    from app.config.paths import app_paths

    fresh = app_paths()._replace(
        config_file=tmp_path / "new" / "config.json5", data_dir=tmp_path / "new" / "data"
    )
    engine = Engine(load_settings(fresh.config_file).settings, fresh)
    done = restore(engine, plan_restore(backup, {"main": tmp_path / "new" / "notes"}))
    assert done.written == 3
    settings = load_settings(fresh.config_file).settings
    assert settings.for_agent("main").workspace == tmp_path / "new" / "notes"
    assert put_staged_in_place(fresh) == 0, "there is nothing left to do"
    assert (fresh.data_dir / "history" / "main.sqlite").exists()
