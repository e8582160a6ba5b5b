from __future__ import annotations

import ctypes
import errno
import os
import shutil
import threading
from collections.abc import Collection, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from watchdog.events import FileDeletedEvent
from watchdog.observers import inotify_c
from watchdog.observers.api import BaseObserver

from app.index import polling, watcher
from app.index.opening import Notice
from app.index.transcript_watcher import TranscriptWatcher
from app.index.watch_plan import concerns_notes, plan_watches
from app.index.watcher import Watcher
from app.notes.scope import MemoryScope
from tests.helpers.waiting import wait_until
from tests.index.world import Notes


class Listener:
    """Counts the calls of a watcher, and keeps what it named."""

    def __init__(self) -> None:
        self.calls = 0
        self.named: list[tuple[str, ...] | None] = []
        self.notices: list[Notice] = []
        self._lock = threading.Lock()

    def __call__(self, paths: Collection[str] | None) -> None:
        with self._lock:
            self.calls += 1
            self.named.append(None if paths is None else tuple(paths))

    def expect(self, what: str) -> None:
        """Wait for a call that came after the last `expect`."""
        wait_until(lambda: self.calls > 0, what=what)
        with self._lock:
            self.calls = 0

    def wait_for_quiet(self) -> None:
        """One save is several events: wait until the last of them is told."""

        def nothing_new() -> bool:
            before = self.calls
            return not threading.Event().wait(0.2) and self.calls == before

        wait_until(nothing_new, what="quiet")
        self.calls = 0


@pytest.fixture
def heard() -> Listener:
    return Listener()


@pytest.fixture
def start(heard: Listener) -> Iterator[object]:
    started: list[Watcher] = []

    def starter(scope: MemoryScope, **options: float) -> Watcher:
        watching = Watcher(scope, heard, heard.notices.append, **options)
        watching.start()
        started.append(watching)
        return watching

    yield starter
    for watching in started:
        watching.stop()
        assert watching.mode == "off"


def settle(notes: Notes, heard: Listener) -> None:
    """Let all events that are still under way arrive: the marker's come after them."""
    marker = notes.write("memory/marker.md", str(os.urandom(4)))
    heard.expect("the marker")
    marker.unlink()
    heard.expect("the marker's end")
    notes.write("memory/marker2.md", "x")
    heard.expect("the second marker")


def test_changes_of_notes_are_heard(notes: Notes, heard: Listener, start) -> None:  # noqa: ANN001
    notes.write("memory/a.md", "alpha\n")
    assert start(notes.scope).mode == "events"
    notes.write("memory/a.md", "beta\n")
    heard.expect("a change")
    notes.write("memory/b.md", "new\n")
    heard.expect("a new note")
    notes.rename("memory/b.md", "memory/c.md")
    heard.expect("a new name")
    notes.remove("memory/c.md")
    heard.expect("a deletion")
    notes.write("MEMORY.md", "long term\n")
    heard.expect("the curated file")


def test_editors_that_replace_the_file_are_heard(notes: Notes, heard: Listener, start) -> None:  # noqa: ANN001
    path = notes.write("memory/a.md", "alpha\n")
    start(notes.scope)
    settle(notes, heard)
    temporary = notes.write("memory/.a.md.swp123", "beta\n")
    temporary.replace(path)
    heard.expect("a replaced file")


def test_folders_that_come_later_are_watched(notes: Notes, heard: Listener, start) -> None:  # noqa: ANN001
    shutil.rmtree(notes.workspace / "memory")
    start(notes.scope)
    (notes.workspace / "memory").mkdir()
    heard.expect("the memory folder")
    for name in ("memory/a.md", "memory/deep/er/b.md"):
        notes.write(name, "text\n")
        heard.expect(name)
    wait_until((notes.workspace / "memory/deep/er").is_dir, what="the folder")
    notes.write("memory/deep/er/b.md", "changed\n")
    heard.expect("a change in a new folder")
    shutil.rmtree(notes.workspace / "memory")
    heard.expect("the folder's end")
    (notes.workspace / "memory").mkdir()
    heard.expect("the folder again")
    notes.write("memory/again.md", "text\n")
    heard.expect("a note in it")


