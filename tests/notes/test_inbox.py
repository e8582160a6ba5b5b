"""The inbox: what an assistant proposes is written when a person says so, and not a moment before."""

from __future__ import annotations

import threading

import pytest

from app.notes.editing.results import Conflict, NotDone, Saved
from app.notes.history.diff import Diff
from app.notes.history.model import assistant
from app.notes.inbox import Proposal
from app.notes.trust import Trust, decide, target_of
from app.notes.writer import content_hash
from tests.notes.history.world import World

ADA = assistant("ada")


def propose(world: World, path: str, kind: str, text: str, who: str = ADA) -> Proposal:
    file = world.path(path)
    seen = content_hash(file.read_bytes()) if file.exists() else ""
    made = world.inbox.propose(path, kind, text, seen, who=who, why="worth keeping")  # type: ignore[arg-type]
    assert isinstance(made, Proposal), made
    return made


def test_a_proposal_waits_and_changes_nothing(world: World) -> None:
    world.write("MEMORY.md", "# Memory\n\n- tea\n")
    made = propose(world, "MEMORY.md", "replace", "# Memory\n\n- coffee\n")
    assert world.read("MEMORY.md") == "# Memory\n\n- tea\n"
    assert (made.state, made.who, made.why, made.when) == ("waiting", ADA, "worth keeping", world.now)
    diff = world.inbox.diff(made.id)
    assert isinstance(diff, Diff)
    assert [(line.kind, line.text) for line in diff.hunks[0] if line.kind != "same"] == [
        ("removed", "- tea"),
        ("added", "- coffee"),
    ]
    world.reopen()
    assert world.inbox.list() == [made]
    assert world.inbox.counts() == {"waiting": 1, "accepted": 0, "rejected": 0}
    assert world.story() == []


def test_accepting_writes_in_the_name_of_the_assistant(world: World) -> None:
    made = propose(world, "MEMORY.md", "append", "- likes coffee")
    done = world.inbox.accept(made.id)
    assert isinstance(done, Saved)
    assert world.read("MEMORY.md") == "- likes coffee\n"
    (change,) = world.story()
    assert (change.who, change.why) == (ADA, "worth keeping")
    decided = world.inbox.get(made.id)
    assert decided is not None
    assert (decided.state, decided.change, decided.decided) == ("accepted", change.id, world.now)
    again = world.inbox.accept(made.id)
    assert isinstance(again, NotDone)
    assert again.code == "decided"
    assert world.read("MEMORY.md") == "- likes coffee\n"


def test_a_person_may_edit_what_is_accepted(world: World) -> None:
    made = propose(world, "MEMORY.md", "append", "- likes coffee")
    world.inbox.accept(made.id, "- likes coffee in the morning")
    assert world.read("MEMORY.md") == "- likes coffee in the morning\n"
    made = propose(world, "MEMORY.md", "replace", "wrong\n")
    world.write("MEMORY.md", "changed meanwhile\n")
    assert isinstance(world.inbox.accept(made.id, "right\n"), Conflict)
    seen = content_hash(b"changed meanwhile\n")
    assert isinstance(world.inbox.accept(made.id, "right\n", seen_hash=seen), Saved)
    assert world.read("MEMORY.md") == "right\n"


def test_a_note_that_changed_elsewhere_is_merged(world: World) -> None:
    world.write("MEMORY.md", "# Memory\n\n- tea\n- two\n- three\n")
    made = propose(world, "MEMORY.md", "replace", "# Memory\n\n- coffee\n- two\n- three\n")
    world.write("MEMORY.md", "# Memory\n\n- tea\n- two\n- three\n- four\n")
    assert isinstance(world.inbox.accept(made.id), Saved)
    assert world.read("MEMORY.md") == "# Memory\n\n- coffee\n- two\n- three\n- four\n"


@pytest.mark.parametrize("then", ["- water\n", None])
def test_a_note_that_changed_in_the_same_lines_is_a_conflict_and_the_proposal_waits_on(
    world: World, then: str | None
) -> None:
    world.write("MEMORY.md", "- tea\n")
    made = propose(world, "MEMORY.md", "replace", "- coffee\n")
    if then is None:
        world.path("MEMORY.md").unlink()
    else:
        world.write("MEMORY.md", then)
    done = world.inbox.accept(made.id)
    assert isinstance(done, Conflict)
    assert (done.current, done.offered) == (then and then.encode(), b"- coffee\n")
    diff = world.inbox.diff(made.id)
    assert isinstance(diff, Diff)
    assert diff.status == "clash"
    assert world.inbox.counts()["waiting"] == 1


