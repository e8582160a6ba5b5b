"""Pictures and recordings in the index: one chunk each, and a vector only where the model takes them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import apsw
import numpy as np
import pytest

from app.embeddings.provider import Identity
from app.index.index import Index
from app.index.media_rows import read_for_sending
from app.index.missing import Missing
from app.index.options import IndexOptions
from app.index.records import Passage
from app.index.watch_plan import concerns_notes
from app.notes.scope import MediaRules, MemoryScope
from tests.index.world import IDENTITY, Notes, embed_all, words

GEMINI = Identity("gemini", "gemini-embedding-2-preview", "somewhere", 64)
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def scope(tmp_path: Path) -> MemoryScope:
    notes = Notes(tmp_path / "notes")
    notes.write("memory/a.md", "A note about bread.\n")
    notes.write("media/green_door-2.png", PNG)
    notes.write("media/false.png", "text")
    rules = MediaRules(frozenset({"png"}), 100)
    return replace(notes.scope, extra_paths=(notes.workspace / "media",), media=rules)


@pytest.fixture
def index(tmp_path: Path, scope: MemoryScope) -> Index:
    index = Index.open(tmp_path / "index.sqlite", IndexOptions())
    report = index.sync(scope)
    assert [(each.path, each.code) for each in report.skipped] == [("media/false.png", "not_media")]
    return index


def by_kind(index: Index) -> list[Passage]:
    """What wants a vector of a model that takes pictures; texts first."""
    return sorted(index.pending(GEMINI, 9), key=lambda passage: passage.mime or "")


def test_it_is_found_by_any_word_of_its_path(index: Index) -> None:
    for word in ("green", "door", "media", "png"):
        assert words(index, f'"{word}"') == [("media/green_door-2.png", 1)]


def test_only_a_model_that_takes_it_wants_its_bytes(index: Index, scope: MemoryScope) -> None:
    assert [each.mime for each in index.pending(IDENTITY, 9)] == [None]
    assert embed_all(index) == 1
    assert index.active_identity() == IDENTITY
    counts = index.counts()
    assert counts.embedded == counts.passages == 1
    note, media = by_kind(index)
    assert (note.mime, media.mime, media.path) == (None, "image/png", "media/green_door-2.png")
    read = read_for_sending(scope, media.path, media.hash)
    assert read is not None
    assert (read.data, read.mime, read.label) == (PNG, "image/png", "Image file: media/green_door-2.png")
    assert index.missing(GEMINI).files == 1
    assert index.missing(IDENTITY) == Missing(0, 0, 0)


def test_a_file_that_changed_is_put_aside_until_it_is_seen(index: Index, scope: MemoryScope) -> None:
    note, media = by_kind(index)
    file = scope.workspace / media.path
    file.write_bytes(PNG + b"more")
    assert read_for_sending(scope, media.path, media.hash) is None
    index.store(GEMINI, [note.hash], np.eye(64, dtype=np.float32)[:1])
    index.put_aside(GEMINI, [media.hash])
    assert index.pending_count(GEMINI) == 0
    index.sync(scope)
    (again,) = index.pending(GEMINI, 9)
    assert again.hash != media.hash
    file.unlink()
    index.sync(scope)
    assert index.pending(GEMINI, 9) == []
    assert words(index, '"green"') == []


def test_an_index_of_the_version_before_gets_what_it_lacks(tmp_path: Path, scope: MemoryScope) -> None:
    path = tmp_path / "old.sqlite"
    Index.open(path, IndexOptions()).close()
    connection = apsw.Connection(str(path))
    connection.execute("ALTER TABLE passages DROP COLUMN mime; DROP TABLE transcripts; DROP TABLE line_maps")
    connection.execute("PRAGMA user_version = 1000")
    connection.close()
    index = Index.open(path, IndexOptions())
    index.sync(scope)
    assert len(index.pending(GEMINI, 9)) == 2
    index.close()


def test_changes_of_files_count_where_they_are_indexed(scope: MemoryScope) -> None:
    picture = str(scope.workspace / "media" / "x.png")
    assert concerns_notes(scope, picture, is_folder=False)
    assert not concerns_notes(replace(scope, media=None), picture, is_folder=False)
    assert not concerns_notes(scope, str(scope.workspace / "memory" / "x.png"), is_folder=False)
