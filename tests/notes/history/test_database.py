"""The file itself: opened, damaged, from the future, locked, full, forgotten without a trace."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import zlib
from pathlib import Path
from typing import Any

import apsw
import pytest

from app.errors import MemoroError
from app.notes.history.model import Change, assistant
from app.notes.history.store import History
from app.notes.proposal import Proposal
from tests.notes.history.world import World

SECRET = b"the password of the safe is " + b"correct-horse-battery-staple " * 3


def test_versions_survive_the_end_of_the_program(world: World) -> None:
    world.editor.create("memory/a.md", "a\n", why="to try it")
    world.reopen()
    (change,) = world.story()
    assert (change.kind, change.why, change.when) == ("created", "to try it", world.now)
    assert world.history.content(change.id, "after") == b"a\n"
    assert world.history.notices == []


def test_before_a_note_is_written_the_history_is_on_the_disk(world: World) -> None:
    levels: list[int] = []
    with world.history.database.reading() as connection:
        connection.set_commit_hook(lambda: bool(levels.append(connection.pragma("synchronous"))))
        world.editor.create("memory/a.md", "a\n")
        world.write("memory/b.md", "b\n")
        world.look()
        connection.set_commit_hook(None)
    full, normal = 2, 1
    assert levels[:2] == [full, normal]  # the intent with both versions; then only that it has come true
    assert set(levels[2:]) == {full}
    assert connection.pragma("synchronous") == full


def test_a_note_that_was_written_before_a_power_cut_keeps_who_and_why(world: World) -> None:
    world.editor.create("memory/a.md", "a\n")
    kept: dict[Path, bytes] = {}
    begin = world.history.begin

    def power_cut_after(*what: Any, **more: Any) -> Change:
        change = begin(*what, **more)
        kept.update({file: file.read_bytes() for file in world.file.parent.glob("main.sqlite*")})
        return change

    world.history.begin = power_cut_after  # type: ignore[method-assign]
    world.editor.append("memory/a.md", "- b", who=assistant("bench"), why="seen")
    world.close()
    for file, data in kept.items():
        file.write_bytes(data)
    world.open()
    world.look()
    assert [(each.who, each.why) for each in world.story()] == [("person", ""), ("agent:bench", "seen")]


@pytest.mark.parametrize("look_first", [True, False], ids=["a look", "another append"])
def test_a_power_cut_and_another_program_in_that_moment_do_not_take_who_and_why(
    world: World, look_first: bool
) -> None:
    world.editor.create("memory/a.md", "# A\n\n- a\n")
    world.history.complete = lambda _: None  # type: ignore[method-assign]  # the cut takes it back
    world.editor.append("memory/a.md", "- b", who=assistant("bench"), why="seen")
    world.write("memory/a.md", "# A\n\n- 0\n- a\n- b\n")
    world.reopen()
    if look_first:
        world.look()
    world.editor.append("memory/a.md", "- c", who="person")
    assert [(each.who, each.why) for each in world.story()] == [
        ("person", ""), ("agent:bench", "seen"), ("", ""), ("person", ""),
    ]  # fmt: skip
    assert [world.history.content(each.id, "after") for each in world.story()] == [
        f"# A\n\n{lines}\n".encode() for lines in ("- a", "- a\n- b", "- 0\n- a\n- b", "- 0\n- a\n- b\n- c")
    ]


def test_an_append_that_did_not_happen_is_not_told_by_the_next_one(world: World) -> None:
    world.editor.create("memory/a.md", "- a\n")
    begin = world.history.begin

    def crash(*what: Any, **more: Any) -> Change:
        world.history.leave(begin(*what, **more))
        raise KeyboardInterrupt

    world.history.begin = crash  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        world.editor.append("memory/a.md", "- b", who=assistant("bench"), why="first")
    world.reopen()
    world.editor.append("memory/a.md", "- b", who=assistant("bench"), why="second")
    world.write("memory/a.md", "- 0\n- a\n- b\n")
    world.look()
    assert [each.why for each in world.story()] == ["", "second", ""]


def test_equal_contents_are_kept_once(world: World) -> None:
    for number in range(20):
        world.editor.create(f"memory/{number}.md", "the very same\n")
    assert len(world.history.database.rows("SELECT 1 FROM contents")) == 1


@pytest.mark.parametrize("damage", ["garbage", "cut", "middle"])
def test_a_damaged_file_is_set_aside_and_said(world: World, damage: str) -> None:
    for number in range(200):
        world.editor.create(f"memory/{number}.md", f"{random.Random(number).random()}\n" * 50)
    world.close()
    data = bytearray(world.file.read_bytes())
    if damage == "garbage":
        data[:200] = b"x" * 200
    elif damage == "cut":
        del data[5000:]
    else:
        data[4096 : len(data) // 2] = bytes(len(data) // 2 - 4096)
        Path(f"{world.file}.suspect").touch()
    world.file.write_bytes(data)
    world.open()
    (notice,) = world.history.notices
    assert notice.code == "history_set_aside"
    (aside,) = world.file.parent.glob("*.damaged-*")
    assert str(aside) in notice.text
    assert aside.read_bytes() == bytes(data)
    assert world.look() == []  # a new baseline
    world.write("memory/1.md", "changed\n")
    assert world.look() == [("changed", "memory/1.md", "")]
    purged = world.history.purge("memory/1.md")
    assert purged.set_aside == (str(aside),)
    world.history.purge_all()
    assert not aside.exists()


def test_damage_while_running_is_said_and_found_at_the_next_start(world: World) -> None:
    for number in range(60):
        world.editor.create(f"memory/{number}.md", random.Random(number).randbytes(2_000).hex())
    world.close()
    data = bytearray(world.file.read_bytes())
    data[40 * 4096 : 41 * 4096] = b"\xff" * 4096
    world.file.write_bytes(data)
    world.open()
    with pytest.raises(MemoroError, match="damaged"):
        [world.history.content(number, "after") for number in range(1, 61)]
    world.reopen()
    assert [notice.code for notice in world.history.notices] == ["history_set_aside"]


def test_bytes_that_went_bad_cost_one_version_only(world: World) -> None:
    for number in range(60):
        world.editor.create(f"memory/{number}.md", random.Random(number).randbytes(2_000).hex())
    world.close()
    data = world.file.read_bytes()
    packed = zlib.compress(random.Random(7).randbytes(2_000).hex().encode(), 1)
    assert packed in data
    world.file.write_bytes(data.replace(packed, bytes(len(packed))))
    world.open()
    lost = [number for number in range(1, 61) if world.history.content(number, "after") is None]
    assert lost == [8]
    assert world.history.diff(8).status == "thinned"  # type: ignore[union-attr]


def test_a_file_of_a_newer_program_is_left_alone(world: World) -> None:
    world.close()
    connection = apsw.Connection(str(world.file))
    connection.pragma("user_version", 2000)
    connection.close()
    before = world.file.read_bytes()
    with pytest.raises(MemoroError, match="newer Memoro"):
        History.open(world.file)
    assert world.file.read_bytes() == before
    world.file.unlink()
    world.open()


def test_a_file_of_the_first_program_is_brought_up_to_date(world: World) -> None:
    ada = "agent:ada"
    old, waits = (
        world.inbox.propose("MEMORY.md", "append", text, "", who=ada, why="") for text in ("- a", "- b")
    )
    assert isinstance(old, Proposal)
    assert isinstance(waits, Proposal)
    world.inbox.accept(old.id)
    world.close()
    connection = apsw.Connection(str(world.file))
    for table, column in (("changes", "edited"), ("proposals", "named"), ("proposals", "told")):
        connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    connection.pragma("user_version", 1000)
    connection.close()
    world.open()
    assert world.inbox.untold(ada) == []  # what was decided before is no news
    world.inbox.accept(waits.id, "- c")
    assert [each.id for each in world.inbox.untold(ada)] == [waits.id]
    assert [change.edited for change in world.story()] == [False, True]
    world.reopen()
    assert [each.id for each in world.inbox.untold(ada)] == [waits.id]


def test_a_locked_file_is_said_and_nothing_is_written(world: World) -> None:
    world.write("memory/a.md", "a\n")
    world.history.database._connection.set_busy_timeout(10)
    other = apsw.Connection(str(world.file))
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(MemoroError, match="busy"):
        world.editor.append("memory/a.md", "- b", who="person")
    other.close()
    assert world.read("memory/a.md") == "a\n"
    assert world.editor.append("memory/a.md", "- b", who="person")


def _traces(world: World, data: bytes) -> list[str]:
    """Where a piece of the text, plain or as it was compressed, stands in any file of the history."""
    packed = zlib.compress(data, 6)
    pieces = [data[:20], packed[8:24], packed[-24:-8]]
    return [
        file.name for file in world.file.parent.iterdir() for piece in pieces if piece in file.read_bytes()
    ]


def test_what_is_forgotten_is_not_in_the_file_any_more(world: World) -> None:
    chosen = random.Random(5)
    for number in range(300):
        size = chosen.randrange(10, 400)
        world.editor.create(f"memory/{number}.md", "".join(chosen.choices("abcdef \n", k=size)) + "\n")
    world.editor.create("memory/secret.md", SECRET.decode() + "\n", why="correct-horse")
    for number in range(300):
        world.editor.append(f"memory/{number}.md", f"- more {chosen.random()} of it", who="person")
    world.editor.append("memory/secret.md", "- more", who="person")
    world.editor.rename("memory/secret.md", "memory/zebra-crossing.md")
    world.inbox.propose(
        "memory/zebra-crossing.md",
        "append",
        f"- {SECRET.decode()} again",
        "",
        who="agent:ada",
        why="correct-horse",
    )
    assert _traces(world, SECRET + b"\n")
    done = world.editor.forget("memory/zebra-crossing.md")
    assert done.file_removed  # type: ignore[union-attr]
    assert (done.purged.changes, done.purged.proposals, done.purged.wiped) == (3, 1, True)  # type: ignore[union-attr]
    assert not world.path("memory/zebra-crossing.md").exists()
    for piece in (SECRET + b"\n", SECRET, b"zebra-crossing" + b" " * 6, b"correct-horse"):
        assert _traces(world, piece) == []
    for file in world.file.parent.iterdir():
        assert b"zebra-crossing" not in file.read_bytes()
        assert b"secret.md" not in file.read_bytes()
    assert world.look() == []
    assert len(world.story()) == 600


def test_forgetting_the_past_keeps_the_file_and_what_other_notes_share(world: World) -> None:
    world.editor.create("memory/a.md", "shared\n")
    world.editor.create("memory/b.md", "shared\n")
    world.editor.append("memory/a.md", "- new", who="person")
    done = world.editor.forget("memory/a.md", keep_file=True)
    assert not done.file_removed  # type: ignore[union-attr]
    assert world.read("memory/a.md") == "shared\n\n- new\n"
    assert world.story("memory/a.md") == []
    assert world.history.content(world.story("memory/b.md")[0].id, "after") == b"shared\n"
    assert world.look() == []
    world.write("memory/a.md", "next\n")
    assert world.look() == [("changed", "memory/a.md", "")]
    assert world.history.content(world.story("memory/a.md")[0].id, "before") == b"shared\n\n- new\n"


def test_forgetting_everything_begins_a_new_history(world: World) -> None:
    world.editor.create("memory/a.md", SECRET.decode())
    world.inbox.propose("MEMORY.md", "replace", "waits\n", "", who="agent:ada", why="")
    assert world.history.purge_all().changes == 1
    assert _traces(world, SECRET) == []
    assert world.story() == []
    assert world.inbox.counts()["waiting"] == 1
    assert world.look() == []
    world.write("memory/a.md", "next\n")
    assert world.look() == [("changed", "memory/a.md", "")]


FULL = """
import resource, signal, sys
from pathlib import Path
from app.errors import MemoroError
from tests.notes.history.world import World
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
world = World(Path(sys.argv[1]))
world.editor.create("memory/a.md", "a\\n")
world.history.database._connection.pragma("wal_checkpoint", "truncate")
limit = max(file.stat().st_size for file in world.file.parent.iterdir()) + 40_000
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
import os
text = os.urandom(60_000).hex()
try:
    world.editor.save("memory/a.md", text[:30_000], world.story()[-1].after)
    world.editor.save("memory/a.md", text, world.story()[-1].after)
