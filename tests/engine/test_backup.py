from __future__ import annotations

import json
import os
import shutil
import zipfile
from datetime import datetime
from pathlib import Path
from unittest.mock import Mock

import pytest

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.backup import manifest as backup_manifest
from app.engine.backup import restoring
from app.engine.backup.making import make_backup
from app.engine.backup.manifest import NotABackupError, read_manifest
from app.engine.backup.private import with_keys_of, with_tokens_of, without_keys
from app.engine.backup.restoring import plan_restore, restore, targets_of
from app.engine.backup.staged import put_staged_in_place, staging_folder
from app.engine.engine import Engine
from app.engine.events import HistoryChanged
from app.engine.ledger import PERSON
from app.engine.library import Library
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


def test_what_a_killed_backup_left_beside_it_goes_with_the_next(running: Running, backup: Path) -> None:
    left = backup.parent / ".memoro-abc_1234.zip"
    others = [backup.parent / ".memoro-of-mine.zip", backup.parent / "memoro-2026.zip"]
    for file in (left, *others):
        file.touch()
        os.utime(file, (0, 0))
    make_backup(running.engine, backup)
    assert sorted(backup.parent.iterdir()) == sorted([backup, *others])


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


SETTINGS = """{
  // mine
  agents: {
    defaults: { workspace: "/old", memorySearch: { provider: "openai", remote: {
      baseUrl: "https://me:hush@one.example/v1?key=hush", apiKey: "sk-hush", headers: { "X-Auth": "hush" },
    } } },
    list: [{ id: "work", workspace: "/old-work", memorySearch: { remote: { apiKey: "sk-hush" } } }],
  },
  env: { OPENAI_API_KEY: "sk-hush" }, // end
}
"""


def test_no_key_of_the_settings_is_in_a_backup_and_here_they_stay(
    running: Running, tmp_path: Path, workspace: Path
) -> None:
    config = running.engine.paths.config_file
    config.write_text(SETTINGS, encoding="utf-8")
    file = tmp_path / "all.zip"
    make_backup(running.engine, file)
    with zipfile.ZipFile(file) as archive:
        kept = archive.read("settings/config.json5").decode()
    assert "hush" not in kept
    assert "// mine" in kept
    assert "https://one.example/v1" in kept
    done = restore(running.engine, plan_restore(file, {"main": workspace}))
    assert config.read_text(encoding="utf-8").count("hush") == 6
    with zipfile.ZipFile(done.kept) as before:
        assert before.read("settings/config.json5").decode() == SETTINGS


def test_a_backup_that_names_another_address_gets_no_key_of_this_computer() -> None:
    other = without_keys(SETTINGS.encode()).replace(b"one.example", b"two.example")
    restored = with_keys_of(SETTINGS.encode(), other).decode()
    assert "X-Auth" not in restored
    assert "apiKey" not in restored
    assert "me:hush" not in restored
    assert "OPENAI_API_KEY" in restored
    assert restored.count("sk-hush") == 1, "an agent without an address of its own goes to the other one, too"


def test_a_single_agent_keeps_its_key_where_it_goes_to_the_same_address() -> None:
    def settings(address: str, key: str = "") -> bytes:
        remote = {"baseUrl": address} | ({"apiKey": key} if key else {})
        agents = [{"id": "work", "memorySearch": {"remote": remote}}, "odd", {"id": "home"}]
        return json.dumps({"agents": {"list": agents}}).encode()

    present = settings("https://one.example", "sk-hush")
    assert b"sk-hush" in with_keys_of(present, settings("https://one.example"))
    assert b"sk-hush" not in with_keys_of(present, settings("https://two.example"))
    gone = json.dumps({"agents": {"list": [{"id": "home"}]}}).encode()
    assert with_keys_of(present, gone) == gone
    broken = b'{"agents": {"list": [{"id": "work", "memorySearch": 5}]}}'
    assert with_keys_of(present, broken) == broken


def test_the_name_of_a_variable_is_no_key() -> None:
    named = b'{ models: { providers: { voyage: { apiKey: "${VOYAGE_API_KEY}" } } } }'
    assert without_keys(named) == named
    assert without_keys(named.replace(b"${", b"sk-${")) != named.replace(b"${", b"sk-${")
    assert with_keys_of(named.replace(b"${VOYAGE_API_KEY}", b"sk-hush"), named).count(b"sk-hush") == 1


def test_settings_with_a_mistake_are_missed_and_told(running: Running, tmp_path: Path) -> None:
    running.engine.paths.config_file.write_text("{ app: ", encoding="utf-8")
    ((path, reason),) = make_backup(running.engine, tmp_path / "all.zip").missed
    assert (path, bool(reason)) == ("config.json5", True)


def test_a_history_that_cannot_be_copied_is_told(
    running: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running.engine.records, "history", Mock(side_effect=MemoroError("Damaged", "x")))
    assert [path for path, _ in make_backup(running.engine, tmp_path / "all.zip").missed] == ["history/main"]


