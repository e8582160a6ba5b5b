"""The child's side: reads the notes, checks them, and tells what it has found line by line."""

from __future__ import annotations

import gc
import json
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from datetime import date
from typing import BinaryIO, NoReturn

from app.embeddings.local_worker.lifetime import claim_input, follow_parent, lower_thread_priority
from app.engine.checkup.lines import PART, finding_line, reached_line, scope_of
from app.notes.checkup.check import check_up
from app.notes.checkup.findings import CheckedNote, Finding
from app.notes.discovery import NoteFile, discover
from app.notes.reading import Skipped, read_note


def main(arguments: Sequence[str]) -> NoReturn:
    """`arguments`: `check`, then the scope and the day of today as JSON. Ends when its input is closed."""
    options = json.loads(arguments[1])
    follow_parent(int(options["parent"]))
    threading.Thread(target=_end_with, args=(claim_input(),), daemon=True).start()
    lower_thread_priority()
    gc.disable()  # there are millions of things and no cycles, and all of them go with the process
    files = discover(scope_of(options["scope"])).notes
    check_up(
        _texts(files),
        len(files),
        today=date.fromisoformat(options["today"]),
        tell=lambda reached: _say(reached_line(reached)),
        found=_tell_findings,
    )
    os._exit(0)


def _end_with(requests: BinaryIO) -> None:
    requests.read()
    os._exit(0)


def _texts(files: Sequence[NoteFile]) -> Iterator[CheckedNote]:
    for file in files:
        note = read_note(file.absolute)
        if not isinstance(note, Skipped):
            yield CheckedNote(file.path, note.text)


def _tell_findings(findings: list[Finding]) -> None:
    for at in range(0, len(findings), PART):
        _say(finding_line(findings[at : at + PART]))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
