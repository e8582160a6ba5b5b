"""The READMEs in four languages: their pictures are there, their code is one, their labels the program's."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[1]
TRANSLATED = sorted((ROOT / "docs" / "readme").glob("README.*.md"))
PAGES = [ROOT / "README.md", ROOT / "docs" / "screenshots.md", *TRANSLATED]
PICTURES = ROOT / "resources" / "screenshots"
MOST_BYTES, MOST_IN_ALL = 60_000, 2_500_000
LABELS = (
    "More", "First steps…", "Memory library", "Settings", "Assistants", "History", "Days", "Topics",
    "Check-up", "Back up and restore…", "Report for support…", "Do not disturb", "Quick note…",
)  # fmt: skip
"""What the READMEs name of the windows, in English."""


def code(path: Path) -> list[str]:
    fences = re.compile(r"^```(\w+\n.*?)^```$", re.DOTALL | re.MULTILINE)
    return fences.findall(path.read_text(encoding="utf-8"))


def pictures(path: Path) -> set[Path]:
    linked = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", path.read_text(encoding="utf-8"))
    return {(path.parent / link).resolve() for link in linked}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_picture_of_a_page_is_there(path: Path) -> None:
    assert [picture.name for picture in sorted(pictures(path)) if not picture.is_file()] == []


def test_no_picture_is_left_over_or_large() -> None:
    kept = {file.resolve() for file in PICTURES.rglob("*") if file.is_file()}
    shown = {picture for path in PAGES for picture in pictures(path)}
    assert kept == shown
    sizes = {picture.name: picture.stat().st_size for picture in kept}
    assert {name for name, size in sizes.items() if size > MOST_BYTES} == set()
    assert sum(sizes.values()) <= MOST_IN_ALL


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: path.name)
def test_the_code_is_that_of_the_english_one(path: Path) -> None:
    """But for the first block, whose comments are translated."""
    assert code(path)[1:] == code(ROOT / "README.md")[1:]


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: path.name)
def test_the_tables_hold_what_those_of_the_english_one_hold(path: Path) -> None:
    """The commands, the assistants' files and entries, the places."""
    theirs = path.read_text(encoding="utf-8")
    _, _, tables = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n### In the terminal\n")
    tables, _, _ = tables.partition("\n## ")
    rows = [row for row in tables.splitlines() if row.startswith("|")]
    assert len(rows) > 20
    assert [name for row in rows for name in re.findall(r"`[^`]+`", row) if name not in theirs] == []


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: path.name)
def test_labels_are_those_that_the_program_shows(path: Path) -> None:
    language = path.suffixes[0].removeprefix(".")
    found: dict[str, str] = {}
    for message in ET.parse(ROOT / f"resources/translations/memoro_{language}.ts").getroot().iter("message"):
        found.setdefault(message.findtext("source", ""), message.findtext("translation", ""))
    text = path.read_text(encoding="utf-8")
    assert [label for label in LABELS if found[label].removesuffix("…") not in text] == []


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: path.name)
def test_each_shows_the_program_in_its_own_language(path: Path) -> None:
    language = path.suffixes[0].removeprefix(".")
    assert {picture.stem.rpartition("-")[2] for picture in pictures(path)} == {language}
