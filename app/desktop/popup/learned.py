"""What a person opened for a question stands first when the same is asked again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.engine.picks import Picks

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.desktop.background import Background
    from app.desktop.popup.rows import Row
    from app.engine.engine import Engine


class Learned:
    """Nothing is learned while it is not `wanted`, and what was learned is deleted."""

    def __init__(self, engine: Engine, background: Background) -> None:
        self._engine, self._background = engine, background
        self._picks = Picks(engine.paths.data_dir)
        self._wanted = True

    def adapt(self, wanted: bool) -> None:
        self._wanted = wanted
        if not wanted:
            self._background.run(self._picks.clear)

    def lifted(self, question: str, rows: list[Row]) -> list[Row]:
        """`rows` with the one first that was opened for that question, told apart from the others."""
        number = self._picks.find(self._engine.agent, question, rows) if self._wanted else -1
        if number < 0:
            return rows
        return [replace(rows[number], was_opened=True), *rows[:number], *rows[number + 1 :]]

    def keep(self, question: str, row: Row) -> None:
        if self._wanted and question:
            agent = self._engine.agent
            self._background.run(lambda: self._picks.keep(agent, question, row))

    def drop(self, question: str, done: Callable[[], None]) -> None:
        agent = self._engine.agent
        self._background.run(lambda: self._picks.drop(agent, question), lambda _none: done())
