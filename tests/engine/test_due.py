"""A sync that looks only at what changed leaves what a whole one from scratch would, whatever happens."""

from __future__ import annotations

import hashlib
import os
import random
import shutil
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path

import pytest
from watchdog.events import FileSystemEvent

from app.engine import freshness
from app.engine.capture import capture
from app.engine.due import MOST_NOTES, MOST_WORDS, Due
from app.engine.events import Synced
from app.engine.questions import SearchRequest
from app.errors import MemoroError
from app.index.index import Index
from app.index.options import IndexOptions, SyncReport
from app.index.watcher import Watcher
from app.notes.discovery import discover
from app.notes.editing.editor import MemoryEditor
from app.notes.editing.results import Saved
from app.notes.history import known
from app.notes.history.model import assistant
from app.notes.history.store import History
from app.notes.scope import MAX_NOTE_BYTES, MemoryScope
from tests.engine.conftest import Start
from tests.helpers.waiting import wait_until
from tests.index.world import Notes, content, fresh_content, log_of

WORDS = "boiler garden 会議 資料 服务器 备份 회의 예산 invoice sqlite-vec TKY-77120 review piano".split()
NAMES = """memory/%d.md memory/%d.md memory/deep/%d.md memory/deep/b/%d.md memory/drafts/%d.md
    memory/%d.tmp.md memory/%d.MD memory/%d.txt ../vault/%d.md ../vault/.git/%d.md""".split()
SPARED = ("MEMORY.md", "kept.md", "2026-03-09.md")
ANYTHING = "edit append create create delete rename break enlarge link move drop".split()


class Listener(Watcher):
    """Can wait until the system has told of all that came before: each watch tells in order."""

    def __init__(self, scope: MemoryScope, on_change: Callable[[Collection[str] | None], None]) -> None:
        super().__init__(scope, on_change)
        self.folders = (scope.workspace, scope.workspace / "memory", *scope.extra_paths)
        self.unheard: set[str] = set()
        self.numbers = count()

    def dispatch(self, event: FileSystemEvent) -> None:
        super().dispatch(event)
        self.unheard.discard(os.fsdecode(event.src_path))

    def wait_for_all(self) -> None:
        marks = [folder / f"{next(self.numbers)}.mark" for folder in self.folders]
        self.unheard.update(map(str, marks))
        for mark in marks:
            mark.touch()
        wait_until(lambda: not self.unheard, what="all to be told")


class World:
    """A memory that is watched, indexed and written down by what is told of it alone."""

    def __init__(self, home: Path) -> None:
        self.notes, self.home = Notes(home / "notes"), home
        vault = home / "vault"
        (vault / ".git").mkdir(parents=True)
        self.notes.scope = MemoryScope(self.notes.workspace, (vault,), ("drafts/", "*.tmp.md"))
        self.due, self.numbers = Due(), count()
        self.index = Index.open(home / "index.sqlite", IndexOptions())
        self.history = History.open(home / "history.sqlite")
        self.editor = MemoryEditor(self.notes.scope, self.history, lambda: datetime.now(UTC))
        self.watcher = Listener(self.notes.scope, self.due.add)
        self.watcher.start()
        self.appended: set[int] = set()
        self.looks: list[bool] = []
        self.sync()

    def close(self) -> None:
        self.watcher.stop()
        self.index.close()
        self.history.close()

    def append(self, path: str) -> None:
        """What Memoro itself writes is told at once, and by the watcher again. Not every file takes it."""
        text = f"- Sighting {next(self.numbers)} of an otter at the river"
        with suppress(MemoroError):
            done = self.editor.append(path, text, who=assistant("bench"))
            if isinstance(done, Saved) and done.change:
                self.appended.add(done.change.id)
                self.due.add((done.path,))

    def sync(self) -> SyncReport:
        """After all that was told until now."""
        self.watcher.wait_for_all()
        report = self.index.sync(self.notes.scope, only=self.due.take())
        self.history.observe(self.notes.scope, report.seen, when=datetime.now(UTC))
        self.looks.append(report.whole)
        return report

    def check(self) -> None:
        assert content(self.index) == fresh_content(self.notes, self.home, IndexOptions())
        known_now, there = self.known(), self.there()
        for path in known_now.keys() - there.keys():
            # What became too large or a link a moment ago waits for the next look at all notes.
            assert (self.notes.workspace / path).is_file()
            del known_now[path]
        assert known_now == there
        assert {each.id for each in self.history.changes(who=assistant("bench"), limit=500)} == self.appended

    def known(self) -> dict[str, bytes | None]:
        with self.history.database.reading() as connection:
            return {path: row.hash for path, row in known.there(connection).items()}

    def there(self) -> dict[str, bytes | None]:
        found = {each.path: Path(each.absolute) for each in discover(self.notes.scope).notes}
        return {path: hashlib.sha256(file.read_bytes()).digest() for path, file in found.items()}

    def look_at_all(self) -> bool:
        self.history.observe(self.notes.scope, when=datetime.now(UTC))
        return self.known() == self.there()


