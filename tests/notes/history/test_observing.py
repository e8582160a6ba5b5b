"""What other programs did is found, named rightly, and told once."""

from __future__ import annotations

import os
import shutil
import time
from datetime import timedelta

import pytest

from app.notes.discovery import NoteFile, discover
from app.notes.history.model import PERSON, assistant
from app.notes.scope import MemoryScope
from tests.notes.history.world import World


def test_the_first_look_is_no_news_but_keeps_every_note(world: World) -> None:
    world.write("MEMORY.md", "# Memory\n")
    world.write("memory/a.md", "first\n")
    assert world.look() == []
    world.write("memory/a.md", "second\n")
    assert world.look() == [("changed", "memory/a.md", "")]
    change = world.story()[0]
    assert world.history.content(change.id, "before") == b"first\n"
    assert world.history.content(change.id, "after") == b"second\n"
    assert (change.added, change.removed, change.size) == (1, 1, 7)
    assert world.look() == []


def test_created_changed_deleted_while_the_program_did_not_run(world: World) -> None:
    world.write("memory/a.md", "a\n")
    world.write("memory/b.md", "b\n")
    world.look()
    world.close()
    world.write("memory/a.md", "a, longer\n")
    world.write("memory/c.md", "c\n")
    world.path("memory/b.md").unlink()
    world.open()
    assert sorted(world.look()) == [
        ("changed", "memory/a.md", ""),
        ("created", "memory/c.md", ""),
        ("deleted", "memory/b.md", ""),
    ]
    gone = world.history.deleted()
    assert [each.path for each in gone] == ["memory/b.md"]
    assert world.history.content(gone[0].id, "before") == b"b\n"


def test_a_renamed_note_keeps_its_story(world: World) -> None:
    world.write("memory/old.md", "the same text\n")
    world.look()
    world.write("memory/old.md", "the same text, longer\n")
    world.look()
    (world.workspace / "memory/projects").mkdir()
    world.path("memory/old.md").rename(world.path("memory/projects/new.md"))
    assert world.look() == [("renamed", "memory/projects/new.md", "")]
    assert [each.kind for each in world.story("memory/projects/new.md")] == ["changed", "renamed"]
    assert world.story()[-1].old_path == "memory/old.md"
    assert world.history.present_path(world.story()[0]) == "memory/projects/new.md"


def test_a_moved_folder_is_renamed_note_by_note_with_equal_contents_told_apart_by_name(world: World) -> None:
    for name in "abc":
        world.write(f"memory/{name}.md", "equal\n")
    world.look()
    shutil.move(world.workspace / "memory", world.workspace / "was")
    (world.workspace / "memory").mkdir()
    shutil.move(world.workspace / "was", world.workspace / "memory/sub")
    assert len(world.look()) == 3
    assert {(each.old_path, each.path) for each in world.story()} == {
        (f"memory/{name}.md", f"memory/sub/{name}.md") for name in "abc"
    }


def test_empty_notes_are_not_taken_for_one_another(world: World) -> None:
    world.write("memory/a.md", "")
    world.look()
    world.path("memory/a.md").unlink()
    world.write("memory/b.md", "")
    assert sorted(kind for kind, *_ in world.look()) == ["created", "deleted"]


def test_an_unlistable_folder_is_not_deleted(world: World) -> None:
    world.write("memory/sub/a.md", "a\n")
    world.look()
    found = discover(world.scope)
    found.notes.clear()
    found.unlistable = ("memory/sub",)
    assert world.history.observe(world.scope, found, when=world.now) == []
    shutil.rmtree(world.workspace)  # a drive that is not there
    assert world.look() == []
    world.write("memory/sub/a.md", "a\n")
    assert world.look() == []


def test_left_out_by_the_settings_is_not_deleted_and_coming_back_is_not_created(world: World) -> None:
    world.write("memory/drafts/a.md", "a\n")
    world.look()
    without = MemoryScope(world.workspace, exclude=("drafts/",))
    assert world.history.observe(without, when=world.now) == []
    assert world.look() == []
    assert world.story() == []
    world.history.observe(without, when=world.now)
    world.write("memory/drafts/a.md", "a, changed unseen\n")
    assert world.look() == [("changed", "memory/drafts/a.md", "")]


def test_another_memory_folder_is_another_baseline(world: World) -> None:
    world.write("MEMORY.md", "one\n")
    world.look()
    other = world.workspace.parent / "other"
    (other / "memory").mkdir(parents=True)
    (other / "MEMORY.md").write_text("two\n")
    assert world.history.observe(MemoryScope(other), when=world.now) == []
    (other / "MEMORY.md").write_text("two and more\n")
    changes = world.history.observe(MemoryScope(other), when=world.now)
    assert [each.kind for each in changes] == ["changed"]
    assert world.look() == []
    assert len(world.story()) == 1


def test_new_extra_folders_are_no_news(world: World) -> None:
    world.write("memory/a.md", "a\n")
    world.look()
    extra = world.workspace.parent / "extra"
    extra.mkdir()
    (extra / "x.md").write_text("x\n")
    scope = MemoryScope(world.workspace, (extra,))
    assert world.history.observe(scope, when=world.now) == []
    (extra / "x.md").write_text("x, longer\n")
    assert [each.path for each in world.history.observe(scope, when=world.now)] == ["../extra/x.md"]


def test_a_change_of_the_same_size_within_the_clock_tick_is_found(world: World) -> None:
    world.look()
    path = world.path("memory/a.md")
    path.write_text("aaa\n")
    assert world.look() == [("created", "memory/a.md", "")]
    at = path.stat().st_mtime_ns
    path.write_text("bbb\n")
    os.utime(path, ns=(at, at))
    assert world.look() == [("changed", "memory/a.md", "")]


