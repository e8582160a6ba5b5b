"""The desktop program's composition root: who may run, then what is made, in which order, and how it ends.

The tray icon comes first; everything heavy is imported and opened afterwards, off the windows' thread. A
second start asks the running program for its popup and ends, without loading Qt.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
from typing import TYPE_CHECKING

from app.config.paths import app_paths
from app.desktop.display import forget_dead_wayland, missing_display
from app.desktop.early_signals import EarlySignals
from app.desktop.trace import start_tracing, trace
from app.errors import MemoroError

if TYPE_CHECKING:
    from pathlib import Path

    from app.config.paths import AppPaths
    from app.engine.instance import Instance
    from app.engine.ownership import Ownership

log = logging.getLogger(__name__)

DONE, FAILED = 0, 1
FIRST_ANSWER_SECONDS = 30.0
"""So long another start may take until it answers, as on a busy computer that has just been started."""


def run(arguments: argparse.Namespace | None = None) -> int:
    """Run the tray program until it is quit, and leave; the exit status where it cannot or need not run.

    `arguments` may hold `workspace`, `config` (paths), `agent` (an id) and `hidden` (no window comes by
    itself), as the command line has them.
    """
    if reason := missing_display():
        sys.stderr.write(reason + "\n")
        return FAILED
    early = EarlySignals()
    start_tracing()
    options = arguments or argparse.Namespace()
    config, workspace = getattr(options, "config", None), getattr(options, "workspace", None)
    agent = getattr(options, "agent", None)
    paths = app_paths(config)
    try:
        from app.engine.instance import instance

        _must_be_a_folder(workspace)
        place = instance(paths, workspace, config)
        ownership = _become_owner(paths, place, early)
    except MemoroError as problem:
        return _complain(problem, early)
    if ownership is None:
        return DONE if early.came or getattr(options, "hidden", False) else _show_running(place)
    return _live(paths, place, ownership, early, agent, workspace, hidden=getattr(options, "hidden", False))


def _live(
    paths: AppPaths,
    place: Instance,
    ownership: Ownership,
    early: EarlySignals,
    agent: str | None,
    workspace: Path | None,
    *,
    hidden: bool,
) -> int:
    """From the icon in the tray to the end of the process; the exit status where Qt has to see to that."""
    # The writing thread computes in Python for long; the window must not wait 5 ms for each of its turns.
    sys.setswitchinterval(0.001)
    from app import logs

    logs.set_up(paths.log_file)
    forget_dead_wayland()
    trace("imports begin")
    from app.desktop.pyside_features import leave_sources_alone

    leave_sources_alone()
    from app.desktop.input_methods import usable_input_methods
    from app.desktop.leaving import leave, may_leave
    from app.desktop.program import Program

    try:
        with usable_input_methods(patient=hidden):
            program = Program(paths, place, agent=agent, workspace=workspace, hidden=hidden)
        if early.came:
            program.quit()
            status = DONE
        else:
            status = program.run()
    finally:
        ownership.release()
    if may_leave():
        leave(status)
    return status


def _must_be_a_folder(workspace: Path | None) -> None:
    if workspace is not None and not workspace.is_dir():
        raise MemoroError(
            "No such folder",
            f"{workspace} is not a folder.",
            "Give the folder that holds MEMORY.md or memory/.",
        )


def _become_owner(paths: AppPaths, place: Instance, early: EarlySignals) -> Ownership | None:
    from app.engine.owner import take_ownership

    return take_ownership(
        paths.data_dir, place, wait_seconds=FIRST_ANSWER_SECONDS, gives_up=lambda: early.came
    )


def _show_running(place: Instance) -> int:
    from app.engine.channel.client import NotRunningError, ask

    token = os.environ.get("XDG_ACTIVATION_TOKEN") or os.environ.get("DESKTOP_STARTUP_ID") or ""
    try:
        ask(place.address, "show", {"activationToken": token})
    except (NotRunningError, MemoroError) as problem:
        reason = str(problem) or "end it, and start Memoro again"
        sys.stderr.write(f"Memoro is running but does not answer: {reason}\n")
        return FAILED
    return DONE


def _complain(problem: MemoroError, early: EarlySignals) -> int:
    """Before there is any window: on the terminal, and in a box for those who started by a click."""
    sys.stderr.write(f"{problem}\n")
    from PySide6.QtWidgets import QApplication, QMessageBox

    from app.desktop.unix_signals import EndSignals

    application = QApplication.instance() or QApplication(["memoro"])
    box = QMessageBox(QMessageBox.Icon.Warning, "Memoro", problem.title)
    box.setInformativeText(f"{problem.message}\n\n{problem.action}".strip())
    EndSignals(box.reject, box)
    if not early.came:
        box.exec()
    application.quit()
    return FAILED
