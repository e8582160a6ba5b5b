"""What assistants would like to write, waiting for a person; `trust.py` says when that is needed.

Proposals live in the file of the history. Nothing decides by itself and nothing expires.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.notes.editing.changing import CHANGING
from app.notes.editing.editor import MemoryEditor
from app.notes.editing.form import as_block, clean, encoded
from app.notes.editing.results import Code, Conflict, NotDone, Result, Saved
from app.notes.history import contents
from app.notes.history.diff import Diff, diff_texts
from app.notes.history.rows import fetch, stamp
from app.notes.history.undo import merge_bytes
from app.notes.proposal import COLUMNS, Proposal, State, proposal_of
from app.notes.reading import note_text
from app.notes.trust import ProposalKind, target_of
from app.notes.writer import ABSENT, content_hash, read_present

_MOST_WAITING = 200  # for one assistant: more is a flood that no person reviews
_LONGEST = 1 << 20  # characters, the largest body that the bridge takes


@dataclass(frozen=True, slots=True)
class Preview:
    """What accepting would do to the note as it is now. `hash` is that note's, "" where there is none yet.

    Status `clash` of the difference: the note was changed in the same lines since, and it is the bare text's.
    """

    diff: Diff
    hash: str


class Inbox:
    """The proposals for one memory, for any thread. What the disk refuses raises `MemoroError`."""

    def __init__(self, editor: MemoryEditor) -> None:
        self.editor = editor
        self._database = editor.history.database

    def propose(
        self, path: str, kind: ProposalKind, text: str, expected_hash: str, *, who: str, why: str
    ) -> Proposal | Saved | Conflict | NotDone:
        """Put a wish before a person, but not twice: one that waits, was rejected, or was accepted in other
        words, is the answer again.

        `Saved`: the note has all of it already. `expected_hash` matters to `replace` only: what the assistant
        had read, "" for a new note.
        """
        with CHANGING:
            target = self.editor.target(path, who)
            if isinstance(target, NotDone):
                return target
            path = self.editor.scope.stored_path(target)
            text = as_block(text) if kind == "append" else clean(text)
            current = read_present(target)
            seen = ABSENT if current is None else content_hash(current)
            known = self._known(path, kind, text, who, there=current is not None)
            if known is not None:
                return known
            refusal = self._refusal(path, kind, text, who)
            if refusal is not None:
                return refusal
            if kind == "replace" and expected_hash != seen:
                reason = "The note is not as it was read. Read it again and propose from there."
                return Conflict(path, reason, current, text.encode())
            if kind == "append" and self.editor.appended(target, current, text)[0] is None:
                return Saved(path, seen)
            new = self._add(path, kind, text, current if kind == "replace" else None, who, why)
            self._added(new)
            return new

    def _known(self, path: str, kind: ProposalKind, text: str, who: str, *, there: bool) -> Proposal | None:
        """The same wish, if nothing was made of it yet, or something else; also of a note renamed since."""
        rows = self._database.rows(
            f"SELECT {COLUMNS} FROM proposals WHERE text = ?1 AND who = ?2 AND kind = ?3"  # noqa: S608
            " AND (path = ?4 OR (named = ?4 AND NOT ?5)) ORDER BY id DESC LIMIT 1",
            (text, who, kind, path, there),
        )
        found = proposal_of(rows[0]) if rows else None
        as_it_was = found is not None and found.state == "accepted" and not found.edited
        return None if as_it_was else found

    def _add(
        self, path: str, kind: ProposalKind, text: str, base: bytes | None, who: str, why: str
    ) -> Proposal:
        with self._database.writing() as connection:
            values = path, kind, text, contents.put(connection, base), who, why[:1000]
            row = fetch(
                connection,
                "INSERT INTO proposals(path, kind, text, base, who, why, at, state)"
                f" VALUES(?, ?, ?, ?, ?, ?, ?, 'waiting') RETURNING {COLUMNS}",
                *(*values, stamp(self.editor.clock())),
            )
        return proposal_of(row[0])

    def _added(self, new: Proposal) -> None:
        """A wish was put before a person; who watches the inbox follows here."""

    def get(self, number: int) -> Proposal | None:
        rows = self._database.rows(f"SELECT {COLUMNS} FROM proposals WHERE id = ?", (number,))  # noqa: S608
        return proposal_of(rows[0]) if rows else None

    def list(
        self,
        state: State | None = "waiting",
        *,
        who: str | None = None,
        limit: int = 100,
        before_id: int | None = None,
    ) -> Sequence[Proposal]:
        """Newest first; `before_id` goes on after a page; `state` and `who` None is all."""
        rows = self._database.rows(
            f"SELECT {COLUMNS} FROM proposals WHERE (?1 IS NULL OR state = ?1)"  # noqa: S608
            " AND (?2 IS NULL OR id < ?2) AND (?4 IS NULL OR who = ?4) ORDER BY id DESC LIMIT ?3",
            (state, before_id, limit, who),
        )
        return [proposal_of(row) for row in rows]

    def untold(self, who: str, limit: int = 100) -> Sequence[Proposal]:
        """What was decided of an assistant's proposals and it has not heard yet, oldest first."""
        rows = self._database.rows(
            f"SELECT {COLUMNS} FROM proposals WHERE who = ? AND NOT told AND state <> 'waiting'"  # noqa: S608
            " ORDER BY decided, id LIMIT ?",
            (who, limit),
        )
        return [proposal_of(row) for row in rows]

    def tell(self, proposals: Iterable[Proposal]) -> None:
        """Its assistant has heard what became of these; nobody says it again unasked."""
        decided = [(each.id,) for each in proposals if each.state != "waiting"]
        if decided:
            with self._database.writing() as connection:
                connection.executemany("UPDATE proposals SET told = 1 WHERE id = ?", decided)

    def counts(self) -> dict[State, int]:
        """How many there are in each state."""
        counts: dict[State, int] = {"waiting": 0, "accepted": 0, "rejected": 0}
        counts.update(dict(self._database.rows("SELECT state, count(*) FROM proposals GROUP BY state")))
        return counts

    def preview(self, number: int) -> Preview | NotDone:
        found = self._open_proposal(number)
        if isinstance(found, NotDone):
            return found
        proposal, target = found
        current = read_present(target)
        wanted = self._wanted(proposal, target, current)
        seen = ABSENT if current is None else content_hash(current)
        before = note_text(current or b"")
        after = None if wanted is None else note_text(wanted)
        if before is None:
            return Preview(Diff(status="not_text"), seen)
        if after is None:
            return Preview(replace(diff_texts(before.text, proposal.text), status="clash"), seen)
        return Preview(diff_texts(before.text, after.text), seen)

    def accept(self, number: int, edited_text: str | None = None, *, seen_hash: str | None = None) -> Result:
        """Write a proposal, or what a person made of it, in the assistant's name.

        A replacement whose note changed meanwhile is merged with the changes if they do not touch the same
        lines; else there is a `Conflict` and the proposal waits on. `edited_text` stands for the text of the
        proposal. `seen_hash` is the note that the person compared it with ("" for none): a replacement that
        was changed is of that one, and nothing is appended to a note that came or went since.
        """
        with CHANGING:
            found = self._open_proposal(number)
            if isinstance(found, NotDone):
                return found
            proposal, target = found
            who, why = proposal.who, proposal.why
            current = read_present(target)
            if proposal.kind == "append":
                if seen_hash is not None and bool(seen_hash) != (current is not None):
                    return _surprise(proposal.path, there=current is not None)
                text = proposal.text if edited_text is None else edited_text
                done = self.editor.append(proposal.path, text, who=who, why=why)
            elif edited_text is not None:
                seen = proposal.base if seen_hash is None else seen_hash
                done = self.editor.save(proposal.path, edited_text, seen, who=who, why=why)
            else:
                wanted = self._wanted(proposal, target, current)
                if wanted is None:
                    reason = "The note was changed since, in the same lines or in another encoding."
                    return Conflict(proposal.path, reason, current, proposal.text.encode())
                done = self.editor.put(target, current, wanted, who=who, why=why)
            if isinstance(done, Saved):
                change = None if done.change is None else done.change.id
                edited = edited_text is not None and as_block(edited_text) != as_block(proposal.text)
                self._close(number, "accepted", change=change, edited=edited)
            return done

    def reject(self, number: int, reason: str = "") -> Proposal | NotDone:
        """Decline a proposal; the reason is for the person and for the assistant that asks."""
        with CHANGING:
            found = self.get(number)
            if found is None or found.state != "waiting":
                return _decided(found)
            self._close(number, "rejected", reason)
            return self.get(number) or _decided(None)

    def _refusal(self, path: str, kind: ProposalKind, text: str, who: str) -> NotDone | None:
        if kind == "replace" and target_of(path) == "daily":
            return NotDone(path, "append_only", "A daily log is only added to; propose a block instead.")
        if kind == "append" and not text.strip():
            return NotDone(path, "empty", "There is nothing to write.")
        if len(text) > _LONGEST:
            return NotDone(path, "too_large", "A proposal may have at most one million characters.")
        rows = self._database.rows(
            "SELECT count(*) FROM proposals WHERE state = 'waiting' AND who = ?", (who,)
        )
        if int(rows[0][0]) >= _MOST_WAITING:
            return NotDone(path, "full", "Too many proposals wait already. A person has to look first.")
        return None

    def _open_proposal(self, number: int) -> Any:
        found = self.get(number)
        if found is None or found.state != "waiting":
            return _decided(found)
        target = self.editor.target(found.path, found.who)
        return target if isinstance(target, NotDone) else (found, target)

    def _wanted(self, proposal: Proposal, target: Any, current: bytes | None) -> bytes | None:
        """The note as it would be; None if that cannot be told without a person."""
        if proposal.kind == "append":
            return self.editor.appended(target, current, as_block(proposal.text))[0] or current
        with self._database.reading() as connection:
            base = contents.get(connection, bytes.fromhex(proposal.base) or None)
        wanted = encoded(base if current is None else current, proposal.text)
        if wanted is None or current in (base, wanted):
            return wanted
        if base is None or current is None:
            return None
        proposed = encoded(base, proposal.text)
        merged = None if proposed is None else merge_bytes(base, current, proposed)
        return None if merged is None or merged[1] else merged[0]

    def _close(
        self, number: int, state: State, reason: str = "", *, change: int | None = None, edited: bool = False
    ) -> None:
        with self._database.writing() as connection:
            rows = fetch(connection, "SELECT base FROM proposals WHERE id = ?", number)
            connection.execute(
                "UPDATE proposals SET state = ?, decided = ?, reason = ?, change = ?, base = NULL"
                " WHERE id = ?",
                (state, stamp(self.editor.clock()), reason[:1000], change, number),
            )
            connection.execute("UPDATE changes SET edited = ? WHERE id = ?", (edited, change))
            contents.release(connection, (row[0] for row in rows))


def _decided(found: Proposal | None) -> NotDone:
    if found is None:
        return NotDone("", "unknown", "There is no such proposal.")
    code: Code = "decided"
    return NotDone(found.path, code, "This proposal was decided already.")


def _surprise(path: str, *, there: bool) -> NotDone:
    if there:
        return NotDone(path, "came", "There is a note of this name now. Accept again to add to it.")
    return NotDone(path, "went", "The note is not there any more. Accept again to make it anew.")
