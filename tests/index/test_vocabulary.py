"""The terms of the index, in memory."""

from __future__ import annotations

from app.index.index import Index
from app.index.vocabulary import Vocabularies
from tests.index.world import Notes

MANY = [f"filler{number}" for number in range(30)]
"""With these a question has so many terms that they are looked up in memory."""


def known(index: Index, *terms: str) -> set[str]:
    with index.read() as reader:
        few, many = reader.known(terms), reader.known([*terms, *MANY])
        assert few == {term for term in terms if reader.document_frequencies([term])[0]}
        return many


def test_what_many_terms_are_looked_up_in_is_what_the_index_has(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha 雪囲い\n")
    index.sync(notes.scope)
    assert known(index, "alpha", "beta", "雪囲", "囲雪") == {"alpha", "雪囲"}
    with index.read() as reader:
        characters = [chr(code) for code in range(0x4E00, 0x4E00 + 50)]
        assert reader.known_beginnings([*characters, "雪", "囲", "庭"]) == {"雪", "囲"}


def test_it_follows_the_index_without_reading_it_all_the_time(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha\n")
    notes.write("memory/b.md", "beta\n")
    index.sync(notes.scope)
    vocabularies = Vocabularies()
    with index.read() as reader:
        first = vocabularies.of(reader._db)
        vocabularies._good_until = 0.0
        assert vocabularies.of(reader._db) is first, "nothing has changed"
    notes.write("memory/c.md", "gamma\n")
    index.sync(notes.scope)
    with index.read() as reader:
        vocabularies._good_until = float("inf")
        assert vocabularies.of(reader._db) is first, "it was read a moment ago"
        vocabularies._good_until = 0.0
        assert vocabularies.of(reader._db).known(["alpha", "beta", "gamma"]) == {"alpha", "beta", "gamma"}
    notes.remove("memory/b.md")
    index.sync(notes.scope)
    with index.read() as reader:
        vocabularies._good_until = 0.0
        assert vocabularies.of(reader._db).known(["alpha", "beta", "gamma"]) == {"alpha", "gamma"}


def test_what_was_released_is_read_again(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    assert known(index, "alpha", "beta") == {"alpha"}
    notes.write("memory/a.md", "beta\n")
    index.sync(notes.scope)
    index.release()
    assert known(index, "alpha", "beta") == {"beta"}
