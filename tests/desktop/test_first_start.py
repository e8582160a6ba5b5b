from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.config.loading import load_settings
from app.config.paths import default_workspace
from app.desktop.background import Background
from app.desktop.first_start.finding import count_notes, find_candidates
from app.desktop.first_start.saving import make_workspace, save_workspace
from app.desktop.first_start.window import FirstStart
from app.desktop.theme import Theme
from app.errors import MemoroError
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
def window(qtbot: QtBot) -> Iterator[FirstStart]:
    background = Background()
    made = FirstStart(Theme("light"), background, "Ctrl+Alt+M")
    qtbot.addWidget(made)
    made.present()
    yield made
    background.close()


def test_an_existing_workspace_is_found_and_counted(workspace: Path) -> None:
    found = find_candidates().existing
    assert found is not None
    assert (found.folder, found.notes) == (workspace, 4)
    assert count_notes(workspace / "nothing") == 0


def test_it_is_offered_and_taken_with_one_press(workspace: Path, window: FirstStart, qtbot: QtBot) -> None:
    qtbot.waitUntil(window.choose.existing.isVisible, timeout=5000)
    with qtbot.waitSignal(window.folder_chosen, timeout=1000) as chosen:
        window.choose.existing.click()
    assert chosen.args == [workspace, False]
    assert window.is_watching


def test_without_one_a_new_memory_is_offered(home: Path, window: FirstStart, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.choose._candidates is not None, timeout=5000)
    assert not window.choose.existing.isVisible()
    with qtbot.waitSignal(window.folder_chosen, timeout=1000) as chosen:
        window.choose.fresh.click()
    assert chosen.args == [home / "Memoro", True]


def test_a_search_can_be_tried_as_soon_as_a_note_is_read(window: FirstStart, qtbot: QtBot) -> None:
    window._take(Path("/memory"), False)
    window.show_status(replace(READY, state="indexing", notes=0, done=0, total=10))
    assert not window.watch.try_button.isEnabled()
    window.show_status(replace(READY, state="indexing", notes=3, done=3, total=10))
    with qtbot.waitSignal(window.try_wanted, timeout=1000):
        window.watch.try_button.click()


def test_it_can_be_left_at_any_point(window: FirstStart, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.finished, timeout=1000):
        window.close()


def test_a_choice_that_failed_leads_back_with_the_reason(window: FirstStart) -> None:
    window._take(Path("/memory"), False)
    window.show_problem("The folder cannot be read.")
    assert not window.is_watching
    assert window.choose._problem.text() == "The folder cannot be read."


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
