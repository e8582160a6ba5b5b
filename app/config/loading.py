"""Reading the configuration file: good values are used, wrong ones are listed, and the file is never touched.

With a `state_dir` the last file without errors is remembered there, in plain JSON. It serves twice: it takes
the place of what cannot be read, and an unchanged file need not be parsed again (JSON5 is slow to parse).
"""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any, NamedTuple

from app.config.options import Settings
from app.config.problems import Problem

MOST_BYTES = 3 << 20
"""More than `parsing` takes; a device has no end."""
Tree = dict[str, Any]
Fingerprint = tuple[int, int, int]


class LoadedSettings(NamedTuple):
    """Settings with what was wrong in the file. `fingerprint` changes when the file does (None: no file)."""

    settings: Settings
    problems: tuple[Problem, ...]
    path: Path
    agent_id: str
    fingerprint: Fingerprint | None

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems because of which a value of the file is not used."""
        return tuple(problem for problem in self.problems if problem.level == "error")


def load_settings(
    path: Path, *, state_dir: Path | None = None, workspace: Path | None = None, agent: str | None = None
) -> LoadedSettings:
    """Read the file at `path`; without a file the defaults hold. Never raises for what is on the disk.

    `workspace` and `agent` are what the command line named: they win over the file. `state_dir` is where the
    last good file is remembered; None remembers nothing.
    """
    fingerprint = fingerprint_of(path)
    settings, problems = _load(path, state_dir) if fingerprint else (Settings(), [])
    agent_id = agent or settings.default_agent_id
    if workspace is not None:
        settings = settings.with_workspace(workspace, agent_id)
    return LoadedSettings(settings, tuple(problems), path, agent_id, fingerprint)


def fingerprint_of(path: Path) -> Fingerprint | None:
    """Cheap to ask again and again: differs from the last answer when the file was written or replaced."""
    try:
        info = path.stat()
    except FileNotFoundError:
        return None
    except OSError:
        return (0, 0, 0)
    return (info.st_mtime_ns, info.st_size, info.st_ino)


def _load(path: Path, state_dir: Path | None) -> tuple[Settings, list[Problem]]:
    from app.config.last_good import LastGood

    memory = LastGood(path, state_dir)
    data = _read(path)
    if isinstance(data, Problem):
        return _settings(memory.tree()), [data]
    remembered = memory.of(data)
    if remembered is not None:
        settings, holds = _checked(remembered["tree"])
        if holds:
            return settings, [Problem(*item) for item in remembered["problems"]]

    from app.config.checking import Checker
    from app.config.interpreting import interpret
    from app.config.parsing import decode, parse

    text = decode(data)
    tree = [text] if isinstance(text, Problem) else parse(text)
    if isinstance(text, Problem) or isinstance(tree, list):
        problems = [item for item in tree if isinstance(item, Problem)]
        return _settings(memory.tree()), problems
    checker = Checker()
    good = interpret(tree, checker)
    if not tree:
        checker.problems.append(_EMPTY)
    problems = _with_lines(checker.problems, text)
    errors = [problem for problem in problems if problem.level == "error"]
    if errors:
        _fill_in(good, errors, memory.tree())
    else:
        memory.remember(data, good, problems)
    return _settings(good), problems


_EMPTY = Problem(None, "", "The configuration file has no content; the defaults are used.", level="notice")


def _read(path: Path) -> bytes | Problem:
    if path.is_dir():
        return Problem(
            None, "", f"{path} is a folder, not a file.", "Rename the folder or name another file."
        )
    try:
        if path.is_fifo():  # opening it would wait for somebody to write, for ever
            raise OSError(errno.EINVAL, "it is a pipe")
        with path.open("rb") as file:
            return file.read(MOST_BYTES)
    except PermissionError:
        return Problem(None, "", f"{path} may not be read.", "Give yourself the right to read it.")
    except OSError as error:
        return Problem(None, "", f"{path} could not be read: {error.strerror or error}.")


def _settings(tree: Tree) -> Settings:
    return _checked(tree)[0]


def _checked(tree: Tree) -> tuple[Settings, bool]:
    """What is good of it, and whether all is: it may come from our own memory of an earlier file, and what is
    at the place of the index may have changed since then.
    """
    if not tree:
        return Settings(), True
    from app.config.checking import Checker
    from app.config.fields import apply

    checker = Checker()
    good = checker.clean(Settings, tree)
    return apply(Settings(), good), all(problem.level != "error" for problem in checker.problems)


def _with_lines(problems: list[Problem], text: str) -> list[Problem]:
    keyed = [problem for problem in problems if problem.key]
    if not keyed:
        return problems
    from app.config.parsing import lines_of_keys

    lines = lines_of_keys(text)
    placed = [
        problem._replace(line=_line(problem.key, lines)) if problem.key else problem for problem in problems
    ]
    return sorted(placed, key=lambda problem: problem.line or 0)


def _line(key: str, lines: dict[str, int]) -> int | None:
    """The line of a key, or of the group in which it is missing."""
    while key and key not in lines:
        key = key.rpartition(".")[0]
    return lines.get(key)


def _fill_in(good: Tree, errors: list[Problem], last: Tree) -> None:
    """Where a value is wrong, take what held before; the rest of the file counts as it stands now."""
    from app.config.interpreting import canonical

    for problem in errors:
        *groups, name = canonical(problem.key).split(".")
        source: Any = last
        for group in groups:
            source = source.get(group) if isinstance(source, dict) else None
        if isinstance(source, dict) and name in source:
            target = good
            for group in groups:
                target = target.setdefault(group, {})
            target.setdefault(name, source[name])
