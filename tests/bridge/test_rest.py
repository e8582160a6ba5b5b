"""The REST routes by a real HTTP client."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import httpx
import pytest

from app.bridge.answers import DATA_NOTE
from app.bridge.lifecycle import flush, report_status, start_sync
from app.bridge.refusal import Refused
from app.bridge.service import Caller
from app.errors import MemoroError
from tests.helpers.bridge import RunningBridge, start_bridge
from tests.helpers.log_rules import ExpectLog
from tests.helpers.waiting import wait_until


def search(client: httpx.Client, query: str, **wishes: object) -> dict[str, object]:
    answer = client.post("/v1/memory/search", json={"query": query, **wishes})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_health_needs_no_token_and_tells_nothing(running: RunningBridge) -> None:
    answer = running.stranger().get("/health")
    assert answer.status_code == 200
    assert set(answer.json()) == {"ok", "name", "version"}


def test_search_then_get(client: httpx.Client) -> None:
    answer = client.post("/v1/memory/search", json={"query": "TKY-88431"}).json()
    best = answer["results"][0]
    assert answer["about"] == DATA_NOTE
    assert (best["path"], best["focusStartLine"]) == ("memory/2026-11-02.md", 4)
    assert best["citation"] == "memory/2026-11-02.md#L4"
    assert len(best["snippet"]) < 800
    assert "text" not in best
    excerpt = client.post("/v1/memory/get", json={"path": best["path"], "from": 4, "lines": 1}).json()
    assert excerpt["text"] == "- 受付番号はTKY-88431、伝えること。"
    assert excerpt["about"] == DATA_NOTE


def test_a_citation_from_an_answer_leads_back_to_its_place(client: httpx.Client) -> None:
    footer = client.post("/v1/memory/search", json={"query": "TKY-88431"}).json()["results"][0]["snippet"]
    best = client.post("/v1/memory/search", json={"query": footer.split("\n\n")[-1]}).json()["results"][0]
    assert best["snippet"] == footer
    assert best["citation"] == "memory/2026-11-02.md#L4"


@pytest.mark.parametrize(
    ("wish", "first", "last"),
    [
        ({"path": "memory/2026-11-02.md#L4"}, 4, 4),
        ({"path": "memory/2026-11-02.md#L3-L4"}, 3, 4),
        ({"path": "memory/2026-11-02.md#L4", "from": 1, "lines": 2}, 1, 2),
        ({"path": "memory/2026-11-02.md#L4-L2"}, 4, 4),
    ],
)
def test_a_citation_is_a_place_to_read(
    client: httpx.Client, wish: dict[str, object], first: int, last: int
) -> None:
    plain = {"path": "memory/2026-11-02.md", "from": first, "lines": last - first + 1}
    expected = client.post("/v1/memory/get", json=plain).json()
    assert expected["text"]
    assert client.post("/v1/memory/get", json=wish).json() == expected


@pytest.mark.parametrize(
    "path", ["../secret.md#L1", "/etc/passwd#L1", "memory/none.md#L0", "MEMORY.md#L1#L2"]
)
def test_a_citation_of_what_may_not_be_read_gives_nothing(client: httpx.Client, path: str) -> None:
    assert client.post("/v1/memory/get", json={"path": path}).json()["text"] == ""


def test_the_same_question_has_the_same_bytes(client: httpx.Client) -> None:
    first, second = (client.post("/v1/memory/search", json={"query": "boiler"}) for _ in range(2))
    assert first.content == second.content


def test_a_note_that_does_not_exist_is_an_answer(client: httpx.Client) -> None:
    answer = client.post("/v1/memory/get", json={"path": "memory/none.md"})
    assert answer.json() == {"text": "", "path": "memory/none.md", "status": "not_found"}


def test_append_goes_to_todays_log_and_is_found(running: RunningBridge, client: httpx.Client) -> None:
    today = datetime.now().astimezone().date().isoformat()
    text = "- Decided: the otter survey moves to June."
    answer = client.post("/v1/memory/append", json={"text": text, "reason": "a decision"}).json()
    assert (answer["status"], answer["path"]) == ("written", f"memory/{today}.md")
    file = running.workspace / "memory" / f"{today}.md"
    assert file.read_text(encoding="utf-8") == f"# {today}\n\n{text}\n"
    again = client.post("/v1/memory/append", json={"text": text + "\n"}).json()
    assert again["status"] == "duplicate"
    assert file.read_text(encoding="utf-8").count("otter") == 1
    wait_until(lambda: search(client, "otter")["results"], what="the new line to be found")


@pytest.mark.parametrize("path", ["MEMORY.md", "memory/projects.md"])
def test_curated_notes_by_trust(running: RunningBridge, path: str) -> None:
    file = running.workspace / path
    before = file.read_bytes()
    wish = {"text": "- The boiler is blue.", "path": path}
    refused = running.client("reader", curated="read").post("/v1/memory/append", json=wish).json()
    assert refused["status"] == "refused"
    assert file.read_bytes() == before
    written = running.client("writer", curated="write").post("/v1/memory/append", json=wish).json()
    assert written["status"] == "written"
    assert file.read_bytes().startswith(before)


def test_a_reader_may_not_write_the_log_either(running: RunningBridge) -> None:
    reader = running.client("reader", curated="read", daily="read")
    assert reader.post("/v1/memory/append", json={"text": "x"}).json()["status"] == "refused"


def test_the_daily_log_by_trust_as_well(running: RunningBridge) -> None:
    careful = running.client("careful", curated="write", daily="propose")
    answer = careful.post("/v1/memory/append", json={"text": "- An otter."}).json()
    assert answer["status"] == "proposed"
    assert not (running.workspace / answer["path"]).exists()
    running.engine.records.inbox().accept(int(answer["proposal"]))
    assert "An otter" in (running.workspace / answer["path"]).read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["", "  \n ", "a\0b", "x" * 20_001])
def test_nothing_senseless_is_written(running: RunningBridge, client: httpx.Client, text: str) -> None:
    answer = client.post("/v1/memory/append", json={"text": text})
    assert answer.status_code == 400 or answer.json()["status"] == "refused"
    assert len(list((running.workspace / "memory").iterdir())) == 2


def test_context_of_a_main_session(running: RunningBridge, client: httpx.Client) -> None:
    today = datetime.now().astimezone().date()
    for day, word in ((today, "today"), (today - timedelta(days=1), "yesterday")):
        (running.workspace / "memory" / f"{day.isoformat()}.md").write_text(f"- {word}\n", encoding="utf-8")
    answer = client.get("/v1/memory/context").json()
    assert answer["session"] == "main"
    assert answer["date"] == today.isoformat()
    assert [note["text"] for note in answer["notes"]][1:] == ["- today", "- yesterday"]
    assert answer["notes"][0]["path"] == "MEMORY.md"
    assert answer["about"] == DATA_NOTE
    assert client.get("/v1/memory/context", params={"sessionKey": "agent:main:main"}).json() == answer
    (running.workspace / "memory.md").write_text("- The older spelling.\n", encoding="utf-8")
    paths = [note["path"] for note in client.get("/v1/memory/context").json()["notes"]]
    assert paths[:2] == ["MEMORY.md", "memory.md"]


@pytest.mark.parametrize(
    ("key", "session"),
    [("agent:main:telegram:direct:7", "direct"), ("agent:main:discord:group:7", "group")],
)
def test_other_sessions_get_no_curated_memory(
    running: RunningBridge, client: httpx.Client, key: str, session: str
) -> None:
    today = datetime.now().astimezone().date()
    for days, word in ((0, "today"), (1, "yesterday"), (2, "before")):
        day = (today - timedelta(days=days)).isoformat()
        (running.workspace / "memory" / f"{day}.md").write_text(f"- {word}\n", encoding="utf-8")
    (running.workspace / "memory.md").write_text("- The older spelling.\n", encoding="utf-8")
    answers = [client.get("/v1/memory/context", params={"sessionKey": key})]
    if session == "group":
        answers.append(client.get("/v1/memory/context", headers={"memoro-session-key": key}))
        answers.append(running.client("bot", session="group").get("/v1/memory/context"))
    for answer in answers:
        assert answer.json()["session"] == session
        assert [note["text"] for note in answer.json()["notes"]] == ["- today", "- yesterday"]


def test_a_group_gets_no_citations_and_nothing_of_the_private_note(running: RunningBridge) -> None:
    group = running.client("group-bot", session="group")
    answer = search(group, "heron survey")
    assert answer["citations"] is False
    assert [hit["path"] for hit in answer["results"]] == ["memory/projects.md"]  # type: ignore[attr-defined]
    assert "Source:" not in str(answer)
    for query in ("boiler", "Source: MEMORY.md#L3", "memory.md"):
        assert "MEMORY" not in str(search(group, query)["results"])
    assert search(group, "boiler") == search(group, "xylophone"), "nor whether the private note has it"
    assert search(group, '"boiler" heron') == search(group, '"xylophone" heron')
    assert search(group, '"boiler" heron')["results"], "a phrase that no note has is no command"
    assert group.get("/v1/memory/context").json()["notes"] == []


@pytest.mark.parametrize(
    "path",
    ["MEMORY.md", "./MEMORY.md", "memory.md", "MEMORY.MD", "./memory.md", "././MEMORY.md", ".\\.\\MEMORY.md"],
)
def test_no_spelling_leads_a_group_to_the_private_note(running: RunningBridge, path: str) -> None:
    before = (running.workspace / "MEMORY.md").read_bytes()
    group = running.client("group-bot", session="group", curated="write")
    assert group.post("/v1/memory/get", json={"path": path}).json()["text"] == ""
    refused = group.post("/v1/memory/append", json={"text": "- x", "path": path}).json()
    assert refused["status"] == "refused"
    assert (running.workspace / "MEMORY.md").read_bytes() == before
    assert running.engine.records.inbox().waiting() == []
    assert not (running.workspace / "memory.md").exists()


@pytest.mark.parametrize("key", ["agent:main:slack:channel:c1", f"agent:main:{'x' * 600}:channel:c1"])
def test_a_header_lowers_a_conversation_to_a_group(client: httpx.Client, key: str) -> None:
    headers = {"memoro-session-key": key}
    answer = client.post("/v1/memory/search", json={"query": "boiler"}, headers=headers).json()
    assert answer["citations"] is False
    assert answer["results"] == []
    of_others = ({"path": "MEMORY.md"}, {"path": "MEMORY.md#L1"})
    for path, body in (
        *(("get", each) for each in of_others),
        ("append", {"path": "MEMORY.md", "text": "- x"}),
    ):
        refused = client.post(f"/v1/memory/{path}", json=body, headers=headers).json()
        assert (refused.get("text", ""), refused["status"]) == ("", "refused")


@pytest.mark.parametrize("keys", [["main", "group:7"], ["group:7", "main"]])
def test_of_two_keys_that_of_a_group_counts(client: httpx.Client, keys: list[str]) -> None:
    headers = [("memoro-session-key", key) for key in keys]
    answer = client.post("/v1/memory/get", json={"path": "MEMORY.md"}, headers=headers).json()
    assert answer["status"] == "refused"


def test_an_agents_token_reaches_its_own_memory_only(tmp_path: Path, workspace: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "MEMORY.md").write_text("- The walrus is at work.\n", encoding="utf-8")
    agents = f"{{ id: 'main', default: true }}, {{ id: 'work', workspace: {str(other)!r} }}"
    config = (
        f"agents: {{ defaults: {{ workspace: {str(workspace)!r}, memorySearch: {{ provider: 'none' }} }}, "
    )
    running = start_bridge(workspace, settings=f"{config} list: [{agents}] }}")
    try:
        main, work = running.client("one"), running.client("two", agent="work")
        wait_until(lambda: search(work, "walrus")["results"], what="the other agent's index")
        assert search(main, "walrus")["results"] == []
        assert search(work, "boiler")["results"] == []
        assert "walrus" in work.post("/v1/memory/get", json={"path": "MEMORY.md"}).json()["text"]
        assert "boiler" in main.post("/v1/memory/get", json={"path": "MEMORY.md"}).json()["text"]
        body = {"query": "walrus", "agent": "work"}
        assert main.post("/v1/memory/search", json=body).status_code == 400
        assert main.get("/v1/status").json()["agent"] == "main"
    finally:
        running.stop()


def test_status_and_sync(running: RunningBridge, client: httpx.Client) -> None:
    status = client.get("/v1/status").json()
    assert (status["agent"], status["notes"]) == ("main", 3)
    assert str(running.workspace) not in client.get("/v1/status").text
    (running.workspace / "memory" / "new.md").write_text("- An ibis.\n", encoding="utf-8")
    assert client.post("/v1/sync", json={}).json() == {"started": True}
    wait_until(lambda: search(client, "ibis")["results"], what="the sync")


def test_pause_stops_everything_and_is_undone(running: RunningBridge, client: httpx.Client) -> None:
    running.bridge.assistants.pause(True)
    for answer in (client.post("/v1/memory/search", json={"query": "boiler"}), client.get("/v1/status")):
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "paused"
    running.bridge.assistants.pause(False)
    assert search(client, "boiler")["results"]


def test_activity_says_who_asked_what_without_the_notes(running: RunningBridge, client: httpx.Client) -> None:
    search(client, "boiler")
    client.post("/v1/memory/append", json={"text": "- secret otter"})
    acts = running.bridge.activity.latest()
    assert [(act.assistant, act.tool) for act in acts] == [
        ("helper", "memory_append"),
        ("helper", "memory_search"),
    ]
    assert acts[1].what == "boiler"
    assert "otter" not in str(acts)
    assert running.bridge.activity.calls_today("helper") == 2
    assert running.bridge.activity.last_call("helper") is not None


def test_a_proposal_waits_for_the_user_and_names_its_assistant(
    running: RunningBridge, client: httpx.Client
) -> None:
    before = (running.workspace / "MEMORY.md").read_bytes()
    wish = {"text": "- The boiler is blue.", "path": "MEMORY.md", "reason": "seen in a photo"}
    answer = client.post("/v1/memory/append", json=wish).json()
    assert answer["status"] == "proposed"
    assert (running.workspace / "MEMORY.md").read_bytes() == before
    (proposal,) = running.engine.records.inbox().list()
    assert (str(proposal.id), proposal.who, proposal.why) == (
        answer["proposal"],
        "agent:helper",
        "seen in a photo",
    )
    assert client.post("/v1/memory/append", json=wish).json()["proposal"] == answer["proposal"]
    running.engine.records.inbox().accept(proposal.id)
    assert (running.workspace / "MEMORY.md").read_bytes() == before + b"- The boiler is blue.\n"


def test_the_history_names_the_assistant_and_its_reason(running: RunningBridge, client: httpx.Client) -> None:
    answer = client.post("/v1/memory/append", json={"text": "- An otter.", "reason": "told\nso"}).json()
    (change,) = running.engine.records.history().changes(path=answer["path"])
    assert (change.who, change.why, change.added) == ("agent:helper", "told so", 3)


def test_a_call_that_waited_while_its_assistant_was_disconnected_is_refused(running: RunningBridge) -> None:
    running.connect()
    caller = Caller(running.bridge.assistants.all()[0])
    running.bridge.tokens.revoke("helper")
    service = running.bridge.service
    for work in (
        lambda: service.call(caller, "memory_search", {"query": "boiler"}),
        lambda: service.admit_to_memory(caller),
        lambda: flush(service, caller, {}),
        lambda: report_status(service, caller),
        lambda: start_sync(service, caller, {}),
    ):
        with pytest.raises(Refused, match="disconnected"):
            work()


def test_a_failure_tells_no_folder_of_the_users(
    running: RunningBridge, client: httpx.Client, monkeypatch: pytest.MonkeyPatch, expected_logs: ExpectLog
) -> None:
    def fail(*_words: object, **_more: object) -> None:
        raise MemoroError("The disk is full", f"{running.workspace} has no room.", "Free some space.")

    monkeypatch.setattr(running.engine, "get", fail)
    answer = client.post("/v1/memory/get", json={"path": "MEMORY.md"})
    words = {"code": "unavailable", "title": "The disk is full", "action": "Free some space."}
    assert (answer.status_code, answer.json()["error"]) == (503, words)
    expected_logs("memory_get failed")
    monkeypatch.setattr(running.engine, "get", lambda *_words, **_more: 1 / 0)
    answer = client.post("/v1/memory/get", json={"path": "MEMORY.md"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "bug")
    assert "division" not in answer.text
    assert [act.outcome for act in running.bridge.activity.latest(2)] == ["failed", "failed"]


def test_a_folder_that_went_away_is_no_memory_without_that_note(
    running: RunningBridge, client: httpx.Client
) -> None:
    assert client.post("/v1/memory/get", json={"path": "MEMORY.md"}).json()["text"]
    running.workspace.rename(running.workspace.with_name("away"))
    answer = client.post("/v1/memory/get", json={"path": "MEMORY.md"})
    running.workspace.with_name("away").rename(running.workspace)
    assert (answer.status_code, answer.json()["error"]["title"]) == (503, "The memory folder is missing")
    assert str(running.workspace) not in answer.text


def test_a_long_private_note_keeps_no_other_from_a_group(running: RunningBridge) -> None:
    lines = "".join(f"## Part {number}\n\n- A heron, a heron, and a heron.\n\n" for number in range(40))
    (running.workspace / "MEMORY.md").write_text(lines, encoding="utf-8")
    alone, group = running.client("alone"), running.client("group-bot", session="group")
    wait_until(lambda: len(found(alone, "heron", 50)) > 40, what="all of the note in the index")
    assert found(group, "heron", 6) == ["memory/projects.md"]


def found(client: httpx.Client, query: str, most: int) -> list[str]:
    answer = client.post("/v1/memory/search", json={"query": query, "maxResults": most}).json()
    return [hit["path"] for hit in answer["results"]]


def test_who_sends_too_long_a_text_is_told_how_long_it_may_be(client: httpx.Client) -> None:
    wishes = [
        ("/v1/memory/append", {"text": "x" * 20_001}, "text: 20,001 characters are too many; 20,000"),
        ("/v1/memory/search", {"query": "x" * 2_001}, "query: 2,001 characters are too many; 2,000"),
        ("/v1/memory/search", {"query": "x", "maxResults": 51}, "maxResults: 51 is greater than"),
    ]
    for path, body, told in wishes:
        assert client.post(path, json=body).json()["error"]["message"].startswith(told)


def test_without_a_memory_folder_the_answer_says_so(home: Path) -> None:
    running = start_bridge(None)
    try:
        client = running.client()
        answer = search(client, "boiler")
        assert (answer["results"], answer["disabled"]) == ([], True)
        assert answer["error"] == "No memory folder yet"
        assert answer["action"]
        for path, body in (("/v1/memory/append", {"text": "- x"}), ("/v1/memory/get", {"path": "MEMORY.md"})):
            refused = client.post(path, json=body)
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "unavailable")
        status = client.get("/v1/status").json()
        assert (status["state"], status["problem"]) == ("no_folder", "No memory folder yet")
    finally:
        running.stop()
