"""Ways back: an earlier version, one change taken out, a deleted note. The caller holds `CHANGING`."""

from __future__ import annotations

from app.notes.editing.changing import NoteChanger, not_done
from app.notes.editing.results import NotDone, Result
from app.notes.history.model import Change, Kind, Which
from app.notes.history.undo import UndoConflict, conflict, plan_undo
from app.notes.writer import read_present


def restore(editor: NoteChanger, change_id: int, which: Which, who: str, why: str) -> Result:
    """Put a note back to the version after (or before) a change, byte for byte; what is there is kept.

    A note that was renamed since stays under its present name, one that is gone comes back.
    """
    history = editor.history
    change = history.change(change_id)
    if change is None:
        return NotDone("", "unknown", "This change is not in the history.")
    path = history.present_path(change)
    if not (change.before if which == "before" else change.after):
        return not_done(path, "missing")
    data = history.content(change_id, which)
    if data is None:
        return NotDone(path, "thinned", conflict("thinned").reason)
    target = editor.target(path, who)
    if isinstance(target, NotDone):
        return target
    return editor.put(target, read_present(target), data, who=who, why=why, kind="restored")


def bring_back(editor: NoteChanger, path: str, who: str, why: str) -> Result:
    """Return a note that was deleted, as it was; nothing that is there now is overwritten."""
    target = editor.target(path, who)
    if isinstance(target, NotDone):
        return target
    stored, current = editor.scope.stored_path(target), read_present(target)
    editor.history.catch_up(stored, current)  # else an older deletion would be taken for the last one
    change = editor.history.deletion_of(stored)
    if change is None:
        return NotDone(stored, "unknown", "The history knows of no note that was deleted here.")
    if current is not None:
        return NotDone(stored, "exists", conflict("exists").reason)
    data = editor.history.content(change.id, "before")
    if data is None:
        return NotDone(stored, "thinned", conflict("thinned").reason)
    return editor.put(target, None, data, who=who, why=why, kind="restored")


def undo(editor: NoteChanger, change_id: int, who: str, why: str) -> Result | UndoConflict:
    """Take one change back; what was changed later stays, where it did not touch the same lines."""
    change = editor.history.change(change_id)
    if change is None:
        return NotDone("", "unknown", "This change is not in the history.")
    if change.kind == "renamed":
        return _undo_rename(editor, change, who, why)
    before = editor.history.content(change_id, "before")
    after = editor.history.content(change_id, "after")
    if (change.before and before is None) or (change.after and after is None):
        return conflict("thinned")
    target = editor.target(editor.history.present_path(change), who)
    if isinstance(target, NotDone):
        return target
    current = read_present(target)
    plan = plan_undo(before, after, current)
    if isinstance(plan, UndoConflict):
        return plan
    kind: Kind | None = None if plan.content is None else "restored"
    return editor.put(target, current, plan.content, who=who, why=why, kind=kind)


def _undo_rename(editor: NoteChanger, change: Change, who: str, why: str) -> Result | UndoConflict:
    if editor.history.present_path(change) != change.path:
        return conflict("gone")
    old = editor.target(change.old_path, who)
    if isinstance(old, NotDone):
        return old
    if read_present(old) is not None:
        return conflict("exists")
    before = editor.history.content(change.id, "before")
    after = editor.history.content(change.id, "after")

    def rewritten(now: bytes) -> bytes:
        """With the old title again; where that was written anew since, the name alone goes back."""
        plan = plan_undo(before, after, now) if before and after and before != after else None
        return now if plan is None or isinstance(plan, UndoConflict) else plan.content or now

    return editor.move_note(change.path, change.old_path, who=who, why=why, rewritten=rewritten)
