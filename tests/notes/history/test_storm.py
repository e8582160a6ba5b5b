"""Storms of changes by people, assistants and other programs, against a plain model.

Whatever happens: the disk is what the model says, no version that was ever seen is lost, every change tells
its versions truly, and any of them can be brought back byte for byte.
"""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from app.errors import MemoroError
from app.notes.editing.results import Saved
from app.notes.history.model import assistant
from tests.notes.history.world import World

PATHS = st.sampled_from(
    ["MEMORY.md", "memory/a.md", "memory/b.md", "memory/sub/c.md", "memory/2026-03-04.md"]
)
LINES = st.lists(st.sampled_from(["one", "two", "三つ", "- four is a longer line than most", "", "# five"]))
TEXTS = st.builds("\n".join, LINES)
BYTES = st.one_of(
    TEXTS.map(str.encode),
    TEXTS.map(lambda text: text.replace("\n", "\r\n").encode()),
    TEXTS.map(lambda text: b"\xef\xbb\xbf" + text.encode()),
    TEXTS.map(lambda text: b"\xff\xfe" + text.encode("utf-16-le")),
    st.binary(max_size=30),
)
WHO = st.sampled_from(["person", assistant("ada")])


class Storm(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="m-"))
        self.world = World(self.folder)
        self.disk: dict[str, bytes] = {}
        self.seen: dict[bytes, bytes] = {}
        self.world.look()

    def teardown(self) -> None:
        self.look()
        for change in self.world.story():
            for which, digest in (("before", change.before), ("after", change.after)):
                if digest:
                    done = self.world.editor.restore(change.id, which)  # type: ignore[arg-type]
                    assert isinstance(done, Saved)
                    data = self.world.path(done.path).read_bytes()
                    assert hashlib.sha256(data).hexdigest() == digest
        self.world.close()
        shutil.rmtree(self.folder)

    def see(self) -> None:
        """The history has looked, or was told: from here on no version may be lost."""
        self.seen |= {hashlib.sha256(data).digest(): data for data in self.disk.values()}

    def take(self, done: object, *paths: str) -> bool:
        """What the editor did becomes part of the model; the versions before and after it are seen."""
        if not isinstance(done, Saved) or done.change is None:
            return False
        for path in paths:
            file = self.world.path(path)
            after = file.read_bytes() if file.exists() else None
            for data in (self.disk.pop(path, None), after):
                if data is not None:
                    self.seen[hashlib.sha256(data).digest()] = data
            if after is not None:
                self.disk[path] = after
        return True

    @rule(path=PATHS, data=BYTES)
    def another_program_writes(self, path: str, data: bytes) -> None:
        self.world.write(path, data)
        self.disk[path] = data

    @rule(path=PATHS)
    def another_program_deletes(self, path: str) -> None:
        if self.disk.pop(path, None) is not None:
            self.world.path(path).unlink()

    @rule(path=PATHS, new=PATHS)
    def another_program_renames(self, path: str, new: str) -> None:
        if path in self.disk and path != new:
            self.world.path(new).parent.mkdir(exist_ok=True)
            self.world.path(path).replace(self.world.path(new))
            self.disk[new] = self.disk.pop(path)

    @rule()
    def look(self) -> None:
        self.world.look()
        self.see()
        assert self.world.look() == []
        known = self.world.history.database.rows("SELECT path, hash FROM notes WHERE presence = 1")
        assert dict(known) == {path: hashlib.sha256(data).digest() for path, data in self.disk.items()}

    @rule()
    def the_program_starts_again(self) -> None:
        self.world.reopen()

    @rule(path=PATHS, text=TEXTS)
    def a_person_saves(self, path: str, text: str) -> None:
        current = self.disk.get(path)
        digest = "" if current is None else hashlib.sha256(current).hexdigest()
        self.take(self.world.editor.save(path, text, digest), path)

    @rule(path=PATHS, text=TEXTS, who=WHO)
    def someone_appends(self, path: str, text: str, who: str) -> None:
        current = self.disk.get(path, b"")
        try:
            self.take(self.world.editor.append(path, text, who=who), path)
        except MemoroError as error:
            assert "encoding" in error.title  # noqa: PT017  # it may or may not be raised
        assert self.disk.get(path, b"").startswith(current)

    @rule(path=PATHS)
    def a_person_deletes(self, path: str) -> None:
        self.take(self.world.editor.trash(path), path)
        assert not self.world.path(path).exists()

    @rule(path=PATHS, new=PATHS)
    def a_person_renames(self, path: str, new: str) -> None:
        self.take(self.world.editor.rename(path, new), path, new)

    @rule(path=PATHS)
    def a_person_brings_back(self, path: str) -> None:
        change = self.world.history.deletion_of(path)
        done = self.world.editor.bring_back(path)
        if self.take(done, path):
            assert change is not None
            assert isinstance(done, Saved)
            assert done.hash == change.before

    @precondition(lambda self: self.world.story())
    @rule(data=st.data())
    def a_person_restores_or_undoes(self, data: st.DataObject) -> None:
        change = data.draw(st.sampled_from(self.world.story()))
        path = self.world.history.present_path(change)
        held = self.disk.get(path)
        if data.draw(st.booleans()):
            done = self.world.editor.undo(change.id)
            self.take(done, *({path, change.path, change.old_path} - {""}))
            if change.kind != "renamed" and held and hashlib.sha256(held).hexdigest() == change.after:
                assert isinstance(done, Saved)
                assert done.hash == change.before
        else:
            done = self.world.editor.restore(change.id)
            self.take(done, path)
            assert not isinstance(done, Saved) or done.hash == change.after

    @invariant()
    def the_disk_is_as_the_model_says(self) -> None:
        there = {
            file.relative_to(self.world.workspace).as_posix(): file.read_bytes()
            for file in self.world.workspace.rglob("*")
            if file.is_file()
        }
        assert there == self.disk

    @invariant()
    def nothing_that_was_seen_is_lost(self) -> None:
        kept = {row[0] for row in self.world.history.database.rows("SELECT hash FROM contents")}
        lost = [self.seen[digest] for digest in set(self.seen) - kept]
        assert not lost
        for change in self.world.story():
            for which, digest in (("before", change.before), ("after", change.after)):
                data = self.world.history.content(change.id, which)  # type: ignore[arg-type]
                assert (hashlib.sha256(data).hexdigest() if data is not None else "") == digest


Storm.TestCase.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
TestStorm = Storm.TestCase
