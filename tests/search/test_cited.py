"""A citation that Memoro copies, pasted as a question, leads to its place."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from app.index.index import Index
from app.search.searcher import NOTHING
from app.search.types import QueryOptions, SearchHit
from tests.helpers.transcripts import Talk
from tests.index.world import Notes, embed_all
from tests.search.conftest import Asker

MODES = ("keyword", "hybrid")
NAMED = "the place that the question names"
LONG = "# Trips\n\n" + "\n".join(
    f"## Trip {number}\n\n- Took the ferry number {number} to an island of the north.\n- Came home by rail.\n"
    for number in range(1, 9)
)


@pytest.fixture
def more(index: Index, tmp_path: Path) -> Notes:
    """The small memory with a long note, one outside the workspace and one whose name is no plain word."""
    notes = Notes(tmp_path / "notes")
    notes.write("memory/trips.md", LONG)
    notes.write("memory/Été à Łódź - 2.md", "# Été\n\n- La clé est sous le pot.\n")
    notes.write("../team/Plan.md", "# Plan\n\n- Paint the fence.\n- Order the gravel.\n")
    notes.write("memory/links.md", "# Links\n\n- The key is told of in memory/2026-11-27.md#L6.\n")
    notes.scope = replace(
        notes.scope, extra_paths=(tmp_path / "team",), sessions=tmp_path / "agents" / "main" / "sessions"
    )
    assert notes.scope.sessions
    talk = Talk(notes.scope.sessions / "one.jsonl")
    talk.user("When does the boiler man come?")
    talk.tool("calendar: nothing useful")
    talk.assistant("On Friday at nine.")
    index.sync(notes.scope)
    embed_all(index)
    return notes


def place(hit: SearchHit) -> tuple[str, tuple[int, int], str]:
    return hit.path, hit.focus, hit.snippet.text


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("query", "path", "lines", "shown"),
    [
        (
            "memory/2026-11-27.md#L6",
            "memory/2026-11-27.md",
            (6, 6),
            "- 受付番号はHKD-40518、来店時に伝えること",
        ),
        (
            "memory/2026-11-28.md#L7-L8",
            "memory/2026-11-28.md",
            (7, 8),
            "- 枸杞放进玻璃罐了\n- 한지 두 묶음을 받아 옴",
        ),
        ("\n\nSource: memory/2026-03-05.md#L5\n", "memory/2026-03-05.md", (5, 5), "- Glued the walnut shelf"),
        ("MEMORY.md#L4", "MEMORY.md", (4, 4), "- Rod prefers oat milk."),
        ("memory.MD#l4", "MEMORY.md", (4, 4), "- Rod prefers oat milk."),
        ("source:Memory/TRIPS.md#L36", "memory/trips.md", (36, 36), "- Came home by rail."),
        ("memory/ÉTÉ à łÓDŹ - 2.md#L3", "memory/Été à Łódź - 2.md", (3, 3), "- La clé est sous le pot."),
        ("../team/plan.md#L4", "../team/Plan.md", (4, 4), "- Order the gravel."),
        ("../team/Plan.md#L4-L3", "../team/Plan.md", (4, 4), "- Order the gravel."),
    ],
)
def test_the_place_is_first(
    ask: Asker, more: Notes, mode: str, query: str, path: str, lines: tuple[int, int], shown: str
) -> None:
    hit = ask(query, mode).hits[0]
    assert place(hit) == (path, lines, shown)
    assert (hit.score, hit.why) == (1.0, NAMED)
    assert hit.snippet.highlights == ()


@pytest.mark.parametrize("mode", MODES)
def test_what_is_shown_of_any_answer_leads_back_to_it(ask: Asker, more: Notes, mode: str) -> None:
    for query in ("walnut tripod", "枸杞", "boiler", "ferry 5", "gravel", "clé", "Friday"):
        for hit in ask(query, mode).hits:
            back = ask(hit.citation, mode).hits[0]
            assert (back.chunk_id, back.citation) == (hit.chunk_id, hit.citation)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("query", ["memory/trips.md", "Source: memory/TRIPS.md"])
def test_a_path_alone_gives_the_note_in_its_order(ask: Asker, more: Notes, mode: str, query: str) -> None:
    for options in (QueryOptions(), QueryOptions(mmr=True, decay=True), QueryOptions(fusion="weighted")):
        hits = ask(query, mode, options, max_results=50).hits
        own = [hit for hit in hits if hit.path == "memory/trips.md"]
        assert len(own) > 6
        assert list(hits[: len(own)]) == own
        assert [hit.start_line for hit in own] == sorted({hit.start_line for hit in own})
        fewer = ask(query, mode, options, max_results=3).hits
        assert [hit.chunk_id for hit in fewer] == [hit.chunk_id for hit in hits[:3]]
        assert ask(query, mode, options, max_results=0).hits == ()


@pytest.mark.parametrize("mode", MODES)
def test_notes_that_cite_the_place_still_follow(ask: Asker, more: Notes, mode: str) -> None:
    assert ask.paths("memory/2026-11-27.md#L6", mode)[:2] == ["memory/2026-11-27.md", "memory/links.md"]


@pytest.mark.parametrize("mode", MODES)
def test_a_turn_of_a_conversation(ask: Asker, more: Notes, mode: str) -> None:
    (found,) = ask("Friday nine", mode, sources=("sessions",)).hits
    assert found.path.endswith("one.jsonl")
    hit = ask(found.citation, mode).hits[0]
    assert place(hit) == place(found)
    assert found.path not in ask.paths(found.citation, mode, sources=("memory",))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("lines", "focus"), [("#L999", (38, 41)), ("#L0", (1, 6)), ("#L41-L500", (41, 41)), ("#L7", (1, 6))]
)
def test_lines_that_hold_nothing_lead_to_the_nearest_chunk(
    ask: Asker, more: Notes, mode: str, lines: str, focus: tuple[int, int]
) -> None:
    hit = ask(f"memory/trips.md{lines}", mode).hits[0]
    assert (hit.path, hit.focus) == ("memory/trips.md", focus)
    assert hit.snippet.text


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "query", ["memory/2031-01-01.md#L3", "MEMORY.txt", "zxqv.wvut", "Source: zxqv.md#L1-L2"]
)
def test_a_path_that_is_not_there_is_read_as_words(ask: Asker, mode: str, query: str) -> None:
    assert not any(hit.why == NAMED for hit in ask(query, mode).hits)


def test_a_path_that_is_not_there_is_honestly_not_found(ask: Asker) -> None:
    assert ask("zxqv.wvut").notice == NOTHING
    assert ask("MEMORY.md", min_score=1.0).notice == ""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "query",
    [
        "what is in memory/2026-11-27.md#L6",
        "memory/2026-11-27.md#L6 ticket",
        "memory/2026-11-27.md #L6",
        "memory/2026-11-27.md#6",
        '"memory/2026-11-27.md#L6"',
        "memory/2026-11-27.md\nmemory/2026-11-28.md",
        "path:memory/2026-11-27.md",
        "memory/2026-11-27.md tag:garden",
    ],
)
def test_everything_else_stays_a_question_in_words(ask: Asker, mode: str, query: str) -> None:
    assert not any(hit.why == NAMED for hit in ask(query, mode).hits)


def test_an_absolute_path_as_notes_on_another_drive_have_it(
    ask: Asker, index: Index, more: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = os.path.relpath
    team = str(more.workspace.parent / "team")

    def on_drives(path: str, start: str) -> str:
        if os.fspath(path).startswith(team):
            raise ValueError("path is on another mount")
        return below(path, start)

    monkeypatch.setattr("app.notes.scope.os.path.relpath", on_drives)
    index.sync(more.scope)
    hit = ask(f"Source: {team}/plan.md#L3", "keyword").hits[0]
    assert place(hit) == (f"{team}/Plan.md", (3, 3), "- Paint the fence.")
