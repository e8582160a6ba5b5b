from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.config.loading import load_settings
from app.config.paths import default_workspace
from app.desktop.background import Background
from app.desktop.first_start.choosing import EXISTING, FRESH, SAMPLE, short
from app.desktop.first_start.finding import count_notes, find_candidates
from app.desktop.first_start.saving import make_workspace, prepare_folder, save_hotkey, save_workspace
from app.desktop.first_start.window import FirstStart
from app.desktop.theme import Theme
from app.desktop.translation import use_language
from app.errors import MemoroError
from app.platform.hotkey.by_hand import by_hand
from app.platform.hotkey.models import HotkeyConflict, HotkeyUnavailable
from tests.desktop.stand_in import READY


@pytest.fixture
def workspace(home: Path) -> Path:
    folder = home / ".openclaw" / "workspace"
    (folder / "memory" / ".hidden").mkdir(parents=True)
    (folder / "MEMORY.md").write_text("# Memory\n", encoding="utf-8")
    for day in (1, 2, 3):
        (folder / "memory" / f"2026-02-0{day}.md").write_text("- a\n", encoding="utf-8")
    (folder / "memory" / ".hidden" / "x.md").write_text("no\n", encoding="utf-8")
    return folder


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[FirstStart]:
    yield from opened(qtbot, tmp_path / "sample", None)


@pytest.fixture
def again(qtbot: QtBot, tmp_path: Path) -> Iterator[FirstStart]:
    """Repeated from the menu: a folder is in use already."""
    yield from opened(qtbot, tmp_path / "sample", Path("/memory"))


def opened(qtbot: QtBot, sample: Path, current: Path | None) -> Iterator[FirstStart]:
    background = Background()
    made = FirstStart(Theme("light"), background, "Ctrl+Alt+M", sample, current)
    qtbot.addWidget(made)
    made.present()
    qtbot.waitUntil(lambda: made.choose.candidates is not None, timeout=5000)
    yield made
    background.close()


def test_existing_workspaces_are_found_and_counted(workspace: Path, tmp_path: Path) -> None:
    named = tmp_path / "named"
    (named / "memory").mkdir(parents=True)
    (named / "MEMORY.md").touch()
    config = {"agents": {"list": [{"id": "work", "workspace": str(named)}]}}
    (workspace.parent / "openclaw.json").write_text(json.dumps(config), encoding="utf-8")
    found = find_candidates().existing
    assert [(each.folder, each.notes) for each in found] == [(workspace, 4), (named, 1)]
    assert count_notes(workspace / "nothing") == 0
    assert find_candidates(str(tmp_path / "elsewhere")).existing == ()


def test_one_is_offered_and_taken_with_one_press(workspace: Path, window: FirstStart, qtbot: QtBot) -> None:
    (offer,) = window.choose.existing
    assert "~/.openclaw/workspace" in offer.accessibleName()
    with qtbot.waitSignal(window.folder_chosen, timeout=1000) as chosen:
        qtbot.keyClick(offer, Qt.Key.Key_Return)
    assert chosen.args == [workspace, EXISTING]
    assert window.page is window.promise


def test_the_texts_of_one_that_was_found_late_have_their_room(
    workspace: Path, window: FirstStart, qtbot: QtBot
) -> None:
    """It came while the window grew, and its layout stayed as high as the button had been before."""
    (offer,) = window.choose.existing
    qtbot.waitUntil(lambda: offer.layout().geometry() == offer.contentsRect(), timeout=2000)
    for label in (offer._title, offer._line):
        assert label.height() >= label.heightForWidth(label.width()) > 0


def test_without_one_a_new_memory_is_offered(home: Path, window: FirstStart, qtbot: QtBot) -> None:
    assert window.choose.existing == []
    with qtbot.waitSignal(window.folder_chosen, timeout=1000) as chosen:
        window.choose.fresh.click()
    assert chosen.args == [home / "Memoro", FRESH]


