"""`memoro serve`: engine and bridge without a window, until it is told to end."""

from __future__ import annotations

import signal
import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app import logs
from app.cli.output import complain, say, say_json
from app.cli.serving import bridge_here
from app.cli.session import Session
from app.interrupts import wait_until

if TYPE_CHECKING:
    import argparse

    from app.bridge.server import BridgeServer


def run(arguments: argparse.Namespace) -> int:
    from app.engine.owner import take_ownership

    session = Session(arguments)
    logs.set_up(session.paths.log_file)
    ownership = take_ownership(session.paths.data_dir, session.instance)
    if ownership is None:
        complain(
            "Memoro is running already, and serves assistants itself. A token is made in its settings, "
            "under Assistants."
        )
        return 1
    ended = _when_told()
    with bridge_here(session, ownership) as bridge:
        bridge.start(wait=True)
        _tell(session, bridge, arguments.token)
        wait_until(ended.wait)
    return 0


def _when_told() -> threading.Event:
    """Set by Ctrl+C, by the system's wish that the program ends, and when its terminal is closed."""
    ended = threading.Event()

    def end(_number: int, _frame: Any) -> None:
        ended.set()

    signal.signal(signal.SIGINT, end)
    signal.signal(signal.SIGTERM, end)
    hangup = getattr(signal, "SIGHUP", None)  # not on Windows
    if hangup and signal.getsignal(hangup) != signal.SIG_IGN:  # as `nohup` has it
        signal.signal(hangup, end)
    return ended


def _tell(session: Session, bridge: BridgeServer, name: str | None) -> None:
    where = {"url": bridge.url, "mcp": f"{bridge.url}/mcp"}
    if name:
        from app.bridge.assistants import assistant_id

        entry = bridge.newcomer(assistant_id(name), name, agent=session.agent)
        known = bridge.assistants.get(entry.id)
        if known and session.agent:
            known = replace(known, agent=session.agent)  # the person at the terminal says whose memory it is
        where["token"] = bridge.tokens.make(known or entry)
        if not bridge.tokens.is_kept(entry.id):
            complain("The keyring did not take this token. It works, but cannot be shown again.")
    if session.as_json:
        say_json(where)
    else:
        for title, text in where.items():
            say(f"{title}: {text}")
    if notice := bridge.report()[1]:
        complain(notice)
    import sys

    sys.stdout.flush()
