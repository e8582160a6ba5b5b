from __future__ import annotations

import re
import time
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.text import graphemes
from app.text.chunks import chunk_markdown, embedded_text
from app.text.front_matter import read_front_matter
from app.text.sizes import weight
from tests.text.texts import messy_texts, notes


def test_the_defaults_are_1600_and_320_characters() -> None:
    lines = [
        f"Line {number:03} ends after thirty-nine letters." for number in range(100)
    ]  # 40 characters each
    chunks = chunk_markdown("\n".join(lines))
    # 39 lines of 40 characters with their line ends weigh 1,598; 7 of them, 287, are repeated.
    assert [(chunk.start_line, chunk.end_line) for chunk in chunks] == [(1, 39), (33, 71), (65, 100)]


def test_wide_characters_count_as_four() -> None:
    assert weight("abc") == 3
    assert weight("あア漢한Ａ、") == 24
    assert weight("a漢b") == 6
    chunks = chunk_markdown("これは十文字の文だ。" * 80)
    assert [len(chunk.text) for chunk in chunks] == [400, 400, 160]  # 80 characters repeated twice


def test_a_chunk_never_runs_across_a_heading() -> None:
    chunks = chunk_markdown(
        "# One\ntext\n## Two\ntext\n\nThree\n-----\ntext\n```\n# code\n```\n# Four #\ntext"
    )
    assert [(chunk.start_line, chunk.end_line, chunk.headings) for chunk in chunks] == [
        (1, 2, ("One",)),
        (3, 4, ("One", "Two")),
        (6, 11, ("One", "Three")),
        (12, 13, ("Four",)),
    ]


def test_headings_without_text_stand_above_their_first_child() -> None:
    chunks = chunk_markdown("# 2026-02-03\n\n## Work\n- item\n\n## Empty\n\n## Home\nrest")
    assert [(chunk.text, " > ".join(chunk.headings)) for chunk in chunks] == [
        ("# 2026-02-03\n\n## Work\n- item", "2026-02-03 > Work"),
        ("## Empty", "2026-02-03 > Empty"),
        ("## Home\nrest", "2026-02-03 > Home"),
    ]
    assert chunks[0].embedded_text == "2026-02-03 > Work\n# 2026-02-03\n\n## Work\n- item"


def test_heading_paths_have_no_markup() -> None:
    chunk = chunk_markdown("## **Bold** [link](http://a.b) `code` snake_case\ntext")[0]
    assert chunk.headings == ("Bold link code snake_case",)


def test_front_matter_makes_no_chunk_and_moves_no_line() -> None:
    chunks = chunk_markdown("---\ntitle: A\ntags: [x]\n---\n\nHello.\n")
    assert [(chunk.text, chunk.start_line, chunk.end_line) for chunk in chunks] == [("Hello.", 6, 6)]


def test_broken_front_matter_is_text() -> None:
    assert chunk_markdown("---\nnot yaml at all\n---\ntext")[0].start_line == 1


def test_code_and_list_items_stay_whole() -> None:
    code = "```\n" + "code line\n" * 60 + "```"
    item = "- item\n" + "  its child line\n" * 60
    filler = "Sentence. " * 100
    chunks = chunk_markdown(f"{filler}\n\n{code}\n\n{filler}\n\n{item}\n{filler}")
    assert sum(code in chunk.text for chunk in chunks) == 1
    assert sum(item.strip() in chunk.text for chunk in chunks) == 1


def test_a_chunk_ends_at_a_sentence_where_it_can() -> None:
    prose = "\n".join(["The sentence begins here and goes on", "until it ends on the second line."] * 60)
    for chunk in chunk_markdown(prose)[:-1]:
        assert chunk.text.endswith(".")


def test_a_long_line_is_cut_at_sentences() -> None:
    chunks = chunk_markdown("This sentence has some words in it. " * 200)
    assert all(chunk.start_line == chunk.end_line == 1 for chunk in chunks)
    assert all(chunk.text.startswith("This") and chunk.text.rstrip().endswith("it.") for chunk in chunks)


