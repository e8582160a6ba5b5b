"""A change of theme, text size or language is felt on the page that is seen; the others cost nothing then."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget

from app.desktop.fonts import set_application_font
from app.desktop.settings import placing
from app.desktop.settings.found_page import AT_ONCE, FoundPage
from app.desktop.settings.page import Page
from app.desktop.settings.rows import OptionRow
from app.desktop.settings.window import SettingsWindow
from app.desktop.theme import DARK
from app.desktop.translation import use_language
from app.engine.provider_trial import ProviderTrial, TrialResult
from tests.desktop.settings import conftest
from tests.desktop.settings.conftest import Open, Opened

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def usual_again() -> Iterator[None]:
    yield
    use_language("en")
    set_application_font("en", 100)


class Counting(QObject):
    """How often each page, with what is on it, is told of a kind of event."""

    def __init__(self, kind: QEvent.Type) -> None:
        super().__init__()
        self._kind, self.counts = kind, Counter[str]()
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == self._kind and isinstance(watched, QWidget):
            page: QWidget | None = watched
            while page is not None and not isinstance(page, Page):
                page = page.parentWidget()
            self.counts[page.accessibleName() if page else ""] += 1
        return False

    def end(self) -> Counter[str]:
        QApplication.instance().removeEventFilter(self)
        return self.counts


def walk(opened: Opened) -> dict[str, Page]:
    """Every page, each shown once; the first one is seen in the end."""
    for name in (*placing.PAGES[1:], placing.GENERAL):
        opened.window.show_page(name)
    return dict(opened.window._stack.alive)


def test_a_theme_is_put_on_the_page_that_is_seen_and_on_another_when_it_is_shown(open_settings: Open) -> None:
    opened = open_settings()
    pages = walk(opened)
    assert len(pages) == len(placing.PAGES)
    counting = Counting(QEvent.Type.StyleChange)
    opened.window._theme.choose("dark")
    counts = counting.end()
    assert counts.keys() - {""} == {"General"}
    assert pages["general"].rows[0].label.palette().windowText().color().name() == DARK.text
    opened.window.show_page("search")
    assert opened.window.current is pages["search"], "nothing on it is lost"
    assert pages["search"].rows[0].label.palette().windowText().color().name() == DARK.text


def test_pages_that_nobody_sees_are_made_again_when_they_are_shown(
    open_settings: Open, usual_again: None
) -> None:
    opened = open_settings()
    pages = walk(opened)
    place = scrolled_half_way(opened)
    opened.window.show_page("general")
    opened.window.drop_hidden_pages()
    assert opened.window._stack.alive == {"general": pages["general"]}
    set_application_font("en", 150)
    opened.wait(lambda: opened.window.current is not pages["general"])
    assert list(opened.window._stack.alive) == ["general"]
    opened.window.show_page("advanced")
    opened.wait(lambda: opened.window.current.scrolled == pytest.approx(place, abs=0.01))


def scrolled_half_way(opened: Opened) -> float:
    """Where on its way the longest page is then."""
    opened.window.show_page("advanced")
    page, bar = opened.window.current, opened.window.current.verticalScrollBar()
    opened.wait(lambda: bar.maximum() > 1000)
    bar.setValue(bar.maximum() // 2)
    opened.wait(lambda: not page._resting.isActive())
    assert page.scrolled > 0.2
    return page.scrolled


def test_the_page_that_is_seen_stays_where_it_was_scrolled_to(open_settings: Open, usual_again: None) -> None:
    opened = open_settings()
    place, page = scrolled_half_way(opened), opened.window.current
    set_application_font("en", 130)
    opened.wait(lambda: opened.window.current is not page)
    opened.wait(lambda: opened.window.current.scrolled == pytest.approx(place, abs=0.01))


def change_language(opened: Opened, language: str) -> None:
    """As the program does it when the settings say so."""
    title = opened.window.navigation.item(0).text()
    opened.window.drop_hidden_pages()
    use_language(language)
    opened.wait(lambda: opened.window.navigation.item(0).text() != title)


@pytest.mark.parametrize("seen", [True, False])
def test_a_key_that_is_being_typed_outlasts_a_change_of_the_language(
    open_settings: Open, usual_again: None, seen: bool
) -> None:
    opened = open_settings()
    page = opened.providers
    page.cards["voyage"].open()
    body = page.cards["voyage"].body
    assert body is not None
    assert body.key is not None
    body.key.field.setFocus()
    opened.bot.keyClicks(body.key.field, "pa-12")
    if not seen:
        opened.window.show_page("general")
    change_language(opened, "ja")
    opened.window.show_page("providers")
    assert opened.window.current is page
    assert body.key.field.text() == "pa-12"
    assert body.key.field.isUndoAvailable()
    body.key.field.clear()
    body.key.field.setModified(False)
    opened.window.show_page("general")
    opened.window.show_page("providers")
    assert opened.window.current is not page, "nothing is under way: now it is in the new language"


def test_a_test_of_a_provider_goes_on_through_a_change_of_the_language(
    open_settings: Open, usual_again: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, run = threading.Event(), ProviderTrial.run

    def slow(trial: ProviderTrial) -> TrialResult:
        gate.wait(20)
        return run(trial)

    monkeypatch.setattr(ProviderTrial, "run", slow)
    opened = open_settings()
    page = opened.providers
    page.cards["builtin"].open()
    body = page.cards["builtin"].body
    assert body is not None
    body.test.start()
    opened.window.show_page("general")
    change_language(opened, "ja")
    assert opened.window._stack.alive["providers"] is page
    opened.window.show_page("providers")
    assert opened.window.current is page
    body.test.stop.click()
    assert not body.test.is_running
    gate.set()
    opened.window.show_page("general")
    opened.window.show_page("providers")
    assert opened.window.current is not page


def test_a_key_that_was_kept_holds_no_page(open_settings: Open) -> None:
    """With `clear` it could be fetched back by Ctrl+Z, and the page stayed in the old language."""
    opened = open_settings()
    page = opened.providers
    page.cards["voyage"].open()
    body = page.cards["voyage"].body
    assert body is not None
    assert body.key is not None
    opened.bot.keyClicks(body.key.field, "pa-12")
    assert page.is_begun
    body.key.done()
    assert not body.key.field.isUndoAvailable()
    assert not page.is_begun


def test_a_number_that_was_typed_as_it_is_holds_no_page(open_settings: Open, usual_again: None) -> None:
    opened = open_settings()
    row = opened.row("agents.defaults.memorySearch.query.maxResults")
    box = row.editor.box  # type: ignore[union-attr]
    box.setFocus()
    box.selectAll()
    opened.bot.keyClicks(box, box.text())
    assert opened.window.current.is_begun
    opened.window.search.setFocus()
    assert not opened.window.current.is_begun


def test_a_row_has_only_what_it_shows(open_settings: Open) -> None:
    """Each hidden widget is styled with all the others whenever theme or text size change."""
    opened = open_settings("{ app: { theme: 'light' } }")
    for page in walk(opened).values():
        for row in page.rows:
            parts = [*row.findChildren(QLabel), *row.findChildren(QToolButton)]
            hidden = [part for part in parts if part.isHidden() and part.parent() is row]
            assert not hidden, row.option.key
    usual, changed = opened.row("app.language"), opened.row("app.theme")
    assert usual.reset_button is None
    assert changed.reset_button is not None
    assert changed.reset_button.isVisible()


def test_the_words_of_a_row_keep_still_when_the_way_back_comes(open_settings: Open) -> None:
    opened = open_settings()
    row = opened.row("app.notifications")
    opened.wait(lambda: row.label.width() > 100)
    width = row.label.width()
    opened.model.set("app.notifications", "none")
    opened.wait(lambda: row.reset_button and row.reset_button.isVisible() and row.reset_button.width() == 30)
    QCoreApplication.sendPostedEvents()
    assert row.label.width() == width


def test_of_what_is_found_only_what_can_be_seen_is_made_at_once(open_settings: Open) -> None:
    opened = open_settings()
    opened.window.search.setText("search")
    page = opened.window.current
    assert isinstance(page, FoundPage)
    assert len(page.findChildren(OptionRow)) <= AT_ONCE
    entries = [entry for group in page._groups for entry in group.entries if page._matches(entry)]
    assert len(entries) > 4 * AT_ONCE
    opened.wait(lambda: all(entry.row and not entry.row.isHidden() for entry in entries))
    rows = [row for group in page._groups for row in group.card.rows]
    assert rows == [entry.row for group in page._groups for entry in group.entries if entry.row]


def test_tab_goes_through_what_was_found_from_top_to_bottom(open_settings: Open) -> None:
    opened = open_settings()
    for text in ("theme", "language", "text size", "display"):  # made in another order than they stand in
        opened.window.search.setText(text)
    opened.window.search.setText("app.")
    page = opened.window.current
    assert isinstance(page, FoundPage)
    opened.wait(lambda: not page._more.isActive())
    seen: list[int] = []
    opened.window.search.setFocus()
    for _ in range(12):
        opened.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if page.isAncestorOf(now):
            seen.append(now.mapTo(page.widget(), now.rect().center()).y())
    assert len(seen) > 5
    assert seen == sorted(seen)


def test_only_the_field_with_the_keyboard_is_watched(
    open_settings: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[QObject] = []

    class Counted(SettingsWindow):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            asked.append(watched)
            return super().eventFilter(watched, event)

    monkeypatch.setattr(conftest, "SettingsWindow", Counted)
    opened = open_settings()
    fields = [opened.window.search, opened.row("app.editor").editor.field]  # type: ignore[union-attr]
    for field in fields:
        field.setFocus()
        asked.clear()
        opened.bot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        opened.window._theme.choose("dark")
        opened.window._theme.choose("light")
        assert set(asked) == {field}


CHANGES = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from app.config.paths import app_paths
from app.desktop import fonts
from app.desktop.program import Program
from app.desktop.settings import door, placing
from app.engine.instance import instance
from app.engine.settings_editing import SettingsFile

paths = app_paths()
program = Program(paths, instance(paths), hidden=True)
change = door.set_application_font

def counted(*values):
    window = program.desk.settings_door.window
    print("alive:", len(window._stack.alive), flush=True)
    change(*values)
    QTimer.singleShot(0, program.quit)

def walk():
    desk = program.desk
    if desk is None or desk.settings_door.window is None:
        if desk is not None and not walk.asked:
            walk.asked = True
            desk.settings_door.show()
        QTimer.singleShot(20, walk)
        return
    for name in placing.PAGES:
        desk.settings_door.window.show_page(name)
    door.set_application_font = counted
    desk.settings_door.window.model.set("app.textSize", 150)

walk.asked = False
QTimer.singleShot(0, walk)
program.run()
"""


def test_the_program_drops_them_before_it_makes_the_text_larger(tmp_path: Path) -> None:
    env = os.environ | {"MEMORO_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", CHANGES], env=env, capture_output=True, text=True, check=False, timeout=60
    )
    assert "alive: 1" in done.stdout, done.stdout + done.stderr
