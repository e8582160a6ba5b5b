"""The library's front over real files: changes by hand, by other programs, forgetting, drafts, marks."""

from __future__ import annotations

import os
from pathlib import Path

import apsw
import pytest

from app.config.paths import app_paths
from app.engine.events import HistoryChanged, InboxChanged
from app.engine.ledger import OTHER_PROGRAM, PERSON, Conflict, Forgotten, Proposal, Saved
from app.engine.library import MAX_PICTURE_BYTES, Library
from app.engine.questions import SearchRequest
from app.errors import MemoroError
from tests.engine.conftest import Running, Start
from tests.helpers.waiting import wait_until

LOG = "memory/2026-11-02.md"
QUICK = "{ sync: { watchDebounceMs: 50 } }"


@pytest.fixture
def running(start: Start) -> Running:
    running = start(search=QUICK)
    wait_until(lambda: looked(running), what="the first look")
    return running


@pytest.fixture
def library(running: Running) -> Library:
    return Library(running.engine)


def looked(running: Running) -> bool:
    return running.engine.agent in running.engine.records._looked


def whos(library: Library, path: str) -> list[tuple[str, str]]:
    return [(change.kind, change.who) for change in library.history.changes(path=path)]


def found_in(running: Running, words: str) -> str:
    return next((hit.path for hit in running.engine.search(SearchRequest(words)).hits), "")


def test_a_saved_note_is_in_the_history_at_once_and_in_the_index_soon(
    running: Running, library: Library
) -> None:
    note = library.read("MEMORY.md")
    done = library.editor.save("MEMORY.md", note.text + "- The zeppelin lands on Friday.\n", note.hash)
    assert isinstance(done, Saved)
    assert whos(library, "MEMORY.md") == [("changed", PERSON)]
    assert HistoryChanged(running.engine.agent, "MEMORY.md", PERSON) in running.events
    wait_until(lambda: found_in(running, "zeppelin") == "MEMORY.md", what="the saved line in the index")
    assert isinstance(library.editor.save("MEMORY.md", "late", note.hash), Conflict)


def test_what_another_program_does_appears(running: Running, library: Library, workspace: Path) -> None:
    (workspace / LOG).write_text("# Day\n\nRewritten elsewhere.\n", encoding="utf-8")
    wait_until(lambda: whos(library, LOG) == [("changed", OTHER_PROGRAM)], what="the change to be seen")
    (workspace / LOG).unlink()
    wait_until(lambda: whos(library, LOG)[0] == ("deleted", OTHER_PROGRAM), what="the deletion")
    assert [change.path for change in library.history.deleted()] == [LOG]


def test_what_happened_while_nobody_ran_appears(start: Start, workspace: Path) -> None:
    first = start(search=QUICK)
    wait_until(lambda: looked(first), what="the first look")
    first.stop()
    (workspace / "memory" / "plans.md").write_text("# Plans\n\nA boat.\n", encoding="utf-8")
    library = Library(start(search=QUICK).engine)
    wait_until(lambda: whos(library, "memory/plans.md") == [("created", OTHER_PROGRAM)])


def test_a_kept_note_says_so_in_its_file_and_does_not_age(
    running: Running, library: Library, workspace: Path
) -> None:
    before = library.read(LOG).text
    assert isinstance(library.keep(LOG, True), Saved)
    assert (workspace / LOG).read_text(encoding="utf-8").startswith("---\nevergreen: true\n---\n")
    kept = lambda: [note.path for note in library.notes() if "evergreen" in note.tags]  # noqa: E731
    wait_until(lambda: kept() == [LOG], what="the mark in the index")
    assert running.engine.search(SearchRequest("vendor")).hits[0].age_days is None
    library.keep(LOG, False)
    assert library.read(LOG).text == before


