"""Names of collections, and from QMD's names back to files."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.search.backends.qmd.collections import (
    custom_collection,
    locate,
    memory_collections,
    plain_name,
    split_name,
    with_unique_names,
)
from app.search.backends.qmd.options import Collection
from app.search.backends.qmd.wording import question_for


def test_the_default_memory(tmp_path: Path) -> None:
    (tmp_path / "MEMORY.md").write_text("x")
    found = memory_collections(tmp_path, "Work")
    assert [(each.name, each.pattern) for each in found] == [
        ("memory-root-work", "MEMORY.md"),
        ("memory-dir-work", "**/*.md"),
    ]
    assert found[1].path == tmp_path / "memory"
    (tmp_path / "memory.md").write_text("y")
    names = [each.name for each in memory_collections(tmp_path, "Work")]
    assert names == ["memory-root-work", "memory-alt-work", "memory-dir-work"]


def test_a_disk_that_does_not_tell_large_letters_from_small(tmp_path: Path) -> None:
    (tmp_path / "MEMORY.md").write_text("x")
    (tmp_path / "memory.md").hardlink_to(tmp_path / "MEMORY.md")  # one file under both names
    assert len(memory_collections(tmp_path, "main")) == 2


def test_folders_and_files_of_the_settings(tmp_path: Path) -> None:
    (tmp_path / "one.md").write_text("x")
    assert custom_collection(tmp_path / "one.md", "**/*.md", None, 1, "main") == Collection(
        "custom-1-main", tmp_path, "one.md"
    )
    assert custom_collection(tmp_path, "*.txt", "My Docs!", 2, "main").name == "my-docs-main"
    assert plain_name("日本") == "notes"


def test_the_same_name_twice(tmp_path: Path) -> None:
    twice = [Collection("docs-main", tmp_path), Collection("docs-main", tmp_path / "b")] * 2
    names = [each.name for each in with_unique_names(twice)]
    assert names == ["docs-main", "docs-main-2", "docs-main-3", "docs-main-4"]


@pytest.mark.parametrize(
    ("file", "named"),
    [
        ("qmd://dir/Über uns/Café #1 100%.md", ""),
        ("qmd://dir/%C3%9Cber%20uns/Caf%C3%A9%20%231%20100%25.md", ""),
        ("dir/Über uns/Café #1 100%.md", ""),
        ("Über uns/Café #1 100%.md", "dir"),
        ("qmd://dir/über-uns/café-1-100.md", ""),  # as versions before 2 print it
        ("{root}/Über uns/Café #1 100%.md", ""),
    ],
)
def test_from_its_name_to_the_file(tmp_path: Path, file: str, named: str) -> None:
    target = tmp_path / "Über uns" / "Café #1 100%.md"
    target.parent.mkdir()
    target.write_text("x")
    every = [Collection("other", tmp_path / "none"), Collection("dir", tmp_path)]
    found = locate(file.replace("{root}", str(tmp_path)), named, every)
    assert found == (every[1], "Über uns/Café #1 100%.md")


@pytest.mark.parametrize(
    "file", ["qmd://gone/a.md", "qmd://dir/../secret.md", "/etc/passwd", "", "qmd://dir/"]
)
def test_what_is_nobodys(tmp_path: Path, file: str) -> None:
    folder = tmp_path / "dir"
    folder.mkdir()
    (tmp_path / "secret.md").write_text("x")
    assert locate(file, "", [Collection("dir", folder)]) is None


def test_names_for_memory_get() -> None:
    assert split_name("qmd/docs-main/a/b.md") == ("docs-main", "a/b.md")
    assert [split_name(path) for path in ("memory/a.md", "qmd/docs", "qmd//a.md", "qmd/docs/")] == [None] * 4


@pytest.mark.parametrize(
    ("mode", "query", "asked"),
    [
        ("search", "what tea do I like?", "tea"),
        ("search", "the of and", "the of and"),
        ("search", "where is “my key” -car", '"my key" -car'),
        ("search", 'half a "quote', "half quote"),
        ("search", "备份策略", "备份 份策 策略"),
        ("query", "lex: one\nvec: two", "lex one vec: two"),
        ("vsearch", "what tea do I like?", "what tea do I like?"),
    ],
)
def test_the_words_in_which_it_is_asked(mode: str, query: str, asked: str) -> None:
    assert question_for(mode, query) == asked  # type: ignore[arg-type]


def test_a_long_chinese_question_has_at_most_twelve_words() -> None:
    assert (
        len(question_for("search", "我们昨天下午在办公室讨论了服务器备份策略和数据库迁移计划").split()) <= 12
    )
