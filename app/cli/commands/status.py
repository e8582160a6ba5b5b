"""`memoro status`: what is indexed and how search works now."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from app.cli.output import complain, one_line, say, say_json
from app.cli.session import Session
from app.errors import MemoroError

if TYPE_CHECKING:
    import argparse

    from app.engine.engine import Engine

WORDS = {
    "no_folder": "no memory folder is chosen",
    "asleep": "not opened, since nobody has asked for it",
    "starting": "starting",
    "indexing": "reading notes",
    "embedding": "learning meaning; search works by keywords and by what is learnt so far",
    "paused": "paused",
    "ready": "ready: keywords and meaning",
    "keyword_only": "ready: keywords only",
    "problem": "a problem",
}
AT_REST = WORDS | {
    "embedding": "search works by keywords and by what is learnt so far; “memoro index” learns the rest"
}


def run(arguments: argparse.Namespace) -> int:
    session = Session(arguments)

    def here(engine: Engine) -> dict[str, Any]:
        from app.engine.verbs import report_status

        engine.sync().exception()  # a failure is in the status
        with suppress(MemoroError):
            engine.selection()
        mistakes = [str(problem) for problem in session.load_settings(tell=False).errors]
        status = report_status(engine, deep=arguments.deep)
        return status | {"settingsProblems": mistakes, "running": False}

    status = session.there_or_here(
        lambda: session.ask("status", {"deep": arguments.deep}) | {"running": True}, here
    )
    if session.as_json:
        say_json(status)
    else:
        _describe(status)
    return 1 if status["state"] == "problem" else 0


def _describe(status: dict[str, Any]) -> None:
    words, note = (WORDS, "") if status["running"] else (AT_REST, " (the program is not running)")
    say(f"State        {words[status['state']]}{note}")
    say(f"Folder       {status['workspace'] or '-'}")
    say(f"Notes        {status['notes']} in {status['chunks']} parts, {len(status['skipped'])} files skipped")
    say(f"Meaning      {status['embedded']} of {status['passages']} passages")
    model = " ".join(filter(None, (status["provider"], status["model"])))
    say(f"Model        {model}" + (f" ({status['providerReason']})" if status["providerReason"] else ""))
    if fallback := status["fallback"]:
        say(f"Stand-in     for {fallback['from']}, which failed: {fallback['reason']}")
    size = f", {status['indexBytes'] / 1e6:.1f} MB" if status["indexPath"] else ""
    say(f"Index        {status['indexPath'] or '-'}{size}")
    say(f"Vectors      {status['vectorEngine'] or '-'}")
    if status.get("backend", "builtin") != "builtin" or status.get("backendReason"):
        reason = f" ({status['backendReason']})" if status["backendReason"] else ""
        say(f"Assistants   are answered by {status['backend']}{reason}")
    mistakes = status.get("settingsProblems", [])  # not told by an older program that still runs
    for mistake in mistakes:
        say(f"Settings     {one_line(mistake)}")
    if mistakes:
        say("             While the file has a mistake, the last good settings hold.")
    if url := status["bridge"]["url"]:
        say(f"Bridge       {url}")
    for each in status["agents"] if len(status["agents"]) > 1 else ():
        say(f"Agent        {each['agent']}: {WORDS[each['state']]}; {each['notes']} notes")
    for check in status.get("checks", []):
        say(f"{check['level'].upper():12} {check['name']}: {check['finding']}")
    for file in status["skipped"]:
        complain(f"Skipped {one_line(file['path'])}: {file['reason']}")
    for notice in filter(None, (*status["notices"], status["bridge"]["notice"])):
        complain(notice)
    if problem := status["problem"]:
        complain(f"{problem['title']}. {problem['message']} {problem['action']}")
