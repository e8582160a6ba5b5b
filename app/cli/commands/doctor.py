"""`memoro doctor`: every part is tried, and what is wrong is said with what to do."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from app.cli.output import say, say_json
from app.cli.session import NotRunningError, Session

if TYPE_CHECKING:
    import argparse

MARKS = {"ok": "ok     ", "notice": "notice ", "fault": "FAULT  "}


def run(arguments: argparse.Namespace) -> int:
    session = Session(arguments)
    checks = _check(session)
    if session.as_json:
        say_json(checks)
    else:
        for check in checks:
            say(f"{MARKS[check['level']]} {check['name']}: {check['finding']}")
            if check["action"]:
                say(f"         {check['action']}")
    return 1 if any(check["level"] == "fault" for check in checks) else 0


def _check(session: Session) -> list[dict[str, Any]]:
    from app.engine import doctor

    loaded = session.load_settings()
    checks = doctor.check_surroundings(session.paths, loaded)
    try:
        return [asdict(check) for check in checks] + session.ask("doctor")
    except NotRunningError:
        with session.engine(embed=False) as engine:
            engine.sync().exception()  # a failure is found by the checks
            return [asdict(check) for check in (*checks, *doctor.check_engine(engine))]
