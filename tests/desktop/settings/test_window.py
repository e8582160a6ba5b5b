"""What a person does in the settings window, and what then stands in the file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.config.options import option_table
from app.desktop.settings import placing, texts
from app.desktop.settings.editors import ChoiceEditor, ChoicesEditor, NumberEditor, SwitchEditor, TextEditor
from app.desktop.settings.lists import ListEditor
from app.desktop.settings.model import REMEMBERED, SOURCES, CommandLine
from app.desktop.translation import LANGUAGES, use_language
from app.engine.change_cost import LibrarySize
from tests.desktop.settings.conftest import Open

CHUNKS = "agents.defaults.memorySearch.chunking.tokens"
MIN_SCORE = "agents.defaults.memorySearch.query.minScore"


@pytest.fixture
def english_again() -> object:
    yield
    use_language("en")


def test_every_option_has_a_row_or_a_card_or_is_part_of_a_list() -> None:
    options = option_table()
    placed = [
        option.key
        for page in placing.PAGES
        for section in placing.sections(options, page)
        for option in section.options
    ]
    assert len(placed) == len(set(placed))
    expected = {option.key for option in options if placing.is_shown(option)} - placing.ON_CARDS
    assert set(placed) == expected


def test_what_is_seldom_wanted_is_under_advanced() -> None:
    pages = {option.key: placing.page_of(option)[0] for option in option_table()}
    query = MIN_SCORE.rpartition(".")[0]
    for name in ("minScore", "hybrid.fusion", "hybrid.vectorWeight", "hybrid.mmr.lambda"):
        assert pages[f"{query}.{name}"] == placing.ADVANCED
    for name in ("maxResults", "hybrid.enabled", "hybrid.mmr.enabled", "hybrid.temporalDecay.halfLifeDays"):
        assert pages[f"{query}.{name}"] == placing.SEARCHING
    assert pages["app.popup.rows"] == placing.SEARCHING, "where one looks for the search window"


def test_a_switch_is_saved_at_once_and_ctrl_z_takes_it_back(open_settings: Open) -> None:
    old = "{\n  // mine\n  app: { theme: 'light' }, // keep\n}\n"
    opened = open_settings(old)
    row = opened.row("app.popup.preview")
    assert isinstance(row.editor, SwitchEditor)
    row.editor.switch.click()
    opened.wait(lambda: "preview: false" in opened.text)
    opened.wait(opened.window.undo_bar.isVisible)
    assert "Preview" in opened.window.undo_bar.text.text()
    assert opened.text.startswith("{\n  // mine\n  app: { theme: 'light'")
    row.editor.switch.setFocus()
    opened.bot.keyClick(row.editor.switch, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    opened.wait(lambda: opened.text == old)
    opened.wait(row.editor.switch.isChecked)


def test_a_choice_a_number_and_a_text(open_settings: Open) -> None:
    opened = open_settings()
    theme = opened.row("app.theme").editor
    assert isinstance(theme, ChoiceEditor)
    theme.box.setFocus()
    opened.bot.keyClick(theme.box, Qt.Key.Key_Down)
    opened.wait(lambda: opened.tree == {"app": {"theme": "light"}})
    score = opened.row(MIN_SCORE).editor
    assert isinstance(score, NumberEditor)
    assert score.box.text() == "Not set"
    score.box.setValue(0.25)
    opened.wait(lambda: opened.model.value(MIN_SCORE) == 0.25)
    score.box.setValue(score.box.minimum())
    opened.wait(lambda: not opened.model.is_set(MIN_SCORE))
    editor = opened.row("app.editor").editor
    assert isinstance(editor, TextEditor)
    opened.bot.keyClicks(editor.field, "code --goto {path}:{line}")
    opened.bot.keyClick(editor.field, Qt.Key.Key_Return)
    opened.wait(lambda: opened.model.value("app.editor") == "code --goto {path}:{line}")


def test_a_list_of_patterns(open_settings: Open) -> None:
    opened = open_settings()
    exclude = opened.row("agents.defaults.memorySearch.exclude").editor
    assert isinstance(exclude, ListEditor)
    exclude.add("drafts/")
    opened.wait(lambda: opened.model.value("agents.defaults.memorySearch.exclude") == ("drafts/",))
    exclude.list.setCurrentRow(0)
    exclude.list.setFocus()
    opened.bot.keyClick(exclude.list, Qt.Key.Key_Delete)
    opened.wait(lambda: opened.model.value("agents.defaults.memorySearch.exclude") == ())


@pytest.mark.parametrize("key", [SOURCES, REMEMBERED])
def test_conversations_are_switched_on_by_one_press(open_settings: Open, key: str) -> None:
    """Two options, of which either alone does nothing: they go together, and back together."""
    opened = open_settings()
    editor = opened.row(key).editor
    box = editor.boxes["sessions"] if isinstance(editor, ChoicesEditor) else editor.switch  # type: ignore[union-attr]
    box.click()
    opened.wait(lambda: opened.text)
    opened.wait(lambda: opened.model.value(REMEMBERED) and "sessions" in opened.model.value(SOURCES))
    assert not opened.model.problems
    opened.model.undo()
    opened.wait(lambda: not opened.model.value(REMEMBERED))
    assert opened.model.value(SOURCES) == ("memory",)


def test_reset_takes_the_key_away(open_settings: Open) -> None:
    opened = open_settings("{ app: { language: 'en', theme: 'dark' } } // end")
    row = opened.row("app.theme")
    assert row.reset_button.isVisible()
    row.reset_button.click()
    opened.wait(lambda: opened.text == "{ app: { language: 'en' } } // end")
    opened.wait(lambda: not row.reset_button.isVisible())


def test_the_bar_says_what_changed_and_takes_it_back(open_settings: Open) -> None:
    opened = open_settings()
    row, bar = opened.row("app.doNotDisturb"), opened.window.undo_bar
    assert isinstance(row.editor, SwitchEditor)
    row.editor.switch.click()
    opened.wait(bar.isVisible)
    assert bar.text.text() == "Changed: Do not disturb"
    assert row.reset_button.accessibleName() == "Do not disturb: Back to the default: off"
    assert row.reset_button.toolTip() == "Back to the default: off"
    bar.button.click()
    opened.wait(lambda: not opened.model.value("app.doNotDisturb"))
    opened.wait(lambda: "Do not disturb" in bar.text.text() and not bar.button.isVisible())


def test_the_bar_goes_by_itself_but_not_from_under_the_keyboard(open_settings: Open) -> None:
    bar = open_settings().window.undo_bar
    bar.tell("Changed: Do not disturb", undo=True)
    bar.button.setFocus()
    bar._timer.timeout.emit()
    assert bar.isVisible()
    assert bar._timer.isActive()
    bar.button.clearFocus()
    bar._timer.timeout.emit()
    assert not bar.isVisible()


def test_the_bar_goes_with_its_page_and_with_the_window(open_settings: Open) -> None:
    window = open_settings().window
    for leave in (lambda: window.show_page("search"), window.close):
        window.present("general")
        window.undo_bar.tell("Changed: Do not disturb", undo=True)
        window.present("general")
        assert window.undo_bar.told
        leave()
        assert not window.undo_bar.told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_section_is_called_like_a_row_in_it(qapp: object, english_again: object, language: str) -> None:
    use_language(language)
    for page in placing.PAGES:
        for section in placing.sections(option_table(), page):
            names = [texts.label(option) for option in section.options]
            assert len(names) == 1 or texts.section_title(section.title) not in names


def test_a_refused_value_is_told_at_its_row_and_the_file_stays(open_settings: Open) -> None:
    opened = open_settings()
    row = opened.row("agents.defaults.memorySearch.chunking.overlap")
    assert isinstance(row.editor, NumberEditor)
    row.editor.box.setValue(900)
    opened.wait(lambda: "smaller than the size" in _texts(row))
    assert opened.text == ""
    assert row.editor.box.value() == 80


def test_what_a_change_costs_stands_there_before(open_settings: Open) -> None:
    opened = open_settings()
    row = opened.row(CHUNKS)
    opened.window.show_size(LibrarySize(3214, 20_000, 1_000_000), "openai", "text-embedding-3-small")
    assert "rebuilds the index: about 9 s" in _texts(row)
    row = opened.row("agents.defaults.memorySearch.outputDimensionality")
    assert "1,000,000 tokens, about $0.02" in _texts(row)


def test_the_search_finds_by_label_help_key_and_choice(open_settings: Open) -> None:
    opened = open_settings()
    for text, key in (
        ("preview", "app.popup.preview"),
        ("half life", "agents.defaults.memorySearch.query.hybrid.temporalDecay.halfLifeDays"),
        ("watchDebounceMs", "agents.defaults.memorySearch.sync.watchDebounceMs"),
        ("日本語", "app.language"),
    ):
        opened.window.search.setText(text)
        shown = [row.option.key for row in opened.window.current.rows if not row.isHidden()]
        assert key in shown, (text, shown)
        assert len(shown) < 8
    opened.window.search.setText("half life")
    page = opened.window.current
    heading = next(group.label for group in page._groups if group.label.isVisible())
    opened.wait(lambda: heading.y() < 100)  # whatever is hidden above it leaves no gap
    opened.window.search.setText("no such thing")
    assert "No setting is called" in _texts(opened.window.current)
    opened.bot.keyClick(opened.window.search, Qt.Key.Key_Escape)
    assert opened.window.search.text() == ""


def test_a_page_is_left_for_a_search_and_comes_back_by_a_click(open_settings: Open) -> None:
    """Also the page that was in front already."""
    opened = open_settings()
    pages, page = opened.window.navigation, opened.window.current
    opened.window.search.setText("half life")
    assert opened.window.current is not page
    place = pages.visualItemRect(pages.currentItem()).center()
    opened.bot.mouseClick(pages.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened.window.current is page
    assert not opened.window.search.text()


def test_what_was_found_stays_when_it_makes_the_text_larger(open_settings: Open) -> None:
    opened = open_settings()
    opened.window.search.setText("text size")
    found = opened.window.current
    larger = opened.window.font()
    larger.setPointSizeF(larger.pointSizeF() * 1.3)
    opened.window.setFont(larger)
    opened.wait(lambda: opened.window.current is not found)
    assert opened.window.search.text() == "text size"
    assert "app.textSize" in [row.option.key for row in opened.window.current.rows if not row.isHidden()]


def test_an_old_search_gives_way_to_a_new_one(open_settings: Open) -> None:
    opened = open_settings()
    opened.window.search.setText("half life")
    opened.window.close()
    opened.window.present()
    opened.bot.keyClicks(opened.window.search, "theme")
    assert opened.window.search.text() == "theme"


def test_a_broken_file_is_shown_with_lines_and_nothing_can_be_changed(open_settings: Open) -> None:
    opened = open_settings("{\n  app: { theme: 'dark'\n  agents: {} }\n")
    panel = opened.window.problems
    assert panel.isVisible()
    assert "Line 3" in panel.lines[0]
    opened.wait(lambda: 0 < panel.height() <= panel.layout().totalHeightForWidth(panel.width()))
    assert not opened.row("app.theme").editor.isEnabled()
    lines: list[int] = []
    opened.window.file_wanted.connect(lines.append)
    button = next(each for each in panel.findChildren(QWidget) if each.inherits("QPushButton"))
    button.click()
    assert lines == [3]


def test_a_file_that_breaks_under_an_open_window_takes_no_more_room_than_its_lines(
    open_settings: Open,
) -> None:
    opened = open_settings("{ app: { theme: 'dark' } }")
    panel = opened.window.problems
    assert panel.isHidden()
    opened.path.write_text("{ broken", "utf-8")
    loaded = opened.model._load()
    opened.model.take(loaded.settings, loaded.problems)
    # High enough for title and line, and no higher.
    opened.wait(lambda: 60 < panel.height() == panel.layout().totalHeightForWidth(panel.width()) < 200)


def test_many_problems_and_the_way_back_fit_a_small_window(open_settings: Open) -> None:
    """They scroll: the window does not grow over the edge of the screen, and its pages can be used."""
    wrong = ", ".join(
        f"{key}: 'x'" for key in ("theme", "editorx", "language", "textSize", "autostart", "hotkey2")
    )
    opened = open_settings(f"{{ app: {{ {wrong}, popup: {{ rows: 1, width: 1, maxResults: 1 }} }} }}")
    small = QSize(600, 300)

    def pulled() -> bool:  # step by step, as by the mouse
        opened.window.resize(small)
        return opened.window.size() == small

    opened.wait(pulled)
    opened.window.undo_bar.tell("Changed: What is searched, Remember conversations", undo=True)
    area, panel = opened.window._problems, opened.window.problems
    opened.wait(lambda: 0 < area.height() <= 0.4 * 300 < panel.height())
    assert opened.window.size() == small
    assert opened.window.current.height() > 60
    opened.window.resize(1000, 1400)
    opened.wait(lambda: area.height() == panel.height())


def test_a_wrong_value_is_told_and_the_rest_can_be_changed(open_settings: Open) -> None:
    opened = open_settings("{ app: { theme: 'drak' } }")
    assert "Did you mean" in " ".join(opened.window.problems.lines)
    opened.model.set("app.theme", "dark")
    opened.wait(opened.window.problems.isHidden)
    assert opened.text == '{ app: { theme: "dark" } }'


def test_mistakes_are_told_in_the_language_of_the_window(open_settings: Open, english_again: object) -> None:
    opened = open_settings("{ app: { theme: 3, language: 'ja' } }")
    use_language("ja")
    (line,) = opened.window.problems.lines
    assert line.startswith("1 行目")
    assert "「app.theme」" in line
    assert "must" not in line


def test_what_another_editor_writes_appears(open_settings: Open) -> None:
    opened = open_settings()
    row = opened.row("app.theme")
    opened.path.write_text("{app: {theme: 'dark'}}", "utf-8")
    opened.model.take(opened.model._load().settings, ())
    assert isinstance(row.editor, ChoiceEditor)
    assert row.editor.box.currentData() == "dark"


def test_a_number_that_is_being_typed_stays_when_the_file_is_read_again(open_settings: Open) -> None:
    opened = open_settings()
    editor = opened.row("app.textSize").editor
    assert isinstance(editor, NumberEditor)
    editor.box.setFocus()
    editor.box.selectAll()
    opened.bot.keyClicks(editor.box, "13")
    opened.model.take(opened.model.settings, ())
    opened.bot.keyClicks(editor.box, "0")
    opened.bot.keyClick(editor.box, Qt.Key.Key_Return)
    opened.wait(lambda: opened.model.value("app.textSize") == 130)


def test_who_else_fixed_a_value_is_told(open_settings: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENCLAW_STATE_DIR", "/elsewhere")
    opened = open_settings("{agents: {list: [{id: 'main', memorySearch: {query: {maxResults: 3}}}]}}")
    row = opened.row("app.openclawStateDir")
    assert not row.editor.isEnabled()
    assert "OPENCLAW_STATE_DIR" in _texts(row)
    row = opened.row("agents.defaults.memorySearch.query.maxResults")
    assert not row.editor.isEnabled()
    assert "an own value for the assistant main" in _texts(row)


def test_what_the_command_line_fixed_is_told_and_locked(open_settings: Open) -> None:
    opened = open_settings()
    opened.model._command_line = CommandLine(workspace=Path("/elsewhere"))
    row = opened.row("agents.defaults.workspace")
    row.refresh()
    assert not row.editor.isEnabled()
    assert "Set by --workspace on the command line" in _texts(row)
    assert row.reset_button is None


def test_while_the_file_is_broken_no_provider_can_be_taken(open_settings: Open) -> None:
    page = open_settings("{ broken").providers
    assert not [name for name, card in page.cards.items() if card.isEnabled()]
    assert page.rows[0].label.text() == "If the provider fails"
    assert not page.rows[0].editor.isEnabled()  # type: ignore[union-attr]


def test_the_language_changes_while_it_is_open(open_settings: Open, english_again: object) -> None:
    opened = open_settings()
    opened.window.show_page("memory")
    title = opened.window.navigation.item(0).text()
    use_language("ja")
    opened.wait(lambda: opened.window.navigation.item(0).text() != title)
    assert opened.window.current_page == "memory"


def test_a_change_of_the_language_keeps_the_way_back_and_the_keyboard(
    open_settings: Open, english_again: object
) -> None:
    opened = open_settings()
    opened.row("app.language")
    bar = opened.window.undo_bar
    opened.model.set("app.language", "ja")
    opened.wait(lambda: bar.told == "Changed: Language")
    use_language("ja")
    opened.wait(lambda: bar.told and bar.told != "Changed: Language")
    assert bar.button.isVisible()
    focused = opened.window.focusWidget()
    assert focused is not None
    row = next(row for row in opened.window.current.rows if row.isAncestorOf(focused))
    assert row.option.key == "app.language"
    bar.button.click()
    opened.wait(lambda: opened.model.value("app.language") != "ja")


@pytest.mark.parametrize("place", ["search", "navigation"])
def test_who_was_outside_of_the_page_stays_there(
    open_settings: Open, english_again: object, place: str
) -> None:
    opened = open_settings()
    opened.window.present()
    part = getattr(opened.window, place)
    part.setFocus()
    title = opened.window.navigation.item(0).text()
    use_language("ja")
    opened.wait(lambda: opened.window.navigation.item(0).text() != title)
    assert opened.window.focusWidget() is part


def test_every_control_has_a_name_and_the_keyboard_reaches_it(open_settings: Open, qtbot: QtBot) -> None:
    opened = open_settings()
    for page in placing.PAGES:
        opened.window.show_page(page)
        for widget in opened.window.current.widget().findChildren(QWidget):
            if not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
                continue
            if widget.objectName() == "qt_spinbox_lineedit" or widget.inherits("QComboBoxListView"):
                continue
            named = widget.accessibleName() or getattr(widget, "text", lambda: "")()
            nested = isinstance(widget.parent(), QWidget) and widget.parent().inherits("QComboBox")
            assert named or nested, f"{page}: {widget}"
    opened.window.show_page("general")
    opened.window.search.setFocus()
    seen: set[QWidget | None] = set()
    for _ in range(12):
        opened.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    assert len(seen) >= 10


def _texts(widget: QWidget) -> str:
    from PySide6.QtWidgets import QLabel

    return " ".join(label.text() for label in widget.findChildren(QLabel) if not label.isHidden())


@pytest.mark.parametrize("language", ["ja", "zh_CN", "ko"])
def test_a_value_in_a_help_is_named_as_beside_it(language: str, english_again: object) -> None:
    """In the quotes of each language."""
    use_language(language)
    for option in option_table():
        assert not re.search(r"[“「‘](auto|calibrated|weighted|matrix)[”」’]", texts.help_text(option))


def test_a_number_has_no_more_decimals_than_it_needs(open_settings: Open) -> None:
    opened = open_settings()
    half_life = opened.row("agents.defaults.memorySearch.query.hybrid.temporalDecay.halfLifeDays").editor
    assert isinstance(half_life, NumberEditor)
    assert half_life.box.text() == "30"
    half_life.box.setValue(30.25)
    assert half_life.box.text() == "30.25"
