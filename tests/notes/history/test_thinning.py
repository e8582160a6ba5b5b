"""The history stays within its bound; the oldest goes first, and the newest of each note never."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from app.notes.history import thinning
from tests.notes.history.world import World


def noise(seed: int, size: int = 2_000) -> str:
    return random.Random(seed).randbytes(size // 2).hex() + "\n"


def version_bytes(world: World) -> int:
    with world.history.database.reading() as connection:
        return thinning.version_bytes(connection)


def kept(world: World) -> list[bool]:
    return [world.history.content(change.id, "after") is not None for change in world.story()]


def test_within_the_day_the_oldest_go_first_then_whole_days(home: Path) -> None:
    world = World(home / "world", max_bytes=1 << 40)
    digest = ""
    for number in range(40):
        if number % 10 == 0:
            world.pass_days(1)
        digest = world.editor.save("memory/a.md", noise(number), digest).hash  # type: ignore[union-attr]
    size = version_bytes(world)
    world.history.max_bytes = int(size * 0.9)
    assert world.history.thin() > 0
    after = kept(world)
    assert not after[0]
    assert all(after[9::10]), "the last of each day stays"
    gone = after.count(False)
    assert after[:gone].count(False) >= gone - 1, "the oldest went first"
    world.history.max_bytes = int(size * 0.02)
    world.history.thin()
    assert kept(world) == [False] * 39 + [True]
    assert version_bytes(world) <= size * 0.02
    assert len(world.story()) == 40
    assert world.history.diff(world.story()[5].id).status == "thinned"  # type: ignore[union-attr]
    assert world.editor.undo(world.story()[-1].id).code == "thinned"  # type: ignore[union-attr]
    assert world.editor.restore(world.story()[3].id).code == "thinned"  # type: ignore[union-attr]
    world.close()


def test_recording_thins_by_itself_and_the_file_gives_its_space_back(home: Path) -> None:
    world = World(home / "world", max_bytes=200_000)
    digest, largest = "", 0
    for number in range(300):
        digest = world.editor.save("memory/a.md", noise(number, 8_000), digest).hash  # type: ignore[union-attr]
        largest = max(largest, version_bytes(world))
    assert largest < 230_000
    assert world.history.database.path.stat().st_size < 900_000
    assert kept(world)[-1]
    world.close()


def test_present_versions_deletions_and_proposals_outlive_thinning(world: World) -> None:
    for number in range(20):
        world.write(f"memory/{number}.md", noise(number))
    world.look()
    world.editor.save("memory/0.md", noise(100), _hash(world, "memory/0.md"))
    world.editor.trash("memory/1.md")
    world.inbox.propose(
        "memory/2.md", "replace", "short\n", _hash(world, "memory/2.md"), who="agent:ada", why=""
    )
    world.editor.save("memory/2.md", noise(101), _hash(world, "memory/2.md"))
    world.history.max_bytes = 4_500  # the two that a deletion and a proposal need, but not a third
    world.history.thin()
    assert world.editor.bring_back("memory/1.md").hash  # type: ignore[union-attr]
    world.history.max_bytes = 1 << 30
    for number in range(3, 20):
        world.write(f"memory/{number}.md", "changed\n")
    assert len(world.look()) == 17
    assert all(
        world.history.diff(change.id).status == "ok"  # type: ignore[union-attr]
        for change in world.story()
        if change.after and change.path not in ("memory/0.md", "memory/1.md", "memory/2.md")
    )
    world.history.max_bytes = 0
    world.history.thin()
    assert world.inbox.preview(1).diff.status in ("ok", "clash")  # type: ignore[union-attr]


def _hash(world: World, path: str) -> str:
    from app.notes.writer import content_hash

    return content_hash(world.path(path).read_bytes())


@pytest.mark.parametrize("by", ["path", "who", "days", "pages"])
def test_the_list_can_be_narrowed_and_paged(world: World, by: str) -> None:
    for number in range(30):
        world.editor.append(
            f"memory/{number % 3}.md", f"- entry number {number}", who=f"agent:{'ab'[number % 2]}"
        )
        world.pass_days(0.5)
    story = world.history.changes(limit=1000)
    assert [each.id for each in story] == list(range(30, 0, -1))
    if by == "path":
        found = world.history.changes(path="memory/1.md")
        assert [each.id for each in found] == [each.id for each in story if each.path == "memory/1.md"]
    elif by == "who":
        assert {each.who for each in world.history.changes(who="agent:a")} == {"agent:a"}
        assert world.history.assistants() == ["agent:a", "agent:b"]
    elif by == "days":
        first, last = story[20].day, story[10].day
        found = world.history.changes(first=first, last=last)
        assert [each.id for each in found] == [each.id for each in story if first <= each.day <= last]
    else:
        page = world.history.changes(limit=7)
        again = world.history.changes(limit=7, before_id=page[-1].id)
        assert [each.id for each in page + again] == list(range(30, 16, -1))