except MemoroError as error:
    print(error.title)
print(len(world.read("memory/a.md")), len(world.story()))
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
print(world.look(), world.editor.append("memory/a.md", "- b", who="person").change is not None)
"""


def test_a_full_disk_is_said_and_the_note_and_its_story_stay_true(home: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", FULL, str(home / "full")],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[3],
    )
    title, state, after = ran.stdout.splitlines()
    assert title in {"The disk is full", "The disk does not answer as it should"}
    length, changes = state.split()
    assert (length, changes) in {("2", "1"), ("30000", "2")}
    assert after == "[] True"


def test_many_threads_lose_nothing(world: World) -> None:
    failures: list[BaseException] = []

    def append(name: str) -> None:
        try:
            for number in range(25):
                world.editor.append("memory/2026-03-04.md", f"- {name} writes {number}", who=f"agent:{name}")
        except BaseException as error:  # noqa: BLE001
            failures.append(error)

    def look() -> None:
        try:
            while any(writer.is_alive() for writer in writers):
                assert world.look() == []
        except BaseException as error:  # noqa: BLE001
            failures.append(error)

    writers = [threading.Thread(target=append, args=(name,)) for name in ("ada", "bob")]
    looker = threading.Thread(target=look)
    for thread in (*writers, looker):
        thread.start()
    for thread in (*writers, looker):
        thread.join()
    assert failures == []
    assert world.look() == []
    text = world.read("memory/2026-03-04.md")
    for name in ("ada", "bob"):
        assert [line for line in text.splitlines() if name in line] == [
            f"- {name} writes {number}" for number in range(25)
        ]
    assert len(world.story()) == 50
    assert {each.who for each in world.story()} == {"agent:ada", "agent:bob"}
