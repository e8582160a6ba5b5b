"""A renaming that ends between its two names leaves one note; what is left of killed writes goes later."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from app.notes import writer
from app.notes.history.model import PERSON
from tests.notes.history.world import World

OLD, NEW = "memory/plan.md", "memory/idea.md"


class Killed(BaseException):
    """Nothing that comes after it is done."""


def rename_until(world: World, monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
    def killed(*_: object, **__: object) -> None:
        raise Killed

    world.look()
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, killed)
        with pytest.raises(Killed):
            world.editor.rename(OLD, NEW)
    assert world.path(OLD).exists()
    assert world.path(NEW).exists()
    world.reopen()


def names(world: World) -> list[str]:
    return sorted(file.name for file in world.path("memory").iterdir())


@pytest.mark.parametrize("text", ["# plan\n\n- one\n", "no title\n"])
def test_it_is_finished_where_only_the_old_name_was_too_much(
    world: World, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    world.write(OLD, text)
    rename_until(world, monkeypatch, os, "unlink")
    assert world.look() == []
    assert names(world) == ["idea.md"]
    assert world.read(NEW) == text.replace("plan", "idea")
    (change,) = world.story()
    assert (change.kind, change.path, change.old_path, change.who) == ("renamed", NEW, OLD, PERSON)


def test_it_is_taken_back_where_the_title_was_not_written_yet(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.write(OLD, "# plan\n\n- one\n")
    rename_until(world, monkeypatch, writer, "_rewrite_new_name")
    assert world.look() == []
    assert names(world) == ["plan.md"]
    assert world.story() == []
    assert world.history.database.rows("SELECT 1 FROM changes WHERE pending") == []


def test_a_copy_that_somebody_made_or_changed_stays(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.write(OLD, "# plan\n\n- one\n")
    rename_until(world, monkeypatch, writer, "_rewrite_new_name")
    world.path(NEW).unlink()
    shutil.copy(world.path(OLD), world.path(NEW))
    world.look()
    assert names(world) == ["idea.md", "plan.md"]


def test_what_is_left_of_a_killed_write_goes(tmp_path: Path) -> None:
    old, young, other = (tmp_path / f".memoro-{name}.tmp" for name in ("0" * 16, "1" * 16, "mine"))
    for file in (old, young, other):
        file.touch()
    for file in (old, other):
        os.utime(file, (0, 0))
    writer.sweep([tmp_path, tmp_path / "gone"])
    assert sorted(tmp_path.iterdir()) == sorted([young, other])
