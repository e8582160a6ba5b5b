"""Editing: nothing is overwritten unseen, nothing is lost, and everything says who and why."""

from __future__ import annotations

import os
import stat
from datetime import date
from pathlib import Path

import pytest

from app.errors import MemoroError
from app.notes.editing.editor import MemoryEditor
from app.notes.editing.results import Conflict, Forgotten, NotDone, Saved
from app.notes.history.model import PERSON, assistant
from app.notes.history.undo import UndoConflict
from app.notes.reading import NoteText, read_note
from app.notes.scope import MemoryScope
from tests.notes.history.world import World

ADA = assistant("ada")


def saved(result: object) -> Saved:
    assert isinstance(result, Saved), result
    return result


def hash_of(world: World, path: str) -> str:
    note = read_note(world.path(path))
    assert isinstance(note, NoteText)
    return note.hash


def test_saving_says_who_and_why_and_what(world: World) -> None:
    world.write("MEMORY.md", "# Memory\n\n- likes tea\n")
    done = saved(
        world.editor.save(
            "MEMORY.md", "# Memory\n\n- likes coffee\n", hash_of(world, "MEMORY.md"), why="asked"
        )
    )
    assert world.read("MEMORY.md") == "# Memory\n\n- likes coffee\n"
    assert done.hash == hash_of(world, "MEMORY.md")
    change = world.story()[-1]
    assert (change.who, change.why, change.kind, change.added, change.removed) == (
        PERSON, "asked", "changed", 1, 1
    )  # fmt: skip
    assert change == done.change
    diff = world.history.diff(change.id)
    assert diff is not None
    assert [line.text for line in diff.hunks[0] if line.kind == "added"] == ["- likes coffee"]


def test_a_note_that_changed_meanwhile_is_a_conflict_with_both_versions(world: World) -> None:
    world.write("memory/a.md", "a\n")
    seen = hash_of(world, "memory/a.md")
    world.write("memory/a.md", "another program\n")
    done = world.editor.save("memory/a.md", "mine\n", seen)
    assert isinstance(done, Conflict)
    assert (done.current, done.offered) == (b"another program\n", b"mine\n")
    assert world.read("memory/a.md") == "another program\n"
    assert world.history.database.rows("SELECT 1 FROM changes WHERE pending") == []
    assert saved(world.editor.save("memory/a.md", "another program\n", seen)).change is None
    world.path("memory/a.md").unlink()
    assert isinstance(world.editor.save("memory/a.md", "mine\n", seen), Conflict)


def test_what_another_program_wrote_a_moment_ago_is_kept_before_it_is_replaced(world: World) -> None:
    world.write("memory/a.md", "first\n")
    world.look()
    world.write("memory/a.md", "second, never looked at\n")
    world.editor.save("memory/a.md", "third\n", hash_of(world, "memory/a.md"))
    assert [(each.who, world.history.content(each.id, "after")) for each in world.story()] == [
        ("", b"second, never looked at\n"),
        (PERSON, b"third\n"),
    ]
    assert world.look() == []


def test_form_is_kept(world: World) -> None:
    wide = b"\xff\xfe" + "één\r\ntwo\r\n".encode("utf-16-le")
    world.write("memory/wide.md", wide)
    world.editor.save("memory/wide.md", "één\nthree\n", hash_of(world, "memory/wide.md"))
    assert world.path("memory/wide.md").read_bytes() == b"\xff\xfe" + "één\r\nthree\r\n".encode("utf-16-le")
    world.write("memory/mixed.md", b"one\r\ntwo\nthree\r\nfour")
    world.editor.save("memory/mixed.md", "one\ntwo\nnew\nthree\nfour\n", hash_of(world, "memory/mixed.md"))
    assert world.path("memory/mixed.md").read_bytes() == b"one\r\ntwo\nnew\r\nthree\r\nfour\r\n"
    world.path("memory/mixed.md").chmod(0o640)
    world.editor.append("memory/mixed.md", "- five", who=ADA)
    assert stat.S_IMODE(world.path("memory/mixed.md").stat().st_mode) == 0o640


