"""What the system may refuse: full disks, locked and read-only files. It is said, and nothing is lost."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.errors import MemoroError
from app.index.index import Index
from app.index.options import IndexOptions
from tests.index.world import Notes, content, embed_all, fresh_content, log_of, words

FULL_DISK = """
import resource, signal, sys
from pathlib import Path
from app.errors import MemoroError
from app.index.index import Index
from app.index.options import IndexOptions
from app.notes.scope import MemoryScope
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
path, workspace, limit, way = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
index = Index.open(path, IndexOptions(chunk_tokens=60 if way == "rebuild" else 400))
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
try:
    getattr(index, way)(MemoryScope(workspace))
except MemoroError as error:
    print(error.title)
with index.read() as reader:
    print(len(reader.keyword_hits('"thing7"', 5)))
"""


def _fill(notes: Notes, count: int) -> None:
    for day in range(count):
        notes.write(
            f"memory/{day}.md", log_of(day, f"thing{day}", *(f"word{day * 50 + n} more" for n in range(40)))
        )


@pytest.mark.parametrize("way", ["sync", "rebuild"])
def test_a_full_disk_is_said_and_the_index_goes_on(
    open_index: Callable[..., Index], notes: Notes, path: Path, home: Path, way: str
) -> None:
    _fill(notes, 20)
    index = open_index()
    index.sync(notes.scope)
    embed_all(index)
    index.close()
    _fill(notes, 300)
    limit = path.stat().st_size + 200_000
    ran = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path), str(notes.workspace), str(limit), way],
        capture_output=True,
        text=True,
        check=True,
    )
    title, hits = ran.stdout.splitlines()
    assert title in {"The disk is full", "The disk does not answer as it should"}
    assert hits == "1"
    again = open_index()  # room again
    again.sync(notes.scope)
    assert content(again) == fresh_content(notes, home, IndexOptions())


def test_a_place_where_nothing_can_be_made(home: Path) -> None:
    file = home / "a-file"
    file.write_text("x")
    with pytest.raises(MemoroError, match="cannot be opened"):
        Index.open(file / "main.sqlite", IndexOptions())
    folder = home / "folder.sqlite"
    folder.mkdir()
    with pytest.raises(MemoroError, match="cannot be opened"):
        Index.open(folder, IndexOptions())


def test_a_read_only_file_is_said(
    open_index: Callable[..., Index], notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes.write("memory/a.md", "alpha\n")
    index = open_index()
    index._db.pragma(
        "query_only", True
    )  # the rights of files do not bind an administrator, who may run the tests
    with pytest.raises(MemoroError, match="cannot be written"):
        index.sync(notes.scope)
    index._db.pragma("query_only", False)
    assert index.sync(notes.scope).added == ["memory/a.md"]


def test_another_program_that_writes_is_waited_for_and_then_named(
    open_index: Callable[..., Index], notes: Notes, path: Path
) -> None:
    notes.write("memory/a.md", "alpha\n")
    index = open_index()
    index.sync(notes.scope)
    script = (
        "import apsw, sys; db = apsw.Connection(sys.argv[1]); db.execute('BEGIN IMMEDIATE')\n"
        "print('ready', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        notes.write("memory/b.md", "beta\n")
        index._db.set_busy_timeout(50)
        with pytest.raises(MemoroError, match="busy"):
            index.sync(notes.scope)
        assert words(index, '"alpha"')  # readers do not wait
        process.kill()
    assert index.sync(notes.scope).added == ["memory/b.md"]


def test_a_bug_is_not_dressed_up(index: Index) -> None:
    import apsw

    with pytest.raises(apsw.SQLError), index.read() as reader:
        reader._db.execute("SELECT * FROM no_such_table")
