"""`memoro index`: bring keywords and meaning up to date, here or in the running program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.cli.output import ProgressLine, complain, say, say_json
from app.cli.session import NotRunningError, Session

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    session, line = Session(arguments), ProgressLine()
    wishes = {"force": arguments.force, "keywords_only": arguments.keywords_only}
    try:
        result = session.ask("index", wishes, on_progress=line.show, timeout=None)
    except NotRunningError:
        from app.engine.verbs import index_and_wait

        with session.engine(embed=not arguments.keywords_only) as engine:
            result = index_and_wait(engine, line.show, **wishes)
    finally:
        line.end()
    if session.as_json:
        say_json(result)
    else:
        _describe(result)
    return 1 if result["state"] == "problem" else 0


def _describe(result: dict[str, Any]) -> None:
    changed, removed = result["changed"], result["removed"]
    what = f"{changed} changed, {removed} removed" if changed or removed else "nothing changed"
    say(f"{result['notes']} notes in {result['chunks']} parts; {what}; in {result['seconds']:.2f} s.")
    if result["provider"] != "none":
        say(f"Meaning: {result['embedded']} of {result['passages']} passages.")
    for file in result["skipped"]:
        complain(f"Skipped {file['path']}: {file['reason']}")
    if problem := result["problem"]:
        complain(f"{problem['title']}. {problem['message']} {problem['action']}")
