from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.index.index import Index
from app.index.options import IndexOptions
from tests.index.world import (
    IDENTITY,
    OTHER,
    Notes,
    content,
    embed_all,
    fresh_content,
    log_of,
    meaning,
    words,
)


@pytest.fixture
def old(open_index: Callable[..., Index], notes: Notes) -> None:
    """An index with vectors, made with other chunk settings."""
    for day in range(12):
        bullets = [f"thing{day * 10 + number} and a few more words to make it longer" for number in range(5)]
        notes.write(f"memory/2026-01-{day + 1:02}.md", log_of(day, *bullets) + "\n" + "long text. " * 60)
    index = open_index()
    index.sync(notes.scope)
    embed_all(index)
    index.close()


def test_a_new_index_needs_no_rebuild(index: Index, notes: Notes) -> None:
    assert index.needs_rebuild() is None
    notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    assert index.needs_rebuild() is None


@pytest.mark.usefixtures("old")
def test_the_reasons_for_a_rebuild(open_index: Callable[..., Index], monkeypatch: pytest.MonkeyPatch) -> None:
    for options, word in (({"chunk_tokens": 50}, "chunk"), ({"scope_fingerprint": "other"}, "folders")):
        index = open_index(**options)
        assert word in (index.needs_rebuild() or "")
        index.close()
    monkeypatch.setattr("app.index.built_with.ANALYSER_VERSION", -1)
    assert "words" in (open_index().needs_rebuild() or "")


@pytest.mark.usefixtures("old")
def test_the_old_index_answers_until_the_new_one_is_complete(
    open_index: Callable[..., Index], notes: Notes, home: Path, path: Path
) -> None:
    index = open_index(chunk_tokens=40, chunk_overlap=0)
    before = content(index)
    best = meaning(index, "thing101", 1)
    report = index.begin_rebuild(notes.scope)
    assert len(report.added) == 12
    assert index.rebuilding
    assert index.needs_rebuild() is None
    assert content(index) == before
    assert not index.activate(IDENTITY)  # new texts have no vectors yet
    missing = index.pending_count(IDENTITY)
    assert 0 < missing < before.__len__() * 1000

    notes.write("memory/new.md", "a penguin\n")
    index.sync(notes.scope)
    assert words(index, '"penguin"')  # the old one is kept fresh meanwhile

    with index.read() as reader:
        chunks_before = reader.chunk_count
        assert embed_all(index) >= missing
        assert not index.rebuilding
        assert reader.chunk_count == chunks_before
        assert reader.keyword_hits('"thing101"', 5)
    assert content(index) == fresh_content(notes, home, IndexOptions(chunk_tokens=40, chunk_overlap=0))
    assert content(index) != before
    assert meaning(index, "penguin", 1)[0][0] == "memory/new.md"
    assert meaning(index, "thing101", 1)[0][0] == best[0][0]
    assert index.pending_count(IDENTITY) == 0
    assert [file.name for file in path.parent.glob("*.rebuild-*")] == []
    index.close()
    again = open_index(chunk_tokens=40, chunk_overlap=0)
    assert again.needs_rebuild() is None
    assert again.sync(notes.scope).paths == ()
    assert again._db.pragma("quick_check") == "ok"


@pytest.mark.usefixtures("old")
def test_a_rebuild_on_demand_asks_for_no_embedding_again(
    open_index: Callable[..., Index], notes: Notes
) -> None:
    index = open_index()
    before = content(index)
    assert len(index.rebuild(notes.scope, wait_for_vectors=True).added) == 12
    assert not index.rebuilding
    assert index.pending_count(IDENTITY) == 0
    assert content(index) == before
    assert meaning(index, "thing101", 1)[0][0] == "memory/2026-01-11.md"


@pytest.mark.usefixtures("old")
def test_a_rebuild_can_wait_for_vectors_or_not(open_index: Callable[..., Index], notes: Notes) -> None:
    index = open_index(chunk_tokens=40)
    index.rebuild(notes.scope, wait_for_vectors=True)
    assert index.rebuilding
    index.rebuild(notes.scope)
    assert not index.rebuilding
    assert index.needs_rebuild() is None
    assert 0 < index.counts().embedded < index.counts().passages
    embed_all(index)
    assert index.counts().embedded == index.counts().passages


@pytest.mark.usefixtures("old")
def test_embeddings_of_a_failed_rebuild_are_not_lost(open_index: Callable[..., Index], notes: Notes) -> None:
    index = open_index(chunk_tokens=40)
    index.begin_rebuild(notes.scope)
    missing = index.pending_count(IDENTITY)
    embed_all(index, activate=False)
    index.close()
    again = open_index(chunk_tokens=40)
    assert missing
    assert again.needs_rebuild()
    again.begin_rebuild(notes.scope)
    assert again.pending_count(IDENTITY) == 0


@pytest.mark.usefixtures("old")
def test_another_model_and_other_chunks_at_once(open_index: Callable[..., Index], notes: Notes) -> None:
    index = open_index(chunk_tokens=40)
    index.rebuild(notes.scope, wait_for_vectors=True)
    embed_all(index, OTHER)
    assert (index.active_identity(), index.rebuilding) == (OTHER, False)
    assert meaning(index, "thing101", 1)[0][0] == "memory/2026-01-11.md"


@pytest.mark.usefixtures("old")
def test_a_cancelled_rebuild_leaves_nothing(
    open_index: Callable[..., Index], notes: Notes, path: Path
) -> None:
    index = open_index(chunk_tokens=40)
    before = content(index)
    seen: list[object] = []
    assert index.rebuild(notes.scope, progress=seen.append, cancelled=lambda: len(seen) > 3).cancelled
    assert (index.rebuilding, content(index)) == (False, before)
    assert list(path.parent.glob("*.rebuild-*")) == []


@pytest.mark.usefixtures("old")
def test_leftovers_are_swept_but_not_a_running_rebuild(
    open_index: Callable[..., Index], path: Path, notes: Notes
) -> None:
    running = path.with_name(f"{path.name}.rebuild-1")
    script = (
        "import sys; from pathlib import Path; from app.index.connection import open_builder\n"
        "db = open_builder(Path(sys.argv[1])); db.execute('CREATE TABLE t(x)')\n"
        "print('ready', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, str(running)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        garbage = path.with_name(f"{path.name}.rebuild-2")
        garbage.write_bytes(b"not a database at all" * 100)
        open_index().close()
        assert (running.exists(), garbage.exists()) == (True, False)
        process.kill()
    open_index()
    assert not running.exists()
