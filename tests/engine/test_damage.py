"""Files that go bad under the running program: it says so, and goes on without being started anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.ledger import PERSON
from app.errors import MemoroError
from app.index.errors import IndexDamagedError
from app.notes.history.connection import files_set_aside
from app.search.types import SearchRequest
from tests.engine.conftest import Start
from tests.helpers.waiting import wait_until


def ruin(database: Path) -> None:
    """All bytes of the file and its logs, in place, as a failing disk would."""
    for file in database.parent.glob(f"{database.name}*"):
        with file.open("r+b") as stream:
            stream.write(b"\xa5" * file.stat().st_size)


def test_a_history_that_goes_bad_costs_one_try_and_is_told(start: Start) -> None:
    running = start()
    records = running.engine.records
    records.editor().append("MEMORY.md", "- The lamp is amber.", who=PERSON)
    database = records.history().database.path
    ruin(database)
    with pytest.raises(MemoroError, match="a new history begins: try again"):
        records.editor().append("MEMORY.md", "- The heron nests by the canal.", who=PERSON)
    done = records.editor().append("MEMORY.md", "- The heron nests by the canal.", who=PERSON)
    assert hasattr(done, "change")
    assert [change.kind for change in records.history().changes(path="MEMORY.md")] == ["changed"]
    assert files_set_aside(database)
    assert any("history of your notes was damaged" in each for each in running.engine.status().notices)


def test_an_index_that_a_person_asked_for_and_that_is_bad_is_made_again(start: Start) -> None:
    running = start()
    wait_until(lambda: running.engine.status().state == "ready", what="the first index")
    ruin(running.engine._agents.get("main").index.path)
    with pytest.raises(IndexDamagedError):
        running.engine.sync(force=True).result(20)
    wait_until(lambda: running.engine.status().problem is None, what="the fresh index")
    assert running.engine.search(SearchRequest("boiler")).hits
