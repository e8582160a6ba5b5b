from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.index import sync as sync_module
from app.index.index import Index
from app.index.options import IndexOptions, SyncProgress
from app.notes.discovery import Discovery, discover
from app.notes.reading import NoteText, Skipped, read_note
from tests.index.world import Notes, content, embed_all, fresh_content, log_of, words


def ids_by_text(index: Index) -> dict[str, int]:
    with index.read() as reader:
        rows = reader.chunks(reader.chunk_ids())
    return {row.text: row.id for row in rows.values()}


def test_first_sync_makes_notes_findable_by_word(index: Index, notes: Notes) -> None:
    notes.write("memory/2026-03-01.md", log_of(1, "the boiler was repaired", "会議の資料を更新した"))
    notes.write("MEMORY.md", "# Facts\n\nThe boiler is from 1998.\n")
    report = index.sync(notes.scope)
    assert (report.found, sorted(report.added)) == (2, ["MEMORY.md", "memory/2026-03-01.md"])
    assert {path for path, _ in words(index, '"boiler"')} == {"MEMORY.md", "memory/2026-03-01.md"}
    assert words(index, '"会議"') == [("memory/2026-03-01.md", 1)]


def test_nothing_is_read_when_nothing_changed(
    index: Index, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes.write("memory/a.md", "# A\n\nalpha\n")
    notes.write("memory/bad.md", b"\x00\xff\x00\xfe\x00")
    first = index.sync(notes.scope)
    monkeypatch.setattr(sync_module, "read_note", lambda _: pytest.fail("read again"))
    again = index.sync(notes.scope)
    assert again.paths == ()
    assert [note.path for note in again.skipped] == [note.path for note in first.skipped] == ["memory/bad.md"]


def test_a_changed_section_leaves_the_others_their_rows(index: Index, notes: Notes) -> None:
    text = "# T\n\n## One\n\nfirst words\n\n## Two\n\nsecond words\n\n## Three\n\nthird words\n"
    notes.write("memory/a.md", text)
    index.sync(notes.scope)
    embed_all(index)
    before = ids_by_text(index)
    notes.write("memory/a.md", text.replace("second", "quite\ndifferent"))
    assert index.sync(notes.scope).changed == ["memory/a.md"]
    after = ids_by_text(index)
    assert len(before.keys() & after.keys()) >= 2
    assert all(after[kept] == before[kept] for kept in before.keys() & after.keys())
    assert [line for _, line in words(index, '"third"')] == [12]
    assert words(index, '"second"') == []


def test_deleted_and_renamed_notes_leave_in_the_same_sync(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "# A\n\nalpha\n")
    notes.write("memory/b.md", "# B\n\nbeta\n")
    index.sync(notes.scope)
    embed_all(index)
    notes.remove("memory/a.md")
    notes.rename("memory/b.md", "memory/deep/c.md")
    report = index.sync(notes.scope)
    assert (sorted(report.removed), report.added) == (["memory/a.md", "memory/b.md"], ["memory/deep/c.md"])
    assert words(index, '"alpha"') == []
    assert words(index, '"beta"') == [("memory/deep/c.md", 1)]
    assert embed_all(index) == 0  # the text is known


def test_a_folder_that_cannot_be_listed_keeps_its_notes(
    index: Index, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes.write("memory/a.md", "alpha\n")
    notes.write("memory/deep/b.md", "beta\n")
    index.sync(notes.scope)

    def partly(scope: object) -> Discovery:
        found = discover(notes.scope)
        kept = [note for note in found.notes if "deep" not in note.path]
        return Discovery(notes=kept, unlistable=("memory/deep",))

    monkeypatch.setattr(sync_module, "discover", partly)
    report = index.sync(notes.scope)
    assert (report.removed, report.unlistable) == ([], ("memory/deep",))
    assert words(index, '"beta"') == [("memory/deep/b.md", 1)]


def test_a_workspace_that_is_gone_for_now_keeps_everything(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    notes.workspace.rename(notes.workspace.with_name("unplugged"))
    assert index.sync(notes.scope).removed == []
    assert words(index, '"alpha"') == [("memory/a.md", 1)]


def test_a_file_that_is_being_written_waits(
    index: Index, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = notes.write("memory/a.md", "alpha\n")
    notes.write("memory/b.md", "beta\n")

    def reading(name: str) -> NoteText | Skipped:
        read = read_note(name)
        if name == str(path):
            with path.open("a") as file:
                file.write("more\n")
        return read

    monkeypatch.setattr(sync_module, "read_note", reading)
    report = index.sync(notes.scope)
    assert (report.waiting, report.added) == (["memory/a.md"], ["memory/b.md"])
    monkeypatch.undo()
    assert index.sync(notes.scope).added == ["memory/a.md"]


def test_a_file_that_vanishes_under_way_does_no_harm(
    index: Index, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = notes.write("memory/a.md", "alpha\n")

    def reading(name: str) -> NoteText | Skipped:
        path.unlink()
        return read_note(name)

    monkeypatch.setattr(sync_module, "read_note", reading)
    assert index.sync(notes.scope).added == []
    monkeypatch.undo()
    assert index.sync(notes.scope).paths == ()


def test_a_bad_file_is_listed_and_a_repaired_one_comes_in(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha\n")
    notes.write("memory/bad.md", b"\x00\xff\x00\xfe\x00")
    report = index.sync(notes.scope)
    assert report.added == ["memory/a.md"]
    assert [(note.path, note.code) for note in report.skipped] == [("memory/bad.md", "undecodable")]
    notes.write("memory/bad.md", "now it is text\n")
    assert index.sync(notes.scope).skipped == []
    assert words(index, '"text"') == [("memory/bad.md", 1)]
    notes.write("memory/bad.md", b"\x00\xff\x00\xfe\x00")
    index.sync(notes.scope)
    assert words(index, '"text"') == []


def test_a_bug_in_one_note_keeps_the_others(
    index: Index, notes: Notes, monkeypatch: pytest.MonkeyPatch, expected_logs: Callable[[str], None]
) -> None:
    notes.write("memory/a.md", "alpha\n")
    notes.write("memory/b.md", "beta\n")
    expected_logs("a note could not be analysed")
    parse = sync_module.parse_note

    def broken(path: str, *args: object, **options: int) -> object:
        if path.endswith("a.md"):
            raise IndexError("strange note")
        return parse(path, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(sync_module, "parse_note", broken)
    report = index.sync(notes.scope)
    assert report.added == ["memory/b.md"]
    assert [(note.path, note.code) for note in report.skipped] == [("memory/a.md", "failed")]


def test_a_file_that_cannot_be_read_for_now_goes_on_answering(
    index: Index, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    path.write_text("other words now\n")
    locked = Skipped("memory/a.md", "The file could not be read: locked.", "unreadable")
    monkeypatch.setattr(sync_module, "read_note", lambda _: locked)
    assert [note.code for note in index.sync(notes.scope).skipped] == ["unreadable"]
    assert words(index, '"alpha"') == [("memory/a.md", 1)]
    monkeypatch.undo()
    assert index.sync(notes.scope).changed == ["memory/a.md"]


def test_the_same_content_with_another_time_is_not_cut_again(
    index: Index, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    os.utime(path, (1, 1))
    monkeypatch.setattr(sync_module, "parse_note", lambda *_, **__: pytest.fail("cut again"))
    assert index.sync(notes.scope).paths == ()
    assert index.sync(notes.scope, force=True).paths == ()


def test_a_second_change_within_a_coarse_clock_is_seen(index: Index, notes: Notes) -> None:
    path = notes.write("memory/a.md", "alpha\n")
    now = int(path.stat().st_mtime) * 10**9
    os.utime(path, ns=(now, now))
    index.sync(notes.scope)
    path.write_text("gamma\n")
    os.utime(path, ns=(now, now))
    index.sync(notes.scope)
    assert words(index, '"gamma"') == [("memory/a.md", 1)]


def test_front_matter_gives_title_day_and_words(index: Index, notes: Notes) -> None:
    text = (
        "---\ntitle: Heating\ndate: 2025-11-02\ntags: [house]\naliases: [furnace]\n---\n\nIt was repaired.\n"
    )
    notes.write("memory/x.md", text)
    index.sync(notes.scope)
    with index.read() as reader:
        (note,) = reader.notes()
        assert (note.title, str(note.day), note.tags) == ("Heating", "2025-11-02", ("house",))
    for term in ("heat", "hous", "furnac", "repair"):
        assert words(index, f'"{term}"'), term
    notes.write("memory/x.md", text.replace("furnace", "stove"))
    index.sync(notes.scope)
    assert words(index, '"stove"')
    assert words(index, '"furnac"') == []


def test_progress_counts_and_cancelling_keeps_what_is_done(index: Index, notes: Notes) -> None:
    for number in range(10):
        notes.write(f"memory/{number}.md", f"note {number}\n")
    seen: list[SyncProgress] = []
    breaths: list[int] = []
    report = index.sync(
        notes.scope, progress=seen.append, cancelled=lambda: len(seen) >= 4, breathe=lambda: breaths.append(1)
    )
    assert report.cancelled
    assert seen == [SyncProgress(done, 10) for done in range(1, 5)]
    assert breaths
    assert index.counts().notes == 4
    assert len(index.sync(notes.scope).added) == 6


def test_cancelling_ends_the_taking_out_of_notes_too(index: Index, notes: Notes) -> None:
    for number in range(10):
        notes.write(f"memory/{number}.md", f"note {number}\n")
    index.sync(notes.scope)
    for file in (notes.workspace / "memory").iterdir():
        file.unlink()
    looks: list[int] = []
    report = index.sync(notes.scope, cancelled=lambda: len(looks) >= 4, breathe=lambda: looks.append(1))
    assert report.cancelled
    assert index.counts().notes == 7
    assert len(index.sync(notes.scope).removed) == 7


def test_a_note_is_forgotten_at_once(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    index.forget_note("memory/a.md")
    index.forget_note("memory/unknown.md")
    assert words(index, '"alpha"') == []


def test_what_an_edit_took_out_leaves_with_the_forgotten_note(index: Index, notes: Notes, path: Path) -> None:
    for text in ("# Pets\n\nThe xylophonist came.\n", "# Pets\n\nNobody came.\n"):
        notes.write("memory/a.md", text)
        index.sync(notes.scope)
    index.forget_note("memory/a.md")
    for file in path.parent.glob(f"{path.name}*"):
        assert b"xylophonist" not in file.read_bytes(), file.name


def test_an_index_opens_again_as_it_was(
    open_index: Callable[..., Index], notes: Notes, path: Path, home: Path
) -> None:
    notes.write("memory/a.md", log_of(1, "one", "two", "three"))
    index = open_index()
    index.sync(notes.scope)
    expected = content(index)
    index.close()
    assert not path.with_name(path.name + "-wal").exists()
    again = open_index()
    assert content(again) == expected == fresh_content(notes, home, IndexOptions())
    assert again.notices == []


def test_recent_notes_come_newest_first(index: Index, notes: Notes) -> None:
    for number, name in enumerate(("memory/old.md", "memory/new.md", "memory/mid.md")):
        file = notes.write(name, "text\n")
        os.utime(file, (1000 + (number % 2) * 10 + number, 1000 + (number % 2) * 10 + number))
    index.sync(notes.scope)
    with index.read() as reader:
        assert [note.path for note in reader.recent(2)] == ["memory/new.md", "memory/mid.md"]
        assert reader.note("memory/old.md") is not None
        assert reader.note("memory/none.md") is None


@pytest.mark.parametrize("year", [9999, 1])
def test_a_file_of_a_broken_clock_is_a_note_like_others(index: Index, notes: Notes, year: int) -> None:
    path = notes.write("memory/a.md", "# A\n\nthe boiler\n")
    notes.write("memory/b.md", "# B\n\nthe heater\n")
    seconds = int((datetime(year, 6, 1, tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)).total_seconds())
    os.utime(path, (seconds, seconds))
    assert sorted(index.sync(notes.scope).added) == ["memory/a.md", "memory/b.md"]
    assert index.sync(notes.scope).paths == ()
    assert words(index, '"boiler"') == [("memory/a.md", 1)]