def test_a_new_note_is_proposed_and_not_over_one_that_came_meanwhile(world: World) -> None:
    made = propose(world, "memory/topic.md", "replace", "# Topic\n")
    other = propose(world, "memory/other.md", "replace", "# Other\n")
    world.write("memory/other.md", "someone else's\n")
    assert isinstance(world.inbox.accept(made.id), Saved)
    assert isinstance(world.inbox.accept(other.id), Conflict)
    assert world.read("memory/other.md") == "someone else's\n"


def test_rejecting_keeps_the_reason_and_the_note(world: World) -> None:
    made = propose(world, "MEMORY.md", "append", "- nonsense")
    done = world.inbox.reject(made.id, "not true")
    assert isinstance(done, Proposal)
    assert (done.state, done.reason) == ("rejected", "not true")
    assert not world.path("MEMORY.md").exists()
    assert isinstance(world.inbox.reject(made.id), NotDone)
    assert isinstance(world.inbox.accept(made.id), NotDone)
    assert isinstance(world.inbox.diff(10_000), NotDone)


def test_what_cannot_be_proposed(world: World) -> None:
    world.write("memory/2026-03-04.md", "# Day\n")
    for path, kind, text, code in (
        ("memory/2026-03-04.md", "replace", "x", "append_only"),
        ("MEMORY.md", "append", " \n", "empty"),
        ("MEMORY.md", "append", "x" * ((1 << 20) + 1), "too_large"),
        ("../x.md", "append", "x", "invalid"),
    ):
        done = world.inbox.propose(path, kind, text, "", who=ADA, why="")  # type: ignore[arg-type]
        assert isinstance(done, NotDone)
        assert done.code == code
    world.write("MEMORY.md", "- tea\n")
    stale = world.inbox.propose("MEMORY.md", "replace", "x\n", "", who=ADA, why="")
    assert isinstance(stale, Conflict)
    assert stale.current == b"- tea\n"


def test_the_same_wish_waits_once_and_a_flood_is_stopped(world: World) -> None:
    first = propose(world, "MEMORY.md", "append", "- again and again")
    assert propose(world, "MEMORY.md", "append", "- again and again") == first
    for number in range(199):
        propose(world, "MEMORY.md", "append", f"- {number}")
    done = world.inbox.propose("MEMORY.md", "append", "- too much", "", who=ADA, why="")
    assert isinstance(done, NotDone)
    assert done.code == "full"
    assert propose(world, "MEMORY.md", "append", "- other", who=assistant("bob"))
    page = world.inbox.list(limit=5)
    assert [each.id for each in page] == [201, 200, 199, 198, 197]
    assert [each.id for each in world.inbox.list(limit=2, before_id=page[-1].id)] == [196, 195]
    assert world.inbox.list("accepted") == []


def test_two_people_at_two_windows_accept_once(world: World) -> None:
    made = propose(world, "MEMORY.md", "append", "- once, said in one line")
    results: list[object] = []
    threads = [threading.Thread(target=lambda: results.append(world.inbox.accept(made.id))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(type(each).__name__ for each in results) == ["NotDone"] * 3 + ["Saved"]
    assert world.read("MEMORY.md") == "- once, said in one line\n"


def test_accepted_text_can_be_undone(world: World) -> None:
    world.write("MEMORY.md", "- tea\n")
    made = propose(world, "MEMORY.md", "replace", "- coffee\n")
    world.inbox.accept(made.id)
    change = world.inbox.get(made.id)
    assert change is not None
    assert change.change is not None
    assert isinstance(world.editor.undo(change.change), Saved)
    assert world.read("MEMORY.md") == "- tea\n"


@pytest.mark.parametrize(
    ("trust", "path", "kind", "decision"),
    [
        (Trust(), "memory/2026-03-04.md", "append", "write"),
        (Trust(), "memory/2026-03-04-trip.md", "append", "write"),
        (Trust(), "MEMORY.md", "append", "propose"),
        (Trust(), "memory/topic.md", "replace", "propose"),
        (Trust(), "memory/2026-03-04.md", "replace", "refuse"),
        (Trust("read", "read"), "memory/2026-03-04.md", "append", "refuse"),
        (Trust("read", "read"), "MEMORY.md", "append", "refuse"),
        (Trust(curated="write"), "MEMORY.md", "replace", "write"),
        (Trust(daily="propose"), "memory/2026-03-04.md", "append", "propose"),
        ("write", "MEMORY.md", "append", "write"),
        ("write", "memory/2026-03-04.md", "replace", "refuse"),
        ("read", "memory/2026-13-04.md", "append", "refuse"),
    ],
)
def test_trust(trust: Trust, path: str, kind: str, decision: str) -> None:
    assert decide(trust, target_of(path), kind) == decision  # type: ignore[arg-type]
    assert target_of("memory/2026-13-04.md") == "curated"
