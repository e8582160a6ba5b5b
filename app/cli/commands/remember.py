"""`memoro remember`: write something down in today's log or in MEMORY.md."""

from __future__ import annotations

import locale
import sys
from typing import TYPE_CHECKING

from app.cli.output import complain, one_line, say, say_json
from app.cli.session import Session

if TYPE_CHECKING:
    import argparse

    from app.engine.engine import Engine


def run(arguments: argparse.Namespace) -> int:
    session = Session(arguments)
    text = _from_stdin() if arguments.text == ["-"] else " ".join(arguments.text)
    if not text.strip():
        complain("There is nothing to write.")
        return 2
    if not text.lstrip().startswith(("-", "*", "#", ">")) and "\n" not in text.strip():
        text = f"- {text.strip()}"  # a log is a list
    wishes = {"text": text, "long_term": arguments.long_term}

    def here(engine: Engine) -> dict[str, object]:
        from app.engine.story import remember

        return remember(engine, text, long_term=arguments.long_term)

    done = session.there_or_here(lambda: session.ask("remember", wishes), here)
    if session.as_json:
        say_json(done)
    elif done["status"] == "written":
        say(f"{one_line(done['path'])}:{done['line']}")
    elif done["status"] == "duplicate":
        complain(f"{done['path']} has this already.")
    else:
        complain(str(done["error"]))
    return 1 if done["status"] == "refused" else 0


def _from_stdin() -> str:
    """UTF-8 whatever the locale says, else as the locale says, or a Windows terminal writes into pipes."""
    data = sys.stdin.buffer.read()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode(_local_encoding(), "replace")


def _local_encoding() -> str:
    return "oem" if sys.platform == "win32" else locale.getpreferredencoding(False)