def test_extra_paths_and_single_files(notes: Notes, heard: Listener, start, home: Path) -> None:  # noqa: ANN001
    extra, single, later = home / "vault", home / "elsewhere" / "one.md", home / "later" / "vault"
    extra.mkdir()
    single.parent.mkdir()
    single.write_text("one\n")
    start(MemoryScope(notes.workspace, (extra, single, later)))
    (extra / "x.md").write_text("x\n")
    heard.expect("a note of an extra folder")
    single.write_text("changed\n")
    heard.expect("the single file")
    later.mkdir(parents=True)
    heard.expect("a folder that did not exist")
    (later / "y.md").write_text("y\n")
    heard.expect("a note in it")


def test_what_is_no_note_is_not_heard(notes: Notes, heard: Listener, start) -> None:  # noqa: ANN001
    (notes.workspace / "memory" / ".git").mkdir()
    (notes.workspace / "node_modules").mkdir()
    note = notes.write("memory/a.md", "alpha\n")
    start(notes.scope)
    settle(notes, heard)
    heard.wait_for_quiet()
    note.read_text()
    list((notes.workspace / "memory").iterdir())
    notes.write("memory/picture.png", "x")
    notes.write("memory/.git/x.md", "x")
    notes.write("node_modules/y.md", "x")
    notes.write("README.md", "not memory")
    (notes.workspace / "src").mkdir()
    before = heard.calls
    assert before == 0
    settle(notes, heard)


def test_notes_are_named_and_of_folders_only_that_they_changed(notes: Notes, heard: Listener, start) -> None:  # noqa: ANN001
    notes.write("memory/a.md", "alpha\n")
    start(notes.scope)
    notes.rename("memory/a.md", "memory/b.md")
    heard.expect("a new name")
    (notes.workspace / "memory" / "deep").mkdir()
    heard.expect("a folder")
    assert heard.named == [("memory/a.md", "memory/b.md"), None]


