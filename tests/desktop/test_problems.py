from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from app.desktop.problems import SENTENCE_BREAK, TEXTS, in_words, translated
from app.desktop.translation import use_language
from app.errors import MemoroError
from app.platform.hotkey.owners import usual_owner
from installers import translations
from tests.helpers.told_texts import told_in

APP = Path(__file__).resolve().parents[2] / "app"

ASSISTANTS = "answers to assistants, which read English"
TERMINAL = "only the terminal and the report for whoever helps show it, in English"
SAMPLE = "a text to try a model with"
BY_CODE = "the library has its own words for this code"
NEVER_IN_A_WINDOW = {
    "bridge/answers.py": ASSISTANTS,
    "bridge/flush.py": ASSISTANTS,
    "bridge/guard.py": ASSISTANTS,
    "bridge/lifecycle.py": ASSISTANTS,
    "bridge/local.py": ASSISTANTS,
    "bridge/openapi.py": ASSISTANTS,
    "bridge/proposals.py": ASSISTANTS,
    "bridge/reading.py": ASSISTANTS,
    "bridge/refusal.py": ASSISTANTS,
    "bridge/rest.py": ASSISTANTS,
    "bridge/service.py": ASSISTANTS,
    "bridge/tools.py": ASSISTANTS,
    "bridge/web.py": ASSISTANTS,
    "bridge/writing.py": ASSISTANTS,
    "cli": TERMINAL,
    "config/compatibility.py": TERMINAL,
    "config/default_file.py": "comments in the settings file",
    "config/openclaw.py": "options that no form shows",
    "config/program.py": "an option's help, put together; the settings translate it",
    "config/secrets/key_file.py": "what the file says of itself",
    "embeddings/remote/batch/runner.py": TERMINAL,
    "engine/asking.py": ASSISTANTS,
    "engine/backends/qmd.py": ASSISTANTS,
    "engine/channel": TERMINAL,
    "engine/doctor.py": TERMINAL,
    "engine/first_index.py": ASSISTANTS,
    "engine/provider_trial.py": SAMPLE,
    "engine/survey.py": TERMINAL,
    "engine/trials.py": SAMPLE,
    "engine/value_checks.py": TERMINAL,
    "engine/verbs.py": TERMINAL,
    "engine/writing.py": ASSISTANTS,
    "platform/notify": TERMINAL,
    "search/types.py": ASSISTANTS,
    "Port % was taken, so assistants are served at %. Free the first and restart Memoro, or connect "
    "those again that come over HTTP.": TERMINAL,
    "The note is not there any more. Accept again to make it anew.": BY_CODE,
    "There is a note of this name now. Accept again to add to it.": BY_CODE,
    "This name is too long for a file. Choose a shorter one.": BY_CODE,
    "The note has 1 line; line % is beyond its end.": ASSISTANTS,
    "The note has % lines; line % is beyond its end.": ASSISTANTS,
    "Line % has % characters and was cut.": ASSISTANTS,
    "This picture cannot be shown": "its own words stand in its place",
    "OpenVINO gave vectors of the shape % for % texts": "only the log has it: a simpler way is taken",
}  # a file, a folder or a text, and why no person meets it in a window


@pytest.fixture
def japanese(qtbot: QtBot) -> Iterator[None]:
    use_language("ja")
    yield
    use_language("en")


@pytest.fixture(scope="module")
def code() -> list[str]:
    """The sources of the rooms, each text in one line, and the texts that are put together there."""
    tables = set((APP / "desktop").glob("*problems.py"))
    sources = (path for path in APP.rglob("*.py") if path not in tables)
    joined = (re.sub(r'"\s*\n\s*f?"', "", path.read_text(encoding="utf-8")) for path in sources)
    return [*(each.replace("{{", "{").replace("}}", "}") for each in joined), *(text for _, text in _told())]


@pytest.mark.parametrize("text", TEXTS)
def test_each_text_is_really_told_by_some_room(text: str, code: list[str]) -> None:
    """A changed sentence elsewhere must be changed here, or it would be English again without a sign."""
    pieces = [piece for piece in re.split(r"%\d", text) if piece.strip()]
    assert any(all(piece in source for piece in pieces) for source in code)


