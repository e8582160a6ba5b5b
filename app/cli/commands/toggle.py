"""`memoro toggle`: show or hide the popup of the running program."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from app.cli.output import complain
from app.cli.session import Session
from app.engine.channel.client import NotRunningError, ask

if TYPE_CHECKING:
    import argparse

ANSWER_SECONDS = 5.0
"""Whoever presses a key does not wait longer."""


def run(arguments: argparse.Namespace) -> int:
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
    try:
        answer = ask(
            Session(arguments).instance.address, "toggle", {"activationToken": token}, timeout=ANSWER_SECONDS
        )
    except NotRunningError:
        complain("Memoro is not running. Start it with: memoro")
        return 1
    if not answer["window"]:
        complain("Memoro is running without a window. Start the program with: memoro")
        return 1
    return 0
