from __future__ import annotations

from dataclasses import replace

import pytest

from app.desktop.popup import states
from app.desktop.popup.states import FOR_THE_SETTINGS, Offer
from app.desktop.status_text import describe
from app.desktop.translation import use_language
from app.embeddings.remote.errors import Cause
from app.engine.questions import SearchResponse
from app.engine.status import EngineStatus, FolderMissingError, SkippedFile
from app.errors import MemoroError
from tests.desktop.stand_in import READY

FULL = MemoroError("The disk is full", "The index could not be written.", "Free some space.")
NOTHING = SearchResponse(query="x", mode="hybrid")


@pytest.mark.parametrize(
    ("status", "icon", "part"),
    [
        (READY, "ready", "meaning"),
        (replace(READY, state="starting"), "working", "Starting"),
        (replace(READY, state="asleep", index_bytes=900), "ready", "not opened"),
        (replace(READY, state="asleep", notes=0), "ready", "Not read yet"),
        (replace(READY, state="indexing", done=120, total=1000), "working", "120"),
        (replace(READY, state="embedding", done=30, total=100), "working", "30 %"),
        (replace(READY, state="paused"), "paused", "Paused"),
        (replace(READY, state="keyword_only", problem=FULL), "attention", "words only"),
        (replace(READY, state="keyword_only", provider="none"), "ready", "words only"),
        (replace(READY, state="no_folder", problem=FULL), "attention", "No memory folder"),
        (replace(READY, state="problem", problem=FULL), "problem", "The disk is full"),
        (replace(READY, problem=FULL), "problem", "The disk is full"),
    ],
    ids=lambda value: value.state if isinstance(value, EngineStatus) else str(value),
)
def test_the_icon_and_the_line_tell_the_truth(
    qapp: object, status: EngineStatus, icon: str, part: str
) -> None:
    described = describe(status)
    assert described.icon == icon
    assert part in described.line


def test_which_engine_answers_assistants_is_said_where_another_is_wanted(qapp: object) -> None:
    assert "QMD" not in describe(READY).line
    assert describe(replace(READY, backend="qmd")).line.endswith("QMD answers assistants")
    gone = describe(replace(READY, backend_reason="There is no program “qmd”."))
    assert gone.line.endswith("the built-in engine answers assistants")
    assert "There is no program “qmd”." in gone.detail
    assert "QMD" not in describe(replace(READY, state="indexing", backend="qmd")).line


def test_a_stand_in_is_not_kept_silent(qapp: object) -> None:
    told = {"from": "openai", "reason": "OpenAI did not accept the key. It may have been copied in part."}
    described = describe(replace(READY, provider="builtin", fallback=told))
    assert described.icon == "attention"
    assert described.line.endswith("Built-in stands in for OpenAI")
    assert described.detail == "OpenAI did not accept the key"


def test_a_broken_settings_file_is_not_kept_silent(qapp: object) -> None:
    wrong = ("Line 3: The file ends too early. A closing } or ] is missing.",)
    described = describe(replace(READY, settings_problems=wrong))
    assert described.icon == "attention"
    assert described.line.endswith("the settings file has a mistake")
    assert "ends too early" in described.detail
    paused = describe(replace(READY, state="paused", settings_problems=wrong))
    assert paused.icon == "paused"
    assert "the settings file has a mistake" in paused.line


def test_calm_facts_are_told_beside_the_state(qapp: object) -> None:
    slow = "Notes on a network drive are looked at every few seconds."
    described = describe(replace(READY, notices=(slow, "1 passage is found by words only: no (a.md).")))
    assert (described.icon, described.detail) == ("ready", slow)


def test_another_folder_may_be_chosen_for_one_that_is_missing(qapp: object) -> None:
    missing = FolderMissingError("The memory folder is missing", "/a cannot be reached.", "")
    for notes in (0, 5):
        view = states.problem(replace(READY, state="problem", problem=missing, notes=notes))
        assert (view.offer, view.other_offer) == (Offer.TRY_AGAIN, Offer.CHOOSE_FOLDER)
    assert states.problem(replace(READY, state="problem", problem=FULL)).other_offer is None


def test_skipped_files_are_not_kept_silent(qapp: object) -> None:
    skipped = (SkippedFile("a.md", "too large"), SkippedFile("b.md", "a link"))
    assert "2" in describe(replace(READY, skipped=skipped)).detail


@pytest.mark.parametrize(
    ("status", "offer"),
    [
        (replace(READY, state="no_folder", notes=0), Offer.CHOOSE_FOLDER),
        (replace(READY, notes=0), Offer.OPEN_FOLDER),
        (replace(READY, state="indexing", notes=0, total=10), None),
        (replace(READY, state="problem", problem=FULL, notes=0), Offer.TRY_AGAIN),
    ],
)
def test_without_notes_there_is_a_reason_and_a_way(
    qapp: object, status: EngineStatus, offer: Offer | None
) -> None:
    view = states.without_question(status)
    assert view is not None
    assert view.offer is offer
    assert bool(view.button) == (offer is not None)
    assert view.title


