"""Editors that are installed are offered in the settings; what is chosen stands in the file by its name."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.config.options import option_table
from app.desktop.settings.editors import ABSENT
from app.desktop.settings.note_program import KEY, NoteProgramEditor
from app.desktop.settings.rows import editor_for
from app.desktop.theme import Theme


@pytest.fixture
def editor(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NoteProgramEditor:
    monkeypatch.setenv("PATH", str(tmp_path))
    option = next(option for option in option_table() if option.key == KEY)
    made = editor_for(option, Theme("light"), None)  # type: ignore[arg-type]
    assert isinstance(made, NoteProgramEditor)
    qtbot.addWidget(made)
    return made


def test_the_arrow_takes_the_colours_of_another_theme(editor: NoteProgramEditor) -> None:
    before = editor.button.icon().pixmap(18).toImage()
    editor.theme.choose("dark")
    assert editor.button.icon().pixmap(18).toImage() != before


def entries(editor: NoteProgramEditor) -> list[str]:
    editor.menu.aboutToShow.emit()
    return [action.text() for action in editor.menu.actions() if action.text()]


def test_what_is_installed_is_offered_and_chosen(
    editor: NoteProgramEditor, qtbot: QtBot, tmp_path: Path
) -> None:
    assert entries(editor) == ["None that Memoro knows", "The system's own program"]
    for name in ("kate", "gnome-text-editor"):
        (tmp_path / name).write_text("#!/bin/sh\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    assert entries(editor) == [
        "Kate", "GNOME Text Editor (without the line)", "The system's own program",
    ]  # fmt: skip
    with qtbot.waitSignal(editor.edited, timeout=1000) as edited:
        editor.menu.actions()[1].trigger()
    assert edited.args == ["GNOME Text Editor"]
    assert editor.field.text() == "GNOME Text Editor"
    with qtbot.waitSignal(editor.edited, timeout=1000) as edited:
        editor.menu.actions()[-1].trigger()
    assert edited.args == [ABSENT]
