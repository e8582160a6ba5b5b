"""`memoro toggle`: show or hide the popup of the running program."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from app.cli.output import complain
from app.cli.session import NotRunningError, Session

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    try:
        answer = Session(arguments).ask(
            "toggle", {"activationToken": os.environ.get("XDG_ACTIVATION_TOKEN", "")}
        )
    except NotRunningError:
        complain("Memoro is not running. Start it with: memoro")
        return 1
    if not answer["window"]:
        complain("Memoro is running without a window. Start the program with: memoro")
        return 1
    return 0
