"""The self-check: each part is really used, and each finding is a sentence with what to do.

Whatever is broken, every other part is still looked at.
"""

from __future__ import annotations

import logging
import shutil
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from app.engine.leftovers import UNUSED_DAYS, other_indexes
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from app.config.loading import LoadedSettings
    from app.config.paths import AppPaths
    from app.engine.engine import Engine
    from app.engine.providers import Selection
    from app.engine.status import EngineStatus

log = logging.getLogger(__name__)
LOW_DISK_BYTES = 200_000_000
Level = Literal["ok", "notice", "fault"]


@dataclass(frozen=True, slots=True)
class Check:
    """`fault` = something does not work; `notice` = it works, but a person should know."""

    name: str
    level: Level
    finding: str
    action: str = ""

    @classmethod
    def of(cls, name: str, level: Level, problem: MemoroError, before: str = "") -> Check:
        finding = ". ".join(part.rstrip(".") for part in (before, problem.title, problem.message) if part)
        return cls(name, level, f"{finding}.", problem.action)


def check_surroundings(paths: AppPaths, loaded: LoadedSettings, own: str = "") -> Iterator[Check]:
    """Configuration, disk and interpreter: what can be looked at without the engine.

    `own` is the name of the instance that is looked at; its index is none of the others.
    """
    yield Check("Python", "ok", sys.version.split()[0])
    for problem in loaded.problems:
        where = f"{loaded.path}, line {problem.line}" if problem.line else str(loaded.path)
        level: Level = "fault" if problem.level == "error" else "notice"
        yield Check("Configuration", level, f"{where}: {problem.message}", problem.suggestion)
    if not loaded.problems:
        yield Check("Configuration", "ok", f"{loaded.path}: no problem")
    yield from _guarded("Disk", lambda: _check_disk(paths.data_dir))
    yield from _guarded("Other indexes", lambda: _check_other_indexes(paths.data_dir, own))


def check_engine(engine: Engine, agent: str | None = None) -> Iterator[Check]:
    """The memory, its index, search by keywords and by meaning."""
    with suppress(MemoroError):  # told by the checks
        engine.selection(agent)
    status = engine.status(agent)
    is_open = status.state != "no_folder" and bool(status.index_path)
    if status.problem:
        level: Level = "fault" if status.state in ("problem", "no_folder") else "notice"
        yield Check.of("State", level, status.problem)
    if not is_open:
        yield from check_without_index(engine, agent, folder=status.state != "no_folder")
        return
    yield Check(
        "Memory", "ok", f"{status.notes} notes in {status.workspace}, {len(status.skipped)} files skipped"
    )
    for file in status.skipped:
        yield Check("Skipped", "notice", f"{file.path}: {file.reason}")
    for notice in status.notices:
        yield Check("Notice", "notice", notice)
    yield from _guarded("Index", lambda: _check_index(engine, status))
    yield from _guarded("Keywords", _check_canary)
    yield from _guarded("Meaning", lambda: _check_meaning(engine.selection(agent)))
    yield from _guarded("Question", lambda: _check_question(engine, agent))
    yield from _guarded("QMD", lambda: _check_backend(engine, agent))
    yield from _guarded("Bridge", lambda: _check_bridge(engine))


def check_without_index(engine: Engine, agent: str | None = None, *, folder: bool = True) -> Iterator[Check]:
    """What can be looked at where the index cannot be opened; the engine need not run."""
    if folder:
        yield from _guarded("Memory", lambda: _check_notes(engine, agent))
    yield from _guarded("Keywords", _check_canary)
    yield from _guarded("Meaning", lambda: _check_fresh_meaning(engine, agent))


def _guarded(name: str, look: Callable[[], Check | None]) -> Iterator[Check]:
    """A barrier: one check that fails is a finding, and the next ones follow."""
    try:
        found = look()
    except MemoroError as problem:
        found = Check.of(name, "fault", problem)
    except OSError as error:
        found = Check(name, "fault", f"could not be tried: {error.strerror or error}.")
    except Exception as error:
        log.exception("the check %s failed", name)
        found = Check(name, "fault", f"could not be tried: {type(error).__name__}.", "Please report this.")
    if found:
        yield found


def _check_disk(folder: Path) -> Check:
    existing = next(parent for parent in (folder, *folder.parents) if parent.exists())
    free = shutil.disk_usage(existing).free
    if free < LOW_DISK_BYTES:
        return Check("Disk", "fault", f"only {free / 1e6:.0f} MB are free for {folder}.", "Free some space.")
    return Check("Disk", "ok", f"{free / 1e9:.1f} GB free for {folder}")


