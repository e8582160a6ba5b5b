"""QMD's server, by the stand-in: searches with models, and versions that have none."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.search.backends.qmd.errors import QmdError
from app.search.backends.qmd.options import Collection, QmdOptions
from app.search.backends.qmd.program import environment, find_program
from app.search.backends.qmd.running import Runner
from app.search.backends.qmd.server import QmdServer
from tests.helpers.stand_in_qmd import StandIn, make_stand_in

REPLY = {"results": [{"docid": "#1", "file": "qmd://dir/a%20b.md", "score": 0.8, "snippet": "1: tea"}]}


@pytest.fixture
def qmd(tmp_path: Path) -> StandIn:
    return make_stand_in(tmp_path / "bin")


@pytest.fixture
def server(tmp_path: Path, qmd: StandIn) -> Iterator[QmdServer]:
    options = QmdOptions(
        tmp_path, (Collection("dir", tmp_path),), command=qmd.command, search_mode="query", search_seconds=2.0
    )
    each = QmdServer(options, Runner(find_program(qmd.command), environment(tmp_path), tmp_path))
    yield each
    each.stop()


def test_both_kinds_of_search_with_reranking(server: QmdServer, qmd: StandIn) -> None:
    qmd.set(mcp={"reply": REPLY})
    assert server.start()
    found = server.search("what tea?", 4, server._options.collections)
    assert found is not None
    assert [hit.file for hit in found] == ["qmd://dir/a%20b.md"]
    (wish,) = qmd.wishes()
    assert wish["searches"] == [{"type": "lex", "query": "tea"}, {"type": "vec", "query": "what tea?"}]
    assert (wish["collections"], wish["limit"], wish["rerank"]) == (["dir"], 4, True)


def test_meaning_alone(server: QmdServer, qmd: StandIn) -> None:
    server._options = replace(server._options, search_mode="vsearch")
    qmd.set(mcp={"reply": REPLY})
    server.start()
    server.search("vec: tea", 4, server._options.collections)
    (wish,) = qmd.wishes()
    assert (wish["searches"], wish["rerank"]) == ([{"type": "vec", "query": "vec tea"}], False)


def test_a_version_without_a_server_is_asked_once(server: QmdServer, qmd: StandIn) -> None:
    assert not server.start()
    assert not server.start()
    assert len(qmd.calls("mcp")) == 1
    assert server.search("tea", 4, ()) is None


def test_a_server_without_that_address_leaves_it_to_the_program(server: QmdServer, qmd: StandIn) -> None:
    qmd.set(mcp={"reply": REPLY})
    server.start()
    qmd.set(mcp={"reply": {}, "status": 404})
    assert server.search("tea", 4, ()) is None


def test_a_reply_that_is_none_is_a_failure(server: QmdServer, qmd: StandIn) -> None:
    qmd.set(mcp={"reply": {"answer": 42}})
    server.start()
    with pytest.raises(QmdError):
        server.search("tea", 4, ())


def test_stopped_is_not_ready_and_starts_again(server: QmdServer, qmd: StandIn) -> None:
    qmd.set(mcp={"reply": REPLY})
    assert server.start()
    server.stop()
    assert not server.ready
    assert server.start()


def test_a_server_that_a_killed_run_left_behind_is_ended(server: QmdServer, qmd: StandIn) -> None:
    qmd.set(mcp={"reply": REPLY})
    assert server.start()
    orphan = server._process
    assert orphan is not None
    again = QmdServer(server._options, server._runner)  # the next run knows only the file
    try:
        assert again.start()
        assert orphan.wait(10) != 0
        assert again.ready
    finally:
        again.stop()


def test_a_number_that_another_process_has_now_is_let_alone(server: QmdServer, qmd: StandIn) -> None:
    note = server._options.home / "server.json"
    note.write_text(json.dumps({"process": os.getpid(), "port": 1}), encoding="utf-8")
    qmd.set(mcp={"reply": REPLY})
    assert server.start()
    note.write_text("broken", encoding="utf-8")
    server._sweep()
