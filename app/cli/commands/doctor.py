"""`memoro doctor`: every part is tried, and what is wrong is said with what to do."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from app.cli.output import one_line, say, say_json
from app.cli.session import Session
from app.errors import MemoroError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from app.config.loading import LoadedSettings
    from app.engine.engine import Engine

MARKS = {"ok": "ok     ", "notice": "notice ", "fault": "FAULT  "}
ANSWER_SECONDS = 600.0


def run(arguments: argparse.Namespace) -> int:
    session = Session(arguments)
    told, is_well = [], True
    for check in _check(session):  # as they come: a check may take a while
        told.append(check)
        is_well = is_well and check["level"] != "fault"
        if not session.as_json:
            say(f"{MARKS[check['level']]} {check['name']}: {one_line(check['finding'])}")
            if check["action"]:
                say(f"         {check['action']}")
    if session.as_json:
        say_json(told)
    return 0 if is_well else 1


def _check(session: Session) -> Iterator[dict[str, Any]]:
    from app.engine import doctor

    loaded = session.load_settings(tell=False)  # the checks tell
    surroundings = doctor.check_surroundings(session.paths, loaded, session.instance.name)
    yield from map(asdict, surroundings)
    try:
        yield from session.there_or_here(lambda: session.ask("doctor", timeout=ANSWER_SECONDS), _here)
    except MemoroError as problem:  # no index of our own can be had, and no program answers
        yield asdict(doctor.Check.of("State", "fault", problem))
        yield from map(asdict, doctor.check_without_index(_engine_at_rest(session, loaded)))


def _here(engine: Engine) -> list[dict[str, Any]]:
    from app.engine.verbs import report_checks

    engine.sync().exception()  # a failure is found by the checks
    return report_checks(engine)


def _engine_at_rest(session: Session, loaded: LoadedSettings) -> Engine:
    from app.engine.engine import Engine

    return Engine(loaded.settings, session.paths, agent=loaded.agent_id, name=session.instance.name)
