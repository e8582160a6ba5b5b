"""What an assistant learns of its proposals: once unasked, whenever it asks, and nobody else's."""

from __future__ import annotations

from typing import Any

import anyio
import httpx
import pytest

from app.engine.ledger import Proposal
from app.errors import MemoroError
from app.notes.inbox import Inbox
from tests.helpers.bridge import RunningBridge
from tests.helpers.mcp_client import connected

Answer = dict[str, Any]
BLUE = "- The boiler is blue."


def append(client: httpx.Client, text: str, path: str | None = "MEMORY.md", session: str = "") -> Answer:
    headers = {"memoro-session-key": session} if session else {}
    wish = {"text": text} | ({"path": path} if path else {})
    return dict(client.post("/v1/memory/append", json=wish, headers=headers).json())


def ask(client: httpx.Client, session: str = "", **wishes: str) -> list[Answer]:
    headers = {"memoro-session-key": session} if session else {}
    answer = client.post("/v1/memory/proposals", json=wishes, headers=headers)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["proposals"])


def decide(
    running: RunningBridge, answer: Answer, reason: str | None = None, text: str | None = None
) -> None:
    inbox, number = running.engine.records.inbox(), int(answer["proposal"])
    if reason is None:
        inbox.accept(number, text)
    else:
        inbox.reject(number, reason)


def test_the_same_text_is_declined_with_the_reason_and_not_put_before_the_person_again(
    running: RunningBridge, client: httpx.Client
) -> None:
    first = append(client, BLUE)
    decide(running, first, "It is green.")
    again = append(client, f"\n{BLUE}\n\n")
    assert (again["status"], again["reason"], again["proposal"]) == (
        "declined",
        "It is green.",
        first["proposal"],
    )
    assert "decided" not in again  # it is said already
    assert running.engine.records.inbox().waiting() == []
    assert append(client, "- The boiler is green.")["status"] == "proposed"
    assert [act.outcome for act in running.bridge.activity.latest(2)] == ["proposed", "declined"]


def test_what_was_decided_is_told_once_with_the_next_thing_it_writes(
    running: RunningBridge, client: httpx.Client
) -> None:
    declined, accepted, changed, _waiting = (append(client, f"- Fact {number}.") for number in range(4))
    decide(running, declined, "Not a fact.")
    decide(running, accepted)
    decide(running, changed, text="- Fact number two.")
    told = append(client, "- An otter was seen.", None)
    assert told["status"] == "written"
    assert [
        (each["proposal"], each["status"], each.get("reason"), each.get("changed"))
        for each in told["decided"]
    ] == [
        (declined["proposal"], "declined", "Not a fact.", None),
        (accepted["proposal"], "accepted", None, None),
        (changed["proposal"], "accepted", None, True),
    ]
    assert "decided" not in append(client, "- Another otter was seen.", None)


def test_it_may_ask_at_any_time_and_then_it_is_not_told_unasked(
    running: RunningBridge, client: httpx.Client
) -> None:
    long = "- " + "The otter is seen again. " * 40
    first, second = append(client, BLUE), append(client, long)
    assert [each["status"] for each in ask(client)] == ["waiting", "waiting"]
    decide(running, first, "It is green.")
    (found,) = ask(client, status="declined")
    assert (found["text"], found["reason"], found["path"]) == (BLUE, "It is green.", "MEMORY.md")
    assert found["decided"]
    assert ask(client, status="accepted") == []
    assert ask(client, proposal=first["proposal"], status="waiting") == []
    assert len(ask(client, proposal=second["proposal"])[0]["text"]) == len(long.strip())
    assert len(ask(client, status="waiting")[0]["text"]) < 250
    assert "decided" not in append(client, "- An otter was seen.", None)


def test_nobody_learns_of_anothers_proposals(running: RunningBridge, client: httpx.Client) -> None:
    mine = append(client, BLUE)
    decide(running, mine, "It is green.")
    other = running.client("other")
    assert ask(other) == ask(other, proposal=mine["proposal"]) == []
    assert "decided" not in append(other, "- An otter was seen.", None)
    assert append(other, BLUE)["status"] == "proposed"
    assert [each["status"] for each in ask(client)] == ["declined"]


