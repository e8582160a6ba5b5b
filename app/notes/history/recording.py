"""Writing a change down so that no crash leaves a gap.

A change by the program takes three steps: `begin` keeps the version that is about to go (also when another
program made it a moment ago), the new one, and the intent; then the note is written; then `complete` makes
the intent a change. A crash before the write leaves an intent that did not happen, and `settle` drops it. A
crash after it leaves an intent that did, which `settle` sees by the note's bytes and completes, with who and
why; where another program has written since, by the lines that were to be added. So the note is never written
before its last version is kept, and never changed without a word of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime

import apsw

from app.notes.history import contents, known, wishes
from app.notes.history.known import Known
from app.notes.history.lines import counted
from app.notes.history.model import OTHER_PROGRAM, Change, Kind
from app.notes.history.rows import COLUMNS, change_of, fetch, moment, stamp
from app.notes.reading import plain_text

#: The bytes of a note now by its stored path, None if it is not there; raises OSError if nobody can know.
Look = Callable[[str], bytes | None]


@dataclass(frozen=True, slots=True)
class Step:
    """What is to be written down. `path` is where the note is afterwards, `old_path` where a renamed one was.

    `kind` None: by what there was before and after.
    """

    path: str
    before: bytes | None
    after: bytes | None
    who: str
    why: str
    when: datetime
    kind: Kind | None = None
    old_path: str = ""


def begin(connection: apsw.Connection, step: Step, *, baseline: bool, active: Collection[int] = ()) -> Change:
    """Keep both versions and the intent. `baseline`: what is new to the history is no news.

    An earlier intent (not one of `active`) that led to the note as it is now is completed first.
    """
    place = step.old_path or step.path
    catch_up(connection, place, step.before, active)
    if step.before is not None:
        register(connection, place, step.before, step.when, baseline=baseline)
    state = known.by_path(connection, place)
    if step.before is None and state is not None and state.presence == known.THERE:
        _went(connection, state, step.when)
    note = known.add(connection, place, known.DELETED) if state is None else state.id
    return _insert(connection, note, step, pending=True)


def catch_up(connection: apsw.Connection, path: str, data: bytes | None, active: Collection[int]) -> None:
    """Complete the intents (none of `active`) that led to a note as it is now: `data`."""
    earlier = "SELECT id, note, before, after FROM changes WHERE pending AND path = ? ORDER BY id"
    for number, note, old, new in fetch(connection, earlier, path):
        if number not in active and _happened(connection, note, old, new, data):
            complete(connection, number)


def register(
    connection: apsw.Connection, path: str, data: bytes, when: datetime, *, baseline: bool
) -> Change | None:
    """Take in what another program made of a note; None if the history knew it already."""
    state = known.by_path(connection, path)
    key = contents.put(connection, data)
    if state is not None and state.presence == known.THERE and state.hash == key:
        return None
    note = known.add(connection, path, known.DELETED) if state is None else state.id
    earlier = None if state is None or state.presence == known.DELETED else state.hash
    known.update(connection, note, path, key, known.THERE)
    if earlier == key or (baseline and earlier is None):
        return None
    before = contents.get(connection, earlier)
    step = Step(path, before, data, OTHER_PROGRAM, "", when, None if before is not None else "created")
    return _insert(connection, note, step, before=earlier)


def complete(connection: apsw.Connection, number: int) -> None:
    """The intent has become true."""
    intent = "SELECT note, path, old_path, after, at FROM changes WHERE id = ? AND pending"
    rows = fetch(connection, intent, number)
    if not rows:
        return  # settled meanwhile
    note, path, old_path, after, at = rows[0]
    connection.execute("UPDATE changes SET pending = 0 WHERE id = ?", (number,))
    if after is None:
        state = known.by_id(connection, note)
        known.update(connection, note, path, state.hash, known.DELETED)
        return
    other = known.by_path(connection, path)
    if other is not None and other.id != note and other.presence == known.THERE:
        _went(connection, other, moment(at))
    known.update(connection, note, path, after, known.THERE)
    if old_path:
        wishes.follow(connection, old_path, path)


def drop(connection: apsw.Connection, number: int) -> None:
    """The intent did not become true; what only it needed goes."""
    found = fetch(connection, "SELECT note, before, after FROM changes WHERE id = ? AND pending", number)
    for note, before, after in found:
        connection.execute("DELETE FROM changes WHERE id = ?", (number,))
        connection.execute(
            "DELETE FROM notes WHERE id = ? AND hash IS NULL"
            " AND NOT EXISTS(SELECT 1 FROM changes WHERE note = notes.id)",
            (note,),
        )
        contents.release(connection, (before, after))


def settle(connection: apsw.Connection, look: Look, active: Collection[int]) -> None:
    """Decide about intents that a crash left; those in `active` are being written right now."""
    left = fetch(
        connection, "SELECT id, path, old_path, note, before, after FROM changes WHERE pending ORDER BY id"
    )
    for number, path, old_path, note, before, after in left:
        if number in active:
            continue
        try:
            happened = _happened(connection, note, before, after, look(path))
            happened = happened and not (old_path and look(old_path) is not None)
        except OSError:
            continue  # a drive that is away: another time
        (complete if happened else drop)(connection, number)


def observed(
    connection: apsw.Connection, note: int, step: Step, before: bytes | None, after: bytes | None
) -> Change:
    """A change that has happened already, by someone else.

    The keys are told too, since the bytes of a version may not be kept any more.
    """
    return _insert(connection, note, step, before=before, after=after)


def _went(connection: apsw.Connection, state: Known, when: datetime) -> None:
    """Another program removed a note that the history still took for being there."""
    step = Step(state.path, contents.get(connection, state.hash), None, OTHER_PROGRAM, "", when, "deleted")
    _insert(connection, state.id, step, before=state.hash)
    known.update(connection, state.id, state.path, state.hash, known.DELETED)


def _happened(
    connection: apsw.Connection, note: int, before: bytes | None, after: bytes | None, data: bytes | None
) -> bool:
    """Whether the note was written as meant, by what it is now."""
    if _is(data, after):
        return True
    state = known.by_id(connection, note)
    last = state.hash if state.presence == known.THERE else None
    if data is None or after is None or last != before:
        return False  # what came later knows better
    versions = contents.get(connection, before), contents.get(connection, after), data
    old, new, now = (plain_text(each or b"") for each in versions)
    if old is None or not new or not now or not new.startswith(old):
        return False
    return _times(now, new[len(old) :]) > _times(old, new[len(old) :])


def _times(text: str, block: str) -> int:
    """How often the block stands in the text as whole lines."""
    block = block.strip("\n")
    return f"\n{text}\n".count(f"\n{block}\n") if block.strip() else 0


def _is(data: bytes | None, key: bytes | None) -> bool:
    return (None if data is None else contents.digest(data)) == key


def _insert(
    connection: apsw.Connection,
    note: int,
    step: Step,
    *,
    before: bytes | None = None,
    after: bytes | None = None,
    pending: bool = False,
) -> Change:
    """`before` and `after` are keys of versions whose bytes are not kept any more."""
    added, removed = counted(_lines(step.before), _lines(step.after))
    values = (
        note,
        step.path,
        step.kind or _kind(step),
        stamp(step.when),
        step.when.astimezone().date().isoformat(),
        step.who,
        step.why,
        added,
        removed,
        len(step.after or b""),
        contents.put(connection, step.before) or before,
        contents.put(connection, step.after) or after,
        step.old_path,
        pending,
    )
    row = connection.execute(
        "INSERT INTO changes(note, path, kind, at, day, who, why, added, removed, size, before, after,"
        f" old_path, pending) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?) RETURNING {COLUMNS}",
        values,
    ).fetchall()[0]
    return change_of(row)


def _kind(step: Step) -> Kind:
    if step.old_path:
        return "renamed"
    if step.before is None:
        return "created"
    return "changed" if step.after is not None else "deleted"


def _lines(data: bytes | None) -> list[str]:
    text = None if data is None else plain_text(data)
    return text.removesuffix("\n").split("\n") if text else []