def _check_other_indexes(data_dir: Path, own: str) -> Check | None:
    """What `--config` and `--workspace` have left, whose it is, and when it goes."""
    others = other_indexes(data_dir, own)
    if not others:
        return None
    told = [f"{each.of or each.name} ({each.bytes / 1e6:.1f} MB)" for each in others[:3]]
    more = f" and {len(others) - 3} more" if len(others) > 3 else ""
    rule = f"After {UNUSED_DAYS} days without use such an index is deleted"
    return Check("Other indexes", "ok", f"{', '.join(told)}{more}. {rule}")


def _check_notes(engine: Engine, agent: str | None) -> Check:
    from app.notes.discovery import discover

    scope = engine.scope(agent)
    found = discover(scope)
    if "." in found.unlistable:
        return Check("Memory", "fault", f"{scope.workspace} cannot be reached.", "Put the folder back.")
    return Check(
        "Memory", "ok", f"{len(found.notes)} notes in {scope.workspace}, {len(found.skipped)} files skipped"
    )


def _check_index(engine: Engine, status: EngineStatus) -> Check:
    if not engine.index_is_whole(status.agent):
        action = "Build it anew: memoro index --force. No note is touched."
        return Check("Index", "fault", "the file is damaged.", action)
    missing = status.passages - status.embedded
    finding = f"whole; {status.chunks} parts, {status.embedded} of {status.passages} passages have a vector"
    if missing and status.provider != "none":
        return Check("Index", "notice", finding, "The rest follows by itself while the program runs.")
    vectors = f"; vectors by {status.vector_engine}" if status.vector_engine else ""
    return Check("Index", "ok", finding + vectors)


def _check_canary() -> Check:
    from app.engine.trials import canary_is_found

    if canary_is_found():
        return Check("Keywords", "ok", "a fresh note is found by an English and a Japanese word")
    return Check("Keywords", "fault", "a fresh note is not found.", "Please report this.")


def _check_question(engine: Engine, agent: str | None) -> Check | None:
    """The names of notes may be told, their text never: a report for others has these findings."""
    from app.engine.trials import ask_for_a_note

    answer = ask_for_a_note(engine, agent)
    if answer is None:
        return None
    path, mode, seconds = answer
    if not path:
        action = "Build the index anew: memoro index --force. No note is touched."
        return Check("Question", "fault", "lines of the newest notes do not find these notes.", action)
    how = {"hybrid": "words and meaning", "vector": "meaning"}.get(mode, "words")
    return Check("Question", "ok", f"a line of {path} finds it by {how} in {seconds * 1000:.0f} ms")


def _check_fresh_meaning(engine: Engine, agent: str | None) -> Check:
    selection = engine.choose(agent)
    try:
        return _check_meaning(selection)
    finally:
        if selection.provider:
            selection.provider.close()


def _check_meaning(selection: Selection) -> Check:
    from app.engine.trials import embed

    if selection.provider is None:
        if selection.problem:
            return Check.of("Meaning", "notice", selection.problem)
        return Check("Meaning", "notice", f"{selection.reason}.")
    seconds, likeness = embed(selection.provider)
    identity = selection.provider.identity
    model = f"{identity.provider} {identity.model}, {identity.dimensions} dimensions"
    finding = f"{model}, a question took {seconds * 1000:.0f} ms"
    if likeness <= 0:
        finding = f"{finding}, but its vectors do not tell texts apart."
        return Check("Meaning", "fault", finding, "Run the set-up again.")
    if selection.replaces:
        return Check(
            "Meaning", "notice", f"{finding}; it stands in for {selection.replaces}: {selection.because}"
        )
    return Check("Meaning", "ok", finding)


def _check_backend(engine: Engine, agent: str | None) -> Check | None:
    """The other engine, where the settings name one."""
    try:
        version = engine.backends.version(agent or engine.agent)
    except MemoroError as problem:
        return Check.of("QMD", "notice", problem)
    because = engine.status(agent).backend_reason
    level: Level = "notice" if because else "ok"
    return Check("QMD", level, f"{version}. {because}".strip()) if version else None


def _check_bridge(engine: Engine) -> Check | None:
    url, notice = engine.bridge()
    if notice:
        return Check("Bridge", "notice", notice)
    return Check("Bridge", "ok", f"assistants are served at {url}") if url else None
