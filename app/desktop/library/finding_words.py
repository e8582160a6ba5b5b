"""Findings of the check-up in words: what it is, and what a person could do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.desktop.library.words import Numbers
from app.desktop.punctuation import labelled
from app.desktop.status_text import number

if TYPE_CHECKING:
    from app.engine.ledger import Finding, Reached


def progress_text(reached: Reached) -> str:
    """What the check-up does just now."""
    if reached.stage == "reading":
        text = QCoreApplication.translate("Library", "Reading the notes: %1 of %2")
        return text.replace("%1", number(reached.done)).replace("%2", number(reached.total))
    if reached.stage == "notes":
        return QCoreApplication.translate("Library", "Comparing the notes with each other…")
    return QCoreApplication.translate("Library", "Looking for what is said more than once…")


def kind_name(finding: Finding) -> str:
    return {
        "duplicate_note": QCoreApplication.translate("Library", "Notes that say nearly the same"),
        "duplicate_entry": QCoreApplication.translate("Library", "Said more than once"),
        "contradicting_dates": QCoreApplication.translate("Library", "Dates that contradict"),
        "long_memory": QCoreApplication.translate("Library", "Long-term memory is long"),
        "secret": QCoreApplication.translate("Library", "Looks like a secret"),
        "stale_logs": QCoreApplication.translate("Library", "Old daily logs"),
    }[finding.kind]


def sentence(finding: Finding) -> str:
    """One line about it."""
    facts = finding.facts
    if finding.kind == "secret":
        return labelled(_secret_name(str(facts["what"])), str(facts["masked"]))
    if finding.kind == "contradicting_dates":
        return f"{facts['dates']} · {facts['text']}"
    if finding.kind == "long_memory":
        text = QCoreApplication.translate("Library", "About %1 tokens; more than %2 slow each conversation.")
        return text.replace("%1", number(int(facts["tokens"]))).replace("%2", number(int(facts["limit"])))
    if finding.kind == "stale_logs":
        return f"{Numbers().old_logs(int(facts['count']))}, {facts['first']} – {facts['last']}"
    alike = QCoreApplication.translate("Library", "%1 % alike")
    alike = alike.replace("%1", number(int(facts["similarity"])))
    return f"{alike} · {facts['text']}" if "text" in facts else alike


def _secret_name(what: str) -> str:
    return {
        "private key": QCoreApplication.translate("Library", "Private key"),
        "API key": QCoreApplication.translate("Library", "API key"),
        "access key": QCoreApplication.translate("Library", "Access key"),
        "access token": QCoreApplication.translate("Library", "Access token"),
        "chat token": QCoreApplication.translate("Library", "Chat token"),
        "bearer token": QCoreApplication.translate("Library", "Bearer token"),
        "password": QCoreApplication.translate("Library", "Password"),
    }[what]


def proposal(finding: Finding) -> str:
    """What a person could do about it."""
    return {
        "merge": QCoreApplication.translate(
            "Library", "Keep it in one place and delete it in the others, so that corrections reach it all."
        ),
        "choose_date": QCoreApplication.translate(
            "Library", "Correct the one that is wrong, or your assistant may believe either."
        ),
        "shorten": QCoreApplication.translate(
            "Library", "Move details to notes of their own; the assistant finds them by searching."
        ),
        "remove_secret": QCoreApplication.translate(
            "Library",
            "Take it out of the note, then forget the note's earlier versions. A key that was shown to an"
            " assistant should be replaced.",
        ),
        "archive": QCoreApplication.translate(
            "Library", "Nothing must be done. If they are in the way, keep what matters and delete them."
        ),
    }[finding.action]