def test_windows_calls_a_folder_that_went_a_file(
    notes: Notes,
    heard: Listener,
    start,  # noqa: ANN001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watching = start(notes.scope)
    gone = FileDeletedEvent(str(notes.workspace / "memory" / "Projects"))
    watching.dispatch(gone)
    assert heard.named == []
    monkeypatch.setattr(watcher, "ON_WINDOWS", True)
    watching.dispatch(gone)
    watching.dispatch(FileDeletedEvent(str(notes.workspace / "memory" / "a.md")))
    watching.dispatch(FileDeletedEvent(str(notes.workspace / "src")))
    assert heard.named == [None, ("memory/a.md",)]


def test_a_note_with_its_time_set_is_heard_on_windows(
    notes: Notes,
    heard: Listener,
    start,  # noqa: ANN001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    note = notes.write("memory/a.md", "alpha\n")
    monkeypatch.setattr(watcher, "ON_WINDOWS", True)
    start(notes.scope)
    os.utime(note, (1, 1))
    heard.expect("other attributes")
    assert heard.named[0] == ("memory/a.md",)


def test_when_the_system_drops_events_anything_may_have_changed(notes: Notes, heard: Listener, start) -> None:  # noqa: ANN001
    files = [notes.write(f"memory/{name}.md", "text\n") for name in "ab"]
    watching = start(notes.scope)
    room = int(Path("/proc/sys/fs/inotify/max_queued_events").read_text())
    emitters = [each._inotify for each in watching._observer.emitters]
    with ExitStack() as stack:
        for each in emitters:
            stack.enter_context(each._lock)  # the reading thread waits here, and the queue fills
        for number in range(2 * room):
            os.utime(files[number % 2], (number, number))
    wait_until(lambda: None in heard.named, what="the loss to be told")
    heard.wait_for_quiet()
    heard.named.clear()
    notes.write("memory/a.md", "changed\n")
    heard.expect("a change after that")
    assert ("memory/a.md",) in heard.named


def test_the_plan_leaves_out_what_is_never_indexed(notes: Notes) -> None:
    memory = notes.workspace / "memory"
    for name in ("a/b", "a/.git/objects", "c"):
        (memory / name).mkdir(parents=True)
    (notes.workspace / "node_modules" / "deep").mkdir(parents=True)
    assert plan_watches(notes.scope) == {
        notes.workspace: False,
        memory: False,
        memory / "a": False,
        memory / "a" / "b": True,
        memory / "c": True,
    }
    shutil.rmtree(memory / "a" / ".git")
    assert plan_watches(notes.scope) == {notes.workspace: False, memory: True}
    for number in range(60):
        (memory / f"n{number}").mkdir()
    (memory / ".venv").mkdir()
    assert plan_watches(notes.scope) == {notes.workspace: False, memory: True}


def test_what_concerns_notes(notes: Notes, home: Path) -> None:
    scope = MemoryScope(notes.workspace, (home / "vault" / "one.md",))
    work = str(notes.workspace)
    assert concerns_notes(scope, f"{work}/MEMORY.md", is_folder=False)
    assert concerns_notes(scope, f"{work}/memory/deep/A.MD", is_folder=False)
    assert concerns_notes(scope, str(home / "vault" / "one.md"), is_folder=False)
    assert concerns_notes(scope, str(home / "vault"), is_folder=True)
    assert concerns_notes(scope, work, is_folder=True)
    assert not concerns_notes(scope, str(home / "vault" / "two.md"), is_folder=False)
    assert not concerns_notes(scope, f"{work}/memory/.obsidian/x.md", is_folder=False)
    assert not concerns_notes(scope, f"{work}/src", is_folder=True)


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENOSPC])
def test_without_watches_it_polls_and_says_so_once(
    notes: Notes,
    heard: Listener,
    start,  # noqa: ANN001
    monkeypatch: pytest.MonkeyPatch,
    number: int,
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(BaseObserver, "schedule", refuse)
    watching = start(notes.scope, poll_seconds=0.02)
    assert watching.mode == "polling"
    assert [notice.code for notice in heard.notices] == ["polling_exhausted"]
    notes.write("memory/a.md", "alpha\n")
    heard.expect("a new note")
    notes.write("memory/a.md", "longer\n")
    heard.expect("a change")
    notes.remove("memory/a.md")
    heard.expect("a deletion")
    assert len(heard.notices) == 1


def refusing(number: int) -> int:
    """What the system does where it has no more to give."""
    ctypes.set_errno(number)
    return -1


def test_without_an_inotify_instance_it_polls(
    notes: Notes,
    heard: Listener,
    start,  # noqa: ANN001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A user has 128 of them for all programs: editors and file managers take most."""
    monkeypatch.setattr(inotify_c, "inotify_init", lambda: refusing(errno.EMFILE))
    assert start(notes.scope, poll_seconds=0.02).mode == "polling"
    assert [notice.code for notice in heard.notices] == ["polling_exhausted"]
    notes.write("memory/a.md", "alpha\n")
    heard.expect("a new note")
    assert not TranscriptWatcher(notes.scope.workspace, heard.wait_for_quiet).start()


def test_a_folder_that_comes_when_no_watch_is_left_is_not_overlooked(
    notes: Notes,
    heard: Listener,
    start,  # noqa: ANN001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    notes.write("memory/a.md", "alpha\n")
    watching = start(notes.scope, poll_seconds=0.02)
    assert watching.mode == "events"
    monkeypatch.setattr(inotify_c, "inotify_add_watch", lambda *_: refusing(errno.ENOSPC))
    notes.write("memory/new/b.md", "beta\n")
    wait_until(lambda: watching.mode == "polling", what="the look from time to time")
    heard.wait_for_quiet()
    notes.write("memory/new/c.md", "gamma\n")
    heard.expect("a note in a folder that is not watched")
    assert [notice.code for notice in heard.notices] == ["polling_exhausted"]


def test_a_network_drive_is_polled(
    notes: Notes,
    heard: Listener,
    start,  # noqa: ANN001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(watcher, "is_network_folder", lambda _: True)
    assert start(notes.scope, poll_seconds=0.02).mode == "polling"
    assert [notice.code for notice in heard.notices] == ["polling_network"]
    notes.write("memory/a.md", "alpha\n")
    heard.expect("a new note")


def test_network_drives_are_known_by_their_mount(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not polling.is_network_folder(home)
    mounts = home / "mounts"
    mounts.write_text(f"/dev/x / ext4 rw 0 0\nserver:/x {home}/nas nfs4 rw 0 0\n")
    monkeypatch.setattr(polling, "_MOUNTS", mounts)
    assert polling.is_network_folder(home / "nas" / "notes")
    assert not polling.is_network_folder(home / "nas2")
    monkeypatch.setattr(polling, "_MOUNTS", home / "missing")
    assert not polling.is_network_folder(home / "nas")
