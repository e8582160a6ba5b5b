"""What a person asked for and something broke off: written down before, taken off when it is done.

A restoring is told at the next starts, since nobody else knows which half is which, and so is the deletion of
all about a memory, which may be in use again. The forgetting of a note is finished before the notes are
looked at again: what was to be forgotten was promised to be gone, and a look would take the missing note
for one that another program deleted, and keep its versions.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from app.engine.engine import Engine
    from app.engine.memory import AgentMemory

log = logging.getLogger(__name__)
RESTORE, FORGET, FORGET_AGENT = "restore", "forget", "forget agent"
TOLD_SECONDS = 7 * 24 * 3600.0
"""So long it is told of; afterwards a half restored memory is what the person has."""
Task = dict[str, Any]


class Unfinished:
    """The list of one instance, in a small file that is there only while there is something in it."""

    def __init__(self, data_dir: Path, suffix: str = "") -> None:
        """`suffix` sets the file of another instance apart (see `instance.py`)."""
        self._file = data_dir / f"unfinished{'@' + suffix if suffix else ''}.json"
        self._lock = threading.Lock()
        self._under_way: list[Task] = []

    @contextmanager
    def noted(self, kind: str, **about: str) -> Iterator[None]:
        """Stands in the list until the block came to its end, also an earlier one that is the same.

        Raises MemoroError, and nothing is begun, where it cannot be written down.
        """
        task: Task = {"kind": kind, "since": time.time(), **about}
        self._under_way.append(task)
        try:
            self._change(lambda tasks: [*tasks, task])
            yield
        finally:
            self._under_way.remove(task)
        self.drop(kind, **about)

    def drop(self, kind: str, **about: str) -> None:
        """Take off what of that kind was broken off before; `about` says which, by default all."""
        wanted = {"kind": kind, **about}.items()
        with suppress(MemoroError):  # on a full disk: it is done, and doing it again does nothing
            self._change(
                lambda tasks: [
                    each for each in tasks if each in self._under_way or not wanted <= each.items()
                ]
            )

    def broken_off(self, kind: str) -> list[Task]:
        """What stands there from an earlier run."""
        return [each for each in self._read() if each["kind"] == kind and each not in self._under_way]

    def notices(self) -> tuple[str, ...]:
        """What a person should know."""
        restored, deleted = self._young(RESTORE), self._young(FORGET_AGENT)
        return (
            *(
                "Restoring a backup was not finished: restore it again, or go back. "
                f"The backup is {each['backup']}, and {each['kept']} holds what was there before."
                for each in restored
            ),
            *(
                "Deleting everything about a memory was not finished: delete it again in the settings. "
                f"It is the memory of {each['agent']}."
                for each in deleted
            ),
        )

    def _young(self, kind: str) -> list[Task]:
        return [each for each in self.broken_off(kind) if time.time() - each["since"] < TOLD_SECONDS]

    def _read(self) -> list[Task]:
        try:
            tasks = json.loads(self._file.read_bytes())["tasks"]
            return [each for each in tasks if {"kind", "since"} <= each.keys()]
        except FileNotFoundError:
            return []
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            log.info("what was left unfinished cannot be read: %s", error)
            return []

    def _change(self, change: Callable[[list[Task]], list[Task]]) -> None:
        from app.config.private_file import write_private
        from app.notes.writer import explain

        with self._lock:
            before = self._read()
            tasks = change(before)
            try:
                if not tasks:
                    self._file.unlink(missing_ok=True)
                elif tasks != before:
                    write_private(self._file, json.dumps({"tasks": tasks}, ensure_ascii=False).encode())
            except OSError as error:
                raise explain(self._file, error) from error


def finish_forgetting(engine: Engine, agent: str, memory: AgentMemory) -> None:
    """On the writing thread, before the first look at the notes. Raises MemoroError when the disk refuses.

    A note that is there was not removed, or has come since: it stays.
    """
    for task in engine.unfinished.broken_off(FORGET):
        path = str(task.get("path"))
        if task.get("agent") != agent:
            continue
        if not memory.scope.absolute_path(path).exists():
            log.info("the forgetting of a note was broken off and is finished now")
            engine.records.history(agent).purge(path)
            memory.index.forget_note(path)
            with suppress(OSError):  # it is made anew from the notes whenever they change
                engine.backends.purge(agent)
        engine.unfinished.drop(FORGET, agent=agent, path=path)
