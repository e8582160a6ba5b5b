from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given

from app.text.front_matter import NO_FRONT_MATTER, read_front_matter
from app.text.title import note_title
from tests.text.texts import messy_texts


def test_the_fields_that_are_used() -> None:
    front = read_front_matter(
        "---\n"
        'title: "Trip: Kyoto"\n'
        "date: 2026-02-03T10:00:00\n"
        "tags: [travel, '#japan', 旅行]\n"
        "aliases:\n"
        "  - Kyoto\n"
        "  - 京都  # old name\n"
        "other: {a: 1}\n"
        "---\n"
        "text\n"
    )
    assert front.title == "Trip: Kyoto"
    assert front.date == date(2026, 2, 3)
    assert front.tags == ("travel", "japan", "旅行")
    assert front.aliases == ("Kyoto", "京都")
    assert front.end_line == 9


def test_other_spellings() -> None:
    front = read_front_matter("---\r\nTags: work, home #x\r\ncreated: 2026/2/3\r\nalias: Me\r\n...\r\n")
    assert front.tags == ("work", "home")
    assert front.date == date(2026, 2, 3)
    assert front.aliases == ("Me",)
    assert front.end_line == 5


def test_lists_with_commas_quotes_and_apostrophes() -> None:
    front = read_front_matter(
        """---
aliases: ["Sato, Anna", 'Anna''s', Bob's, "say \\"hi\\"", 家]
tags: ['#a/b', "c", ]
title: 'It''s "so"' # said
---
"""
    )
    assert front.aliases == ("Sato, Anna", "Anna's", "Bob's", 'say "hi"', "家")
    assert front.tags == ("a/b", "c")
    assert front.title == 'It\'s "so"'
    assert read_front_matter("---\naliases:\n- 'It''s'\n- \"a, b\"\n---").aliases == ("It's", "a, b")


@pytest.mark.parametrize(
    "line",
    [
        'date: "[[2026-01-10]]"',
        "created: [[2026-01-10]]",
        'created: "[[Daily/2026-01-10|Saturday]]"',
        "date created: 2026-01-10T09:30",
        '"date": 2026-01-10',
    ],
)
def test_a_day_as_obsidian_and_its_plugins_write_it(line: str) -> None:
    assert read_front_matter(f"---\n{line}\n---\n").date == date(2026, 1, 10)


@pytest.mark.parametrize("key", ["作成日", "날짜", "créé le", "état (fini)", "'quoted'", "a/b.c"])
def test_properties_of_other_names_are_front_matter_too(key: str) -> None:
    front = read_front_matter(f"---\n{key}: something\ntags: [home]\n---\ntext\n")
    assert (front.tags, front.end_line) == (("home",), 4)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "text",
        "---",
        "---\n",
        "---\ntitle: x\n",
        "---\nno yaml here\n---\n",
        "---\nSee https://example.org/a\n---\n",
        "---\n> a: b\n---\n",
        "---\n[a]: b\n---\n",
        "text\n---\na: b\n---",
        "----\na: b\n---",
    ],
)
def test_what_is_none(text: str) -> None:
    assert read_front_matter(text) == NO_FRONT_MATTER


def test_wrong_values_are_left_out() -> None:
    front = read_front_matter("---\ndate: 2026-02-31\ntitle:\ntags:\n---\n")
    assert (front.date, front.title, front.tags, front.end_line) == (None, None, (), 5)


@given(messy_texts)
def test_no_text_breaks_it(text: str) -> None:
    front = read_front_matter(f"---\n{text}\n---\n")
    assert front.end_line >= 0
    assert read_front_matter(text).end_line <= text.count("\n") + text.count("\r") + 1


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("---\ntitle: Front\n---\n# Heading", "Front"),
        ("---\ntags: x\n---\ntext\n# **Heading** #", "Heading"),
        ("```\n# code\n```\n# Real", "Real"),
        ("Title\n===\n# Other", "Title"),
        ("## Only a second level", "2026-02-03"),
        ("#hashtag", "2026-02-03"),
        ("", "2026-02-03"),
    ],
)
def test_the_title_of_a_note(text: str, title: str) -> None:
    assert note_title(text, "memory/2026-02-03.md") == title
