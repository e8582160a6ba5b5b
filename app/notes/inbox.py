"""What assistants would like to write, waiting for a person; `trust.py` says when that is needed.

Proposals live in the file of the history. Nothing decides by itself and nothing expires.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal

from app.notes.editing.changing import CHANGING
from app.notes.editing.editor import MemoryEditor
from app.notes.editing.form import clean, encoded
from app.notes.editing.results import Code, Conflict, NotDone, Result, Saved
from app.notes.history import contents
from app.notes.history.diff import Diff, diff_texts
from app.notes.history.rows import fetch, moment, stamp
from app.notes.history.undo import merge_bytes
from app.notes.reading import note_text
from app.notes.trust import ProposalKind, target_of
from app.notes.writer import content_hash, read_present, with_block

State = Literal["waiting", "accepted", "rejected"]

_MOST_WAITING = 200  # for one assistant: more is a flood that no person reviews
_LONGEST = 1 << 20  # characters, the largest body that the bridge takes
_COLUMNS = "id, path, kind, text, base, who, why, at, state, decided, reason, change"


@dataclass(frozen=True, slots=True)
class Proposal:
    """One wish. `text` is the block of an `append` or the whole note of a `replace`.

    `base` is the sha256 (hex) of the note that a `replace` was made from, "" for a new note. `change` is what
    came of it in the history. `reason` is why a person rejected it.
    """

    id: int
    path: str
    kind: ProposalKind
    text: str
    base: str
    who: str
    why: str
    when: datetime
    state: State = "waiting"
    decided: datetime | None = None
    reason: str = ""
    change: int | None = None


class Inbox:
    """The proposals for one memory, for any thread. What the disk refuses raises `MemoroError`."""

    def __init__(self, editor: MemoryEditor) -> None:
        self.editor = editor
        self._database = editor.history.database

    def propose(
        self, path: str, kind: ProposalKind, text: str, expected_hash: str, *, who: str, why: str
    ) -> Proposal | Conflict | NotDone:
        """Put a wish before a person. The same wish that waits already is not put there twice.

        `expected_hash` matters to `replace` only: what the assistant had read, "" for a new note.
        """
        with CHANGING:
            target = self.editor.target(path, who)
            if isinstance(target, NotDone):
                return target
            path, text = self.editor.scope.stored_path(target), clean(text)
            refusal = self._refusal(path, kind, text, who)
            if refusal is not None:
                return refusal
            current = read_present(target) if kind == "replace" else None
            if kind == "replace" and expected_hash != ("" if current is None else content_hash(current)):
                reason = "The note is not as it was read. Read it again and propose from there."
                return Conflict(path, reason, current, text.encode())
            with self._database.writing() as connection:
                base = contents.put(connection, current)
                same = fetch(
                    connection,
                    "SELECT id FROM proposals WHERE state = 'waiting' AND path = ? AND kind = ?"
                    " AND text = ? AND who = ?",
                    *(path, kind, text, who),
                )
                row = same or fetch(
                    connection,
                    "INSERT INTO proposals(path, kind, text, base, who, why, at, state)"
                    " VALUES(?, ?, ?, ?, ?, ?, ?, 'waiting') RETURNING id",
                    *(path, kind, text, base, who, why[:1000], stamp(self.editor.clock())),
                )
                number = int(row[0][0])
            found = self.get(number)
            assert found is not None
            return found

    def get(self, number: int) -> Proposal | None:
        rows = self._database.rows(f"SELECT {_COLUMNS} FROM proposals WHERE id = ?", (number,))  # noqa: S608
        return _proposal(rows[0]) if rows else None

    def list(
        self, state: State | None = "waiting", *, limit: int = 100, before_id: int | None = None
    ) -> Sequence[Proposal]:
        """Newest first; `before_id` goes on after a page; `state` None is all."""
        rows = self._database.rows(
            f"SELECT {_COLUMNS} FROM proposals WHERE (?1 IS NULL OR state = ?1)"  # noqa: S608
            " AND (?2 IS NULL OR id < ?2) ORDER BY id DESC LIMIT ?3",
            (state, before_id, limit),
        )
        return [_proposal(row) for row in rows]

    def counts(self) -> dict[State, int]:
        """How many there are in each state."""
        counts: dict[State, int] = {"waiting": 0, "accepted": 0, "rejected": 0}
        counts.update(dict(self._database.rows("SELECT state, count(*) FROM proposals GROUP BY state")))
        return counts

    def diff(self, number: int) -> Diff | NotDone:
        """What accepting would change in the note as it is now.

        Status `clash`: it was changed in the same lines since, and the difference is the bare text's.
        """
        found = self._open_proposal(number)
        if isinstance(found, NotDone):
            return found
        proposal, target = found
        current = read_present(target)
        wanted = self._wanted(proposal, target, current)
        before = note_text(current or b"")
        after = None if wanted is None else note_text(wanted)
        if before is None:
            return Diff(status="not_text")
        if after is None:
            return replace(diff_texts(before.text, proposal.text), status="clash")
        return diff_texts(before.text, after.text)

    def accept(self, number: int, edited_text: str | None = None, *, seen_hash: str | None = None) -> Result:
        """Write a proposal, or what a person made of it, in the assistant's name.

        A replacement whose note changed meanwhile is merged with the changes if they do not touch the same
        lines; else there is a `Conflict` and the proposal waits on. `edited_text` stands for the text of the
        proposal; for a replacement `seen_hash` is the note that the person compared it with ("" for none).
        """
        with CHANGING:
            found = self._open_proposal(number)
            if isinstance(found, NotDone):
                return found
            proposal, target = found
            who, why = proposal.who, proposal.why
            if proposal.kind == "append":
                text = proposal.text if edited_text is None else edited_text
                done = self.editor.append(proposal.path, text, who=who, why=why)
            elif edited_text is not None:
                seen = proposal.base if seen_hash is None else seen_hash
                done = self.editor.save(proposal.path, edited_text, seen, who=who, why=why)
            else:
                current = read_present(target)
                wanted = self._wanted(proposal, target, current)
                if wanted is None:
                    reason = "The note was changed since, in the same lines or in another encoding."
                    return Conflict(proposal.path, reason, current, proposal.text.encode())
                done = self.editor.put(target, current, wanted, who=who, why=why)
            if isinstance(done, Saved):
                self._close(number, "accepted", "", None if done.change is None else done.change.id)
            return done

    def reject(self, number: int, reason: str = "") -> Proposal | NotDone:
        """Decline a proposal; the reason is for the person and for the assistant that asks."""
        with CHANGING:
            found = self.get(number)
            if found is None or found.state != "waiting":
                return _decided(found)
            self._close(number, "rejected", reason, None)
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
            return with_block(target, current, proposal.text) or current
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

    def _close(self, number: int, state: State, reason: str, change: int | None) -> None:
        with self._database.writing() as connection:
            rows = fetch(connection, "SELECT base FROM proposals WHERE id = ?", number)
            connection.execute(
                "UPDATE proposals SET state = ?, decided = ?, reason = ?, change = ?, base = NULL"
                " WHERE id = ?",
                (state, stamp(self.editor.clock()), reason[:1000], change, number),
            )
            contents.release(connection, (row[0] for row in rows))


def _decided(found: Proposal | None) -> NotDone:
    if found is None:
        return NotDone("", "unknown", "There is no such proposal.")
    code: Code = "decided"
    return NotDone(found.path, code, "This proposal was decided already.")


def _proposal(row: tuple[Any, ...]) -> Proposal:
    number, path, kind, text, base, who, why, at, state, decided, reason, change = row
    return Proposal(
        number,
        path,
        kind,
        text,
        base.hex() if base else "",
        who,
        why,
        moment(at),
        state,
        moment(decided) if decided is not None else None,
        reason,
        change,
    )
