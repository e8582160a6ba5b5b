"""What a kill breaks off half way is finished or told at the next start; the kills are real."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.config import private_file
from app.config.paths import app_paths
from app.engine.backup.making import make_backup
from app.engine.backup.restoring import plan_restore, restore
from app.engine.backup.staged import put_staged_in_place, staging_folder
from app.engine.ledger import PERSON
from app.engine.library import Library
from app.engine.unfinished import FORGET, FORGET_AGENT, RESTORE, TOLD_SECONDS, Unfinished
from app.errors import MemoroError
from tests.engine.conftest import Start
from tests.helpers.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import os, signal, sys, threading
from functools import partial
from pathlib import Path

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.backup import restoring
from app.engine.engine import Engine
from app.engine.library import Library
from app.notes.editing.editor import MemoryEditor
from app.notes.history.store import History

def die(*_args, **_options):
    os.kill(os.getpid(), signal.SIGKILL)

paths = app_paths()
engine = Engine(load_settings(paths.config_file).settings, paths, embed=False, watch=False)
threading.Thread(target=engine.run_writer, daemon=True).start()
engine.start()
engine.sync().result(20)
engine.records.look()
backup = Path(sys.argv[2]) if len(sys.argv) > 2 else None

def forget(where):
    if where == "history":
        History.purge = die
    else:
        engine._agents.get("main").index.forget_note = die
    Library(engine).forget("memory/secret.md")

def restore(where):
    if where == "staging":
        blocks = restoring.read_blocks
        restoring.read_blocks = lambda archive, entry: (next(iter(blocks(archive, entry)))[:100], die())
    else:
        restoring._by_editor = die
    restoring.restore(engine, restoring.plan_restore(backup, restoring.targets_of(engine, backup)))

what, where = sys.argv[1].split(":")
{"forget": forget, "restore": restore}[what](where)
"""


def killed(step: str, *arguments: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, step, *arguments], cwd=ROOT, env=dict(os.environ), check=False
    )
    assert ran.returncode == -9, step


def traces(word: bytes) -> list[Path]:
    return [file for file in app_paths().data_dir.rglob("*") if file.is_file() and word in file.read_bytes()]


@pytest.mark.parametrize("step", ["forget:history", "forget:index"])
def test_a_forgetting_that_was_broken_off_is_finished(start: Start, workspace: Path, step: str) -> None:
    note = workspace / "memory" / "secret.md"
    note.write_text("# Secret\n\n- The pass phrase is zanzibar.\n", encoding="utf-8")
    first = start()
    first.engine.sync().result(20)
    assert first.engine.wait_until_embedded(20)
    first.engine.records.look()
    first.stop()
    killed(step)
    assert not note.exists()
    assert traces(b"zanzibar"), "the kill came too late to prove anything"
    again = start()
    again.engine.sync().result(20)
    assert Library(again.engine).history.changes(path="memory/secret.md") == []
    assert again.engine.unfinished.broken_off(FORGET) == []
    again.stop()
    assert traces(b"zanzibar") == []


def test_a_note_that_has_come_since_is_not_forgotten(start: Start, workspace: Path) -> None:
    note = workspace / "memory" / "again.md"
    note.write_text("# Again\n", encoding="utf-8")
    list_of = Unfinished(app_paths().data_dir)
    with pytest.raises(KeyError), list_of.noted(FORGET, agent="main", path="memory/again.md"):
        raise KeyError
    assert list_of.broken_off(FORGET)
    running = start()
    running.engine.sync().result(20)
    assert note.exists()
    assert running.engine.unfinished.broken_off(FORGET) == []


def test_a_folder_that_refuses_keeps_no_memory_from_its_first_look(start: Start, workspace: Path) -> None:
    list_of = Unfinished(app_paths().data_dir)
    too_long = f"memory/{'x' * 300}.md"  # nobody may ask the system whether it is there
    with pytest.raises(KeyError), list_of.noted(FORGET, agent="main", path=too_long):
        raise KeyError
    running = start()
    wait_until(lambda: running.engine.notes() != [], what="the first look")
    assert running.engine.unfinished.broken_off(FORGET), "a later start tries again"


