"""Kills an editing process again and again, and looks at what it left. Run by test_kill.py as a program.

    python killing.py FOLDER KILLS SEED

A process of its own, because only one without threads may fork. The child prints into a pipe what it was
told is done; whatever was acknowledged must be on the disk and in the history afterwards, with its author.
Prints a line for each look that finds something wrong, then `done`.
"""

from __future__ import annotations

import hashlib
import os
import random
import select
import signal
import sys
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

from app.notes.history.model import assistant
from tests.notes.history.world import World

NOTES = [f"memory/{number}.md" for number in range(8)]
ADA = assistant("ada")


def in_child(work: Callable[[int], None], delay: float | None) -> bytes:
    """Run `work` in a fork that may be killed; what it acknowledged before that."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        try:
            work(writing)
            os._exit(0)
        except BaseException:  # noqa: BLE001  # a fork must not run the code behind this call
            traceback.print_exc()
            os._exit(1)
    os.close(writing)
    if delay is not None:
        select.select([], [], [], delay)  # the random moment that this is all about
        os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read()
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        print("failed", flush=True)
    return said


def edit(folder: Path, seed: int, writing: int) -> None:
    """Changes of every kind, each acknowledged after it returned."""
    world, chosen = World(folder), random.Random(seed)
    for number in range(10_000):
        path = chosen.choice(NOTES)
        line = f"- {seed} {number} {chosen.random()}"
        kind = chosen.choice(["append", "append", "trash", "rename"])
        if kind == "append":
            world.editor.append(path, line, who=ADA, why="kill me")
            os.write(writing, f"{line}\n".encode())
        elif kind == "trash":
            world.editor.trash(path)
        else:
            world.editor.rename(path, chosen.choice(NOTES))


def look(folder: Path, acknowledged: list[str], _: int) -> None:
    world = World(folder)
    assert world.history.notices == [], world.history.notices
    assert world.history.database.rows("PRAGMA quick_check(1)") == [("ok",)]
    foreign = [change for change in world.look() if change[0] != "created"]
    # Between linking and unlinking a rename has both names: a copy may be left, never anything else.
    assert foreign == [], foreign
    assert world.history.database.rows("SELECT * FROM changes WHERE pending") == []
    story = world.story()
    versions = b"\n".join(
        data for each in story if (data := world.history.content(each.id, "after")) is not None
    )
    for line in acknowledged:
        assert line.encode() in versions, line
    for each in story:
        if each.kind == "changed":
            assert each.who == ADA, each
        for which, digest in (("before", each.before), ("after", each.after)):
            data = world.history.content(each.id, which)  # type: ignore[arg-type]
            assert (hashlib.sha256(data).hexdigest() if data is not None else "") == digest
    known = dict(world.history.database.rows("SELECT path, hash FROM notes WHERE presence = 1"))
    there = {
        f"memory/{file.name}": hashlib.sha256(file.read_bytes()).digest()
        for file in (world.workspace / "memory").glob("*.md")
    }
    assert known == there
    for file in (world.workspace / "memory").glob(".memoro-*"):
        file.unlink()  # what the writer was about to write
    world.close()


def main(folder: Path, kills: int, seed: int) -> None:
    chosen = random.Random(seed)
    acknowledged: list[str] = []
    World(folder).look()
    for number in range(kills):
        delay = 0.03 + 0.15 * chosen.random()
        said = in_child(partial(edit, folder, number), delay)
        acknowledged += said.decode().splitlines()
        in_child(partial(look, folder, acknowledged), None)
    assert len(acknowledged) > kills, "the children were killed too early to prove anything"


if __name__ == "__main__":
    where, count, seed_of_all = sys.argv[1:]
    main(Path(where), int(count), int(seed_of_all))
    print("done", flush=True)
