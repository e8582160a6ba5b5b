"""The end of the program waits for no work that the next start can go on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.events import Event, IndexProgress
from app.index import integrity
from app.index.errors import suspect_marker
from app.index.glance import glance
from tests.engine.conftest import Start
from tests.helpers.waiting import wait_until

NOTES = 30


def test_a_sync_under_way_is_left_where_it_is_and_gone_on_with(start: Start, workspace: Path) -> None:
    for number in range(NOTES - 2):
        (workspace / "memory" / f"{number}.md").write_text(f"- note {number}\n", encoding="utf-8")
    first = start(sync=False)

    def end(event: Event) -> None:
        if isinstance(event, IndexProgress) and event.phase == "notes" and event.done == 3:
            first.engine.stop()

    first.engine.events.subscribe(end)
    first.engine.sync()
    first.thread.join(20)
    assert not first.thread.is_alive()
    left = glance(first.engine._agents.index_path("main"))
    assert left
    assert 0 < left.notes < NOTES
    second = start()
    wait_until(lambda: second.engine.status().notes == NOTES, what="the rest")


def test_a_check_of_the_whole_index_is_not_waited_for(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integrity, "_STEPS", 1)
    running = start()
    engine = running.engine
    wait_until(lambda: engine.status().state == "ready", what="the index to be complete")
    path = Path(engine.status().index_path)

    def end_and_check() -> None:
        engine.stop()
        index = engine._agents.get("main").index
        index._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        index.release()
        path.write_bytes(path.read_bytes()[:4096] + bytes(path.stat().st_size - 4096))
        engine._agents._check("main")

    engine.writer.submit(end_and_check).result(20)
    assert not suspect_marker(path).exists()
    running.thread.join(20)
    assert not list(path.parent.glob("*.damaged-*"))
