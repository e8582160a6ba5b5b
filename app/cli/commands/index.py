"""`memoro index`: bring keywords and meaning up to date, here or in the running program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.cli.output import ProgressLine, complain, one_line, say, say_json
from app.cli.session import Session

if TYPE_CHECKING:
    import argparse

    from app.engine.engine import Engine


def run(arguments: argparse.Namespace) -> int:
    session, line = Session(arguments), ProgressLine()
    wishes = {"force": arguments.force, "keywords_only": arguments.keywords_only}

    def there() -> Any:
        return session.ask("index", wishes, on_progress=line.show, timeout=None)

    def here(engine: Engine) -> Any:
        from app.engine.verbs import index_and_wait

        return index_and_wait(engine, line.show, **wishes)

    try:
        result = session.there_or_here(there, here, embed=not arguments.keywords_only, serve=True)
    finally:
        line.end()
    if session.as_json:
        say_json(result)
    else:
        _describe(result)
    return 1 if result["state"] == "problem" else 0


def _describe(result: dict[str, Any]) -> None:
    counts = [f"{result[what]} {what}" for what in ("added", "changed", "removed") if result[what]]
    what = ", ".join(counts) or "nothing changed"
    say(f"{result['notes']} notes in {result['chunks']} parts; {what}; in {result['seconds']:.2f} s.")
    if result["provider"] != "none":
        say(f"Meaning: {result['embedded']} of {result['passages']} passages.")
    for file in result["skipped"]:
        complain(f"Skipped {one_line(file['path'])}: {file['reason']}")
    if problem := result["problem"]:
        complain(f"{problem['title']}. {problem['message']} {problem['action']}")