def test_a_history_that_came_half_out_of_a_backup_takes_no_place(
    start: Start, workspace: Path, tmp_path: Path
) -> None:
    running = start()
    running.engine.records.editor().append("MEMORY.md", "- The lamp is amber.", who=PERSON, why="kept")
    make_backup(running.engine, tmp_path / "all.zip")
    running.engine.records.editor().append("MEMORY.md", "- The lamp is blue.", who=PERSON, why="also kept")
    running.stop()
    killed("restore:staging", tmp_path / "all.zip")
    assert put_staged_in_place(app_paths()) == 0
    again = start()
    again.engine.sync().result(20)
    assert [change.why for change in again.engine.records.history().changes()] == ["also kept", "kept"]
    (told,) = again.engine.status().notices
    assert told.startswith(
        "Restoring a backup was not finished: restore it again, or go back. The backup is "
    )
    restore(again.engine, plan_restore(tmp_path / "all.zip", {"main": workspace}))
    assert again.engine.status().notices == ()
    assert not staging_folder(app_paths()).parent.joinpath("coming").exists()


def test_a_restoring_that_was_killed_is_told_until_one_is_whole(
    start: Start, workspace: Path, tmp_path: Path
) -> None:
    running = start()
    make_backup(running.engine, tmp_path / "all.zip")
    running.engine.records.editor().append("MEMORY.md", "- The lamp is blue.", who=PERSON, why="later")
    running.stop()
    killed("restore:notes", tmp_path / "all.zip")
    put_staged_in_place(app_paths())
    again = start()
    wait_until(lambda: again.engine.status().notices != (), what="the notice")
    (task,) = again.engine.unfinished.broken_off(RESTORE)
    assert task["backup"] == str(tmp_path / "all.zip")
    assert Path(task["kept"]).is_file(), "the way back"
    assert str(task["kept"]) in again.engine.status().notices[0]
    restore(again.engine, plan_restore(Path(task["kept"]), {"main": workspace}))
    assert again.engine.status().notices == ()
    assert "blue" in (workspace / "MEMORY.md").read_text(encoding="utf-8")


def test_it_is_not_told_for_ever_and_a_damaged_list_is_none(tmp_path: Path) -> None:
    file = tmp_path / "unfinished.json"
    task = {"kind": RESTORE, "since": 0.0, "backup": "a.zip", "kept": "b.zip"}
    file.write_text(json.dumps({"tasks": [task]}))
    assert Unfinished(tmp_path).notices() == ()
    file.write_text(json.dumps({"tasks": [task | {"since": TOLD_SECONDS * 1e6}]}))
    assert len(Unfinished(tmp_path).notices()) == 1
    file.write_text('{"tasks": [1')
    assert Unfinished(tmp_path).notices() == ()
    assert Unfinished(tmp_path, "12345678").broken_off(RESTORE) == []


def test_what_cannot_be_written_down_is_not_begun(
    start: Start, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A note was gone then, and its versions stayed: there was no room to forget them."""

    def full(_path: Path, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    running = start()
    running.engine.sync().result(20)
    monkeypatch.setattr(private_file, "write_private", full)
    with pytest.raises(MemoroError, match="The disk is full"):
        Library(running.engine).forget("MEMORY.md")
    assert (workspace / "MEMORY.md").exists()


def test_a_deletion_of_all_that_was_broken_off_is_told_until_it_is_done(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_agent: str) -> None:
        raise OSError(errno.EACCES, "in use")

    running = start()
    running.engine.sync().result(20)
    with monkeypatch.context() as patch:
        patch.setattr(running.engine.records, "forget", refuse)
        with pytest.raises(MemoroError, match="Not everything could be deleted"):
            running.engine.forget_agent("main")
    assert [each["agent"] for each in running.engine.unfinished.broken_off(FORGET_AGENT)] == ["main"]
    (told,) = running.engine.unfinished.notices()
    assert told.endswith("It is the memory of main.")
    running.engine.forget_agent("main")
    assert running.engine.unfinished.notices() == ()