def test_text_that_no_file_can_hold_is_mended(world: World) -> None:
    world.editor.create("memory/a.md", "half \ud83d pair, \0 and\r\nline\n")
    assert world.read("memory/a.md") == "half \ufffd pair, \ufffd and\nline\n"


def test_an_unknown_encoding_is_not_touched(world: World) -> None:
    data = "Grüße aus München, das ist ein längerer Text für die Erkennung äöü".encode("cp1252")
    world.write("memory/old.md", data)
    done = world.editor.save("memory/old.md", "new", hash_of(world, "memory/old.md"))
    assert isinstance(done, NotDone)
    assert done.code == "encoding"
    assert world.path("memory/old.md").read_bytes() == data


def test_a_new_day_begins_with_its_date_and_the_place_is_told(world: World) -> None:
    first = saved(world.editor.append(date(2026, 3, 4), "- met Bob", who=ADA, why="worth knowing"))
    assert world.read("memory/2026-03-04.md") == "# 2026-03-04\n\n- met Bob\n"
    assert (first.path, first.start_line, first.end_line) == ("memory/2026-03-04.md", 3, 3)
    second = saved(world.editor.append("memory/2026-03-04.md", "## Later\n\n- met Ann\n\n", who=ADA))
    assert world.read("memory/2026-03-04.md").endswith("- met Bob\n\n## Later\n\n- met Ann\n")
    assert (second.start_line, second.end_line) == (5, 7)


def test_what_is_there_already_is_not_added_twice(world: World) -> None:
    world.editor.append("memory/a.md", "## Facts\n\n- Bob's birthday is on the third of May\n- ok", who=ADA)
    again = saved(world.editor.append("memory/a.md", "- ok", who=ADA))
    assert (again.change, again.dropped) == (None, 1)
    done = saved(
        world.editor.append(
            "memory/a.md",
            "## Facts\n\n* Bob's birthday  is on the third of May\n\n## More\n- Ann moved to Rome in spring",
            who=ADA,
        )
    )
    assert done.dropped == 1
    assert world.read("memory/a.md").endswith("- ok\n\n## More\n- Ann moved to Rome in spring\n")
    code = "```\nprint('the same code as before, twice')\n\n\nprint('with its empty lines kept')\n```"
    world.editor.append("memory/b.md", f"{code}\n\n- Ann moved to Rome in spring", who=ADA)
    world.editor.append(
        "memory/b.md", f"- Ann moved to Rome in spring\n\n{code}\n- a new line of text", who=ADA
    )
    assert world.read("memory/b.md").count(code) == 2
    assert isinstance(world.editor.append("memory/b.md", " \n", who=ADA), NotDone)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("../outside.md", "invalid"),
        ("/etc/passwd.md", "invalid"),
        ("notes.md", "outside"),
        ("memory/../../x.md", "invalid"),
        ("memory/a.txt", "not_markdown"),
        ("memory/link.md", "link"),
        ("memory/linked/a.md", "link"),
        ("memory/.git/a.md", "outside"),
        ("memory/con.md", "invalid"),
        ("memory/a?.md", "invalid"),
        ("memory/" + "名" * 85 + ".md", "long_name"),
        ("../extra/x.md", "outside"),
        ("memory/folder.md", "not_a_file"),
    ],
)
def test_assistants_write_inside_the_memory_only(world: World, path: str, code: str) -> None:
    extra = world.workspace.parent / "extra"
    extra.mkdir()
    (world.workspace / "memory/folder.md").mkdir()
    (world.workspace / "memory/link.md").symlink_to(extra / "x.md")
    (world.workspace / "memory/linked").symlink_to(extra)
    editor = MemoryEditor(MemoryScope(world.workspace, (extra,)), world.history, lambda: world.now)
    for done in (
        editor.append(path, "- text", who=ADA),
        editor.save(path, "text", "", who=ADA),
        editor.create(path, "text", who=ADA),
        world.inbox.propose(path, "append", "- text", "", who=ADA, why=""),
    ):
        assert isinstance(done, NotDone)
        assert done.reason.endswith((".", "*"))
    done = editor.append(path, "- text", who=ADA)
    assert isinstance(done, NotDone)
    assert done.code == code
    assert list(extra.iterdir()) == []
    if code == "outside" and path.startswith("../extra"):
        assert isinstance(editor.create(path, "a person may\n"), Saved)


