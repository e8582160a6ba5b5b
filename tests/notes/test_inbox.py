"""The inbox: what an assistant proposes is written when a person says so, and not a moment before."""

from __future__ import annotations

import threading

import pytest

from app.notes.editing.results import Conflict, NotDone, Saved
from app.notes.history.diff import diff_texts
from app.notes.history.model import assistant
from app.notes.inbox import Preview
from app.notes.proposal import Proposal
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
    preview = world.inbox.preview(made.id)
    assert isinstance(preview, Preview)
    diff = preview.diff
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
    preview = world.inbox.preview(made.id)
    assert isinstance(preview, Preview)
    assert (preview.diff.status, preview.hash) == ("clash", (then and content_hash(then.encode())) or "")
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
    assert isinstance(world.inbox.preview(10_000), NotDone)


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


def test_what_was_rejected_is_not_put_before_the_person_again(world: World) -> None:
    made = propose(world, "MEMORY.md", "append", "- nonsense")
    world.inbox.reject(made.id, "not true")
    again = propose(world, "MEMORY.md", "append", "\n- nonsense \n")
    assert (again.id, again.state, again.reason) == (made.id, "rejected", "not true")
    assert world.inbox.counts()["waiting"] == 0
    assert propose(world, "MEMORY.md", "append", "- nonsense", who=assistant("bob")).state == "waiting"
    assert propose(world, "memory/other.md", "append", "- nonsense").state == "waiting"


def test_what_was_accepted_and_taken_out_since_may_be_proposed_again(world: World) -> None:
    made = propose(world, "MEMORY.md", "append", "- likes coffee")
    world.inbox.accept(made.id)
    world.write("MEMORY.md", "- tea\n")
    assert propose(world, "MEMORY.md", "append", "- likes coffee").id > made.id


def test_what_the_note_has_already_is_no_proposal(world: World) -> None:
    world.write("MEMORY.md", "# Memory\n\n- likes strong black coffee\n")
    done = world.inbox.propose("MEMORY.md", "append", "- likes strong black coffee", "", who=ADA, why="")
    assert isinstance(done, Saved)
    assert done.change is None
    assert world.inbox.counts()["waiting"] == 0


@pytest.mark.parametrize("path", ["MEMORY.md", "memory/2026-03-04.md", "memory/topic.md"])
@pytest.mark.parametrize("before", [None, "# Note\n\n- likes strong black coffee\n"])
def test_what_is_shown_is_what_accepting_does(world: World, path: str, before: str | None) -> None:
    if before is not None:
        world.write(path, before)
    made = propose(world, path, "append", "- likes strong black coffee\n- likes green tea in the evening")
    shown = world.inbox.preview(made.id)
    assert isinstance(shown, Preview)
    assert isinstance(world.inbox.accept(made.id, seen_hash=shown.hash), Saved)
    assert shown.diff == diff_texts(before or "", world.read(path))
    assert bool(shown.hash) == (before is not None)


@pytest.mark.parametrize("observed", [False, True])
def test_a_proposal_goes_with_its_note(world: World, observed: bool) -> None:
    world.write("memory/old.md", "# Garden\n\n- tomatoes\n")
    world.look()
    made = propose(world, "memory/old.md", "append", "- beans and a lot of peas")
    if observed:
        world.path("memory/old.md").rename(world.path("memory/new.md"))
        world.look()
    else:
        world.editor.rename("memory/old.md", "memory/new.md")
    found = world.inbox.get(made.id)
    assert found is not None
    assert (found.path, found.named) == ("memory/new.md", "memory/old.md")
    assert propose(world, "memory/old.md", "append", "- beans and a lot of peas").id == made.id
    world.write("memory/old.md", "# Another\n")
    assert propose(world, "memory/old.md", "append", "- beans and a lot of peas").id > made.id
    done = world.inbox.accept(made.id)
    assert isinstance(done, Saved)
    assert done.path == "memory/new.md"
    assert world.read("memory/new.md").endswith("- tomatoes\n- beans and a lot of peas\n")
    assert world.read("memory/old.md") == "# Another\n"


def test_a_name_that_came_back_is_no_other_name(world: World) -> None:
    world.write("memory/old.md", "# Garden\n")
    made = propose(world, "memory/old.md", "append", "- beans")
    for old, new in (("old", "new"), ("new", "newest"), ("newest", "old")):
        world.editor.rename(f"memory/{old}.md", f"memory/{new}.md")
    assert world.inbox.get(made.id) == made


def test_who_proposed_and_that_it_was_changed_is_kept(world: World) -> None:
    world.write("MEMORY.md", "- tea\n")
    for text, edited_text, edited in (
        ("- one cup of coffee", None, False),
        ("- two cups of coffee", "- two cups of coffee\n", False),
        ("- three cups of coffee", "- three cups of tea", True),
    ):
        made = propose(world, "MEMORY.md", "append", text)
        done = world.inbox.accept(made.id, edited_text)
        assert isinstance(done, Saved)
        decided, change = world.inbox.get(made.id), world.story()[-1]
        assert decided is not None
        assert (change.who, change.edited, decided.edited) == (ADA, edited, edited)


@pytest.mark.parametrize(("seen", "now", "code"), [("- tea\n", None, "went"), (None, "- tea\n", "came")])
def test_a_note_that_came_or_went_since_it_was_shown_is_no_surprise(
    world: World, seen: str | None, now: str | None, code: str
) -> None:
    path, text = "memory/topic.md", "- beans"
    if seen is not None:
        world.write(path, seen)
    made = propose(world, path, "append", text)
    shown = world.inbox.preview(made.id)
    assert isinstance(shown, Preview)
    if now is None:
        world.path(path).unlink()
    else:
        world.write(path, now)
    done = world.inbox.accept(made.id, seen_hash=shown.hash)
    assert isinstance(done, NotDone)
    assert done.code == code
    assert world.path(path).exists() == (now is not None)
    shown = world.inbox.preview(made.id)
    assert isinstance(shown, Preview)
    assert isinstance(world.inbox.accept(made.id, seen_hash=shown.hash), Saved)
    assert world.read(path) == f"{now or ''}{text}\n"


def test_a_decision_is_news_to_its_assistant_until_it_is_told(world: World) -> None:
    first, second = (propose(world, "MEMORY.md", "append", f"- {number}") for number in range(2))
    assert world.inbox.untold(ADA) == []
    world.inbox.reject(second.id)
    world.pass_days(1)
    world.inbox.accept(first.id)
    assert [each.id for each in world.inbox.untold(ADA)] == [second.id, first.id]
    assert world.inbox.untold(assistant("bob")) == []
    world.inbox.tell([*world.inbox.untold(ADA, 1), propose(world, "MEMORY.md", "append", "- waits")])
    assert [each.id for each in world.inbox.untold(ADA)] == [first.id]
    assert [each.id for each in world.inbox.list("rejected", who=ADA)] == [second.id]
    assert world.inbox.list("rejected", who=assistant("bob")) == []


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
