"""An assistant is connected, searches and writes; what it did is told, and what it proposes waits."""

from __future__ import annotations

import json
from typing import Any

import anyio
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from tests.end2end.new_user.steering import opens_settings
from tests.end2end.new_user.walk import Walk, day, log

ASSISTANT = "Claude Code"
LOGGED, PROPOSED = "An otter was seen at the river.", "Anna prefers tea to coffee."


def connecting(walk: Walk) -> None:
    """Its entry is shown before it is written."""
    person, config = walk.person, walk.stage.home / ".claude.json"
    (walk.stage.home / ".claude").mkdir()
    opens_settings(walk)
    person.clicks("Assistants", "list item")
    person.sees("Found on this computer, not connected", "label")
    walk.look("assistants")
    person.clicks("Connect…", "button")
    person.waits_for_window("Connect %1")
    person.sees("The change", "text")
    assert not config.exists()
    walk.look("what-will-be-written")
    person.clicks("Connect", "button")
    person.waits(config.exists, "the assistant's configuration")
    person.sees("Connected", "label")
    walk.look("connected")
    person.clicks("Test the connection", "button")
    person.sees("The connection works: %Ln tool(s) offered.", "label")
    walk.look("connection-works")


def talking(walk: Walk) -> None:
    """What the assistant does, started as its configuration says."""
    found, written, proposed = anyio.run(_conversation, walk)
    assert found["results"][0]["path"] == log(1)
    assert written["status"] == "written"
    assert proposed["status"] == "proposed"
    assert LOGGED in walk.text_of(log())
    assert PROPOSED not in walk.text_of("MEMORY.md")
    walk.person.sees_notice()
    walk.look("it-proposes-a-change")


async def _conversation(walk: Walk) -> list[dict[str, Any]]:
    entry = json.loads((walk.stage.home / ".claude.json").read_text(encoding="utf-8"))["mcpServers"]["memoro"]
    server = StdioServerParameters(command=entry["command"], args=entry["args"], env=walk.stage.env)
    with anyio.fail_after(60):
        async with Client(stdio_client(server)) as client:
            calls = (
                ("memory_search", {"query": "When does the heating firm call back?"}),
                ("memory_append", {"text": f"- {LOGGED}", "reason": "you told me"}),
                ("memory_append", {"text": f"- {PROPOSED}", "path": "MEMORY.md", "reason": "she said so"}),
            )
            return [(await client.call_tool(name, words)).structured_content or {} for name, words in calls]


def reviewing(walk: Walk) -> None:
    """By a click on the notice, or from the menu when that is gone."""
    person = walk.person
    if not person.clicks_notice():
        person.from_tray("%Ln proposal(s) to review…")
    person.waits_for_window("Memory library")
    person.clicks_at(person.row(ASSISTANT))
    person.reads(PROPOSED)
    walk.look("a-proposal")
    person.clicks("Accept", "button")
    person.waits(lambda: PROPOSED in walk.text_of("MEMORY.md"), "what was proposed")
    person.sees("Accepted and written to %1.", "label")
    walk.look("accepted")
    person.clicks("History", "list item")
    person.clicks_at(person.row("garden"))  # it is where it was left: the newest are above what is seen
    person.presses("Home")
    person.clicks_at(person.row(str(day()), ASSISTANT))
    person.reads(LOGGED)
    walk.look("what-the-assistant-did")
    person.closes("Memory library")
    person.waits_for_window("Settings")
    person.sees("Last call: %1", "label")
    walk.look("what-it-may-do")
    person.closes("Settings")
