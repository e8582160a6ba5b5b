"""What became of an assistant's proposals, told to the one that made them and to nobody else.

A decision is told once unasked, with the next thing that the assistant writes; whoever asks is told again.
In a conversation that others read neither text nor reason is told: something may have been proposed in
private, and stand in no note because the person did not want it there.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from app.bridge.reading import is_private
from app.engine.writing import signature
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.bridge.service import Caller, MemoryService
    from app.engine.ledger import Proposal, State

log = logging.getLogger(__name__)
Answer = dict[str, Any]
MOST = 50
LONGEST = 200
"""Characters of a proposal's text among others: enough to know it again. Alone it is told whole."""
_STATUS: dict[State, str] = {"waiting": "waiting", "accepted": "accepted", "rejected": "declined"}
_STATES: dict[str, State] = {told: state for state, told in _STATUS.items()}


def answered(caller: Caller, proposal: Proposal, path: str) -> Answer:
    """The answer to a wish that waits for the user, or that the user has declined before."""
    if proposal.state == "waiting":
        message = "Kept for the user, who decides about it. It is not in the memory yet."
        return {"status": "proposed", "path": path, "message": message, "proposal": str(proposal.id)}
    on = f" on {proposal.decided.date().isoformat()}" if proposal.decided else ""
    message = f"The user declined this{on}. It was not proposed again."
    declined = {"status": "declined", "path": path, "message": message, "proposal": str(proposal.id)}
    return declined | _reason(caller, proposal)


def news(service: MemoryService, caller: Caller, told: Sequence[Proposal]) -> Answer:
    """`decided`: what the assistant has not heard yet; `told` it hears with this answer."""
    inbox = service.engine.records.inbox(caller.agent)
    try:
        inbox.tell(told)
        fresh = _shown(caller, inbox.untold(signature(caller.assistant.id)))[:MOST]
        inbox.tell(fresh)
    except MemoroError as problem:  # what was asked for is done: the answer must say so
        log.info("what became of proposals is not told now: %s", problem)
        return {}
    return {"decided": [_entry(caller, each) for each in fresh]} if fresh else {}


def listed(service: MemoryService, caller: Caller, wishes: Answer) -> Answer:
    """The newest of the caller's own proposals, or the one it asks for."""
    inbox, who = service.engine.records.inbox(caller.agent), signature(caller.assistant.id)
    if "proposal" in wishes:
        one = inbox.get(int(wishes["proposal"]))
        found = [one] if one and one.who == who and _fits(one, wishes) else []
    else:
        found = list(inbox.list(_STATES.get(wishes.get("status", "")), who=who, limit=MOST + 1))
    complete = len(found) <= MOST
    shown = _shown(caller, found[:MOST])
    inbox.tell(shown)
    whole = "proposal" in wishes
    return {"proposals": [_entry(caller, each, whole=whole) for each in shown], "complete": complete}


def _fits(proposal: Proposal, wishes: Answer) -> bool:
    return wishes.get("status") in (None, _STATUS[proposal.state])


def _shown(caller: Caller, proposals: Sequence[Proposal]) -> list[Proposal]:
    """What others read holds nothing of the note for private conversations, proposed to it or not."""
    private = (each for each in proposals if is_private(each.path) or is_private(each.named))
    hidden = {each.id for each in private} if caller.shared else set()
    return [each for each in proposals if each.id not in hidden]


def _entry(caller: Caller, proposal: Proposal, *, whole: bool = False) -> Answer:
    text = proposal.text
    if not whole and len(text) > LONGEST:
        text = text[:LONGEST] + "…"
    entry: Answer = {
        "proposal": str(proposal.id),
        "status": _STATUS[proposal.state],
        "path": proposal.path,
        **({} if caller.shared else {"text": text}),
        "proposed": proposal.when.isoformat(timespec="seconds"),
        **_reason(caller, proposal),
    }
    if proposal.decided:
        entry["decided"] = proposal.decided.isoformat(timespec="seconds")
    if proposal.edited:
        entry["changed"] = True
    if proposal.named:
        entry["proposedFor"] = proposal.named
    return entry


def _reason(caller: Caller, proposal: Proposal) -> Answer:
    return {"reason": proposal.reason} if proposal.reason and not caller.shared else {}