def test_forgetting_leaves_no_trace(running: Running, library: Library, workspace: Path) -> None:
    running.engine.wait_until_embedded(20)
    (workspace / "memory" / "secret.md").write_text("# Pets\n\nThe xylophonist came.\n", encoding="utf-8")
    wait_until(lambda: whos(library, "memory/secret.md") != [], what="the note to be seen")
    wait_until(lambda: running.engine.search(SearchRequest("xylophonist")).hits)
    running.engine.wait_until_embedded(20)
    done = library.forget("memory/secret.md")
    assert isinstance(done, Forgotten)
    assert done.file_removed
    assert not (workspace / "memory" / "secret.md").exists()
    assert whos(library, "memory/secret.md") == []
    assert not running.engine.search(SearchRequest("xylophonist")).hits
    running.stop()
    for file in app_paths().data_dir.rglob("*.sqlite*"):
        assert b"xylophonist" not in file.read_bytes(), file.name
    index = apsw.Connection(str(next((app_paths().data_dir / "index").glob("*.sqlite"))))
    orphans = "SELECT count(*) FROM embedding_cache WHERE hash NOT IN (SELECT hash FROM passages)"
    assert index.execute(orphans).get == 0


def test_proposals_are_told(running: Running, library: Library) -> None:
    proposal = library.inbox.propose(
        "MEMORY.md", "append", "- Likes tea", "", who="agent:claude", why="said so"
    )
    assert isinstance(proposal, Proposal)
    assert InboxChanged("main", "MEMORY.md", "agent:claude") in running.events
    assert isinstance(library.inbox.accept(proposal.id), Saved)
    assert InboxChanged("main") in running.events
    assert whos(library, "MEMORY.md") == [("changed", "agent:claude")]


def test_drafts_survive_and_go(library: Library) -> None:
    library.drafts.keep(LOG, "half a \ud83d sentence 本", "abc")
    draft = library.drafts.of(LOG)
    assert draft is not None
    assert (draft.text, draft.base) == ("half a \ud83d sentence 本", "abc")
    library.drafts.drop(LOG)
    assert library.drafts.of(LOG) is None


def test_without_versions_only_who_changed_what_is_kept(
    running: Running, library: Library, workspace: Path
) -> None:
    history = running.engine.settings.app.history
    app = running.engine.settings.app.replace(history=history.replace(enabled=False))
    running.engine.apply(running.engine.settings.replace(app=app))
    wait_until(lambda: not library.keeps_versions, what="the other settings")
    (workspace / LOG).write_text("# Day\n\nRewritten elsewhere.\n", encoding="utf-8")
    running.engine.records.look()
    assert whos(library, LOG) == [], "what another program did cannot be told without copies"
    note = library.read("MEMORY.md")
    done = library.editor.save("MEMORY.md", note.text + "- The zeppelin lands on Friday.\n", note.hash)
    assert isinstance(done, Saved)
    change = library.history.changes(path="MEMORY.md")[0]
    assert (change.who, change.added) == (PERSON, 1)
    assert [library.history.content(change.id, which) for which in ("before", "after")] == [None, None]
    assert isinstance(library.editor.trash(LOG), Saved)
    assert library.history.deleted() == [], "what cannot be brought back is not offered"

    running.engine.apply(running.engine.settings.replace(app=app.replace(history=history)))
    wait_until(lambda: library.keeps_versions, what="the old settings")
    running.engine.records.look()
    present = library.read("MEMORY.md")
    assert isinstance(library.editor.save("MEMORY.md", "# Facts\n", present.hash), Saved)
    again = library.history.changes(path="MEMORY.md")[0]
    assert library.history.content(again.id, "before") == present.text.encode(), "kept from now on"


def test_pictures_are_read_from_the_memory_alone(library: Library, workspace: Path) -> None:
    outside = workspace.parent / "outside.png"
    outside.write_bytes(b"secret")
    (workspace / "memory" / "in.PNG").write_bytes(b"picture")
    (workspace / "memory" / "link.png").symlink_to(outside)
    (workspace / "beside.png").write_bytes(b"beside")
    (workspace / "memory" / "large.png").touch()
    os.truncate(workspace / "memory" / "large.png", MAX_PICTURE_BYTES + 1)
    assert library.picture("memory/in.PNG") == b"picture"
    for path in ("../outside.png", str(outside), "memory/link.png", "beside.png", "memory/large.png", LOG):
        with pytest.raises(MemoroError):
            library.picture(path)