@pytest.fixture
def world(home: Path) -> Iterator[World]:
    made = World(home)
    yield made
    made.close()


def _text(random_: random.Random) -> str:
    bullets = (" ".join(random_.choices(WORDS, k=4)) for _ in range(random_.randint(1, 5)))
    return log_of(random_.randrange(9), *bullets)


def _change(world: World, random_: random.Random, kind: str) -> None:
    notes, root = world.notes, world.notes.workspace
    files = sorted(each for each in root.parent.rglob("*.[mM][dD]") if each.is_file())
    files = [each for each in files if not each.is_symlink() and each.name not in SPARED]
    name = random_.choice(NAMES) % random_.randrange(12)
    path = random_.choice(files or [root])
    if kind == "create" or not files:
        notes.write(name, _text(random_))
    elif kind == "edit":
        path.write_bytes(path.read_bytes() + random_.choice(WORDS).encode() + b"\n")
    elif kind == "append":
        world.append(random_.choice(("memory/2026-03-01.md", "memory/2026-03-02.md", "MEMORY.md")))
    elif kind == "delete":
        path.unlink()
    elif kind == "rename":
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        path.replace(root / name)
    elif kind == "break":
        path.write_bytes(b"\x00\xff\xfe" + bytes(random_.randrange(9)))
    elif kind == "enlarge":
        with path.open("r+b") as file:
            file.truncate(MAX_NOTE_BYTES + random_.randrange(2))
    elif kind == "link":
        path.unlink()
        path.symlink_to(random_.choice(files))
    elif kind == "move" and (root / "memory" / "deep").is_dir():
        (root / "memory" / "deep").rename(root / "memory" / f"moved{next(world.numbers)}")
    elif kind == "drop":
        shutil.rmtree(root / "memory" / "deep", ignore_errors=True)


@pytest.mark.parametrize("seed", range(6))
def test_looking_at_what_changed_ends_as_a_fresh_index(world: World, seed: int) -> None:
    random_ = random.Random(seed)
    for number in range(4):
        world.append("MEMORY.md")
        world.notes.write(f"memory/{number}.md", _text(random_))
    for round_ in range(14):
        world.sync()
        world.check()
        for _ in range(random_.randint(1, 6)):
            if round_ % 2:
                world.append("memory/2026-03-09.md")
                world.notes.write("memory/kept.md", _text(random_))
            else:
                _change(world, random_, random_.choice(ANYTHING))
    world.sync()
    world.check()
    wait_until(world.look_at_all, what="the history to have seen all there is")
    assert world.looks.count(False) >= 4
    assert len(world.appended) >= 8


def test_a_plain_change_is_the_only_thing_that_is_looked_at(world: World) -> None:
    for number in range(3):
        world.notes.write(f"memory/{number}.md", log_of(number, "the boiler"))
    world.sync()
    world.notes.write("memory/1.md", log_of(1, "the garden"))
    report = world.sync()
    assert not report.whole
    assert report.changed == ["memory/1.md"]
    assert report.seen is not None
    assert report.seen.is_uncertain("memory/2.md")
    world.check()


def test_a_new_note_is_looked_at_alone_too(world: World) -> None:
    for number in range(3):
        world.notes.write(f"memory/{number}.md", log_of(number, "the boiler"))
    world.sync()
    for path in ("memory/2026-03-05.md", "memory/deep/b/new.md", "../vault/new.md", "MEMORY.md"):
        (world.notes.workspace / path).parent.mkdir(parents=True, exist_ok=True)
        world.sync()
        world.notes.write(path, log_of(5, f"the garden of {path}"))
        report = world.sync()
        assert (report.whole, report.added) == (False, [path])
        world.check()
        assert [each.kind for each in world.history.changes(path=path)] == ["created"]
    world.append("memory/2026-03-06.md")
    report = world.sync()
    assert (report.whole, report.added) == (False, ["memory/2026-03-06.md"])
    world.check()


