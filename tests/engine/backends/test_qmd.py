"""Which engine answers an assistant: QMD where it does, the built-in one where not, and it says so."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from app.config.paths import app_paths
from app.engine.backends.wishes import QmdWish
from app.engine.doctor import check_engine
from app.engine.engine import Engine
from app.engine.ownership import Ownership
from app.engine.questions import SearchRequest, SearchResponse
from tests.engine.backends.conftest import StartQmd, configure
from tests.engine.backends.test_session_export import conversation
from tests.helpers.log_rules import ExpectLog
from tests.helpers.stand_in_qmd import StandIn, hits, real_qmd
from tests.helpers.waiting import wait_until

FAILED = "QMD does not answer"
TEA = hits({"file": "qmd://memory-root-main/MEMORY.md", "snippet": "@@ -3,1 @@ (2 before)\nLikes green tea."})


def ask(engine: Engine, query: str = "green tea", key: str = "", **wishes: object) -> SearchResponse:
    return engine.search(SearchRequest(query, by_agent=True, session_key=key, **wishes))  # type: ignore[arg-type]


def paths(response: SearchResponse) -> list[str]:
    return [hit.path for hit in response.hits]


def test_the_real_qmd_answers_assistants_and_the_built_in_engine_people(
    start: StartQmd, tmp_path: Path
) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "cellar.md").write_text("# C\n\nThe marmalade is in the cellar.\n", encoding="utf-8")
    engine = start(real_qmd(), paths=[{"path": str(docs), "name": "Docs"}], limits={"timeoutMs": 20_000})
    answer = ask(engine, "what green tea do I like?").to_dict()
    (hit,) = answer["results"]
    assert (hit["path"], hit["startLine"], hit["endLine"], hit["source"]) == ("MEMORY.md", 3, 3, "memory")
    assert hit["snippet"] == "Likes green tea.\n\nSource: MEMORY.md#L3"
    assert (answer["backend"], answer["provider"], answer["mode"]) == ("qmd", "qmd", "keyword")
    assert "fallback" not in answer
    assert paths(ask(engine, "marmalade")) == ["qmd/docs-main/cellar.md"]
    assert engine.get("qmd/docs-main/cellar.md", 3).to_dict()["text"] == "The marmalade is in the cellar."
    assert engine.search(SearchRequest("green tea")).backend == "builtin"
    assert ask(engine, "zebra").hits == ()


def test_a_changed_note_is_found_by_the_real_qmd(start: StartQmd, notes: Path) -> None:
    engine = start(
        real_qmd(),
        limits={"timeoutMs": 20_000},
        update={"debounceMs": 0},
        memory_search={"sync": {"watchDebounceMs": 50}},
    )
    (notes / "memory" / "2026-02-04.md").write_text("A zebra came by.\n", encoding="utf-8")
    wait_until(lambda: paths(ask(engine, "zebra")) == ["memory/2026-02-04.md"], timeout=30)


def test_a_missing_program_is_said_and_comes_into_use_when_it_is_installed(
    start: StartQmd, qmd: StandIn, expected_logs: ExpectLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.engine.backends.qmd.FIRST_REST", 0.2)
    expected_logs(FAILED)
    program = Path(qmd.command)
    away = program.rename(program.with_name("away"))
    engine = start(wait=False)
    wait_until(lambda: "not installed" in engine.status().backend_reason)
    answer = ask(engine).to_dict()
    assert [hit["path"] for hit in answer["results"]] == ["MEMORY.md"]
    assert answer["backend"] == "builtin"
    assert answer["fallback"]["from"] == "qmd"
    assert "not installed" in answer["fallback"]["reason"]
    assert "not QMD" in answer["notice"]
    away.rename(program)
    qmd.set(search={"out": TEA})
    wait_until(lambda: engine.status().backend == "qmd", timeout=60, what="QMD to be found")
    assert ask(engine).backend == "qmd"


@pytest.mark.parametrize(
    ("failure", "reason"),
    [
        ({"code": 139, "err": "Segmentation fault"}, "Segmentation fault"),
        ({"out": "CUDA error: out of memory"}, "CUDA error"),
        ({"out": ""}, "printed nothing"),
        ({"seconds": 60}, "within 1.5 s"),
    ],
    ids=["exit", "no JSON", "nothing", "timeout"],
)
def test_a_failure_is_answered_by_the_built_in_engine_and_qmd_comes_back(
    start: StartQmd,
    qmd: StandIn,
    expected_logs: ExpectLog,
    monkeypatch: pytest.MonkeyPatch,
    failure: dict[str, object],
    reason: str,
) -> None:
    monkeypatch.setattr("app.engine.backends.qmd.FIRST_REST", 0.2)
    expected_logs(FAILED)
    engine = start(limits={"timeoutMs": 1500})
    qmd.set(search=failure)
    response = ask(engine)
    assert (response.backend, paths(response)) == ("builtin", ["MEMORY.md"])
    assert response.fallback is not None
    assert reason in response.fallback["reason"]
    assert (engine.status().backend, reason in engine.status().backend_reason) == ("builtin", True)
    assert ask(engine).backend == "builtin"  # at once: it rests
    qmd.set(search={"out": TEA})
    wait_until(lambda: engine.status().backend == "qmd", timeout=60, what="QMD to be tried again")
    assert ask(engine).backend == "qmd"


def test_it_is_said_once_not_with_every_question(
    start: StartQmd, qmd: StandIn, expected_logs: ExpectLog, caplog: pytest.LogCaptureFixture
) -> None:
    expected_logs(FAILED)
    engine = start()
    qmd.set(search={"code": 1, "err": "broken"})
    for _ in range(3):
        assert ask(engine).backend == "builtin"
    assert sum(record.levelno >= logging.WARNING for record in caplog.records) == 1


def test_the_start_does_not_wait_for_the_first_update(start: StartQmd, qmd: StandIn) -> None:
    qmd.set(update={"seconds": 60})
    engine = start(wait=False)
    response = ask(engine)
    assert (response.backend, paths(response)) == ("builtin", ["MEMORY.md"])
    assert "still reading" in engine.status().backend_reason


def test_it_waits_where_that_is_wanted(start: StartQmd, qmd: StandIn) -> None:
    qmd.set(update={"seconds": 1.2}, search={"out": TEA})
    engine = start(wait=False, update={"waitForBootSync": True})
    assert ask(engine).backend == "qmd"


def test_a_failed_first_update_is_tried_three_times_and_then_said(
    start: StartQmd, qmd: StandIn, expected_logs: ExpectLog
) -> None:
    expected_logs(FAILED)
    qmd.set(update={"code": 1, "err": "NUL byte"})
    engine = start(wait=False)
    wait_until(lambda: "NUL byte" in engine.status().backend_reason, timeout=60, what="the third try")
    assert len(qmd.calls("update")) == 3


def test_a_lost_collection_is_made_again_within_the_question(start: StartQmd) -> None:
    engine = start(real_qmd(), limits={"timeoutMs": 20_000})
    backend = engine.backends._of("main")
    assert backend is not None
    backend._client()._run(["collection", "remove", "memory-root-main"])
    assert (ask(engine).backend, paths(ask(engine))) == ("qmd", ["MEMORY.md"])


def test_embedding_for_searches_by_meaning_alone(start: StartQmd, qmd: StandIn) -> None:
    start()
    assert qmd.calls("embed") == []


def test_meaning_by_the_program_then_by_its_server(start: StartQmd, qmd: StandIn) -> None:
    qmd.set(query={"out": TEA})
    engine = start(searchMode="query")
    response = ask(engine)
    assert (response.mode, paths(response)) == ("hybrid", ["MEMORY.md"])
    wait_until(lambda: qmd.calls("embed"), timeout=60, what="the vectors")
    assert len(qmd.calls("query")) == 1
    engine.stop()


def test_its_server_is_asked_where_it_has_one(start: StartQmd, qmd: StandIn) -> None:
    hit = {"file": "qmd://memory-root-main/MEMORY.md", "score": 0.9, "snippet": "3: Likes green tea."}
    qmd.set(mcp={"reply": {"results": [hit]}}, vsearch={"out": TEA})
    engine = start(searchMode="vsearch")
    wait_until(lambda: engine.backends._of("main")._keeper.server.ready, timeout=60, what="the server")  # type: ignore[union-attr]
    response = ask(engine)
    assert (response.mode, paths(response)) == ("vector", ["MEMORY.md"])
    assert len(qmd.wishes()) == 1
    assert qmd.calls("vsearch") == []


def test_limits(start: StartQmd, qmd: StandIn, notes: Path) -> None:
    for number in range(9):
        (notes / "memory" / f"n{number}.md").write_text("x")
    long = "long " * 100
    qmd.set(
        search={"out": hits(*({"file": f"qmd://memory-dir-main/n{n}.md", "snippet": long} for n in range(9)))}
    )
    engine = start(limits={"maxResults": 5, "maxSnippetChars": 100, "maxInjectedChars": 250})
    response = ask(engine, max_results=50)
    assert [len(hit.snippet.text) for hit in response.hits] == [100, 100, 50]
    assert qmd.calls("search")[-1][3] == "5"
    assert len(ask(engine, max_results=2).hits) == 2


def test_scope_denies_groups_and_logs_who_asked(
    start: StartQmd, qmd: StandIn, caplog: pytest.LogCaptureFixture, expected_logs: ExpectLog
) -> None:
    expected_logs("was denied")
    qmd.set(search={"out": TEA})
    engine = start()
    denied = ask(engine, key="agent:main:discord:channel:42")
    assert (denied.hits, denied.backend) == ((), "qmd")
    assert "may not search" in denied.notice
    assert "channel discord, chat type channel" in caplog.text
    assert qmd.calls("search") == []
    assert ask(engine, key="agent:main:main").hits
    assert ask(engine, session="group").hits == ()


def test_scope_rules_of_the_settings(start: StartQmd, qmd: StandIn, expected_logs: ExpectLog) -> None:
    expected_logs("was denied")
    qmd.set(search={"out": TEA})
    rules = [
        {"action": "deny", "match": {"rawKeyPrefix": "agent:main:discord:"}},
        {"action": "allow", "match": {"chatType": "channel"}},
    ]
    engine = start(scope={"default": "deny", "rules": rules})
    assert not ask(engine, key="agent:main:discord:channel:1").hits
    assert ask(engine, key="agent:main:slack:channel:1").hits
    assert not ask(engine, key="agent:main:main").hits


def test_get_reads_its_notes_under_the_same_guard(start: StartQmd, tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "a.md").write_text("one\ntwo\nthree\n")
    (docs / "a.txt").write_text("no note")
    (tmp_path / "secret.md").write_text("secret")
    (docs / "link.md").symlink_to(tmp_path / "secret.md")
    engine = start(paths=[{"path": str(docs), "name": "docs"}])
    assert engine.get("qmd/docs-main/a.md", 2, 1).to_dict() == {
        "text": "two",
        "path": "qmd/docs-main/a.md",
        "from": 2,
        "lines": 1,
        "truncated": True,
        "nextFrom": 3,
    }
    assert engine.get("qmd/docs-main/gone.md").to_dict()["status"] == "not_found"
    assert engine.get("qmd/none-main/a.md").to_dict()["status"] == "not_found"
    for trick in ("a.txt", "../secret.md", "link.md", "sub/../../secret.md"):
        assert engine.get(f"qmd/docs-main/{trick}").status == "refused"
    # What has a name of its own is read by that name alone, under the rules for private notes.
    assert engine.get("qmd/memory-root-main/MEMORY.md").status == "refused"


def test_hits_that_must_not_be_shown_are_not(
    start: StartQmd, qmd: StandIn, notes: Path, tmp_path: Path
) -> None:
    (tmp_path / "secret.md").write_text("secret")
    (notes / "memory" / "link.md").symlink_to(tmp_path / "secret.md")
    (notes / "memory" / "drafts").mkdir()
    (notes / "memory" / "drafts" / "d.md").write_text("draft")
    files = (
        "memory-dir-main/link.md",
        "memory-dir-main/drafts/d.md",
        "other/x.md",
        "memory-root-main/MEMORY.md",
    )
    qmd.set(search={"out": hits(*({"file": f"qmd://{file}", "snippet": "x"} for file in files))})
    engine = start(memory_search={"exclude": ["drafts/"]})
    assert paths(ask(engine)) == ["MEMORY.md"]


def test_settings_that_change_change_the_engine(start: StartQmd, qmd: StandIn, notes: Path) -> None:
    qmd.set(search={"out": TEA}, vsearch={"out": TEA})
    engine = start()
    engine.apply(configure(notes, qmd.command, {"searchMode": "vsearch"}))
    wait_until(lambda: ask(engine).mode == "vector", timeout=60, what="the new way of searching")
    plain = configure(notes, qmd.command, {})
    engine.apply(plain.replace(memory=plain.memory.replace(backend="builtin")))
    wait_until(lambda: ask(engine).backend == "builtin", timeout=60, what="the built-in engine")
    assert engine.status().backend_reason == ""


def test_settings_that_change_while_an_engine_is_made_are_not_missed(
    start: StartQmd, qmd: StandIn, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = start()
    backends, wish = engine.backends, engine.backends._wish
    new = configure(notes, qmd.command, {"searchMode": "vsearch"})

    def wish_then_change(agent: str) -> QmdWish | None:
        monkeypatch.setattr(backends, "_wish", wish)
        older = wish(agent)
        engine._agents.settings = new
        backends._drop(agent)
        return older

    monkeypatch.setattr(backends, "_wish", wish_then_change)
    made = backends._of("main")
    assert made is not None
    assert made.wish == wish("main")


def test_closing_ends_an_update_that_hangs(start: StartQmd, qmd: StandIn) -> None:
    qmd.set(update={"seconds": 600})
    start(wait=False)
    wait_until(lambda: qmd.calls("update"), timeout=60, what="the update to begin")


def test_another_process_that_updates_is_waited_for(start: StartQmd, qmd: StandIn, tmp_path: Path) -> None:
    home = app_paths().data_dir / "agents" / "main" / "qmd"
    lock = Ownership.take(home, "store")
    assert lock is not None
    engine = start(wait=False)
    assert ask(engine).backend == "builtin"
    assert qmd.calls("update") == []
    lock.release()
    wait_until(lambda: engine.status().backend == "qmd", timeout=60, what="its turn")


def test_a_forgotten_note_leaves_qmd_too(start: StartQmd, notes: Path) -> None:
    (notes / "memory" / "2026-02-05.md").write_text("The zebra came by.\n", encoding="utf-8")
    engine = start(real_qmd())
    index = app_paths().data_dir / "agents" / "main" / "qmd" / "xdg-cache" / "qmd"
    assert any(b"zebra" in file.read_bytes() for file in index.iterdir() if file.is_file())
    (notes / "memory" / "2026-02-05.md").unlink()
    engine.forget_in_index("memory/2026-02-05.md")
    wait_until(lambda: engine.status().backend == "qmd", timeout=60, what="QMD to be ready again")
    assert not any(b"zebra" in file.read_bytes() for file in index.iterdir() if file.is_file())
    assert ask(engine).backend == "qmd"


def test_a_deleted_agent_leaves_nothing_with_qmd(start: StartQmd, home: Path, tmp_path: Path) -> None:
    conversation(home / ".openclaw" / "agents" / "main" / "sessions", "s1", "zebra")
    export = tmp_path / "export"
    engine = start(sessions={"enabled": True, "exportDir": str(export)})
    assert [path.name for path in (export / "main").glob("*.md")] == ["s1.md"]
    engine.backends.forget("main")
    assert list((export / "main").iterdir()) == []


def test_the_doctor_really_asks_for_it(start: StartQmd, notes: Path) -> None:
    engine = start(real_qmd())
    (check,) = (check for check in check_engine(engine) if check.name == "QMD")
    assert (check.level, check.finding[:6]) == ("ok", "qmd 2.")
    engine.apply(configure(notes, "no-such-qmd", {"update": {"onBoot": False}}))
    wait_until(lambda: any("no program" in check.finding for check in check_engine(engine)))
