"""Twenty thousand generated daily logs in four languages, about 24 MB, through the whole engine."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from tests.benchmarks.notes_maker import make_logs
from tests.helpers.waiting import wait_until

NOTES = 20_000


@pytest.mark.timeout(600)  # two minutes and a half on two cores that others use too
def test_twenty_thousand_notes(tmp_path: Path) -> None:
    planted = [each for each in make_logs(tmp_path, NOTES) if each.question.kind == "identifier"]
    assert planted
    loaded = load_settings(app_paths().config_file, workspace=tmp_path)
    search = loaded.settings.agents.defaults.memory_search.replace(provider="none")
    defaults = loaded.settings.agents.defaults.replace(memory_search=search)
    settings = loaded.settings.replace(agents=loaded.settings.agents.replace(defaults=defaults))
    engine = Engine(settings, app_paths(), watch=False)
    thread = threading.Thread(target=engine.run_writer)
    thread.start()
    try:
        engine.start()
        wait_until(lambda: engine.status().notes > 100, timeout=30, what="the first notes")
        assert engine.search(SearchRequest("会議")).hits, "what is indexed so far can be found"
        assert engine.sync().result(400).paths == ()
        assert engine.status().notes == NOTES
        for each in planted:
            best = engine.search(SearchRequest(each.question.query)).hits[0]
            first, last = best.focus
            assert best.path == each.path, each.question.query
            assert first <= each.line <= last, each.question.query
        gone = sorted((tmp_path / "memory").glob("*.md"))[:500]
        for note in gone:
            note.unlink()
        with gone[-1].with_name("9999-note.md").open("w", encoding="utf-8") as note:
            note.write("# New\n\nThe heron nests by the canal, HRN-4711.\n")
        report = engine.sync().result(60)
        assert (len(report.removed), report.added) == (500, ["memory/9999-note.md"])
        assert engine.search(SearchRequest("HRN-4711")).hits[0].path == "memory/9999-note.md"
    finally:
        engine.stop()
        thread.join(30)