def test_the_sample_comes_with_questions(window: FirstStart, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(window.folder_chosen, timeout=1000) as chosen:
        window.choose.try_sample.click()
    assert chosen.args == [tmp_path / "sample", SAMPLE]
    with qtbot.waitSignal(window.try_wanted, timeout=1000) as tried:
        window.watch._questions[1].click()
    assert tried.args == ["TKY-88431"]


def test_who_has_a_folder_may_keep_it(again: FirstStart, qtbot: QtBot) -> None:
    assert again.choose.first_focus() is again.choose.keep
    again.choose.keep.click()
    assert again.page is again.promise
    assert not again.watch.question.text()


def test_who_keeps_the_folder_may_search_at_once(again: FirstStart) -> None:
    """Nothing is read anew, so no other status comes."""
    again.show_status(READY)
    again.choose.keep.click()
    for _page in (again.promise, again.hotkey):
        again.next.click()
    assert again.is_watching
    assert again.next.isEnabled()
    assert again.watch.heading.text() == "Your memory is ready"


def test_through_all_pages_by_the_keyboard_alone(window: FirstStart, qtbot: QtBot) -> None:
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    for page in (window.promise, window.hotkey):
        assert window.page is page
        qtbot.waitUntil(window.next.hasFocus, timeout=2000)
        qtbot.keyClick(window.next, Qt.Key.Key_Return)
    assert window.is_watching
    assert window.watch.question.hasFocus()
    window.show_status(replace(READY, state="embedding", notes=3))
    qtbot.keyClicks(window.watch.question, "kettle")
    with qtbot.waitSignal(window.try_wanted, timeout=1000) as tried:
        qtbot.keyClick(window.watch.question, Qt.Key.Key_Return)
    assert tried.args == ["kettle"]


def test_the_hotkey_lights_up_on_its_page_only(window: FirstStart) -> None:
    assert not window.take_hotkey()
    window._enter(2)
    assert window.take_hotkey()
    assert window.hotkey.works
    assert window.hotkey._verdict.text() == "It works. You can go on."
    window._enter(3)
    assert not window.take_hotkey()


def test_a_conflict_offers_what_is_free(window: FirstStart, qtbot: QtBot) -> None:
    window._enter(2)
    problem = HotkeyConflict("Ctrl+Alt+M", "another program", ("Ctrl+Alt+K", "Ctrl+Alt+J"))
    window.hotkey.show_failure(problem)
    assert "already taken" in window.hotkey._verdict.text()
    first = window.hotkey._offers.findChildren(QPushButton)[0]
    with qtbot.waitSignal(window.hotkey_wanted, timeout=1000) as wanted:
        first.click()
    assert wanted.args == ["Ctrl+Alt+K"]
    window.hotkey.show_hotkey("Ctrl+Alt+K")
    assert window.hotkey._verdict.text() == "Press it now"


def test_the_free_ones_stand_below_a_line_of_their_own(window: FirstStart) -> None:
    problem = HotkeyConflict("Ctrl+Alt+M", "", ("Ctrl+Alt+K",))
    try:
        use_language("ja")
        window.hotkey.show_failure(problem)
        told = window.hotkey._verdict.text()
    finally:
        use_language("en")
    assert "。\n空いているキー" in told
    window.hotkey.show_failure(problem)
    assert ".\nThese are free" in window.hotkey._verdict.text()


def test_without_a_way_to_bind_keys_the_reason_is_said(window: FirstStart) -> None:
    window.hotkey.show_failure(HotkeyUnavailable("Ctrl+Alt+M", "No keys here."))
    page = window.hotkey
    assert "No keys here." in page._verdict.text()
    assert page._verdict.property("state") == ""  # nothing is wrong, and nothing to press yet
    assert not page._keys.isVisibleTo(page)
    assert not page._offers.isVisibleTo(page)
    page._by_hand.button.click()
    assert QGuiApplication.clipboard().text() == by_hand("Ctrl+Alt+M").text
    page.show_hotkey("Ctrl+Alt+M")
    assert page._keys.isVisibleTo(page)
    assert not page._by_hand.isVisibleTo(page)


def test_a_search_can_be_tried_as_soon_as_a_note_is_read(window: FirstStart, qtbot: QtBot) -> None:
    window._take(Path("/memory"), EXISTING)
    window._enter(3)
    window.show_status(replace(READY, state="indexing", notes=0, done=0, total=10))
    assert not window.next.isEnabled()
    window.show_status(replace(READY, state="indexing", notes=3, done=3, total=10))
    with qtbot.waitSignal(window.try_wanted, timeout=1000):
        window.next.click()


def test_the_main_button_says_what_enter_does(window: FirstStart, qtbot: QtBot) -> None:
    window._take(Path("/memory"), EXISTING)
    window._enter(3)
    window.show_status(READY)
    assert window.next.text() == "Open the search"
    qtbot.keyClicks(window.watch.question, "kettle")
    assert window.next.text() == "Search"


def test_an_early_enter_is_kept_until_something_can_be_found(window: FirstStart, qtbot: QtBot) -> None:
    tried: list[str] = []
    window.try_wanted.connect(tried.append)
    window._take(Path("/memory"), EXISTING)
    window._enter(3)
    question, reading = window.watch.question, replace(READY, state="indexing", notes=0, done=0, total=10)
    window.show_status(reading)
    qtbot.keyClicks(question, "ket")
    qtbot.keyClick(question, Qt.Key.Key_Return)
    assert tried == []
    assert "as soon as" in window.watch._hint.text()
    qtbot.keyClicks(question, "tle")  # typing on takes it back
    window.show_status(replace(reading, notes=3, done=3))
    assert tried == []
    window.show_status(reading)
    qtbot.keyClick(question, Qt.Key.Key_Return)
    window.show_status(replace(reading, notes=3, done=3))
    window.show_status(READY)
    assert tried == ["kettle"]


def test_a_folder_without_notes_is_no_dead_end(window: FirstStart) -> None:
    window._take(Path("/memory"), EXISTING)
    window._enter(3)
    window.show_status(replace(READY, notes=0, passages=0, embedded=0))
    assert window.next.isEnabled()


@pytest.mark.parametrize("number", range(4))
def test_it_can_be_left_at_any_page(window: FirstStart, qtbot: QtBot, number: int) -> None:
    window._enter(number)
    with qtbot.waitSignal(window.finished, timeout=1000):
        window.later.click()


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(
    ("key", "held"),
    [
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_escape_leaves_as_the_button_does(
    window: FirstStart, qtbot: QtBot, number: int, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    window._enter(number)
    with qtbot.waitSignal(window.finished, timeout=1000):
        qtbot.keyClick(window.focusWidget(), key, held)
    assert not window.isVisible()


def test_who_left_goes_on_with_what_they_had_typed(
    window: FirstStart, again: FirstStart, qtbot: QtBot
) -> None:
    window._take(Path("/memory"), SAMPLE)
    window._enter(3)
    qtbot.keyClicks(window.watch.question, "kettle")
    qtbot.keyClick(window.watch.question, Qt.Key.Key_Escape)
    left = window.progress
    assert left
    again.resume(left)
    assert again.is_watching
    assert again.watch.question.text() == "kettle"
    assert again.watch.folder == Path("/memory")
    assert len(again.watch._questions) == 2


def test_who_left_at_the_beginning_or_at_the_end_begins_anew(window: FirstStart) -> None:
    assert window.progress is None
    window._enter(2)
    assert window.progress
    window._enter(3)
    assert window.progress is None


def test_a_choice_that_failed_leads_back_with_the_reason(window: FirstStart) -> None:
    window._take(Path("/memory"), EXISTING)
    window.show_problem("The folder cannot be read.")
    assert window.page is window.choose
    assert window.choose._problem.text() == "The folder cannot be read."


def test_the_sample_is_a_copy_to_play_with(tmp_path: Path) -> None:
    prepare_folder(tmp_path / "sample", SAMPLE, "en")
    memory = tmp_path / "sample" / "MEMORY.md"
    memory.write_text("mine", encoding="utf-8")
    prepare_folder(tmp_path / "sample", SAMPLE, "en")
    assert memory.read_text(encoding="utf-8") == "mine"
    assert count_notes(tmp_path / "sample") == 5
    (tmp_path / "file").touch()
    with pytest.raises(MemoroError, match="cannot be written"):
        prepare_folder(tmp_path / "file", SAMPLE, "en")


def test_the_hotkey_is_kept(tmp_path: Path) -> None:
    config = tmp_path / "config.json5"
    save_hotkey(config, "Ctrl+Alt+K")
    assert load_settings(config).settings.app.hotkey == "Ctrl+Alt+K"


def test_the_choice_is_written_and_nothing_else(tmp_path: Path) -> None:
    config = tmp_path / "config.json5"
    config.write_text("{\n  // mine\n  app: { language: 'ja' },\n}\n", encoding="utf-8")
    save_workspace(config, tmp_path / "notes")
    text = config.read_text(encoding="utf-8")
    assert "// mine\n  app: { language: 'ja' }," in text
    assert default_workspace(load_settings(config).settings) == tmp_path / "notes"


def test_a_first_choice_makes_the_file(tmp_path: Path) -> None:
    config = tmp_path / "new" / "config.json5"
    save_workspace(config, tmp_path / "notes")
    assert default_workspace(load_settings(config).settings) == tmp_path / "notes"


def test_a_broken_file_is_not_overwritten(tmp_path: Path) -> None:
    config = tmp_path / "config.json5"
    config.write_text("{ app: ", encoding="utf-8")
    with pytest.raises(MemoroError):
        save_workspace(config, tmp_path / "notes")
    assert config.read_text(encoding="utf-8") == "{ app: "


def test_a_new_memory_has_a_note_to_find(tmp_path: Path) -> None:
    make_workspace(tmp_path / "Memoro", "ja")
    assert count_notes(tmp_path / "Memoro") == 1


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Quarterly"), ("ja", "給湯器"), ("zh_CN", "杭州"), ("ko", "발표")]
)
def test_the_newest_day_of_the_sample_is_in_the_persons_language(
    tmp_path: Path, language: str, word: str
) -> None:
    prepare_folder(tmp_path, SAMPLE, language)
    days = sorted((tmp_path / "memory").iterdir())
    assert word in days[-1].read_text(encoding="utf-8")
    written = [tmp_path / "MEMORY.md", *days]
    assert written == sorted(written, key=lambda note: note.stat().st_mtime_ns)
    assert len(days) == 4
    for day in days:
        assert day.read_text(encoding="utf-8").startswith(f"# {day.stem}\n")


def test_the_home_folder_has_its_short_name_where_people_know_it() -> None:
    folder = Path.home() / "Documents" / "Memoro"
    assert short(folder, "linux") == short(folder, "darwin") == "~/Documents/Memoro"
    assert short(folder, "win32") == str(folder)