def assistants(data_dir: Path, *entries: dict[str, str]) -> None:
    data_dir.mkdir(parents=True, exist_ok=True)
    full = ({"name": "x", "agent": "main", "tokenHash": "secret", **entry} for entry in entries)
    data = {"paused": False, "removed": ["gone"], "assistants": list(full)}
    (data_dir / "assistants.json").write_text(json.dumps(data), encoding="utf-8")


def test_assistants_get_their_rights_back_and_nobody_is_let_in_by_a_backup(
    running: Running, tmp_path: Path, workspace: Path
) -> None:
    data_dir = running.engine.paths.data_dir
    assistants(data_dir, {"id": "claude", "curated": "write"}, {"id": "old", "daily": "read"})
    file = tmp_path / "all.zip"
    make_backup(running.engine, file)
    with zipfile.ZipFile(file) as archive:
        assert b"secret" not in archive.read("program/assistants.json")
    assistants(data_dir, {"id": "claude", "curated": "read", "tokenHash": "new"}, {"id": "later"})
    plan = plan_restore(file, {"main": workspace})
    assert plan.has_assistants
    restore(running.engine, plan)
    data = json.loads((data_dir / "assistants.json").read_bytes())
    assert [(each["id"], each.get("curated"), each["tokenHash"]) for each in data["assistants"]] == [
        ("claude", "write", "new"), ("later", None, "secret"), ("old", None, ""),
    ]  # fmt: skip
    assert data["removed"] == ["gone"]


@pytest.mark.parametrize("entry", [{"curated": "everything"}, {"id": "../x"}, {"id": 5}, {"name": 3}])
def test_a_strange_list_of_assistants_shuts_nobody_out(entry: dict[str, object]) -> None:
    strange = json.dumps({"assistants": [{"id": "a", "name": "a", "agent": "main"} | entry]}).encode()
    with pytest.raises((ValueError, TypeError)):
        with_tokens_of(None, strange)


def test_pins_and_learned_picks_come_back(running: Running, tmp_path: Path, workspace: Path) -> None:
    data_dir = running.engine.paths.data_dir
    data_dir.mkdir(parents=True, exist_ok=True)
    files = [data_dir / name for name in ("pins.json", "picks.json")]
    for file in files:
        file.write_text('["then"]', encoding="utf-8")
    make_backup(running.engine, tmp_path / "all.zip")
    for file in files:
        file.write_text('["now"]', encoding="utf-8")
    restore(running.engine, plan_restore(tmp_path / "all.zip", {"main": workspace}))
    assert [file.read_text(encoding="utf-8") for file in files] == ['["then"]'] * 2


@pytest.mark.parametrize(
    ("role", "path"),
    [
        ("program", "bridge.json"), ("program", "keys.json"), ("program", "memoro.lock"),
        ("settings", "other.json5"), ("history", "main.sqlite/x"), ("history", "autostart.desktop"),
        ("draft", "main/other.json"), ("note", "memory\\..\\..\\x.md"),
    ],
)  # fmt: skip
def test_a_backup_puts_nothing_where_no_backup_has_anything(
    backup: Path, workspace: Path, role: str, path: str
) -> None:
    with pytest.raises(NotABackupError):
        plan_restore(tampered(backup, {"role": role, "path": path}), {"main": workspace})


