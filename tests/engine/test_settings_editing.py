from __future__ import annotations

from pathlib import Path

import json5
import pytest

from app.engine.settings_editing import ABSENT, SettingsFile
from app.errors import MemoroError

PROVIDER = "agents.defaults.memorySearch.provider"


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "config.json5")


def test_a_change_makes_the_file_and_undo_takes_it_away_again(file: SettingsFile) -> None:
    change = file.change({"app.theme": "dark"})
    assert json5.loads(file.path.read_text("utf-8")) == {"app": {"theme": "dark"}}
    assert change.before == {"app.theme": ABSENT}
    assert file.path.stat().st_mode & 0o777 == 0o600
    file.undo(change)
    assert not file.path.exists()


def test_several_keys_are_one_change_and_undo_is_byte_for_byte(file: SettingsFile) -> None:
    old = b"\xef\xbb\xbf// mine\r\n{ app: { theme: 'dark', /* why */ language: 'ja' } }\r\n"
    file.path.write_bytes(old)
    change = file.change({"app.theme": ABSENT, PROVIDER: "openai"})
    new = file.path.read_bytes()
    assert new.startswith(b"\xef\xbb\xbf// mine\r\n{ app: { /* why */ language: 'ja' }")
    redo = file.undo(change)
    assert file.path.read_bytes() == old
    file.undo(redo)
    assert file.path.read_bytes() == new


def test_undo_keeps_what_somebody_else_wrote_meanwhile(file: SettingsFile) -> None:
    file.path.write_text("{app: {theme: 'light'}}", "utf-8")
    change = file.change({"app.theme": "dark"})
    file.path.write_text("{app: {theme: 'dark', language: 'ko'}} // new", "utf-8")
    file.undo(change)
    assert file.path.read_text("utf-8") == "{app: {theme: \"light\", language: 'ko'}} // new"


def test_the_newer_spelling_is_edited_where_it_stands(file: SettingsFile) -> None:
    file.path.write_text("{memory: {search: {provider: 'openai'}}}", "utf-8")
    file.change({PROVIDER: "voyage", "agents.defaults.memorySearch.model": "voyage-4"})
    assert json5.loads(file.path.read_text("utf-8")) == {
        "memory": {"search": {"provider": "voyage", "model": "voyage-4"}}
    }
    file.change({PROVIDER: ABSENT})
    assert json5.loads(file.path.read_text("utf-8")) == {"memory": {"search": {"model": "voyage-4"}}}


@pytest.mark.parametrize("text", ["{ app: { theme: ", "[]", "{agents: 3}"])
def test_a_broken_file_is_never_overwritten(file: SettingsFile, text: str) -> None:
    file.path.write_text(text, "utf-8")
    with pytest.raises(MemoroError, match="was not changed"):
        file.change({PROVIDER: "openai"})
    assert file.path.read_text("utf-8") == text


def test_a_value_that_does_not_go_with_the_others_is_refused(file: SettingsFile) -> None:
    with pytest.raises(MemoroError, match="smaller than the size"):
        file.change({"agents.defaults.memorySearch.chunking.overlap": 500})
    assert not file.path.exists()


def test_a_mistake_that_stands_there_already_does_not_hinder(file: SettingsFile) -> None:
    file.path.write_text("{app: {theme: 'purple'}}", "utf-8")
    file.change({"app.language": "ja"})
    assert "purple" in file.path.read_text("utf-8")


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(MemoroError, match="could not be saved"):
        SettingsFile(tmp_path / "folder").change({"app.theme": "dark"})


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.json").write_text("{}", "utf-8")
    (tmp_path / "link.json").symlink_to("real.json")
    SettingsFile(tmp_path / "link.json").change({"app.theme": "dark"})
    assert (tmp_path / "link.json").is_symlink()
    assert "dark" in (tmp_path / "real.json").read_text("utf-8")
