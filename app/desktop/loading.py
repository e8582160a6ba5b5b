"""What the program needs before it can answer, gathered off the windows' thread while the icon stands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.desktop.remembered import Remembered

if TYPE_CHECKING:
    from app.config.loading import LoadedSettings
    from app.config.options import Settings
    from app.config.paths import AppPaths
    from app.engine.engine import Engine
    from app.engine.instance import Instance


@dataclass(frozen=True, slots=True)
class Loaded:
    settings: Settings
    problems: tuple[str, ...]
    engine: Engine
    remembered: Remembered


def load(paths: AppPaths, place: Instance, agent: str | None, workspace: Path | None) -> Loaded:
    """Read the settings and make the engine; the heavy imports happen here."""
    from app.engine.backup.staged import put_staged_in_place
    from app.engine.engine import Engine

    put_staged_in_place(paths)
    found = read_settings(paths, workspace, agent)
    again = partial(read_settings, paths, workspace, agent)
    engine = Engine(found.settings, paths, agent=found.agent_id, name=place.name, load=again)
    engine.has_window, engine.flags = True, place.flags
    remembered = Remembered(paths.data_dir, place.name)
    if agent is None and (chosen := remembered.get("agent")) in found.settings.agent_ids:
        engine.switch(chosen)
    return Loaded(found.settings, tuple(str(problem) for problem in found.errors), engine, remembered)


def read_settings(paths: AppPaths, workspace: Path | None, agent: str | None) -> LoadedSettings:
    from app.config.loading import load_settings

    return load_settings(paths.config_file, state_dir=paths.data_dir, workspace=workspace, agent=agent)


def warm_imports() -> None:
    """Load what the next steps in the windows' thread need, so that they find it ready."""
    import app.desktop.hotkey
    import app.desktop.popup.controller
    import app.desktop.popup.window  # noqa: F401
    from app.platform.hotkey.main import preload

    preload()
