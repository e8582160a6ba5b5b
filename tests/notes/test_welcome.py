"""The first memory folder: made once, never over what is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.errors import MemoroError
from app.notes import welcome
from app.notes.discovery import discover
from app.notes.editing.results import Saved
from app.notes.history.model import assistant
from app.notes.scope import MemoryScope
from app.notes.welcome import create_workspace
from app.notes.writer import with_block
from app.text.blocks import read_sections
from tests.notes.history.world import World


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "memory"), ("ja", "検索"), ("zh_CN", "搜索"), ("ko-KR", "검색"), ("fr", "memory")],
)
def test_a_note_in_the_users_language(tmp_path: Path, language: str, word: str) -> None:
    folder = create_workspace(tmp_path / "a" / "Memoro", language)
    assert word in (folder / "MEMORY.md").read_text(encoding="utf-8")
    assert (folder / "memory").is_dir()
    assert [note.path for note in discover(MemoryScope(folder)).notes] == ["MEMORY.md"]


@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "Worth remembering"), ("ja", "覚えておくこと"), ("zh_CN", "值得记住的事"), ("ko", "기억할 것")],
)
def test_what_is_added_does_not_stand_under_the_how_to(tmp_path: Path, language: str, heading: str) -> None:
    note = create_workspace(tmp_path, language) / "MEMORY.md"
    data = with_block(note, note.read_bytes(), "- Anna prefers tea to coffee.")
    assert data is not None
    lines = data.decode().splitlines()
    last = read_sections(lines)[-1]
    assert last.headings[-1] == heading
    assert "Anna" in "\n".join(lines[last.body : last.last + 1])


ADA = assistant("ada")


def as_before(language: str) -> str:
    """The first note of earlier versions: without its last section."""
    return (welcome._NOTES[language].rpartition("\n## ")[0]).rstrip("\n") + "\n"


@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "Worth remembering"), ("ja", "覚えておくこと"), ("zh", "值得记住的事"), ("ko", "기억할 것")],
)
@pytest.mark.parametrize("since", ["", "\n- Anna has a cat called Whiskers.\n"])
def test_what_is_added_to_an_older_first_note_gets_the_section_that_it_lacks(
    world: World, language: str, heading: str, since: str
) -> None:
    """It came under “How to search”."""
    file, before = world.workspace / "MEMORY.md", as_before(language) + since
    file.write_text(before, encoding="utf-8")
    done = world.editor.append("MEMORY.md", "- Anna prefers tea to coffee.", who=ADA)
    assert isinstance(done, Saved)
    assert file.read_text(encoding="utf-8") == f"{before}\n## {heading}\n\n- Anna prefers tea to coffee.\n"
    assert (
        file.read_text(encoding="utf-8").splitlines()[done.start_line - 1] == "- Anna prefers tea to coffee."
    )
    world.editor.append("MEMORY.md", "- The boiler is serviced in May.", who=ADA)
    assert file.read_text(encoding="utf-8").endswith("coffee.\n- The boiler is serviced in May.\n")


@pytest.mark.parametrize(
    ("before", "block"),
    [
        (as_before("en"), "## People\n\n- Anna prefers tea to coffee."),
        (as_before("en").replace("Press the hotkey", "Press F7"), "- Anna prefers tea to coffee."),
        (as_before("en") + "\n### Tips\n\nUse few words.\n", "- Anna prefers tea to coffee."),
        (as_before("zh").replace("词语", "字词") + "\n## 人物\n\n- 安娜\n", "- Anna prefers tea to coffee."),
    ],
)
def test_no_other_note_gets_one(world: World, before: str, block: str) -> None:
    file = world.workspace / "MEMORY.md"
    file.write_text(before, encoding="utf-8")
    world.editor.append("MEMORY.md", block, who=ADA)
    text = file.read_text(encoding="utf-8")
    assert text.startswith(before)
    assert text.removeprefix(before).strip("\n") == block


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "memory.md").write_text("mine", encoding="utf-8")
    create_workspace(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["memory", "memory.md"]
    (tmp_path / "MEMORY.md").write_text("mine too", encoding="utf-8")
    create_workspace(tmp_path, "ja")
    assert (tmp_path / "MEMORY.md").read_text(encoding="utf-8") == "mine too"


def test_a_place_where_nothing_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(MemoroError, match="could not be saved"):
        create_workspace(tmp_path / "file" / "Memoro")
    (tmp_path / "memory").touch()
    with pytest.raises(MemoroError, match=r".+"):
        create_workspace(tmp_path)
