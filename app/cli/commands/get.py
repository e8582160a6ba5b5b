"""`memoro get`: some lines of a note, within the memory only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli.output import complain, say, say_json
from app.cli.session import Session
from app.engine.channel.client import NotRunningError

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    session = Session(arguments)
    wishes = {"path": arguments.path, "from_line": arguments.from_line, "lines": arguments.lines}
    try:
        excerpt = session.ask("get", wishes)
    except NotRunningError:
        excerpt = _read_here(session, **wishes)
    failure = excerpt.get("error") or (
        f"There is no note {arguments.path}." if excerpt.get("status") == "not_found" else ""
    )
    if session.as_json:
        say_json(excerpt)
        return 1 if failure else 0
    if failure:
        complain(failure)
        return 1
    if excerpt["lines"] or not excerpt.get("note"):
        say(excerpt["text"])
    if excerpt.get("note"):
        complain(str(excerpt["note"]))
    if excerpt.get("nextFrom"):
        complain(f"More follows: --from {excerpt['nextFrom']}")
    return 0


def _read_here(session: Session, path: str, from_line: int | None, lines: int | None) -> dict[str, object]:
    """Reading needs the files alone, no index and no ownership."""
    from app.engine.engine import Engine

    loaded = session.load_settings()
    engine = Engine(loaded.settings, session.paths, agent=loaded.agent_id, name=session.instance.name)
    return engine.get(path, from_line, lines).to_dict()
