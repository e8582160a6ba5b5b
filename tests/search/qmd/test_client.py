"""The command lines, and what follows from the answers; by a stand-in that says what other versions say."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.search.backends.qmd.client import QmdClient, best_of_each
from app.search.backends.qmd.errors import QmdError
from app.search.backends.qmd.options import Collection, QmdOptions
from app.search.backends.qmd.output import RawHit
from tests.helpers.stand_in_qmd import StandIn, hits, make_stand_in


@pytest.fixture
def qmd(tmp_path: Path) -> StandIn:
    return make_stand_in(tmp_path / "bin")


@pytest.fixture
def options(tmp_path: Path, qmd: StandIn) -> QmdOptions:
    notes, docs, home = (tmp_path / name for name in ("notes", "docs", "home"))
    for folder in (notes, docs, home):
        folder.mkdir()
    collections = (Collection("dir", notes), Collection("docs", docs, "*.md"))
    return QmdOptions(home, collections, command=qmd.command)


def listed(*names: str) -> dict[str, str]:
    return {
        "out": f"Collections ({len(names)}):\n\n" + "".join(f"{name} (qmd://{name}/)\n" for name in names)
    }


def test_every_call_has_the_home_of_this_agent(options: QmdOptions, qmd: StandIn) -> None:
    client = QmdClient(options)
    client.prepare()
    client.update()
    for call in qmd.told():
        assert call["env"]["QMD_CONFIG_DIR"] == str(options.home / "xdg-config" / "qmd")
        assert call["env"]["XDG_CACHE_HOME"] == str(options.home / "xdg-cache")
        assert call["env"]["NO_COLOR"] == "1"


def test_collections_are_made_once_and_anew_when_they_change(options: QmdOptions, qmd: StandIn) -> None:
    QmdClient(options).prepare()
    notes, docs = (str(each.path) for each in options.collections)
    assert qmd.calls("collection", "add") == [
        ["collection", "add", notes, "--name", "dir", "--mask", "**/*.md"],
        ["collection", "add", docs, "--name", "docs", "--mask", "*.md"],
    ]
    qmd.set(collection__list=listed("dir", "docs"))
    QmdClient(options).prepare()
    assert len(qmd.calls("collection", "add")) == 2
    changed = replace(options, collections=(replace(options.collections[0], pattern="a/*.md"),))
    QmdClient(changed).prepare()
    assert [call[2] for call in qmd.calls("collection", "remove")] == ["dir", "docs"]
    assert qmd.calls("collection", "add")[2:] == [
        ["collection", "add", notes, "--name", "dir", "--mask", "a/*.md"]
    ]


def test_a_folder_that_is_not_there_gets_no_collection(options: QmdOptions, qmd: StandIn) -> None:
    options.collections[1].path.rmdir()
    client = QmdClient(options)
    client.prepare()
    assert [call[4] for call in qmd.calls("collection", "add")] == ["dir"]
    client.search("tea", 6, options.collections)
    assert qmd.calls("search")[0][-4:] == ["-c", "dir", "--", "tea"]


def test_an_older_version_takes_glob(options: QmdOptions, qmd: StandIn) -> None:
    qmd.set(collection__add={"code": 1, "err": "error: unknown option --mask"})
    with pytest.raises(QmdError):
        QmdClient(options).prepare()
    assert [call[-2] for call in qmd.calls("collection", "add")] == ["--mask", "--glob"]


def test_one_call_for_all_collections_where_the_version_can(options: QmdOptions, qmd: StandIn) -> None:
    qmd.set(search={"out": hits({"file": "qmd://dir/a.md"})})
    (hit,) = QmdClient(options).search("green tea", 3, options.collections)
    assert qmd.calls("search") == [
        ["search", "--json", "-n", "3", "-c", "dir", "-c", "docs", "--", "green tea"]
    ]
    assert hit.file == "qmd://dir/a.md"


def test_one_call_for_each_collection_where_it_cannot(options: QmdOptions, qmd: StandIn) -> None:
    qmd.set(**{"--help": {"out": "-c <name>  filter by a collection"}})
    qmd.set(search={"out": hits({"file": "a.md"})})
    found = QmdClient(options).search("tea", 3, options.collections)
    assert [call[5] for call in qmd.calls("search")] == ["dir", "docs"]
    assert found[0].collection == "dir"


def test_a_flag_that_it_does_not_know_is_answered_by_query_from_then_on(
    options: QmdOptions, qmd: StandIn
) -> None:
    qmd.set(search={"code": 2, "err": "error: unknown command 'search'"})
    qmd.set(query={"out": hits({"file": "qmd://dir/a.md"})})
    client = QmdClient(options)
    for _ in range(2):
        assert len(client.search("tea", 3, options.collections)) == 1
    assert len(qmd.calls("search")) == 1
    assert len(qmd.calls("query")) == 2


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ({"code": 1, "err": "Collection not found: dir"}, "collection"),
        ({"code": 1, "err": "SqliteError: database disk image is malformed"}, "exit"),
        ({"out": "CUDA error: out of memory"}, "output"),
        ({"out": ""}, "output"),
        ({"seconds": 30}, "timeout"),
    ],
)
def test_failures_are_named(options: QmdOptions, qmd: StandIn, answer: dict[str, object], kind: str) -> None:
    qmd.set(search=answer)
    with pytest.raises(QmdError) as caught:
        QmdClient(replace(options, search_seconds=0.7)).search("tea", 3, options.collections)
    assert caught.value.kind == kind


def test_a_hit_with_a_number_only_is_looked_up(options: QmdOptions, qmd: StandIn) -> None:
    qmd.set(
        search={"out": hits({"docid": "c6bb1f"})}, get={"out": "qmd://docs/Café 1.md  #c6bb1f\n---\n\n1: # C"}
    )
    (hit,) = QmdClient(options).search("tea", 3, options.collections)
    assert hit.file == "qmd://docs/Café 1.md"
    assert qmd.calls("get") == [["get", "#c6bb1f", "-l", "1"]]


def test_nothing_is_asked_for_nothing(options: QmdOptions, qmd: StandIn) -> None:
    assert QmdClient(options).search("  ", 3, options.collections) == []
    assert qmd.told() == []


def test_each_document_once_with_its_best_hit() -> None:
    raw = [RawHit("a", 0.2, "x"), RawHit("b", 0.5, "y"), RawHit("a", 0.9, "z"), RawHit("c", 0.5, "w")]
    assert [(hit.file, hit.snippet) for hit in best_of_each(raw)] == [("a", "z"), ("b", "y"), ("c", "w")]
