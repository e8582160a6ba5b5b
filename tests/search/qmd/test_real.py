"""The real program, version 2.8.3: collections, update, keyword search and its server."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.search.backends.qmd.client import QmdClient
from app.search.backends.qmd.collections import locate, memory_collections
from app.search.backends.qmd.errors import QmdError
from app.search.backends.qmd.hits import our_hits
from app.search.backends.qmd.options import Collection, QmdOptions
from app.search.backends.qmd.server import QmdServer
from tests.helpers.stand_in_qmd import real_qmd


@pytest.fixture
def options(tmp_path: Path) -> QmdOptions:
    workspace = tmp_path / "notes"
    (workspace / "memory").mkdir(parents=True)
    (workspace / "MEMORY.md").write_text("# Memory\n\nThe router is in the hall.\n\nLikes green tea.\n")
    (workspace / "memory" / "2026-02-03.md").write_text(
        "# Day\n\n昨天讨论了备份策略。We talked about backups.\n"
    )
    (workspace / "memory" / "Café #1 100%.md").write_text("# C\n\nThe marmalade is in the cellar.\n")
    return QmdOptions(
        tmp_path / "home",
        tuple(memory_collections(workspace, "main")),
        command=real_qmd(),
        search_seconds=20.0,
    )


@pytest.fixture
def client(options: QmdOptions) -> QmdClient:
    options.home.mkdir()
    each = QmdClient(options)
    each.prepare()
    each.update()
    return each


def name(collection: Collection, relative: str) -> str:
    return f"{collection.name}/{relative}"


def test_words_in_all_collections(client: QmdClient, options: QmdOptions) -> None:
    raw = client.search("what green tea do I like?", 6, options.collections)
    (hit,) = our_hits(raw, options, name, 0.0)
    assert (hit.path, hit.start_line, hit.end_line) == ("memory-root-main/MEMORY.md", 5, 5)
    assert hit.snippet.text == "Likes green tea."
    assert 0 < hit.score <= 1
    assert hit.citation == "memory-root-main/MEMORY.md#L5"


@pytest.mark.parametrize(
    ("query", "file"),
    [("备份策略", "2026-02-03.md"), ("marmalade", "Café #1 100%.md"), ("-x marmalade", "Café #1 100%.md")],
)
def test_chinese_odd_names_and_a_leading_hyphen(
    client: QmdClient, options: QmdOptions, query: str, file: str
) -> None:
    found = [
        locate(hit.file, "", options.collections) for hit in client.search(query, 6, options.collections)
    ]
    assert [each and each[1] for each in found] == [file]


def test_changes_are_found_after_an_update_and_nothing_is_no_failure(
    client: QmdClient, options: QmdOptions
) -> None:
    assert client.search("zebra", 6, options.collections) == []
    (options.collections[1].path / "new.md").write_text("A zebra came by.\n")
    client.update()
    assert len(client.search("zebra", 6, options.collections)) == 1


def test_a_lost_collection_is_said_and_made_again(client: QmdClient, options: QmdOptions) -> None:
    client._run(["collection", "remove", "memory-dir-main"])
    with pytest.raises(QmdError) as caught:
        client.search("marmalade", 6, options.collections)
    assert caught.value.kind == "collection"
    client.repair()
    assert len(client.search("marmalade", 6, options.collections)) == 1


def test_its_server_answers_by_words(client: QmdClient, options: QmdOptions) -> None:
    server = QmdServer(options, client.runner)
    try:
        assert server.start()
        raw = server.search("marmalade", 6, options.collections)
        assert raw is not None
        (hit,) = our_hits(raw, options, name, 0.0)
        assert hit.path == "memory-dir-main/Café #1 100%.md"
        assert hit.snippet.text == "The marmalade is in the cellar."
    finally:
        server.stop()


def test_the_users_own_qmd_is_not_touched(client: QmdClient, home: Path) -> None:
    assert not (home / ".config" / "qmd").exists()
    assert not (home / ".cache" / "qmd").exists()