def test_a_cut_off_backup_is_refused(backup: Path, workspace: Path) -> None:
    whole = backup.read_bytes()
    for size in (len(whole) // 2, len(whole) - 1, 30):
        backup.write_bytes(whole[:size])
        with pytest.raises(NotABackupError):
            plan_restore(backup, {"main": workspace})
    broken = bytearray(whole)
    broken[60:90] = bytes(30)  # within the first note
    backup.write_bytes(broken)
    with pytest.raises(NotABackupError):
        plan_restore(backup, {"main": workspace})


def bomb(path: Path, size: int) -> Path:
    """A small file that says truly what it unpacks to."""
    import hashlib

    digest, block = hashlib.sha256(), bytes(1 << 20)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open("notes/main/a.md", "w", force_zip64=True) as file:
            for _ in range(size >> 20):
                file.write(block)
                digest.update(block)
        entry = backup_manifest.Entry("notes/main/a.md", "note", "main", "a.md", size, digest.hexdigest())
        made = datetime(2026, 11, 28, 9, 30).astimezone()
        archive.writestr("manifest.json", backup_manifest.Manifest("1", made, {}, (entry,)).to_bytes())
    return path


def test_a_backup_that_would_fill_the_disk_is_refused_unread(
    tmp_path: Path, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = bomb(tmp_path / "bomb.zip", 64 << 20)
    assert file.stat().st_size < 1 << 20
    monkeypatch.setattr(restoring, "verify", Mock(side_effect=AssertionError("it was unpacked")))
    monkeypatch.setattr(restoring.shutil, "disk_usage", lambda _folder: Mock(free=32 << 20))
    with pytest.raises(MemoroError, match="not enough room"):
        plan_restore(file, {"main": workspace})


def test_a_file_that_is_larger_than_any_of_ours_is_refused(
    tmp_path: Path, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_manifest, "FILE_BYTES", 16 << 20)
    with pytest.raises(NotABackupError):
        plan_restore(bomb(tmp_path / "bomb.zip", 64 << 20), {"main": workspace})


def test_a_link_on_the_way_leads_nothing_out_of_the_folder(
    running: Running, backup: Path, workspace: Path, tmp_path: Path
) -> None:
    """For a memory that is there, and for a folder that becomes one only by the restoring."""
    for folder in (workspace, tmp_path / "new"):
        outside = tmp_path / f"outside of {folder.name}"
        outside.mkdir()
        folder.mkdir(exist_ok=True)
        shutil.rmtree(folder / "memory", ignore_errors=True)
        (folder / "memory").symlink_to(outside)
        done = restore(running.engine, plan_restore(backup, {"main": folder}), settings=False, history=False)
        assert list(outside.iterdir()) == []
        assert {path for path, _ in done.failed} == {"memory/2026-11-02.md", "memory/old.md"}


def test_what_the_disk_refuses_is_no_damaged_backup(
    running: Running, backup: Path, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = OSError(28, "No space left on device")
    monkeypatch.setattr(restoring, "restore_own_files", Mock(side_effect=full))
    with pytest.raises(MemoroError, match="Not everything was restored") as told:
        restore(running.engine, plan_restore(backup, {"main": workspace}))
    assert "No space left" in str(told.value)
    assert "before-restore-" in str(told.value)


def test_two_memories_stay_two_on_another_computer(home: Path, tmp_path: Path) -> None:
    """Whose folders do not exist there: each gets one of its own, and the settings name it."""
    paths = app_paths()
    notes = {"main": tmp_path / "a" / "main", "work": tmp_path / "a" / "work"}
    for agent, folder in notes.items():
        folder.mkdir(parents=True)
        write(folder, "MEMORY.md", f"# {agent}\n")
    config = {
        "agents": {
            "defaults": {"workspace": str(notes["main"])},
            "list": [{"id": "main", "default": True}, {"id": "work", "workspace": str(notes["work"])}],
        }
    }
    paths.config_file.parent.mkdir(parents=True)
    paths.config_file.write_text(json.dumps(config), encoding="utf-8")
    first = Engine(load_settings(paths.config_file).settings, paths, watch=False)
    make_backup(first, tmp_path / "all.zip")
    first.records.close()
    shutil.rmtree(tmp_path / "a")
    there = paths._replace(config_file=tmp_path / "b" / "config.json5", data_dir=tmp_path / "b" / "data")
    second = Engine(load_settings(there.config_file).settings, there, watch=False)
    targets = targets_of(second, tmp_path / "all.zip")
    assert targets == {"main": home / "Memoro", "work": home / "Memoro-work"}
    restore(second, plan_restore(tmp_path / "all.zip", targets))
    settings = load_settings(there.config_file).settings
    for agent, folder in targets.items():
        assert settings.for_agent(agent).workspace == folder
        assert (folder / "MEMORY.md").read_text(encoding="utf-8") == f"# {agent}\n"
    assert sorted(path.name for path in (there.data_dir / "history").glob("*.sqlite")) == [
        "main.sqlite", "work.sqlite",
    ]  # fmt: skip


def test_a_first_start_can_be_a_restoring(backup: Path, tmp_path: Path, running: Running) -> None:
    """Before any folder is chosen: settings and notes come from the backup alone."""
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


def test_what_was_typed_and_not_saved_comes_back(running: Running, tmp_path: Path, workspace: Path) -> None:
    drafts = Library(running.engine).drafts
    drafts.keep("MEMORY.md", "half a thought", "")
    drafts.keep("memory/old.md", "then", "")
    make_backup(running.engine, tmp_path / "all.zip")
    drafts.drop("MEMORY.md")
    drafts.keep("memory/old.md", "now", "")
    restore(running.engine, plan_restore(tmp_path / "all.zip", {"main": workspace}), settings=False)
    kept = [drafts.of(path) for path in ("MEMORY.md", "memory/old.md")]
    assert [draft.text for draft in kept if draft] == ["half a thought", "now"], "a newer draft stays"


def test_only_a_backup_with_drafts_needs_a_newer_memoro(backup: Path, running: Running) -> None:
    def written(path: Path) -> int:
        with zipfile.ZipFile(path) as archive:
            return int(json.loads(archive.read(backup_manifest.NAME))["format"])

    assert written(backup) == 1
    Library(running.engine).drafts.keep("MEMORY.md", "half a thought", "")
    make_backup(running.engine, backup)
    assert written(backup) == 2
