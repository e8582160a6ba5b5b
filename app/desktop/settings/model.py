"""The settings as the window sees them: values, who fixed them, saving and undo."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.config.fields import fields_of
from app.config.options import Option, option_table
from app.engine.settings_editing import ABSENT, Change, SettingsFile, look_up
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.loading import LoadedSettings
    from app.config.options import Settings
    from app.config.problems import Problem
    from app.desktop.background import Background

WORKSPACE = "agents.defaults.workspace"
SEARCH = "agents.defaults.memorySearch."
SOURCES, REMEMBERED = f"{SEARCH}sources", f"{SEARCH}experimental.sessionMemory"


@dataclass(frozen=True, slots=True)
class CommandLine:
    """What the start of the program fixed, over the file."""

    workspace: Path | None = None
    agent: str | None = None


class SettingsModel(QObject):
    """Reads by `value`, writes by `set` and `reset`; what takes long happens in the background.

    `changed`: values or problems are others now. `saved(change, undone)`: it is in the file.
    `refused(keys, problem)`: it is not, and the file is as it was.
    """

    changed = Signal()
    saved = Signal(object, bool)
    refused = Signal(object, object)

    def __init__(
        self,
        loaded: LoadedSettings,
        load: Callable[[], LoadedSettings],
        background: Background,
        command_line: CommandLine | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.options: dict[str, Option] = {option.key: option for option in option_table()}
        self.settings, self.problems = loaded.settings, loaded.problems
        self.path, self.agent = loaded.path, loaded.agent_id
        self.file = SettingsFile(loaded.path)
        self._load, self._background = load, background
        self._command_line = command_line or CommandLine()
        self._written: Mapping[str, Any] = self.file.written()
        self._undo: list[Change] = []
        self._waiting: list[tuple[Callable[[], Change], list[str], bool]] = []
        self._working = False

    # Reading

    def value(self, key: str) -> Any:
        """What holds now, from the file or by default."""
        return value_of(self.settings, key)

    def is_set(self, key: str) -> bool:
        """Whether the file itself says something."""
        return look_up(self._written, key) is not ABSENT

    def lock(self, key: str) -> tuple[str, str]:
        """Who else fixed the value: `command line`, `environment` or `agent`, and its name; "" for nobody."""
        if key == WORKSPACE and self._command_line.workspace:
            return "command line", "--workspace"
        if key == "app.openclawStateDir" and os.environ.get("OPENCLAW_STATE_DIR"):
            return "environment", "OPENCLAW_STATE_DIR"
        entry = next((each for each in self.settings.agents.list_ if each.id == self.agent), None)
        if entry is None:
            return "", ""
        if key == WORKSPACE and entry.workspace:
            return "agent", self.agent
        own = key.removeprefix(SEARCH)
        differs = own not in (key, "extraPaths") and look_up(entry.memory_search, own) is not ABSENT
        return ("agent", self.agent) if differs else ("", "")

    @property
    def errors(self) -> tuple[Problem, ...]:
        return tuple(problem for problem in self.problems if problem.level == "error")

    @property
    def is_broken(self) -> bool:
        """Whether the file cannot be read at all, so that nothing may be written into it."""
        return any(not problem.key for problem in self.errors)

    @property
    def can_undo(self) -> bool:
        return bool(self._undo)

    # Writing

    def set(self, key: str, value: Any) -> None:
        self.set_many({key: value, **self._going_along(key, value)})

    def _going_along(self, key: str, value: Any) -> dict[str, Any]:
        """Conversations are searched where they are remembered, and remembered in order to be searched."""
        sources = self.value(SOURCES)
        if key == SOURCES and "sessions" in value and not self.value(REMEMBERED):
            return {REMEMBERED: True}
        if key == REMEMBERED and value is True and "sessions" not in sources:
            return {SOURCES: [*sources, "sessions"]}
        return {}

    def reset(self, key: str) -> None:
        self.set_many({key: ABSENT})

    def set_many(self, values: Mapping[str, Any]) -> None:
        """Write some keys as one change, if it is one."""
        values = {key: list(value) if isinstance(value, tuple) else value for key, value in values.items()}
        self._submit(lambda: self.file.change(values), list(values), undone=False)

    def undo(self) -> None:
        """Take back the last change of this window."""
        if self._undo:
            change = self._undo.pop()
            self._submit(lambda: self.file.undo(change), list(change.before), undone=True)

    def take(self, settings: Settings, problems: tuple[Problem, ...]) -> None:
        """The file was read again, by the engine or here."""
        self.settings, self.problems = settings, problems
        self._written = self.file.written()
        self.changed.emit()

    def _submit(self, work: Callable[[], Change], keys: list[str], *, undone: bool) -> None:
        self._waiting.append((work, keys, undone))
        self._next()

    def _next(self) -> None:
        """One after the other, so that the file is always read as the last change left it."""
        if self._working or not self._waiting:
            return
        self._working = True
        work, keys, undone = self._waiting.pop(0)

        def save() -> tuple[Change, LoadedSettings]:
            return work(), self._load()

        self._background.run(
            save,
            lambda result: self._saved(*result, undone=undone),
            lambda problem: self._refused(keys, problem),
        )

    def _saved(self, change: Change, loaded: LoadedSettings, *, undone: bool) -> None:
        self._working = False
        if change.changed and not undone:
            self._undo.append(change)
        self.take(loaded.settings, loaded.problems)
        if change.changed:
            self.saved.emit(change, undone)
        self._next()

    def _refused(self, keys: list[str], problem: MemoroError) -> None:
        self._working = False
        self.refused.emit(keys, problem)
        self._next()


def value_of(settings: Settings, key: str) -> Any:
    """The value at a key of the option table (one without `[]` and `*`)."""
    node: Any = settings
    for part in key.split("."):
        node = getattr(node, fields_of(type(node))[part].name)
    return node
