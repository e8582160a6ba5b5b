"""`memoro doctor`: every part is tried, and what is wrong is said with what to do."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from app.cli.output import say, say_json
from app.cli.session import Session

if TYPE_CHECKING:
    import argparse

    from app.engine.engine import Engine

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

    loaded = session.load_settings(tell=False)  # the checks tell
    around = [asdict(check) for check in doctor.check_surroundings(session.paths, loaded)]

    def here(engine: Engine) -> list[dict[str, Any]]:
        from app.engine.verbs import report_checks

        engine.sync().exception()  # a failure is found by the checks
        return report_checks(engine)

    found: list[dict[str, Any]] = session.there_or_here(lambda: session.ask("doctor"), here)
    return around + found
