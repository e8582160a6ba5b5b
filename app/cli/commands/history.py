"""`memoro history`: what changed in the notes, when, and who did it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from app.cli.output import complain, one_line, say, say_json
from app.cli.session import Session
from app.errors import MemoroError

if TYPE_CHECKING:
    import argparse

    from app.engine.engine import Engine


def run(arguments: argparse.Namespace) -> int:
    session = Session(arguments)
    wishes = {"path": arguments.path, "limit": arguments.limit}

    def here(engine: Engine) -> list[dict[str, Any]]:
        from app.engine.story import look_and_tell

        told = look_and_tell(engine, **wishes)
        for notice in engine.records.notices():
            complain(notice)
        return told

    def there() -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = session.ask("history", wishes)
        with suppress(MemoroError):  # an older program that still runs does not know it
            for notice in session.ask("historyNotices"):
                complain(notice)
        return told

    changes = session.there_or_here(there, here)
    if session.as_json:
        say_json(changes)
        return 0
    for change in changes:
        say(_line(change))
    if not changes:
        of = f" in {one_line(arguments.path)}" if arguments.path else ""
        complain(f"Nothing has changed{of} since Memoro keeps versions.")
    return 0


def _line(change: dict[str, Any]) -> str:
    path = f"{change['oldPath']} → {change['path']}" if "oldPath" in change else change["path"]
    why = f"  “{change['why']}”" if change["why"] else ""
    when = change["when"][:16].replace("T", " ")
    lines = f"+{change['added']} −{change['removed']}"
    who = f"{change['who']}, changed by you" if change.get("changedByYou") else change["who"]
    return f"{when}  {change['kind']:8}  {lines}  {one_line(path)}  {who}{why}"
