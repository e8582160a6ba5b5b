"""The words of the command line. Nothing is imported here but argparse: parsing must cost nothing."""

from __future__ import annotations

import argparse
from pathlib import Path

MOST = (1 << 31) - 1
"""More of anything is as good as all; the database takes no larger number."""


def build_parser() -> argparse.ArgumentParser:
    common = _common_options()
    parser = argparse.ArgumentParser(
        prog="memoro", description="See, search and steer what your AI assistant remembers.", parents=[common]
    )
    parser.add_argument("--version", action="store_true", help="print the version and end")
    parser.add_argument(
        "--hidden", action="store_true", help="stay in the tray, also when it runs already (for autostart)"
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add(commands, "toggle", "show or hide the search window of the running program", common)
    index = _add(commands, "index", "bring the index up to date", common)
    index.add_argument("--force", action="store_true", help="build it anew from the notes")
    index.add_argument("--keywords-only", action="store_true", help="do not wait for the vectors of meaning")
    _add_search(commands, common)
    get = _add(commands, "get", "print some lines of a note", common)
    get.add_argument("path", metavar="PATH", help="as search prints it, for example memory/2026-02-03.md")
    get.add_argument(
        "--from", dest="from_line", type=_positive, metavar="N", help="first line, counted from 1"
    )
    get.add_argument("--lines", type=_positive, metavar="N", help="how many lines (120 if left out)")
    status = _add(commands, "status", "what is indexed and how search works now", common)
    status.add_argument("--deep", action="store_true", help="also try every part, as “memoro doctor” does")
    _add(commands, "doctor", "check every part and say what to do about what is wrong", common)
    _add(commands, "demo", "index a small sample memory in four languages and search it", common)
    _add_for_assistants(commands, common)
    return parser


def _add_for_assistants(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], common: argparse.ArgumentParser
) -> None:
    serve = _add(commands, "serve", "serve assistants without a window, until Ctrl+C", common)
    serve.add_argument(
        "--token", type=_name, metavar="NAME", help="make a token for an assistant and print it"
    )
    mcp = _add(commands, "mcp", "speak MCP over standard input and output, for an assistant", common)
    mcp.add_argument(
        "--as", dest="assistant", type=_name, metavar="NAME", help="which connected assistant this is"
    )
    remember = _add(commands, "remember", "write something down in today's log", common)
    remember.add_argument("text", nargs="+", metavar="TEXT", help="what to keep; - for standard input")
    remember.add_argument("--long-term", action="store_true", help="write it to MEMORY.md instead")
    _add_config(commands, common)
    history = _add(commands, "history", "what changed in the notes, when, and who did it", common)
    history.add_argument("path", nargs="?", type=_name, metavar="PATH", help="of one note only")
    history.add_argument("--limit", type=_positive, default=50, metavar="N", help="50 if left out")


def _add_config(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], common: argparse.ArgumentParser
) -> None:
    config = _add(commands, "config", "show or change the configuration", common)
    actions = config.add_subparsers(dest="action", metavar="ACTION", required=True)
    _add(actions, "path", "where the configuration file is", common)
    get = _add(actions, "get", "print what an option is now", common)
    get.add_argument("key", metavar="KEY", help="for example memory.citations")
    change = _add(actions, "set", "change one option and nothing else in the file", common)
    change.add_argument("key", metavar="KEY", help="for example memory.citations")
    change.add_argument(
        "value", nargs="?", metavar="VALUE", help="true, 30, a text; without it the default holds again"
    )
    _add(actions, "explain", "what of the file applies, what is mapped, what is ignored, and why", common)


def _add_search(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], common: argparse.ArgumentParser
) -> None:
    search = _add(commands, "search", "search the memory", common)
    search.add_argument(
        "query",
        nargs="*",
        metavar="QUERY",
        help="words, a question, a “quoted phrase”; in quotes or after -- also -without",
    )
    search.add_argument("--max-results", type=_positive, metavar="N", help="6 if left out")
    search.add_argument("--min-score", type=_share, metavar="X", help="0 to 1; hide weaker results")
    search.add_argument(
        "--batch", type=_path, metavar="FILE", help="JSON lines {id, query}; - for standard input"
    )
    search.add_argument(
        "--full", action="store_true", help="add the whole text of each result (with --json or --batch)"
    )


def _common_options() -> argparse.ArgumentParser:
    """Options that may stand before or after the command; SUPPRESS keeps the one from undoing the other."""
    common = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument(
        "--workspace", type=_path, metavar="DIR", help="the memory folder, instead of the configured one"
    )
    common.add_argument("--config", type=_path, metavar="FILE", help="the configuration file")
    common.add_argument("--agent", type=_name, metavar="ID", help="whose memory, as agents.list calls it")
    common.add_argument("--json", action="store_true", help="print data as JSON")
    return common


def _add(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    text: str,
    common: argparse.ArgumentParser,
) -> argparse.ArgumentParser:
    return commands.add_parser(
        name, help=text, description=text[0].upper() + text[1:] + ".", parents=[common]
    )


def _positive(text: str) -> int:
    value = int(text) if text.isdecimal() else 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number from 1 up")
    return min(value, MOST)


def _name(text: str) -> str:
    """An empty one comes from a variable that is not set in a script."""
    if not text.strip():
        raise argparse.ArgumentTypeError("it is empty; give a name, or leave the option out")
    return text


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("it is empty; give a path, or leave the option out")
    return Path(text)


def _share(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 0 to 1")
    return value
