"""Deleting all that Memoro knows of a memory, by its button, over a real engine with real files."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from shiboken6 import delete

from app.config.loading import load_settings
from app.desktop.settings.memory_page import MemoryPage
from app.desktop.theme import Theme
from app.engine.library import Library
from app.engine.questions import SearchRequest
from tests.desktop.settings.conftest import Open, Opened

CONFIG = """{{
  agents: {{
    defaults: {{ memorySearch: {{ provider: 'none' }} }},
    list: [ {{ id: 'main', workspace: {main!r} }}, {{ id: 'work', name: 'At work', workspace: {work!r} }} ],
  }},
}}"""


@pytest.fixture
def opened(open_settings: Open, tmp_path: Path) -> Iterator[Opened]:
    for name, text in (("main", "- The boiler hums\n"), ("work", "- The xylophone is out of tune\n")):
        (tmp_path / name / "memory").mkdir(parents=True)
        (tmp_path / name / "MEMORY.md").write_text(text, "utf-8")
    opened = open_settings(CONFIG.format(main=str(tmp_path / "main"), work=str(tmp_path / "work")))
    writing = threading.Thread(target=opened.engine.run_writer)
    writing.start()
    opened.engine.start()
    yield opened
    opened.engine.stop()
    writing.join(20)


@pytest.fixture
def page(opened: Opened) -> MemoryPage:
    page = MemoryPage(opened.model, Theme("light"), opened.engine, opened.bench._background)
    opened.bot.addWidget(page)
    page.show()
    return page


def found(opened: Opened, word: str, agent: str) -> bool:
    return bool(opened.engine.search(SearchRequest(word), agent=agent).hits)


def test_everything_but_the_notes_goes_after_a_plain_statement(
    opened: Opened, page: MemoryPage, tmp_path: Path
) -> None:
    row, engine = page.forgetting, opened.engine
    opened.wait(lambda: found(opened, "xylophone", "work"))
    library = Library(engine, "work")
    library.editor.append("memory/more.md", "- one more", who="person")
    assert library.history.changes()
    row.agent.setCurrentIndex(row.agent.findText("At work"))
    row.button.click()
    assert row.dialog is not None
    said = " ".join(label.text() for label in row.dialog.findChildren(QLabel))
    assert "At work" in said
    assert all(word in said for word in ("index", "history", "inbox", "tokens", "The notes stay"))
    row.dialog.reject()
    assert library.history.changes(), "nothing goes before the yes"
    row.button.click()
    row.dialog.ok.click()
    opened.wait(lambda: row.told.text() == "Everything was deleted.")
    assert not list((engine.paths.data_dir / "history").glob("work*"))
    assert (tmp_path / "work" / "memory" / "more.md").read_text("utf-8").endswith("- one more\n")
    assert not Library(engine, "work").history.changes()


def test_the_memory_that_is_shown_is_indexed_anew_at_once(opened: Opened, page: MemoryPage) -> None:
    opened.wait(lambda: found(opened, "boiler", "main"))
    before = opened.engine.status().last_sync
    page.forgetting.button.click()
    assert page.forgetting.dialog is not None
    page.forgetting.dialog.ok.click()
    opened.wait(lambda: opened.engine.status().last_sync not in (None, before))
    assert found(opened, "boiler", "main")


def test_a_deletion_under_way_holds_the_page_and_outlives_a_closed_window(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its end was told to a page that was gone after another language or text size."""
    gate, forgotten = threading.Event(), threading.Event()

    def slow(agent: str) -> None:
        gate.wait(20)
        forgotten.set()

    monkeypatch.setattr(opened.engine, "forget_agent", slow)
    page = MemoryPage(opened.model, Theme("light"), opened.engine, opened.bench._background)
    assert not page.is_begun
    page.forgetting._forget("work")
    assert page.is_begun
    delete(page)
    gate.set()
    opened.wait(forgotten.is_set)
    ended: list[object] = []
    opened.bench._background.run(lambda: None, ended.append)
    opened.wait(lambda: ended)
    opened.wait(lambda: not opened.bench._background._waiting)


def test_one_memory_needs_no_choice(opened: Opened, page: MemoryPage) -> None:
    assert page.forgetting.agent.isVisible()
    alone = "{ agents: { defaults: { memorySearch: { provider: 'none' } } } }"
    opened.path.write_text(alone, "utf-8")
    loaded = load_settings(opened.path)
    opened.model.take(loaded.settings, loaded.problems)
    assert not page.forgetting.agent.isVisible()
