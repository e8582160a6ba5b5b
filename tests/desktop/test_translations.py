from __future__ import annotations

import filecmp
import mmap
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from pytestqt.qtbot import QtBot

from app.desktop.actions import ProgramActions
from app.desktop.library.words import lines_text
from app.desktop.status_text import notes_count
from app.desktop.translation import LANGUAGES, language_for, use_language
from installers import translations


@pytest.fixture
def english_again() -> object:
    yield
    use_language("en")


def sources() -> list[Path]:
    return sorted(translations.FOLDER.glob("memoro_*.ts"))


def test_every_text_of_the_code_is_in_the_files(tmp_path: Path) -> None:
    for path in sources():
        shutil.copy(path, tmp_path)
    translations.update(tmp_path)
    changed = [path.name for path in sources() if path.read_bytes() != (tmp_path / path.name).read_bytes()]
    assert not changed, "run `python -m installers.translations update` and translate what is new"


def test_the_compiled_files_are_of_these_sources(tmp_path: Path) -> None:
    translations.release(target=tmp_path)
    made = sorted(path.name for path in tmp_path.glob("*.qm"))
    assert made == sorted(path.name for path in translations.FOLDER.glob("*.qm"))
    assert not filecmp.cmpfiles(tmp_path, translations.FOLDER, made, shallow=False)[1]


def test_a_running_program_keeps_the_translations_that_it_mapped(tmp_path: Path) -> None:
    before = tmp_path / "memoro_ja.qm"
    before.write_bytes(b"mapped by a running program" * 4096)
    with before.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
        translations.release(target=tmp_path)
        assert file.seek(0, 2) == len(mapped)  # cut off in place, the rest of the map would be gone
    made = sorted(path.name for path in tmp_path.iterdir())
    assert made == sorted(f"{path.stem}.qm" for path in translations.FOLDER.glob("*.ts"))


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.stem)
def test_nothing_is_left_untranslated(path: Path) -> None:
    for message in ET.parse(path).getroot().iter("message"):
        source, translation = message.findtext("source", ""), message.find("translation")
        assert translation is not None
        assert translation.get("type") != "unfinished", source
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        assert all(forms), source
        for place in ("%1", "%2", "%3"):
            assert all((place in form) == (place in source) for form in forms), source


def test_no_text_stands_where_it_is_not_seen() -> None:
    """Lupdate does not look into f-strings."""
    hidden = re.compile(r"""f(?:"[^"\n]*|'[^'\n]*)\{(?:self\.tr|QCoreApplication\.translate)\(""")
    folder = translations.ROOT / "app" / "desktop"
    assert [
        path.name for path in folder.rglob("*.py") if hidden.search(path.read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_the_menu_speaks_the_language(qtbot: QtBot, english_again: object, language: str) -> None:
    english = ProgramActions().quit_action.text()
    assert use_language(language) == language
    assert ProgramActions().quit_action.text() != english
    assert "2" in notes_count(2)


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.stem)
def test_every_count_has_the_signs_of_its_language(path: Path) -> None:
    """`%n` gave 12345 where the next window says 12,345."""
    bare = [
        message.findtext("source", "")
        for message in ET.parse(path).getroot().iter("message")
        if "%n" in "".join(message.itertext())
    ]
    assert not bare, "write %Ln"


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 note", "12,345 notes"),
        ("ja", "ノート 1 件", "ノート 12,345 件"),
        ("zh_CN", "1 篇笔记", "12,345 篇笔记"),
        ("ko", "노트 1개", "노트 12,345개"),
    ],
)
def test_large_counts(qtbot: QtBot, english_again: object, language: str, one: str, many: str) -> None:
    use_language(language)
    assert (notes_count(1), notes_count(12_345)) == (one, many)
    assert lines_text(1234, 56_789) == "+1,234 −56,789"


def test_english_counts(qtbot: QtBot, english_again: object) -> None:
    use_language("en")
    assert [notes_count(1), notes_count(2)] == ["1 note", "2 notes"]


@pytest.mark.parametrize(
    ("choice", "system", "language"),
    [
        ("auto", ["ja-JP", "en-US"], "ja"),
        ("auto", ["zh-Hans-CN"], "zh_CN"),
        ("auto", ["fr-FR", "ko"], "ko"),
        ("auto", ["fr-FR"], "en"),
        ("auto", ["C"], "en"),
        ("zh_CN", ["ja"], "zh_CN"),
        ("en", ["ja"], "en"),
    ],
)
def test_which_language(choice: str, system: list[str], language: str) -> None:
    assert language_for(choice, system) == language
