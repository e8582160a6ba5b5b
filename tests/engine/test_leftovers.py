"""Indexes of other configurations: whose they are, and that only the long unused ones go."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

import pytest

from app.config.paths import app_paths
from app.engine.instance import Instance, instance
from app.engine.leftovers import COMING, SCRATCH, OtherIndex, other_indexes, sweep, sweep_scratch
from app.engine.owner import take_ownership
from app.engine.ownership import Ownership

DAY = 24 * 3600


@pytest.fixture
def data() -> Path:
    folder = app_paths().data_dir
    (folder / "index").mkdir(parents=True)
    return folder


def use(data: Path, place: Instance, *, days_ago: float = 0) -> list[Path]:
    """The files of an index that was used so long ago."""
    ownership = take_ownership(data, place)
    assert ownership
    ownership.release()
    suffix = place.name.partition("@")[2]
    home = data / "agents" / f"main@{suffix}"
    names = [f"{agent}@{suffix}.sqlite{end}" for agent in ("main", "work") for end in ("", "-wal")]
    files = [data / "index" / name for name in (*names, f"main@{suffix}.sqlite.damaged-20260101-000000")]
    files += [home / "qmd" / "cache.sqlite"]
    (home / "qmd").mkdir(parents=True)
    for file in files:
        file.write_bytes(b"x" * 10)
    then = time.time() - days_ago * DAY
    for file in (*files, home, data / f"{place.name}.lock"):
        os.utime(file, (then, then))
    return files


def other(name: str) -> Instance:
    return instance(app_paths(), config=Path("/etc") / name)


def test_only_the_long_unused_ones_go(data: Path) -> None:
    main = [data / "index" / name for name in ("main.sqlite", "main.sqlite-wal", "work.sqlite")]
    for file in main:
        file.write_bytes(b"x")
        os.utime(file, (0, 0))
    old, new = use(data, other("old.json5"), days_ago=43), use(data, other("new.json5"), days_ago=41)
    (data / "history").mkdir()
    story = data / "history" / f"main@{old[0].name.partition('@')[2]}"
    story.write_bytes(b"x")
    os.utime(story, (0, 0))
    sweep(data)
    assert not any(file.exists() for file in old)
    assert all(file.exists() for file in (*main, *new, story))


def test_one_in_use_stays(data: Path) -> None:
    files = use(data, other("old.json5"), days_ago=99)
    held = Ownership.take(data, other("old.json5").name)
    assert held
    with held:
        sweep(data)
        assert all(file.exists() for file in files)
    sweep(data)
    assert not any(file.exists() for file in files)


def test_one_whose_index_was_written_lately_stays(data: Path) -> None:
    files = use(data, other("long-running.json5"), days_ago=99)
    os.utime(files[0])
    sweep(data)
    assert all(file.exists() for file in files)


def test_the_age_of_an_unsigned_one_begins_to_count(data: Path) -> None:
    file = data / "index" / "main@0123abcd.sqlite"
    file.write_bytes(b"x")
    os.utime(file, (0, 0))
    sweep(data)
    assert file.exists()
    (known,) = other_indexes(data)
    assert (known.of, known.unused_days < 1) == ("", True)
    lock = data / "memoro@0123abcd.lock"
    os.utime(lock, (0, 0))
    sweep(data)
    assert not file.exists()


def test_they_say_whose_they_are(data: Path) -> None:
    use(data, other("a.json5"), days_ago=3)
    use(data, instance(app_paths(), workspace=Path("/srv/notes"), config=Path("/etc/b.json5")), days_ago=1)
    assert [(each.of, round(each.unused_days), each.bytes) for each in other_indexes(data)] == [
        ("/srv/notes, /etc/b.json5", 1, 50),
        ("/etc/a.json5", 3, 50),
    ]
    own = other("a.json5").name
    assert [each.of for each in other_indexes(data, own)] == ["/srv/notes, /etc/b.json5"]


def test_a_data_folder_without_anything(tmp_path: Path) -> None:
    sweep(tmp_path / "none")
    found: list[OtherIndex] = other_indexes(tmp_path / "none")
    assert found == []


def test_copies_of_histories_that_a_killed_backup_or_restoring_left_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    old, new, other = tmp_path / f"{SCRATCH}1", tmp_path / f"{SCRATCH}2", tmp_path / "another-1"
    coming, staged = tmp_path / COMING, (tmp_path / COMING).with_name("history")
    for folder in (old, new, other, coming, staged):
        folder.mkdir(parents=True)
        (folder / "main.sqlite").touch()
    sweep_scratch(tmp_path)
    assert coming.is_dir(), "it may be coming just now"
    for folder in (old, other, coming, staged):
        os.utime(folder, (0, 0))
    sweep_scratch(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([new, other, coming.parent])
    assert list(coming.parent.iterdir()) == [staged]
