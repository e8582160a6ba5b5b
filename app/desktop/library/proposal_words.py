"""A proposal in words: whose it is, what accepting it does or did, and why it could not be accepted."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from app.desktop.dates import moment_text
from app.desktop.library.refusals import refusal
from app.desktop.library.words import who_text
from app.desktop.popup.states import View
from app.desktop.problems import in_words
from app.desktop.punctuation import listed, quoted, sentences
from app.desktop.status_text import number
from app.engine.ledger import Conflict, NotDone
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.engine.ledger import Proposal

Hindrance = Conflict | NotDone | MemoroError


class ProposalCounts(QObject):
    """Sentences with plural forms, which only `self.tr` knows."""

    def marked(self, count: int) -> str:
        return self.tr("%Ln proposal(s) marked", "", count)

    def accept(self, count: int) -> str:
        return self.tr("Accept all %Ln", "", count)

    def reject(self, count: int) -> str:
        return self.tr("Decline all %Ln", "", count)

    def accepted(self, count: int) -> str:
        return self.tr("%Ln proposal(s) accepted and written.", "", count)

    def rejected(self, count: int) -> str:
        return self.tr("%Ln proposal(s) declined. Nothing was written.", "", count)

    def failed(self, count: int) -> str:
        return self.tr("%Ln could not be written; each says why.", "", count)


def head_line(proposal: Proposal, seen: str | None) -> str:
    """`seen` is the hash of the note it is for, "" where there is none, None while that is not known."""
    parts = [who_text(proposal.who), moment_text(proposal.when), _deed(proposal, seen)]
    return " · ".join(part for part in parts if part)


def _deed(proposal: Proposal, seen: str | None) -> str:
    translate = QCoreApplication.translate
    if proposal.state != "waiting":
        when = moment_text(proposal.decided) if proposal.decided else ""
        accepted = translate("ProposalPane", "accepted by you, %1")
        text = accepted if proposal.state == "accepted" else translate("ProposalPane", "declined by you, %1")
        return text.replace("%1", when)
    if seen is None:
        return ""
    if not seen:
        return translate("ProposalPane", "makes a new note")
    if proposal.kind == "append":
        return translate("ProposalPane", "adds to the note")
    return translate("ProposalPane", "rewrites the note")


def story(proposal: Proposal) -> str:
    """Why it was proposed, and what happened to it and its note since."""
    translate = QCoreApplication.translate
    parts = [quoted(proposal.why)]
    if proposal.named:
        renamed = translate("ProposalPane", "Proposed for %1, which has been renamed since.")
        parts.append(renamed.replace("%1", proposal.named))
    if proposal.edited:
        parts.append(translate("ProposalPane", "You changed the text; below is what was proposed."))
    elif proposal.state == "accepted" and proposal.change is None:
        parts.append(translate("ProposalPane", "The note had it already, so nothing was written."))
    if proposal.reason:
        parts.append(translate("ProposalPane", "Declined: %1").replace("%1", proposal.reason))
    return "\n".join(part for part in parts if part)


def first_words(text: str) -> str:
    """The first line that says something, without the signs of Markdown before it; headings say little."""
    lines = [line.strip() for line in text.split("\n")]
    said = [line for line in lines if line and not line.startswith("#")] or lines
    return said[0].lstrip("#>-*+ ")


def counted_by(proposals: Iterable[Proposal]) -> str:
    """Codex 7, Claude Code 5"""
    whos = Counter(each.who for each in proposals)
    return listed(f"{who_text(who)} {number(count)}" for who, count in whos.most_common())


def hindrance_view(why: Hindrance) -> View:
    """Why a proposal could not be accepted."""
    translate = QCoreApplication.translate
    if isinstance(why, MemoroError):
        told = in_words(why)
        return View("problem", told.title, sentences(told.message, told.action), kind="problem")
    if isinstance(why, Conflict):
        return View("warning", clash_text())
    if why.code == "went":
        return View("warning", translate("ProposalPane", "The note is gone. Accept again to make it anew."))
    if why.code == "came":
        return View("warning", translate("ProposalPane", "The note is there now. Accept again to add to it."))
    return View("warning", refusal(why.code, why.reason))


def clash_text() -> str:
    return QCoreApplication.translate(
        "ProposalPane", "The note was changed since, in the same lines. Change the proposal first."
    )
