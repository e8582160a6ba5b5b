"""`memoro mcp`: the memory for one assistant, over standard input and output."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from app import logs
from app.cli.output import complain
from app.cli.serving import StandIn
from app.cli.session import Session

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    from app.bridge.local import UNNAMED
    from app.bridge.stdio import serve

    session = Session(arguments)
    logs.set_up(None)  # the log file belongs to the program
    if sys.stdin.isatty():
        complain("This command is for assistants: it speaks MCP. Connect one in Memoro's settings.")
    link = StandIn(session)
    try:
        serve(link, arguments.assistant or UNNAMED)
    finally:
        link.close()
    return 0