def test_reading_can_be_paused_wherever_it_is_told_but_not_by_enter(qapp: object) -> None:
    reading = replace(READY, state="indexing", notes=0, total=10)
    told = (
        states.without_question(reading),
        states.no_match("x", reading, NOTHING),
        states.banner(reading, NOTHING),
    )
    for view in told:
        assert view is not None
        assert (view.icon, view.other_button, view.other_offer) == ("working", "Pause", Offer.PAUSE)
        assert view.offer is None


def test_with_notes_nothing_stands_in_for_them(qapp: object) -> None:
    assert states.without_question(READY) is None


@pytest.mark.parametrize(
    ("status", "response", "offer"),
    [
        (READY, NOTHING, Offer.LIBRARY),
        (READY, replace(NOTHING, hidden=3), Offer.SHOW_WEAKER),
        (replace(READY, state="paused"), NOTHING, Offer.RESUME),
        (replace(READY, state="indexing", total=9), NOTHING, None),
        (replace(READY, state="keyword_only"), replace(NOTHING, mode="keyword"), Offer.LIBRARY),
        (replace(READY, state="no_folder", notes=0), NOTHING, Offer.CHOOSE_FOLDER),
    ],
)
def test_nothing_found_gives_the_likely_reason(
    qapp: object, status: EngineStatus, response: SearchResponse, offer: Offer | None
) -> None:
    view = states.no_match("a question", status, response)
    assert view.offer is offer
    assert view.sentence or status.state == "no_folder"


@pytest.mark.parametrize(
    ("status", "offer", "kind"),
    [
        (replace(READY, state="keyword_only", problem=FULL), Offer.TRY_AGAIN, "notice"),
        (replace(READY, state="paused"), Offer.RESUME, "notice"),
        (replace(READY, problem=FULL), Offer.TRY_AGAIN, "problem"),
        (replace(READY, state="indexing", notes=3, done=3, total=10), None, "notice"),
    ],
)
def test_the_banner_above_rows(qapp: object, status: EngineStatus, offer: Offer | None, kind: str) -> None:
    view = states.banner(status, NOTHING)
    assert view is not None
    assert (view.offer, view.kind) == (offer, kind)


@pytest.mark.parametrize(
    ("notes", "done", "total", "told"),
    [
        (0, 0, 0, "Looking for notes"),
        (40, 40, 90, "40 of 90 notes can be found already."),
        (900, 300, 900, "read again, 300 of 900. Until then they are found as they were."),
        (9000, 1, 3, ""),
    ],
)
def test_what_is_read_is_told_truly_and_small_changes_not_at_all(
    qapp: object, notes: int, done: int, total: int, told: str
) -> None:
    view = states.banner(replace(READY, state="indexing", notes=notes, done=done, total=total), NOTHING)
    assert (told in view.title) if view else not told


@pytest.mark.parametrize(
    ("cause", "offer"),
    [
        ("no-key", Offer.PROVIDERS),
        ("bad-key", Offer.PROVIDERS),
        ("offline", Offer.TRY_AGAIN),
        ("", Offer.TRY_AGAIN),
    ],
)
def test_what_is_offered_can_help(qapp: object, cause: str, offer: Offer) -> None:
    problem = MemoroError("No key for OpenAI")
    problem.cause = cause  # type: ignore[attr-defined]
    status = replace(READY, state="keyword_only", problem=problem)
    view = states.banner(status, None)
    assert view is not None
    assert view.offer is offer
    page = states.no_match("a", status, replace(NOTHING, mode="keyword"))
    assert page.offer is offer


def test_the_causes_are_those_of_the_services(qapp: object) -> None:
    assert {str(cause) for cause in Cause} >= FOR_THE_SETTINGS


def test_japanese_sentences_end_as_japanese_ones_do(qapp: object) -> None:
    problem = MemoroError("The memory folder is missing", "/a cannot be reached, so nothing was written.", "")
    try:
        use_language("ja")
        view = states.banner(replace(READY, state="keyword_only", problem=problem), None)
    finally:
        use_language("en")
    assert view is not None
    assert view.title.endswith("見つかりません。")
    assert ". " not in view.title
    assert "。 " not in view.title


def test_nobody_is_told_to_try_again_what_they_switched_off(qapp: object) -> None:
    assert states.banner(replace(READY, state="keyword_only", provider="none"), NOTHING) is None


def test_no_banner_when_all_is_well(qapp: object) -> None:
    assert states.banner(READY, NOTHING) is None
    assert states.banner(replace(READY, state="embedding"), NOTHING) is None
