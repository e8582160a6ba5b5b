"""Conversations in the index: lines that lead back to the file, tails, rotation, deletion."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from app.index.index import Index
from app.index.options import Growth
from app.index.records import ChunkRow
from app.index.transcript_sync import parse_transcript
from app.notes.scope import MemoryScope
from tests.helpers.transcripts import Talk
from tests.index.world import Notes, embed_all, words

PATH = "sessions/one.jsonl"


@pytest.fixture
def scope(notes: Notes, tmp_path: Path) -> MemoryScope:
    return replace(notes.scope, sessions=tmp_path / "agents" / "main" / "sessions")


@pytest.fixture
def talk(scope: MemoryScope) -> Talk:
    assert scope.sessions
    return Talk(scope.sessions / "one.jsonl")


def rows(index: Index) -> list[ChunkRow]:
    with index.read() as reader:
        ids = reader.chunk_ids(source="sessions")
        return sorted(reader.chunks(ids).values(), key=lambda row: row.id)


def content(index: Index) -> list[tuple[str, tuple[int, ...], int, int]]:
    return sorted((row.text, row.lines, row.start_line, row.end_line) for row in rows(index))


def test_a_conversation_is_found_by_its_words_and_lines(index: Index, scope: MemoryScope, talk: Talk) -> None:
    first = talk.user("When does the boiler man come?")
    talk.tool("calendar: nothing useful")
    answer = talk.assistant("On Friday at nine.")
    report = index.sync(scope)
    assert report.added == [PATH]
    assert words(index, "boiler") == [(PATH, first)]
    assert words(index, "calendar") == []
    (row,) = rows(index)
    assert row.lines == (first, answer)
    assert row.source == "sessions"
    assert row.title == "When does the boiler man come?"
    assert row.day is not None
    assert row.day.isoformat() == "2026-03-04"
    with index.read() as reader:
        assert reader.notes() == reader.recent(5) == []
        assert [each.path for each in reader.conversations()] == [PATH]
    counts = index.counts()
    assert (counts.notes, counts.sessions) == (0, 1)
    embed_all(index)
    assert index.sync(scope).paths == ()


def test_only_the_tail_of_a_grown_file_is_read(
    index: Index, scope: MemoryScope, talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(300):
        talk.user(f"Sentence number {number} about pears and apples of the orchard.")
    index.sync(scope)
    before = {row.id: row.text for row in rows(index)}
    read: list[int] = []

    def spying(file: object, known: object, *rest: object) -> object:
        read.append(known.line)  # type: ignore[attr-defined]
        return parse_transcript(file, known, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("app.index.transcript_sync.parse_transcript", spying)
    line = talk.user("And now something about quartz.")
    assert index.sync(scope).changed == [PATH]
    assert read[0] > 280
    assert words(index, "quartz")[0][0] == PATH
    after = {row.id: row.text for row in rows(index)}
    assert len(before.keys() & after.keys()) >= len(before) - 1
    assert rows(index)[-1].lines[-1] == line


def test_growing_step_by_step_gives_what_reading_everything_gives(
    index: Index, open_index: Callable[..., Index], scope: MemoryScope, talk: Talk, path: Path
) -> None:
    chance = random.Random(7)
    for _ in range(25):
        for _ in range(chance.randrange(4)):
            long = chance.choice((3, 30, 700))
            words_ = " ".join(f"w{chance.randrange(99)}." for _ in range(long))
            chance.choice((talk.user, talk.assistant, talk.tool))(words_)
        index.sync(scope)
    grown = content(index)
    index.sync(scope, force=True)
    assert content(index) == grown
    with_other = Index.open(path.with_name("fresh.sqlite"), index.options)
    with_other.sync(scope)
    assert content(with_other) == grown
    with_other.close()


def test_growth_below_the_thresholds_waits(index: Index, scope: MemoryScope, talk: Talk) -> None:
    talk.user("First words about pears.")
    index.sync(scope)
    growth = Growth(100_000, 50)
    for _ in range(49):
        talk.user("More about plums.")
    assert index.sync(scope, growth=growth).paths == ()
    assert words(index, "plum") == []
    talk.user("The fiftieth line.")
    assert index.sync(scope, growth=growth).changed == [PATH]
    talk.user("x" * 100_000)
    assert index.sync(scope, growth=growth).changed == [PATH]
    talk.user("a little")
    assert index.sync(scope).changed == [PATH], "on demand everything new counts"


def test_a_rewritten_file_is_read_whole(index: Index, scope: MemoryScope, talk: Talk) -> None:
    for number in range(100):
        talk.user(f"Old talk {number} about pears.")
    index.sync(scope)
    talk.path.unlink()
    fresh = Talk(talk.path)
    fresh.user("New talk about quartz.")
    index.sync(scope, growth=Growth(1, 1))
    assert words(index, "pear") == []
    assert words(index, "quartz") == [(PATH, 2)]
    longer = Talk(Path(f"{talk.path}.new"))
    for number in range(200):
        longer.user(f"Another talk {number} about plums.")
    longer.path.replace(talk.path)
    index.sync(scope)
    assert words(index, "quartz") == []
    assert len(words(index, "plum")) > 1


def test_another_conversation_in_the_place_of_a_long_one_is_read_whole(
    index: Index, scope: MemoryScope, talk: Talk
) -> None:
    for number in range(100):
        talk.user(f"Old talk {number} about pears and the trees of the orchard.")
    index.sync(scope)
    other = Talk(Path(f"{talk.path}.new"))
    other.user("The first word is about quartz.")
    for number in range(200):
        other.user(f"Another talk {number} about plums and the trees of the orchard.")
    other.path.replace(talk.path)
    index.sync(scope)
    assert words(index, "pear") == []
    assert words(index, "quartz") == [(PATH, 2)]
    assert {row.title for row in rows(index)} == {"The first word is about quartz."}


def test_a_conversation_keeps_its_title_as_it_grows(index: Index, scope: MemoryScope, talk: Talk) -> None:
    for number in range(100):
        talk.user(f"Talk {number} about pears and the trees of the orchard.")
    index.sync(scope)
    talk.user("At last something about quartz.")
    index.sync(scope)
    (title,) = {row.title for row in rows(index)}
    assert title.startswith("Talk 0 about pears")


def test_what_was_put_away_stays_and_what_was_deleted_leaves_no_trace(
    index: Index, scope: MemoryScope, talk: Talk, path: Path
) -> None:
    talk.user("A rare word: Xylophonkonzert.")
    index.sync(scope)
    embed_all(index)
    cached = index.counts().cached
    away = talk.path.rename(f"{talk.path}.reset.2026-03-05T00-00-00.000Z")
    index.sync(scope)
    assert words(index, "xylophonkonzert") == [(f"sessions/{away.name}", 2)]
    assert index.counts().cached == cached, "the same words need no new vector"
    away.rename(f"{talk.path}.deleted.2026-03-06T00-00-00.000Z")
    report = index.sync(scope)
    assert report.removed == [f"sessions/{away.name}"]
    assert words(index, "xylophonkonzert") == []
    assert (index.counts().sessions, index.counts().cached) == (0, 0)
    index.close()
    files = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert b"xylophonkonzert" not in files.lower()


def test_what_was_put_away_or_shortened_does_not_wait_for_growth(
    index: Index, scope: MemoryScope, talk: Talk
) -> None:
    for number in range(60):
        talk.user(f"Old talk {number} about pears.")
    index.sync(scope)
    away = talk.path.rename(f"{talk.path}.reset.2026-03-05T00-00-00.000Z")
    fresh = Talk(talk.path)
    line = fresh.user("A few words about quartz.")
    few = Growth(100_000, 50)
    index.sync(scope, growth=few)
    assert {path for path, _ in words(index, "pear")} == {f"sessions/{away.name}"}
    assert words(index, "quartz") == [(PATH, line)]
    kept = away.read_bytes().splitlines(keepends=True)[:4]
    away.write_bytes(b"".join(kept))
    index.sync(scope, growth=few)
    with index.read() as reader:
        texts = [row.text for row in reader.chunks(reader.chunk_ids(source="sessions")).values()]
    assert sorted(text.count("Old talk") for text in texts) == [0, 3]


@pytest.mark.parametrize("more", [0, 1, 5], ids=["as long", "a little longer", "longer"])
def test_another_conversation_in_the_same_place_does_not_wait_for_growth(
    index: Index, scope: MemoryScope, talk: Talk, more: int
) -> None:
    talk.user("The pears are ripe.")
    index.sync(scope)
    few = Growth(100_000, 50)
    other = Talk(Path(f"{talk.path}.new"))
    line = other.user("The plums are ripe.")
    for _ in range(more):
        other.user("More about plums.")
    text = other.path.read_text(encoding="utf-8").replace(other.path.stem, talk.path.stem)
    other.path.write_text(text, encoding="utf-8")
    assert (other.path.stat().st_size == talk.path.stat().st_size) is (more == 0)
    other.path.replace(talk.path)
    assert index.sync(scope, growth=few).changed == [PATH]
    assert words(index, "pear") == []
    assert words(index, "plum")[0] == (PATH, line)
    talk.user("A little more about plums.")
    assert index.sync(scope, growth=few).paths == (), "what only grew waits as before"


def test_a_folder_that_cannot_be_listed_is_not_everything_deleted(
    index: Index, scope: MemoryScope, talk: Talk, tmp_path: Path
) -> None:
    talk.user("Words about pears.")
    index.sync(scope)
    (tmp_path / "agents").rename(tmp_path / "away")
    assert index.sync(replace(scope, sessions=tmp_path / "agents/main/sessions")).removed == []
    assert words(index, "pear")


def test_a_rebuild_takes_the_conversations_too(index: Index, scope: MemoryScope, talk: Talk) -> None:
    line = talk.user("Words about pears.")
    index.sync(scope)
    index.rebuild(scope)
    assert words(index, "pear") == [(PATH, line)]
    assert rows(index)[0].lines == (line,)
    talk.user("Words about quartz.")
    index.sync(scope)
    assert words(index, "quartz")


def test_without_the_switch_nothing_is_read(index: Index, notes: Notes, talk: Talk) -> None:
    talk.user("Words about pears.")
    notes.write("MEMORY.md", "# Facts\n")
    assert index.sync(notes.scope).added == ["MEMORY.md"]
