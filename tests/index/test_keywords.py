from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.index.index import Index
from app.index.vocabulary import Vocabularies
from app.text.analysis import terms
from tests.index.world import Notes, words

SEPARATORS = "Zs", "Zl", "Zp", "Cc", "Cs"


@pytest.mark.parametrize(
    "term",
    [
        "sqlite-vec",
        "memorySearch.query.hybrid".casefold(),
        "a828e60",
        "snake_case",
        "会議",
        "회의",
        "🙂",
        "c++",
        "i̇",
    ],
)
def test_a_term_is_kept_as_the_analyser_made_it(index: Index, term: str) -> None:
    index._db.execute(
        "INSERT INTO chunks_fts(rowid, heading, body) VALUES(1, '', ?)", (f"before {term} after",)
    )
    with index.read() as reader:
        assert reader.document_frequencies([term]) == [1]
        assert list(reader.keyword_hits(f'"{term}"', 5)) == [1]


@given(
    st.lists(
        st.text(st.characters(exclude_categories=SEPARATORS), min_size=1, max_size=8), min_size=1, max_size=9
    )
)
@settings(max_examples=40)
def test_nothing_but_white_space_separates(words_in: list[str]) -> None:
    import apsw

    from app.index.schema import _KEYWORDS

    found = [term for word in words_in for term in terms(word)]
    db = apsw.Connection(":memory:")
    db.execute(_KEYWORDS)
    db.execute("INSERT INTO chunks_fts(rowid, heading, body) VALUES(1, '', ?)", (" ".join(found),))
    stored = sum(count for (count,) in db.execute("SELECT cnt FROM chunks_terms"))
    assert stored == len(found)
    for term in found:
        quoted = '"' + term.replace('"', '""') + '"'
        assert db.execute("SELECT rowid FROM chunks_fts WHERE chunks_fts MATCH ?", (quoted,)).get == 1


@pytest.mark.parametrize(
    "match", ["", "  ", '"', "AND", "a AND", "(", "* ^", "nosuch:word", "-", "\0", '"a" NEAR(', "'"]
)
def test_no_expression_is_an_error(index: Index, notes: Notes, match: str) -> None:
    notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    with index.read() as reader:
        assert reader.keyword_hits(match, 5) == {}


@given(st.text(max_size=20))
@settings(max_examples=60)
def test_any_expression_is_answered(match: str) -> None:
    import apsw

    from app.index import schema
    from app.index.reader import Reader

    db = apsw.Connection(":memory:")
    db.execute(f"CREATE TABLE chunks(id INTEGER PRIMARY KEY);{schema._KEYWORDS}")
    assert Reader(db, lambda _: None, Vocabularies()).keyword_hits(match, 5) == {}


def test_headings_count_more_and_scores_are_positive(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "# Boiler\n\nIt is in the cellar and it is old.\n")
    notes.write("memory/b.md", "# Cellar\n\nThe boiler is in there, it is old.\n")
    for number in range(8):
        notes.write(f"memory/{number}.md", f"# Note\n\nsomething else {number}\n")
    index.sync(notes.scope)
    assert [path for path, _ in words(index, '"boiler"')] == ["memory/a.md", "memory/b.md"]
    with index.read() as reader:
        hits = reader.keyword_hits('"boiler" OR "cellar"', 5)
        assert all(score > 0 for score in hits.values())
        assert list(hits) == sorted(hits, key=lambda chunk: (-hits[chunk], chunk))
        assert list(reader.keyword_hits('"boiler" OR "cellar"', 1).items()) == list(hits.items())[:1]
        assert reader.document_frequencies(["boiler", "nothing"]) == [2, 0]
        assert reader.chunk_count == 10


def test_phrases_and_exclusions(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "green tea and black coffee\n")
    notes.write("memory/b.md", "black tea and green coffee\n")
    index.sync(notes.scope)
    assert [path for path, _ in words(index, '"green tea"')] == ["memory/a.md"]
    assert [path for path, _ in words(index, '"tea" NOT "black coffe"')] == ["memory/b.md"]


def test_the_frequency_follows_deleted_notes(index: Index, notes: Notes) -> None:
    for number in range(5):
        notes.write(f"memory/{number}.md", "alpha\n")
    index.sync(notes.scope)
    notes.remove("memory/0.md")
    notes.write("memory/1.md", "beta\n")
    index.sync(notes.scope)
    with index.read() as reader:
        assert reader.document_frequencies(["alpha", "beta"]) == [3, 1]


def test_beginnings_of_terms_that_some_note_holds(index: Index, notes: Notes) -> None:
    notes.write("memory/0.md", "alpha 雪囲い\n")
    notes.write("memory/1.md", "beta\n")
    index.sync(notes.scope)
    notes.remove("memory/1.md")
    index.sync(notes.scope)
    with index.read() as reader:
        for beginnings in (["al"], ["x", "雪"], ["囲"], ["い"]):
            assert reader.holds_beginnings(beginnings)
        assert not reader.holds_beginnings(["be", "lpha", "alphab", "雨", "雪雪"])
        assert not reader.holds_beginnings([])
        assert reader.known_beginnings(["be", "al", "雪", "x", "囲", "雪雪"]) == {"al", "雪", "囲"}
        assert reader.known_beginnings([]) == set()


def test_a_snapshot_does_not_see_what_comes_later(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    with index.read() as reader:
        assert reader.chunk_count == 1
        notes.write("memory/b.md", "alpha\n")
        index.sync(notes.scope)
        assert len(reader.keyword_hits('"alpha"', 5)) == 1
    assert len(words(index, '"alpha"')) == 2


def test_chunks_by_day_and_source(index: Index, notes: Notes) -> None:
    from datetime import date

    notes.write("memory/2026-03-01.md", "alpha\n")
    notes.write("memory/2026-03-09.md", "alpha\n")
    notes.write("memory/undated.md", "alpha\n")
    index.sync(notes.scope)
    with index.read() as reader:
        assert len(reader.chunk_ids()) == 3
        (only,) = reader.chunk_ids(first=date(2026, 3, 1), last=date(2026, 3, 8))
        row = reader.chunks([only, 999])[only]
        assert (row.path, row.day, row.title) == ("memory/2026-03-01.md", date(2026, 3, 1), "2026-03-01")
        assert len(reader.chunk_ids(source="memory")) == 3
        assert reader.chunk_ids(source="sessions") == set()
