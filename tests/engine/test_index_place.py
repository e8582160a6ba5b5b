"""`store.path` may name any file; only an index of Memoro's is ever opened, moved or deleted there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.config.paths import app_paths
from app.engine.questions import SearchRequest
from app.errors import MemoroError
from app.index.opening import open_database
from tests.engine.conftest import Start
from tests.helpers.waiting import wait_until

TEXT = "What I must not forget\n" * 300


@pytest.mark.parametrize("store", ["mine/{agentId}.txt", "mine/main.txt", "{folder}/{agentId}.txt"])
def test_a_person_s_file_is_left_alone_and_the_index_is_kept_at_its_usual_place(
    start: Start, store: str
) -> None:
    data = app_paths().data_dir
    mine = data / "mine" / "main.txt"
    mine.parent.mkdir(parents=True)
    mine.write_text(TEXT, encoding="utf-8")
    path = store.replace("{folder}", str(mine.parent))
    engine = start(search=f"{{ store: {{ path: {path!r} }} }}").engine
    wait_until(lambda: engine.search(SearchRequest("boiler")).hits, what="the first sync")
    assert engine.status().index_path == str(data / "index" / "main.sqlite")
    [told] = engine.status().notices
    assert told == (
        "The search index is kept at its usual place. "
        f"store.path names {mine}, which is no index of Memoro's; it was not touched. "
        "Name another file in store.path, or leave it out."
    )
    engine.forget_agent("main")
    assert mine.read_text(encoding="utf-8") == TEXT
    assert list(mine.parent.iterdir()) == [mine]


def test_an_index_below_the_data_folder_may_have_another_name(start: Start) -> None:
    engine = start(search="{ store: { path: 'mine/{agentId}.db' } }").engine
    wait_until(lambda: engine.search(SearchRequest("boiler")).hits, what="the first sync")
    assert engine.status().index_path == str(app_paths().data_dir / "mine" / "main.db")
    assert not engine.status().notices


def test_what_a_person_keeps_beside_an_index_outlives_it(start: Start) -> None:
    folder = app_paths().data_dir / "mine"
    folder.mkdir(parents=True)
    kept = [folder / name for name in ("main.md", "main-2025.md", "main2")]
    ours = [folder / f"main.{name}" for name in ("rebuild-7-wal", "damaged-20260101-000000", "suspect")]
    for file in (*kept, *ours[:-1]):
        file.write_text(TEXT, encoding="utf-8")
    engine = start(search="{ store: { path: 'mine/{agentId}' } }").engine
    wait_until(lambda: engine.search(SearchRequest("boiler")).hits, what="the first sync")
    ours[-1].touch()
    engine.forget_agent("main")
    assert sorted(folder.iterdir()) == sorted(kept)


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    """The database of another program."""
    path = tmp_path / "photos.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE photos (name)")
        database.executemany("INSERT INTO photos VALUES (?)", [("x" * 500,)] * 100)
    return path


@pytest.mark.parametrize("damaged", [False, True])
def test_another_program_s_database_is_refused_and_stays(photos: Path, damaged: bool) -> None:
    if damaged:
        whole = photos.read_bytes()
        photos.write_bytes(whole[:100] + bytes(3996) + whole[4096:])
    before = photos.read_bytes()
    with pytest.raises(MemoroError, match="a database of another program"):
        open_database(photos)
    assert photos.read_bytes() == before
    assert list(photos.parent.glob("photos*")) == [photos]


def test_another_program_s_database_outlives_the_agent_that_named_it(start: Start, photos: Path) -> None:
    before = photos.read_bytes()
    running = start(search=f"{{ store: {{ path: {str(photos)!r} }} }}")
    wait_until(lambda: running.engine.status().problem, what="the refusal")
    assert running.engine.status().problem.title == "This file is another program's"
    running.engine.forget_agent("main")
    assert photos.read_bytes() == before