def test_assistants_only_add_to_logs_and_never_delete(world: World) -> None:
    world.write("memory/2026-03-04.md", "# Day\n")
    for done in (
        world.editor.save("memory/2026-03-04.md", "other\n", hash_of(world, "memory/2026-03-04.md"), who=ADA),
        world.editor.trash("memory/2026-03-04.md", who=ADA),
        world.editor.rename("memory/2026-03-04.md", "memory/b.md", who=ADA),
    ):
        assert isinstance(done, NotDone)
        assert done.code in {"append_only", "person_only"}
    assert world.read("memory/2026-03-04.md") == "# Day\n"


def test_renaming_never_overwrites(world: World) -> None:
    world.editor.create("memory/a.md", "a\n")
    world.editor.create("memory/b.md", "b\n")
    done = world.editor.rename("memory/a.md", "memory/b.md")
    assert isinstance(done, NotDone)
    assert done.code == "exists"
    assert isinstance(world.editor.create("memory/b.md", "c\n"), NotDone)
    assert isinstance(world.editor.rename("memory/none.md", "memory/c.md"), NotDone)
    saved(world.editor.rename("memory/a.md", "memory/new/place.md"))
    assert world.read("memory/new/place.md") == "a\n"
    assert not world.path("memory/a.md").exists()
    saved(world.editor.undo(world.story()[-1].id))
    assert world.read("memory/a.md") == "a\n"
    assert world.look() == []


@pytest.mark.parametrize(
    ("name", "text", "new", "after"),
    [
        ("recipes", "# recipes\n\n- lentils\n", "kitchen", "# kitchen\n\n- lentils\n"),
        ("my-recipes", "---\na: b\n---\n\n# My recipes\n", "k_2", "---\na: b\n---\n\n# K 2\n"),
        ("recipes", "Recipes\r\n===\r\n\r\nA recipe\r\n", "kitchen", "Kitchen\r\n===\r\n\r\nA recipe\r\n"),
        ("レシピ", "# レシピ\n", "台所", "# 台所\n"),
        ("recipes", "# What we cook\n\n# recipes\n", "kitchen", None),
        ("recipes", "---\ntitle: Food\n---\n# recipes\n", "kitchen", None),
        ("recipes", "# recipes\n", "other/recipes", None),
    ],
)  # fmt: skip
def test_a_title_that_was_the_name_goes_with_it(
    world: World, name: str, text: str, new: str, after: str | None
) -> None:
    old_path, path = f"memory/{name}.md", f"memory/{new}.md"
    world.write(old_path, text.encode())
    world.path(old_path).chmod(0o640)
    done = saved(world.editor.rename(old_path, path)).change
    assert done is not None
    assert (done.kind, done.old_path, done.before != done.after) == ("renamed", old_path, after is not None)
    assert world.path(path).read_bytes() == (after or text).encode()
    assert world.path(path).stat().st_mode & 0o777 == 0o640
    assert not world.path(old_path).exists()
    assert world.look() == []
    saved(world.editor.undo(done.id))
    assert world.path(old_path).read_bytes() == text.encode()
    assert not world.path(path).exists()
    assert world.look() == []