def test_own_changes_are_not_told_twice(world: World) -> None:
    world.write("memory/a.md", "a\n")
    world.look()
    world.editor.append("memory/a.md", "- new", who=assistant("ada"), why="asked to")
    world.editor.create("memory/b.md", "b\n")
    world.editor.rename("memory/b.md", "memory/c.md")
    world.editor.trash("memory/c.md")
    assert world.look() == []
    assert [(each.kind, each.who) for each in world.story()] == [
        ("changed", assistant("ada")),
        ("created", PERSON),
        ("renamed", PERSON),
        ("deleted", PERSON),
    ]


def test_the_time_is_the_files_own_where_that_can_be_true(world: World) -> None:
    world.write("memory/a.md", "a\n")
    world.look()
    before = world.now
    world.pass_days(3)
    world.write("memory/a.md", "a, on the second day\n")
    second = (before + timedelta(days=2)).timestamp()
    os.utime(world.path("memory/a.md"), (second, second))
    world.look()
    assert world.story()[-1].when == before + timedelta(days=2)
    world.write("memory/b.md", "older than the last look\n")
    os.utime(world.path("memory/b.md"), (1, 1))
    world.look()
    assert world.story()[-1].when == world.now


def test_a_look_at_some_notes_leaves_the_others_to_a_look_at_all(world: World) -> None:
    for name in "abc":
        world.write(f"memory/{name}.md", f"{name}\n")
    world.look()
    for name in "ab":
        world.write(f"memory/{name}.md", f"{name}, changed\n")
    world.path("memory/c.md").unlink()
    assert world.look("memory/a.md") == [("changed", "memory/a.md", "")]
    assert sorted(world.look()) == [("changed", "memory/b.md", ""), ("deleted", "memory/c.md", "")]


def test_a_look_at_one_note_does_not_make_the_change_of_another_later(world: World) -> None:
    for name in "ab":
        world.write(f"memory/{name}.md", f"{name}\n")
    world.look()
    begun = world.now
    world.pass_days(1)
    world.write("memory/a.md", "a, changed\n")
    world.write("memory/b.md", "b, changed\n")
    hour_ago = (world.now - timedelta(hours=1)).timestamp()
    os.utime(world.path("memory/b.md"), (hour_ago, hour_ago))
    assert world.look("memory/a.md")
    world.pass_days(1)
    assert world.look("memory/b.md")
    assert world.story("memory/b.md")[-1].when == begun + timedelta(hours=23)


def test_a_look_at_some_notes_that_is_the_first_is_one_at_all(world: World) -> None:
    world.write("memory/a.md", "a\n")
    world.write("memory/b.md", "b\n")
    assert world.look("memory/a.md") == []
    world.write("memory/b.md", "b, changed\n")
    assert world.look() == [("changed", "memory/b.md", "")]


def test_a_link_in_the_place_of_a_note_is_a_deletion(world: World) -> None:
    world.write("memory/a.md", "a\n")
    world.look()
    world.path("memory/a.md").unlink()
    world.path("memory/a.md").symlink_to("/etc/hostname")
    assert world.look() == [("deleted", "memory/a.md", "")]


def test_a_cancelled_look_goes_on_the_next_time(world: World) -> None:
    world.look()
    for number in range(500):
        world.write(f"memory/{number}.md", f"note {number}\n")
    calls = iter([False, True])
    first = world.history.observe(world.scope, when=world.now, cancelled=lambda: next(calls, True))
    assert 0 < len(first) < 500
    assert len(first) + len(world.look()) == 500


def test_ten_thousand_notes_without_a_change_cost_little(world: World) -> None:
    for number in range(10_000):
        world.write(f"memory/{number % 50}/{number}.md", f"# Note {number}\n\n- something {number}\n")
    assert world.look() == []
    found = discover(world.scope)
    times = []
    for _ in range(3):
        started = time.perf_counter()
        assert world.history.observe(world.scope, found, when=world.now) == []
        times.append(time.perf_counter() - started)
    assert min(times) < 0.3
    world.write("memory/7/7.md", "changed\n")
    assert world.look() == [("changed", "memory/7/7.md", "")]


@pytest.mark.parametrize("stamp", [0, 2**33])
def test_times_that_cannot_be_are_no_obstacle(world: World, stamp: int) -> None:
    world.look()
    world.write("memory/a.md", "a\n")
    os.utime(world.path("memory/a.md"), (stamp, stamp))
    assert world.look() == [("created", "memory/a.md", "")]
    assert world.story()[0].when == world.now
    assert world.look() == []


def test_pictures_of_the_memory_have_no_history(world: World) -> None:
    world.look()
    world.write("memory/photo.png", b"\x89PNG")
    found = discover(world.scope)
    picture = world.path("memory/photo.png")
    info = picture.stat()
    found.notes.append(NoteFile("memory/photo.png", str(picture), info.st_size, info.st_mtime_ns))
    assert world.history.observe(world.scope, found, when=world.now) == []


def test_a_note_that_came_after_the_folders_were_walked_is_not_taken_for_left_out(world: World) -> None:
    world.look()
    seen = discover(world.scope)
    world.write("memory/new.md", "new\n")
    assert world.look() == [("created", "memory/new.md", "")]
    assert world.history.observe(world.scope, seen, when=world.now) == []
    world.write("memory/new.md", "newer\n")
    assert world.look() == [("changed", "memory/new.md", "")]