def test_a_conversation_that_others_read_hears_nothing_of_private_notes(
    running: RunningBridge, client: httpx.Client
) -> None:
    secret, open_ = append(client, BLUE), append(client, "- The heron came back.", "memory/projects.md")
    decide(running, secret, "It is green.")
    decide(running, open_, "It did not.")
    group = "agent:main:discord:group:7"
    told = append(client, "- An otter was seen.", None, group)
    assert [each["path"] for each in told["decided"]] == ["memory/projects.md"]
    assert [each["path"] for each in ask(client, group)] == ["memory/projects.md"]
    assert [each["path"] for each in append(client, "- Otters!", None)["decided"]] == ["MEMORY.md"]


def test_a_conversation_that_others_read_hears_neither_texts_nor_reasons(
    running: RunningBridge, client: httpx.Client
) -> None:
    group, path = "agent:main:discord:group:7", "memory/health.md"
    text = "- The user is being tested for gout."
    made = append(client, text, path)
    decide(running, made, "I told you that in private.")
    answers = [
        append(client, "- An otter was seen.", None, group)["decided"],
        ask(client, group),
        ask(client, group, proposal=made["proposal"]),
        [append(client, text, path, group)],
    ]
    for (each,) in answers:
        assert (each["proposal"], each["status"], each["path"]) == (made["proposal"], "declined", path)
        assert "gout" not in str(each)
        assert "in private" not in str(each)
    assert ask(client)[0]["reason"] == "I told you that in private."


def test_what_stands_there_already_is_no_proposal(running: RunningBridge, client: httpx.Client) -> None:
    answer = append(client, "- The boiler was serviced in October.")
    assert answer["status"] == "duplicate"
    assert running.engine.records.inbox().waiting() == []


def test_what_was_accepted_in_other_words_is_not_put_before_the_person_again(
    running: RunningBridge, client: httpx.Client
) -> None:
    decide(running, append(client, BLUE), text="- The boiler is green.")
    again = append(client, BLUE)
    assert again["status"] == "duplicate"
    assert again["message"] == "The user accepted this, in other words; read the note."
    assert running.engine.records.inbox().waiting() == []


def test_a_proposal_goes_with_its_note_and_is_known_by_both_names(
    running: RunningBridge, client: httpx.Client
) -> None:
    first = append(client, "- The heron came back.", "memory/projects.md")
    running.engine.records.editor().rename("memory/projects.md", "memory/birds.md")
    (found,) = ask(client)
    assert (found["path"], found["proposedFor"]) == ("memory/birds.md", "memory/projects.md")
    again = append(client, "- The heron came back.", "memory/projects.md")
    assert (again["status"], again["proposal"], again["path"]) == (
        "proposed",
        first["proposal"],
        "memory/birds.md",
    )
    decide(running, first)
    assert "heron came back" in (running.workspace / "memory" / "birds.md").read_text(encoding="utf-8")
    assert not (running.workspace / "memory" / "projects.md").exists()


def test_what_was_written_is_told_though_the_news_cannot_be_read(
    running: RunningBridge, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_inbox: Inbox, _who: str) -> list[Proposal]:
        raise MemoroError("The disk is full")

    monkeypatch.setattr(Inbox, "untold", fail)
    assert append(client, "- An otter was seen.", None)["status"] == "written"


@pytest.mark.parametrize(
    ("rights", "offered"),
    [
        ({"curated": "propose", "daily": "write"}, ["memory_append", "memory_proposals"]),
        ({"curated": "read", "daily": "propose"}, ["memory_append", "memory_proposals"]),
        ({"curated": "write", "daily": "write"}, ["memory_append"]),
        ({"curated": "read", "daily": "read"}, []),
    ],
)
def test_who_may_propose_may_ask(running: RunningBridge, rights: dict[str, str], offered: list[str]) -> None:
    token = running.connect("helper", **rights)

    async def work() -> list[str]:
        async with connected(running.bridge.url, token) as client:
            return [tool.name for tool in (await client.list_tools()).tools]

    assert anyio.run(work)[2:] == offered
