"""The engine over real files and a real index; the model is the hashing one, so that it can fail and wait."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from app.config.editing import set_value
from app.config.loading import load_settings
from app.config.paths import app_paths
from app.embeddings.provider import Identity
from app.engine.events import Event, IndexProgress, NotesChanged, SettingsChanged, StatusChanged
from app.engine.providers import Selection
from app.engine.questions import SearchRequest, SearchResponse
from app.engine.status import FolderMissingError
from app.errors import MemoroError
from app.index.errors import IndexDamagedError
from app.index.index import Index
from tests.engine.conftest import OneProvider, Start
from tests.helpers.hashing_provider import HashingProvider
from tests.helpers.log_rules import ExpectLog
from tests.helpers.waiting import wait_until

QUICK = "{ sync: { watchDebounceMs: 50 } }"


def found(response: SearchResponse) -> list[str]:
    return [hit.path for hit in response.hits]


def test_from_folder_to_answer(start: Start) -> None:
    running = start()
    assert running.engine.wait_until_embedded(20)
    wait_until(lambda: running.engine.status().state == "ready", what="the index to be complete")
    response = running.engine.search(SearchRequest("TKY-88431"))
    assert found(response)[0] == "memory/2026-11-02.md"
    assert response.hits[0].focus == (4, 4)
    assert (response.mode, response.provider) == ("hybrid", "hashing")
    status = running.engine.status()
    assert (status.notes, status.embedded) == (2, status.passages)
    assert status.watching == "events"
    assert running.engine.get("MEMORY.md").text.startswith("# Facts")


def test_words_answer_while_the_model_is_busy_and_after_it_failed(start: Start) -> None:
    provider = HashingProvider()
    provider.gate.clear()
    running = start(provider=provider)
    wait_until(lambda: running.engine.status().state == "embedding", what="the keyword index")
    assert found(running.engine.search(SearchRequest("boiler"))) == ["MEMORY.md"]
    provider.failing = True
    provider.gate.set()
    wait_until(lambda: running.engine.status().state == "keyword_only", what="the failure to be noticed")
    status = running.engine.status()
    assert status.problem is not None
    assert status.problem.title == "The model is away"
    assert found(running.engine.search(SearchRequest("boiler"))) == ["MEMORY.md"]


def test_a_question_that_cannot_be_embedded_is_answered_by_words_and_says_so(start: Start) -> None:
    running = start()
    running.engine.wait_until_embedded(20)
    wait_until(lambda: running.engine.status().state == "ready")
    running.provider.failing = True
    response = running.engine.search(SearchRequest("boiler"))
    assert found(response) == ["MEMORY.md"]
    assert response.mode == "keyword"
    assert "keywords only" in response.notice
    running.provider.failing = False
    assert running.engine.search(SearchRequest("boiler serviced")).mode == "hybrid"


def test_partial_answer_by_words_comes_first_and_a_repeated_question_needs_no_model(start: Start) -> None:
    running = start()
    running.engine.wait_until_embedded(20)
    wait_until(lambda: running.engine.status().state == "ready")
    partial: list[SearchResponse] = []
    final = running.engine.search(SearchRequest("boiler"), partial.append)
    assert [each.mode for each in partial] == ["keyword"]
    assert not partial[0].complete
    assert final.complete
    running.engine.search(SearchRequest("boiler"), partial.append)
    assert len(partial) == 1
    assert running.provider.questions == ["boiler"]


def test_changes_on_disk_are_found_by_themselves(start: Start, workspace: Path) -> None:
    running = start(search=QUICK)
    wait_until(lambda: running.engine.status().watching == "events")
    wait_until(lambda: running.engine.status().notes == 2)
    (workspace / "memory" / "new.md").write_text("The heron nests by the canal.\n", encoding="utf-8")
    wait_until(lambda: found(running.engine.search(SearchRequest("heron"))) == ["memory/new.md"])
    (workspace / "memory" / "new.md").replace(workspace / "memory" / "renamed.md")
    wait_until(lambda: found(running.engine.search(SearchRequest("heron"))) == ["memory/renamed.md"])
    (workspace / "memory" / "renamed.md").unlink()
    wait_until(lambda: not running.engine.search(SearchRequest("heron")).hits)
    assert any(isinstance(event, NotesChanged) and "memory/new.md" in event.paths for event in running.events)


def test_pause_holds_indexing_but_never_search(start: Start, workspace: Path) -> None:
    running = start(search=QUICK)
    wait_until(lambda: running.engine.status().state == "ready")
    running.engine.pause(True)
    (workspace / "memory" / "new.md").write_text("The heron nests by the canal.\n", encoding="utf-8")
    wait_until(lambda: running.engine._agents.get("main").freshness.dirty, what="the watcher to see it")
    assert running.engine.status().state == "paused"
    assert found(running.engine.search(SearchRequest("boiler"))) == ["MEMORY.md"]
    assert not running.engine.search(SearchRequest("heron")).hits
    running.engine.pause(False)
    wait_until(lambda: found(running.engine.search(SearchRequest("heron"))) == ["memory/new.md"])


def test_a_forced_rebuild_makes_no_call_for_unchanged_texts(start: Start) -> None:
    running = start()
    running.engine.wait_until_embedded(20)
    wait_until(lambda: running.engine.status().state == "ready")
    embedded = len(running.provider.document_texts)
    running.engine.sync(force=True).result(20)
    running.engine.wait_until_embedded(20)
    assert len(running.provider.document_texts) == embedded
    assert running.engine.search(SearchRequest("boiler")).mode == "hybrid"


def test_another_session_finds_everything_as_it_was_left(start: Start) -> None:
    first = start()
    first.engine.wait_until_embedded(20)
    wait_until(lambda: first.engine.status().state == "ready")
    first.stop()
    second = start()
    wait_until(lambda: second.engine.status().state == "ready")
    assert second.provider.document_texts == []
    assert second.engine.search(SearchRequest("boiler")).mode == "hybrid"


def test_no_folder_is_said_and_choosing_one_mends_it(start: Start, workspace: Path) -> None:
    running = start()
    settings = running.engine.settings
    nowhere = settings.replace(agents=type(settings.agents)())
    running.engine.apply(nowhere)
    wait_until(lambda: running.engine.status().state == "no_folder")
    response = running.engine.search(SearchRequest("boiler"))
    assert not response.hits
    assert "No memory folder yet" in response.notice
    assert running.engine.recent() == []
    with pytest.raises(MemoroError, match="No memory folder"):
        running.engine.get("MEMORY.md")
    with pytest.raises(MemoroError, match="No memory folder"):
        running.engine.sync().result(5)
    running.engine.apply(settings)
    wait_until(lambda: found(running.engine.search(SearchRequest("boiler"))) == ["MEMORY.md"])


def test_two_agents_have_two_memories(start: Start, workspace: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    (other / "memory").mkdir(parents=True)
    (other / "MEMORY.md").write_text("- The heron nests by the canal.\n", encoding="utf-8")
    running = start()
    wait_until(lambda: running.engine.status().state == "ready")
    running.engine.apply(running.engine.settings.with_workspace(other, "work"))
    wait_until(lambda: found(running.engine.search(SearchRequest("heron"), agent="work")) == ["MEMORY.md"])
    assert not running.engine.search(SearchRequest("heron"), agent="main").hits
    assert running.engine.status("work").index_path != running.engine.status("main").index_path


def test_a_changed_configuration_file_is_taken_while_running(start: Start) -> None:
    running = start()
    engine = running.engine
    wait_until(lambda: engine.status().state == "ready")
    memory, file = engine._agents.get("main"), engine.paths.config_file
    text = file.read_text(encoding="utf-8")
    running.stop()
    running = start(load=lambda: load_settings(file, state_dir=engine.paths.data_dir))
    wait_until(lambda: running.engine.status().state == "ready")
    memory = running.engine._agents.get("main")
    file.write_text(set_value(text, ["agents", "defaults", "memorySearch", "query", "maxResults"], 1))
    wait_until(lambda: any(isinstance(event, SettingsChanged) for event in running.events))
    assert running.engine._agents.get("main") is memory, "another number of results needs no new index"
    assert len(running.engine.search(SearchRequest("the")).hits) <= 1
    file.write_text("{ broken", encoding="utf-8")
    wait_until(lambda: any(isinstance(event, SettingsChanged) and event.problems for event in running.events))
    assert found(running.engine.search(SearchRequest("boiler"))) == ["MEMORY.md"]


def test_progress_counts_up_to_the_total(start: Start) -> None:
    running = start()

    def completed(phase: str) -> list[IndexProgress]:
        steps = [each for each in running.events if isinstance(each, IndexProgress) and each.phase == phase]
        return steps if steps and steps[-1].done == steps[-1].total else []

    for phase in ("notes", "meaning"):
        steps = wait_until(lambda phase=phase: completed(phase), what=f"progress of {phase}")
        assert [each.done for each in steps] == sorted(each.done for each in steps)


def test_paths_outside_the_memory_are_refused(start: Start, workspace: Path) -> None:
    running = start()
    (workspace / "secret.txt").write_text("no", encoding="utf-8")
    with pytest.raises(MemoroError, match="cannot be opened"):
        running.engine.absolute("../notes/secret.txt")
    assert running.engine.get("secret.txt").status == "refused"
    assert running.engine.absolute("MEMORY.md") == workspace / "MEMORY.md"


def test_an_index_whose_file_is_overwritten_while_in_use_goes_on(start: Start, workspace: Path) -> None:
    running = start(search=QUICK)
    wait_until(lambda: running.engine.status().state == "ready")
    file = Path(running.engine.status().index_path)
    for each in (file, file.with_name(file.name + "-wal")):
        with each.open("r+b") as stream:
            stream.write(b"\xa5" * each.stat().st_size)
    (workspace / "memory" / "new.md").write_text("The heron nests by the canal.\n", encoding="utf-8")
    wait_until(lambda: found(running.engine.search(SearchRequest("heron"))) == ["memory/new.md"], timeout=20)
    assert found(running.engine.search(SearchRequest("boiler"))) == ["MEMORY.md"]


def test_a_sync_that_meets_damage_opens_a_fresh_index(
    start: Start, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(search=QUICK)
    wait_until(lambda: running.engine.status().state == "ready")
    sync, met = Index.sync, threading.Event()

    def damaged_once(index: Index, *arguments: Any, **options: Any) -> Any:
        if not met.is_set():
            met.set()
            raise IndexDamagedError("damaged")
        return sync(index, *arguments, **options)

    before = running.engine._agents.get("main")
    monkeypatch.setattr(Index, "sync", damaged_once)
    (workspace / "memory" / "new.md").write_text("The heron nests by the canal.\n", encoding="utf-8")
    wait_until(lambda: found(running.engine.search(SearchRequest("heron"))) == ["memory/new.md"])
    assert met.is_set()
    assert running.engine._agents.get("main") is not before


def test_a_fallback_stands_in_and_says_so(start: Start) -> None:
    provider, stand_in = HashingProvider(), HashingProvider("other")
    provider.failing = True
    running = start(make=lambda _settings, _agent: OneProvider(provider, stand_in))
    wait_until(lambda: running.engine.status().state == "ready", what="the stand-in to have embedded")
    response = running.engine.search(SearchRequest("boiler"))
    assert (response.mode, response.model) == ("hybrid", "other")
    assert response.fallback is not None
    assert response.fallback["from"] == "hashing"
    assert "The model is away" in response.fallback["reason"]
    assert running.engine.status().fallback == response.fallback


def test_an_older_generation_answers_until_the_new_one_is_complete(start: Start) -> None:
    old, new = HashingProvider("old"), HashingProvider("new")
    first = start(provider=old)
    wait_until(lambda: first.engine.status().state == "ready")
    first.stop()
    new.gate.clear()
    second = start(make=lambda _settings, _agent: Two(new, old))
    wait_until(lambda: second.engine.search(SearchRequest("boiler")).mode == "hybrid")
    assert second.engine.search(SearchRequest("boiler")).model == "old"
    new.gate.set()
    wait_until(lambda: second.engine.search(SearchRequest("boiler")).model == "new")
    second.stop()
    embedded = len(old.document_texts)
    third = start(provider=old)  # back again: everything is in the cache
    wait_until(lambda: third.engine.search(SearchRequest("boiler")).model == "old")
    assert len(old.document_texts) == embedded


@dataclass(frozen=True)
class Two(OneProvider):
    """Chooses the first; the second can still embed questions for its own generation."""

    def for_identity(self, identity: Identity) -> HashingProvider | None:
        return next(
            (each for each in (self.provider, self.stand_in) if each and each.identity == identity), None
        )

    def fallback(self, instead_of: str, because: MemoroError) -> None:
        return None


def test_switching_meaning_off_answers_by_words_at_once(start: Start) -> None:
    first = start()
    wait_until(lambda: first.engine.status().state == "ready")
    first.stop()

    class Off(OneProvider):
        def choose(self) -> Selection:
            return Selection(None, "switched off")

    second = start(make=lambda _settings, _agent: Off(first.provider))
    wait_until(lambda: second.engine.status().state == "keyword_only")
    assert second.engine.search(SearchRequest("boiler")).mode == "keyword"


def test_the_shown_vector_score_is_the_plain_cosine(start: Start) -> None:
    running = start()
    wait_until(lambda: running.engine.status().state == "ready")
    hit = running.engine.search(SearchRequest("Ticket TKY-77120 waits for the vendor.")).hits[0]
    assert hit.vector_score == pytest.approx(1.0, abs=0.01), "the very words of an entry"


def test_a_memory_folder_that_is_gone_is_no_empty_memory(start: Start, workspace: Path) -> None:
    running = start(search=QUICK)
    wait_until(lambda: running.engine.status().state == "ready")
    away = workspace.with_name("away")
    workspace.rename(away)
    running.engine.sync().result(20)
    status = running.engine.status()
    assert (status.state, status.notes) == ("problem", 2)
    assert status.problem is not None
    assert status.problem.title == "The memory folder is missing"
    assert found(running.engine.search(SearchRequest("boiler"))) == ["MEMORY.md"]
    with pytest.raises(MemoroError, match="nothing was written"):
        running.engine.records.editor().append("memory/2026-11-30.md", "lost thought", who="")
    assert not workspace.exists()
    away.rename(workspace)
    running.engine.sync().result(20)
    wait_until(lambda: running.engine.status().state == "ready")


def test_a_folder_that_is_moved_away_is_missed_by_who_searches(start: Start, workspace: Path) -> None:
    running = start(search=QUICK)
    wait_until(lambda: running.engine.status().state == "ready")
    away = workspace.with_name("away")
    workspace.rename(away)

    def missed() -> bool:
        assert found(running.engine.search(SearchRequest("boiler"))) == ["MEMORY.md"]
        return isinstance(running.engine.status().problem, FolderMissingError)

    wait_until(missed)
    away.rename(workspace)
    wait_until(lambda: not missed(), what="the end of the problem, by another question")


def test_of_a_folder_that_never_was_nothing_was_read(start: Start, workspace: Path) -> None:
    workspace.rename(workspace.with_name("away"))
    running = start(search=QUICK)
    wait_until(lambda: running.engine.status().problem is not None)
    problem = running.engine.status().problem
    assert isinstance(problem, FolderMissingError)
    assert "nothing was read from it before" in problem.message


def test_a_broken_settings_file_is_told_until_it_is_mended(start: Start) -> None:
    file = app_paths().config_file
    running = start(search=QUICK, load=lambda: load_settings(file, state_dir=app_paths().data_dir))
    engine, good = running.engine, file.read_text(encoding="utf-8")
    wait_until(lambda: engine.status().state == "ready")
    assert engine.status().settings_problems == ()
    file.write_text(good.rstrip().removesuffix("}"), encoding="utf-8")
    engine.reload()
    wait_until(lambda: engine.status().settings_problems)
    assert "ends too early" in engine.status().settings_problems[0]
    assert found(engine.search(SearchRequest("boiler"))) == ["MEMORY.md"]
    file.write_text(good, encoding="utf-8")
    engine.reload()
    wait_until(lambda: not engine.status().settings_problems)


def test_who_reads_the_same_settings_again_is_told_the_status(start: Start) -> None:
    """The first steps wait for it, also where the folder in use was kept."""
    file = app_paths().config_file
    engine = start(search=QUICK, load=lambda: load_settings(file, state_dir=app_paths().data_dir)).engine
    wait_until(lambda: engine.status().state == "ready")
    told: list[Event] = []
    engine.events.subscribe(told.append)
    engine.reload()
    wait_until(lambda: StatusChanged(engine.agent) in told)


def test_hundreds_of_equal_lines_do_not_stop_the_search(start: Start, workspace: Path) -> None:
    equal = "- nothing to report today, all systems fine\n" * 1500
    (workspace / "memory" / "log.md").write_text(equal, encoding="utf-8")
    running = start()
    wait_until(lambda: running.engine.status().state == "ready", timeout=30)
    response = running.engine.search(SearchRequest("when was the boiler serviced"))
    assert response.mode == "hybrid"
    assert "MEMORY.md" in found(response)


def test_ranking_that_fails_leaves_the_words(
    start: Start, monkeypatch: pytest.MonkeyPatch, expected_logs: ExpectLog
) -> None:
    expected_logs("ranking by meaning failed")
    running = start()
    wait_until(lambda: running.engine.status().state == "ready")

    def singular(*_arguments: Any, **_options: Any) -> Any:
        raise ValueError("singular")

    monkeypatch.setattr("app.search.searcher.Searcher.hybrid", singular)
    response = running.engine.search(SearchRequest("boiler"))
    assert (response.mode, found(response)) == ("keyword", ["MEMORY.md"])
    assert "Search by meaning failed" in response.notice