def test_each_text_that_some_room_tells_is_translated() -> None:
    tables, untold = _tables(), dict(NEVER_IN_A_WINDOW)
    english = []
    for name, text in _told():
        reasons = [each for each in NEVER_IN_A_WINDOW if text == each or _is_in(name, each)]
        if not _is_known(text, tables):
            for each in reasons:
                untold.pop(each, None)
            if not reasons:
                english.append(f"{name}: {text}")
    assert not english, "add them to the tables in app/desktop/*problems.py and translate them"
    assert not untold, "these need no excuse any more"


def _told() -> Iterator[tuple[str, str]]:
    for path in sorted(APP.rglob("*.py")):
        name = path.relative_to(APP).as_posix()
        if not name.startswith("desktop/"):
            yield from ((name, text) for text in sorted(told_in(path)))


def _is_in(name: str, place: str) -> bool:
    return name == place or name.startswith(f"{place}/")


def _tables() -> set[str]:
    """What `translated` finds, and what the pages of assistants and options translate themselves."""
    root = ET.parse(translations.FOLDER / "memoro_ja.ts").getroot()
    pages = [each for each in root.iter("context") if each.findtext("name") in {"Assistants", "Options"}]
    others = {each.findtext("source", "") for page in pages for each in page.iter("message")}
    return {re.sub(r"%\d", "%", text) for text in TEXTS} | others


def _is_known(text: str, tables: set[str]) -> bool:
    """As the window does it: whole, or sentence by sentence, a title with a full stop."""
    text = text.replace(
        "the end of the line", "%"
    )  # filled in by `config/parsing.py`, and itself in the table
    if text in tables or text.removesuffix(".") in tables or not re.search("[a-z]{2}", text):
        return True
    return any(
        _is_known(text[: place.start()], tables) and _is_known(text[place.end() :], tables)
        for place in SENTENCE_BREAK.finditer(text)
    )


@pytest.mark.parametrize("sequence", ["Alt+Tab", "Ctrl+Space", "Print"])
def test_who_holds_a_hotkey_is_named_in_the_language(qtbot: QtBot, japanese: None, sequence: str) -> None:
    owner = usual_owner(sequence, "linux")
    assert owner
    assert owner not in translated(f"It usually belongs to {owner}.")


def test_sentences_that_were_put_together_are_told_one_by_one(qtbot: QtBot, japanese: None) -> None:
    told = translated(
        "It failed 3 times within a short time, so it rests. It crashed. Its process ended with signal 11."
        " Search by words goes on."
    )
    assert "11" in told
    assert not re.search("[a-z]", told)


def test_an_error_in_one_line_is_told_too(qtbot: QtBot, japanese: None) -> None:
    problem = MemoroError("The disk is full", "The note is empty.", "Choose another name.")
    assert not re.search("[a-z]", translated(str(problem)))


def test_a_mistake_in_the_settings_file_keeps_line_option_and_value(qtbot: QtBot, japanese: None) -> None:
    told = translated(
        "The file has a mistake and was left as it is. Line 3: “app.theme” must be true or false, not 5."
        " Put it into quotes."
    )
    assert all(kept in told for kept in ("3", "「app.theme」", "5"))
    assert "must" not in told


def test_what_nobody_knows_stays_between_what_is_known(qtbot: QtBot, japanese: None) -> None:
    told = translated("out of cheese. Search by words goes on.")
    assert told.startswith("out of cheese.")
    assert "Search" not in told


@pytest.mark.parametrize("text", TEXTS)
def test_no_text_takes_the_words_of_another(qtbot: QtBot, japanese: None, text: str) -> None:
    filled = re.sub(r"%(\d)", r"<\1>", text)
    wanted = QCoreApplication.translate("Problems", text)
    assert translated(filled) == re.sub(r"%(\d)", r"<\1>", wanted)


def test_a_problem_in_japanese_keeps_its_path(qtbot: QtBot) -> None:
    problem = MemoroError("The search index is busy", "Another program holds /a b/main.sqlite locked.", "")
    try:
        use_language("ja")
        told = in_words(problem)
    finally:
        use_language("en")
    assert told.title != problem.title
    assert "/a b/main.sqlite" in told.message
    assert told.message != problem.message


def test_an_unknown_text_is_shown_as_it_came(qtbot: QtBot) -> None:
    assert translated("Something entirely new 100% %1") == "Something entirely new 100% %1"


def test_what_a_service_said_stays_as_it_said_it(qtbot: QtBot) -> None:
    try:
        use_language("ja")
        told = translated("api.example.com did not take it. It said: “No such thing”")
    finally:
        use_language("en")
    assert "No such thing" in told
    assert "did not take" not in told
