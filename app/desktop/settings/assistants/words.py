"""How the page names states, tools and outcomes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from app.desktop.dates import moment_text
from app.desktop.status_text import notes_count

if TYPE_CHECKING:
    from datetime import datetime

    from app.desktop.settings.assistants.bench import Standing

AFTERWARDS = (  # what app/bridge/connect says of each assistant
    QT_TRANSLATE_NOOP("Assistants", "Quit Claude Desktop completely and start it again."),
    QT_TRANSLATE_NOOP("Assistants", "Start a new session; /mcp shows the connection."),
    QT_TRANSLATE_NOOP(
        "Assistants", "Restart Cursor, and see that memoro is switched on under MCP in its settings."
    ),
    QT_TRANSLATE_NOOP("Assistants", "Restart the gateway; “openclaw mcp probe memoro” tries the connection."),
    QT_TRANSLATE_NOOP("Assistants", "Open the command “MCP: List Servers” and start memoro."),
)
_TOOLS: dict[str, Any] = {
    "memory_search": QT_TRANSLATE_NOOP("Assistants", "Searched"),
    "memory_get": QT_TRANSLATE_NOOP("Assistants", "Read"),
    "memory_append": QT_TRANSLATE_NOOP("Assistants", "Wrote"),
    "memory_proposals": QT_TRANSLATE_NOOP("Assistants", "Asked about its proposals"),
    "context": QT_TRANSLATE_NOOP("Assistants", "Began a conversation"),
    "flush": QT_TRANSLATE_NOOP("Assistants", "Asked whether to save now"),
    "status": QT_TRANSLATE_NOOP("Assistants", "Asked about the memory's state"),
    "sync": QT_TRANSLATE_NOOP("Assistants", "Updated the index"),
}
_OUTCOMES: dict[str, Any] = {
    "ok": QT_TRANSLATE_NOOP("Assistants", "Done"),
    "failed": QT_TRANSLATE_NOOP("Assistants", "Failed"),
    "unavailable": QT_TRANSLATE_NOOP("Assistants", "Failed"),
    "bug": QT_TRANSLATE_NOOP("Assistants", "Failed"),
    "invalid": QT_TRANSLATE_NOOP("Assistants", "Refused"),
    "unauthorized": QT_TRANSLATE_NOOP("Assistants", "Refused"),
    "refused": QT_TRANSLATE_NOOP("Assistants", "Refused"),
    "written": QT_TRANSLATE_NOOP("Assistants", "Written"),
    "proposed": QT_TRANSLATE_NOOP("Assistants", "Proposed"),
    "declined": QT_TRANSLATE_NOOP("Assistants", "Was declined before"),
    "duplicate": QT_TRANSLATE_NOOP("Assistants", "Was there already"),
    "not_found": QT_TRANSLATE_NOOP("Assistants", "Not found"),
    # What the flush gate decides, see app/bridge/flush.py.
    "due": QT_TRANSLATE_NOOP("Assistants", "Yes"),
    "not_due": QT_TRANSLATE_NOOP("Assistants", "Not yet"),
    "done_in_this_cycle": QT_TRANSLATE_NOOP("Assistants", "No, it did so already"),
    "disabled": QT_TRANSLATE_NOOP("Assistants", "No, the settings say so"),
    "memory_off": QT_TRANSLATE_NOOP("Assistants", "No, the settings say so"),
    "read_only_workspace": QT_TRANSLATE_NOOP("Assistants", "No, it may not write there"),
    "read_only_assistant": QT_TRANSLATE_NOOP("Assistants", "No, it may not write there"),
    "tokens_unknown": QT_TRANSLATE_NOOP("Assistants", "No, it does not say how long the conversation is"),
    "window_too_small": QT_TRANSLATE_NOOP("Assistants", "No, its conversations are too short for that"),
}
_COUNTED = re.compile(r"(\d+) (results|notes|proposals)")
_LOCAL: Any = QT_TRANSLATE_NOOP("Assistants", "Local tools")


class Counts(QObject):
    """Sentences with plural forms, which only `self.tr` knows."""

    def calls_today(self, count: int) -> str:
        return self.tr("%Ln call(s) today", "", count)

    def results(self, count: int) -> str:
        return self.tr("%Ln result(s)", "", count)

    def proposals(self, count: int) -> str:
        return self.tr("%Ln proposal(s)", "", count)

    def tools(self, count: int) -> str:
        return self.tr("The connection works: %Ln tool(s) offered.", "", count)


def state_text(standing: Standing) -> tuple[str, str]:
    """What is said of a state, and the role of its colour."""
    state, translate = standing.state, QCoreApplication.translate
    registered = standing.registered
    if state in ("available", "not_found") and registered and registered.token_hash:
        return translate("Assistants", "Connected by a token"), "good"
    if state == "connected":
        return translate("Assistants", "Connected"), "good"
    if state == "outdated" and standing.client is None:
        return translate("Assistants", "Its token did not come with the backup. Make a new one."), "notice"
    if state == "outdated":
        return translate("Assistants", "The connection is not complete. Connect it again."), "notice"
    if state == "unreadable":
        return translate("Assistants", "Its configuration file cannot be read."), "problem"
    if state == "available":
        return translate("Assistants", "Found on this computer, not connected"), "muted"
    return translate("Assistants", "Not found on this computer"), "muted"


def calls_text(last: datetime | None, today: int) -> str:
    if last is None:
        return QCoreApplication.translate("Assistants", "No calls yet")
    text = QCoreApplication.translate("Assistants", "Last call: %1")
    return f"{text.replace('%1', moment_text(last))} · {Counts().calls_today(today)}"


def afterwards_text(text: str) -> str:
    return QCoreApplication.translate("Assistants", text)


def quoted(text: str) -> str:
    return QCoreApplication.translate("Assistants", "“%1”").replace("%1", text)


def name_text(name: str) -> str:
    """An assistant's name; that of the local tools is not the person's own."""
    if name == _LOCAL or name.startswith(f"{_LOCAL} ("):
        return QCoreApplication.translate("Assistants", _LOCAL) + name.removeprefix(_LOCAL)
    return name


def tool_text(tool: str) -> str:
    return QCoreApplication.translate("Assistants", _TOOLS[tool]) if tool in _TOOLS else tool


def outcome_text(outcome: str) -> str:
    found = _COUNTED.fullmatch(outcome)
    if found:
        count = int(found[1])
        counted = {"results": Counts().results, "notes": notes_count, "proposals": Counts().proposals}
        return counted[found[2]](count)
    return QCoreApplication.translate("Assistants", _OUTCOMES[outcome]) if outcome in _OUTCOMES else outcome