@pytest.mark.parametrize("name", ["memory/drafts/x.md", "memory/x.tmp.md", "../vault/.git/x.md"])
def test_what_a_walk_leaves_out_is_not_taken_in_alone(world: World, name: str) -> None:
    world.notes.write("memory/known.md", "alpha\n")
    world.sync()
    world.notes.write(name, "alpha\n")
    report = world.index.sync(world.notes.scope, only=(name,))
    assert (report.whole, report.added) == (True, [])


def test_a_name_that_no_folder_lists_wants_a_look_at_all(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that ignores case has a file under other names, too."""
    world.notes.write("memory/new.md", "alpha\n")
    listed = os.listdir
    with monkeypatch.context() as other_case:
        other_case.setattr(os, "listdir", lambda path: [each.replace("new", "New") for each in listed(path)])
        assert world.index.sync(world.notes.scope, only=("memory/new.md",)).whole
    world.notes.write("memory/new2.md", "alpha\n")
    assert not world.index.sync(world.notes.scope, only=("memory/new2.md",)).whole


def test_what_is_no_plain_change_wants_a_look_at_all(world: World) -> None:
    curated = world.notes.write("MEMORY.md", "alpha\n")
    note = world.notes.write("memory/a.md", "alpha\n")
    world.sync()
    note.write_bytes(b"\x00\xff\xfe")
    report = world.sync()
    assert [(each.path, each.code) for each in report.skipped] == [("memory/a.md", "undecodable")]
    note.write_text("mended\n")
    report = world.sync()
    assert report.whole
    assert (report.skipped, report.changed) == ([], ["memory/a.md"])
    curated.write_text("changed\n")
    assert not world.sync().whole
    curated.unlink()
    report = world.sync()
    assert report.whole
    assert report.removed == ["MEMORY.md"]


def test_nothing_is_read_through_a_link_on_the_way(world: World) -> None:
    folder = world.notes.write("memory/deep/a.md", "alpha\n").parent
    world.sync()
    world.notes.write("../elsewhere/a.md", "not to be found\n")
    shutil.rmtree(folder)
    folder.symlink_to(world.home / "elsewhere")
    report = world.index.sync(world.notes.scope, only=("memory/deep/a.md",))
    assert report.whole
    assert report.removed == ["memory/deep/a.md"]


def test_too_much_or_nothing_told_is_everything() -> None:
    due = Due()
    assert due.take() is None
    due.add(("memory/a.md",))
    due.add(("memory/b.md",))
    assert due.take() == {"memory/a.md", "memory/b.md"}
    due.add(("memory/a.md",))
    due.add(None)
    due.add(("memory/b.md",))
    assert due.take() is None
    due.add([f"memory/{number}.md" for number in range(MOST_NOTES + 1)])
    assert due.take() is None
    for _ in range(MOST_WORDS + 1):
        due.add(("memory/a.md",))
    assert due.take() is None
    due.add(("memory/a.md",))
    assert due.take() == {"memory/a.md"}


def test_what_memoro_writes_is_looked_at_alone_and_all_notes_a_while_later(
    start: Start, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(freshness, "WALK_SECONDS", 0.5)
    running = start(search="{ provider: 'none' }")
    wait_until(lambda: "main" in running.engine.records._looked, what="the first look at the history")
    stranger = workspace / "memory" / "stranger.md"
    with monkeypatch.context() as deaf:
        deaf.setattr(Watcher, "dispatch", lambda *_: None)  # as on a disk that tells of nothing
        stranger.write_text("- The heron nests by the canal.\n", encoding="utf-8")
        capture(running.engine, "the otter came by", today=date(2026, 11, 2))
        wait_until(lambda: running.engine.search(SearchRequest("otter")).hits, what="the own write")
        wait_until(lambda: running.engine.search(SearchRequest("heron")).hits, what="the look at all notes")
        wait_until(lambda: running.engine.records.history().changes(path="memory/stranger.md"))
    synced = [event for event in running.events if isinstance(event, Synced)]
    assert ("memory/2026-11-02.md",) in [event.paths for event in synced if event.seen and event.seen.only]
