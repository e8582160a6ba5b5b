"""Everything that Memoro knows of one agent, deleted for good. The agent's notes stay where they are.

That is: index with keywords, vectors and cached vectors, also what was set aside or half built; history and
inbox; drafts, pins and picks; what another search program was given; the tokens by which assistants reach its
memory, and what is remembered of their calls, and of its jobs at a vendor.
"""

from __future__ import annotations

import json
import logging
import re
import shutil
from contextlib import suppress
from glob import escape
from typing import TYPE_CHECKING, Any

from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.engine.engine import Engine

log = logging.getLogger(__name__)
ASSISTANTS, ACTIVITY, FLUSHED = "assistants.json", "activity.jsonl", "sessions.json"
"""The files of the bridge that name agents; it reads the first again when it has changed."""
_BELONGING = re.compile(r"(?:-wal|-shm|-journal|\.suspect|\.(?:damaged|rebuild)-.*)?")


def forget_agent(engine: Engine, agent: str) -> None:
    """Delete all data of an agent. Raises MemoroError when the disk refuses; the rest is gone then."""
    from app.config.options import safe_agent_id
    from app.engine.picks import Picks
    from app.engine.pins import Pins

    name, data = safe_agent_id(agent), engine.paths.data_dir
    try:
        _disconnect(engine, agent)
        for forget in list(engine.forgetters):
            forget(agent)
        _rewrite_lines(data / ACTIVITY, lambda act: act.get("agent") != agent)
        _rewrite(data / FLUSHED, "flushed", lambda entry: entry[0] != agent)
        engine.drop_memory(agent)
        engine.records.forget(agent)
        Pins(engine).forget(agent)
        Picks(data).forget(agent)
        kept = ("drafts", name), ("agents", name), ("jobs", name)
        for folder in (data.joinpath(*parts) for parts in kept):
            if folder.is_dir():
                shutil.rmtree(folder)
    except OSError as error:
        raise MemoroError(
            "Not everything could be deleted",
            f"{error.filename or data}: {error.strerror or error}.",
            "Close programs that use this file and try again.",
        ) from error


def delete_database(path: Path) -> None:
    """A closed database with all that belongs to it: logs, unfinished rebuilds, damaged copies set aside.

    The settings may put it beside files of a person, which may begin with the same name.
    """
    for file in path.parent.glob(f"{escape(path.name)}*"):
        if _BELONGING.fullmatch(file.name.removeprefix(path.name)):
            file.unlink(missing_ok=True)


def _disconnect(engine: Engine, agent: str) -> None:
    """Take the agent's assistants out of the list, and their tokens out of the keyring."""
    path = engine.paths.data_dir / ASSISTANTS
    gone = _rewrite(path, "assistants", lambda entry: entry.get("agent") != agent)
    for entry in gone:
        with suppress(MemoroError):  # what a locked keyring still holds opens nothing any more
            engine.keys.delete(f"bridge:{entry.get('id')}")


def _rewrite(path: Path, key: str, keep: Callable[[Any], bool]) -> list[Any]:
    """Keep some entries of a list in a JSON file; the others come back."""
    from app.config.private_file import write_private

    try:
        data = json.loads(path.read_bytes())
        entries = list(data[key])
        kept = [entry for entry in entries if keep(entry)]
    except FileNotFoundError:
        return []
    except (ValueError, TypeError, KeyError, AttributeError, IndexError):
        log.info("%s cannot be read and is deleted", path.name)
        path.unlink(missing_ok=True)
        return []
    if len(kept) < len(entries):
        write_private(path, json.dumps(data | {key: kept}, ensure_ascii=False, indent=1).encode())
    return [entry for entry in entries if entry not in kept]


def _rewrite_lines(path: Path, keep: Callable[[dict[str, Any]], bool]) -> None:
    from app.config.private_file import write_private

    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except FileNotFoundError:
        return
    kept = []
    for line in lines:
        with suppress(ValueError, AttributeError):  # half a line after a power cut
            if keep(json.loads(line)):
                kept.append(line)
    if len(kept) < len(lines):
        write_private(path, b"".join(kept))