@pytest.mark.parametrize("grapheme", ["👨‍👩‍👧‍👦", "e\u0301\u0323", "🇯🇵", "각", "हि", "\ud83d\ude00"])
def test_a_cut_never_tears_a_grapheme(grapheme: str) -> None:
    for chunk in chunk_markdown(grapheme * 2000):
        assert len(chunk.text) % len(grapheme) == 0
        assert chunk.text == grapheme * (len(chunk.text) // len(grapheme))


def test_the_hash_is_that_of_the_text() -> None:
    chunk = chunk_markdown("Hello\r\nworld")[0]
    assert chunk.text == "Hello\nworld"
    assert chunk.hash == sha256(b"Hello\nworld").hexdigest()


def test_overlap_is_at_most_what_was_asked_and_inside_one_section() -> None:
    section = "\n".join(f"Sentence number {number} of this long section." for number in range(120))
    chunks = chunk_markdown(f"# A\n{section}\n# B\n{section}")
    for earlier, later in pairwise(chunks):
        repeated = earlier.text.split("\n")[later.start_line - earlier.end_line - 1 :]
        if earlier.headings == later.headings:
            assert 0 < weight("\n".join(repeated)) <= 320
            assert later.text.startswith("\n".join(repeated))
        else:
            assert later.start_line == earlier.end_line + 1


def test_without_overlap_nothing_is_repeated() -> None:
    section = "\n".join(f"Sentence number {number} of this long section." for number in range(120))
    chunks = chunk_markdown(section, overlap=0)
    assert "\n".join(chunk.text for chunk in chunks) == section


@given(notes | messy_texts, st.sampled_from([(400, 80), (30, 8), (10, 0), (1, 1)]))
def test_every_line_with_text_is_in_a_chunk(text: str, sizes: tuple[int, int]) -> None:
    chunks = chunk_markdown(text, tokens=sizes[0], overlap=sizes[1])
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    covered = {line for chunk in chunks for line in range(chunk.start_line, chunk.end_line + 1)}
    hidden = read_front_matter(text).end_line
    for number, line in enumerate(lines, start=1):
        if line.strip():
            assert (number in covered) != (number <= hidden)
    for earlier, later in pairwise(chunks):
        assert earlier.start_line <= later.start_line
        assert earlier.end_line <= later.end_line


@given(notes | messy_texts, st.sampled_from([(400, 80), (30, 8), (10, 0)]))
def test_a_chunk_is_whole_lines_or_a_piece_of_one(text: str, sizes: tuple[int, int]) -> None:
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for chunk in chunk_markdown(text, tokens=sizes[0], overlap=sizes[1]):
        shown = chunk.text.split("\n")
        originals = lines[chunk.start_line - 1 : chunk.end_line]
        assert len(shown) == len(originals)
        assert shown[1:-1] == originals[1:-1]
        assert originals[0].endswith(shown[0]) or len(shown) == 1
        assert originals[-1].startswith(shown[-1]) or len(shown) == 1
        assert chunk.text.strip()


@given(notes | messy_texts, st.sampled_from([(400, 80), (30, 8), (10, 3)]))
def test_no_chunk_is_larger_than_allowed(text: str, sizes: tuple[int, int]) -> None:
    import regex

    for chunk in chunk_markdown(text, tokens=sizes[0], overlap=sizes[1]):
        single = len(regex.findall(r"\X", chunk.text)) == 1
        assert weight(chunk.text) <= sizes[0] * 4 or single


@given(notes, notes)
def test_a_section_behind_changes_no_chunk_before_it(first: str, second: str) -> None:
    first = first.replace("```", "").replace("~~~", "")  # an open code block would swallow the heading
    alone = chunk_markdown(f"{first}\n\ntext")
    assert chunk_markdown(f"{first}\n\ntext\n# New\n{second}")[: len(alone)] == alone


def test_all_the_text_of_a_cut_line_is_kept() -> None:
    line = "Words and 漢字 without any end " * 400
    assert "".join(chunk.text for chunk in chunk_markdown(line, overlap=0)) == line


@given(notes)
def test_what_is_embedded_follows_from_the_text_and_its_headings(text: str) -> None:
    """So an index that stores both need not store a third text."""
    for chunk in chunk_markdown(text, tokens=60, overlap=10):
        assert embedded_text(chunk.text, chunk.headings) == chunk.embedded_text
        assert chunk.embedded_text.startswith(" > ".join(chunk.headings))
        assert chunk.embedded_text.endswith(chunk.text)


@pytest.mark.parametrize(
    "line",
    ["- boiler" + "\u0301" * 200_000, "." * 300_000, "слово… " * 100_000],
    ids=["accents on one letter", "dots", "Cyrillic ellipses"],
)
def test_a_strange_long_line_does_not_hold_up_the_index(line: str) -> None:
    """Each of these took minutes to hours, and no other note was read meanwhile."""
    began = time.process_time()
    chunks = chunk_markdown(line, overlap=0)
    assert "".join(chunk.text for chunk in chunks) == line
    assert time.process_time() - began < 5


def test_what_is_taken_for_plain_is_one_character_beside_any_other() -> None:
    import regex

    plain = [chr(code) for code in range(0x20, 0xFFFF) if re.match(graphemes._PLAIN, chr(code))]
    assert len(plain) > 30_000
    text = "".join(f"{each}{each}a" for each in plain)
    assert len(regex.findall(r"\X", text)) == len(text)