def test_a_renamed_note_with_a_title_written_since_gets_its_name_back(world: World) -> None:
    world.write("memory/a.md", "# a\n\n- one\n")
    done = saved(world.editor.rename("memory/a.md", "memory/b.md")).change
    assert done is not None
    world.editor.append("memory/b.md", "- two", who=ADA)
    saved(world.editor.undo(done.id))
    assert world.read("memory/a.md") == "# a\n\n- one\n- two\n"
    again = saved(world.editor.rename("memory/a.md", "memory/b.md")).change
    assert again is not None
    world.editor.save("memory/b.md", "# c\n\n- one\n", hash_of(world, "memory/b.md"))
    saved(world.editor.undo(again.id))
    assert world.read("memory/a.md") == "# c\n\n- one\n"


def test_a_title_that_cannot_be_written_leaves_the_old_name(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    world.write("memory/a.md", "# a\n")
    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(MemoroError, match="disk is full"):
        world.editor.rename("memory/a.md", "memory/b.md")
    assert (world.read("memory/a.md"), world.path("memory/b.md").exists()) == ("# a\n", False)
    assert world.look() == []


def test_renaming_where_links_cannot_be_made(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    world.editor.create("memory/a.md", "a\n")
    monkeypatch.setattr(os, "link", refuse)
    saved(world.editor.rename("memory/a.md", "memory/b.md"))
    assert (world.read("memory/b.md"), world.path("memory/a.md").exists()) == ("a\n", False)


def test_deleted_and_brought_back(world: World) -> None:
    world.write("memory/a.md", b"a\r\nwith its form\r\n")
    saved(world.editor.trash("memory/a.md", why="not needed"))
    assert not world.path("memory/a.md").exists()
    assert [each.path for each in world.history.deleted()] == ["memory/a.md"]
    saved(world.editor.bring_back("memory/a.md"))
    assert world.path("memory/a.md").read_bytes() == b"a\r\nwith its form\r\n"
    assert world.history.deleted() == []
    done = world.editor.bring_back("memory/a.md")
    assert isinstance(done, NotDone)
    assert done.code == "exists"
    assert isinstance(world.editor.bring_back("memory/never.md"), NotDone)
    assert [each.kind for each in world.story()] == ["deleted", "restored"]


def test_one_change_of_an_assistant_is_taken_back_and_later_ones_stay(world: World) -> None:
    world.editor.append("memory/2026-03-04.md", "- true", who=ADA)
    wrong = saved(world.editor.append("memory/2026-03-04.md", "- wrong", who=ADA)).change
    world.editor.append("memory/2026-03-04.md", "- later", who=ADA)
    assert wrong is not None
    saved(world.editor.undo(wrong.id, why="it was wrong"))
    assert world.read("memory/2026-03-04.md") == "# 2026-03-04\n\n- true\n- later\n"
    assert world.story()[-1].kind == "restored"
    saved(world.editor.undo(world.story()[-1].id))  # undo the undo
    assert "- wrong" in world.read("memory/2026-03-04.md")


def test_a_change_in_the_same_lines_is_a_conflict_that_shows_them(world: World) -> None:
    world.editor.create("memory/a.md", "tea\n")
    first = saved(world.editor.save("memory/a.md", "coffee\n", hash_of(world, "memory/a.md"), who=ADA)).change
    world.editor.save("memory/a.md", "water\n", hash_of(world, "memory/a.md"))
    assert first is not None
    done = world.editor.undo(first.id)
    assert isinstance(done, UndoConflict)
    assert (done.code, done.clashes[0].ours, done.clashes[0].theirs) == ("overlap", ("water",), ("tea",))
    assert world.read("memory/a.md") == "water\n"
    saved(world.editor.restore(first.id, "before"))
    assert world.read("memory/a.md") == "tea\n"


def test_undoing_the_creation_of_a_note_deletes_it_and_that_can_be_undone(world: World) -> None:
    change = saved(world.editor.create("memory/a.md", "a\n")).change
    assert change is not None
    saved(world.editor.undo(change.id))
    assert not world.path("memory/a.md").exists()
    assert world.story()[-1].kind == "deleted"
    saved(world.editor.undo(world.story()[-1].id))
    assert world.read("memory/a.md") == "a\n"


def test_restoring_follows_a_note_to_its_new_name(world: World) -> None:
    change = saved(world.editor.create("memory/a.md", "first\n")).change
    world.editor.save("memory/a.md", "second\n", hash_of(world, "memory/a.md"))
    world.editor.rename("memory/a.md", "memory/b.md")
    assert change is not None
    assert saved(world.editor.restore(change.id)).path == "memory/b.md"
    assert world.read("memory/b.md") == "first\n"
    assert not world.path("memory/a.md").exists()
    assert isinstance(world.editor.restore(10_000), NotDone)


def test_a_write_protected_note_is_said_and_kept(world: World) -> None:
    world.write("memory/a.md", "a\n")
    world.path("memory/a.md").chmod(0o444)
    for attempt in (
        lambda: world.editor.append("memory/a.md", "- b", who=ADA),
        lambda: world.editor.trash("memory/a.md"),
        lambda: world.editor.rename("memory/a.md", "memory/b.md"),
        lambda: world.editor.forget("memory/a.md"),
    ):
        with pytest.raises(MemoroError, match="write-protected"):
            attempt()
    assert world.read("memory/a.md") == "a\n"
    assert [each.who for each in world.story() if each.who] == []
    assert world.look() == []


def test_a_full_disk_leaves_the_note_and_the_story(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    world.editor.create("memory/a.md", "a\n")
    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(MemoroError, match="disk is full"):
        world.editor.append("memory/a.md", "- b", who=ADA)
    assert world.read("memory/a.md") == "a\n"
    assert len(world.story()) == 1
    assert list(Path(world.workspace / "memory").glob(".memoro-*")) == []
    assert world.look() == []


def test_a_crash_between_the_note_and_its_record_is_settled_with_the_author(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.write("memory/a.md", "a\n")
    world.look()
    with monkeypatch.context() as patch:
        patch.setattr(type(world.history), "complete", lambda self, change: self.leave(change))
        world.editor.append("memory/a.md", "- b", who=ADA, why="before the crash")
        world.editor.create("memory/c.md", "c\n")
    monkeypatch.setattr(os, "replace", _interrupted)
    with pytest.raises(KeyboardInterrupt):
        world.editor.append("memory/a.md", "- never written", who=ADA)
    world.reopen()
    assert world.look() == []
    assert [(each.path, each.who, each.why) for each in world.story()] == [
        ("memory/a.md", ADA, "before the crash"),
        ("memory/c.md", PERSON, ""),
    ]


def _interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def test_forgetting_says_what_went(world: World) -> None:
    world.editor.create("memory/a.md", "a\n")
    world.editor.append("memory/a.md", "- b", who=ADA)
    done = world.editor.forget("memory/a.md")
    assert isinstance(done, Forgotten)
    assert (done.file_removed, done.purged.changes) == (True, 2)
    assert world.story() == []
    assert isinstance(world.editor.forget("../x.md"), NotDone)
    again = world.editor.forget("memory/a.md")
    assert isinstance(again, Forgotten)
    assert not again.file_removed


def test_a_note_over_ten_mebibytes_is_not_made(world: World) -> None:
    done = world.editor.create("memory/a.md", "x" * (10 * 1024 * 1024 + 1))
    assert isinstance(done, NotDone)
    assert done.code == "too_large"


def test_a_deletion_that_could_not_be_completed_comes_back_as_it_was(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk got full between the note and the word of it: an older version came back, or none."""

    def full(_change: object) -> None:
        raise MemoroError("The disk is full")

    world.write("memory/a.md", "first\n")
    saved(world.editor.trash("memory/a.md"))
    saved(world.editor.bring_back("memory/a.md"))
    saved(world.editor.save("memory/a.md", "second\n", hash_of(world, "memory/a.md")))
    with monkeypatch.context() as patch:
        patch.setattr(world.history, "complete", full)
        change = saved(world.editor.trash("memory/a.md")).change
    assert change is not None
    world.history.leave(change)
    saved(world.editor.bring_back("memory/a.md"))
    assert world.read("memory/a.md") == "second\n"
