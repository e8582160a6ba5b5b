"""A report for whoever helps: versions, state, self-check, last log lines. Never a note's text, never a key.

Everything goes through `redact` at the end, so that what a log line or a path gives away is caught too. The
names of notes are replaced as well: a name can tell as much as a text.
"""

from __future__ import annotations

import os
import platform
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from app import __version__, logs
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.engine.engine import Engine
    from app.engine.status import EngineStatus

LIBRARIES = (
    "PySide6-Essentials",
    "apsw",
    "sqlite-vec",
    "numpy",
    "openvino",
    "pydantic",
    "httpx",
)
LOG_LINES = 200
GONE = "‹removed›"

_NAMED = re.compile(
    r"(?i)((?:api[-_ ]?key|token|secret|password|passwd|authorization|bearer|x-api-key)"
    r"[\"']?\s*[:= ]\s*[\"']?(?:bearer\s+)?)[^\s\"',;]{6,}"
)
_KEYS = (
    re.compile(r"\b(?:sk|pk|pa|rk|ghp|gho|xox[abp]|AIza|hf|glpat|mem)[-_][\w-]{8,}|\bAIza[\w-]{20,}"),
    re.compile(r"\beyJ[\w-]{10,}\.[\w-]+\.[\w-]+"),  # a JSON Web Token
    re.compile(r"\b(?=[\w+/-]*\d)(?=[\w+/-]*[A-Za-z])[\w+/-]{32,}={0,2}"),
)
_MAIL = re.compile(r"\b[\w.+-]+@[\w-]+\.[\w.-]+\b")
_CREDENTIALS = re.compile(r"(?<=://)[^/\s@]+@")
_QUERY = re.compile(r"(?<=\?)[\w%.~-]+=[^\s\"')]+")
_NOTE = re.compile(r"(?:[^\s\"'“”«»:|]+[/\\])?[^\s\"'“”«»:|/\\]+\.md\b", re.IGNORECASE)
_PLAIN_NOTE = re.compile(r"(?:memory/)?(?:MEMORY|memory|(?P<day>\d{4}-\d\d-\d\d))\.md")


def report(
    engine: Engine | None,
    more: Mapping[str, Sequence[str]] | None = None,
    *,
    lines: Iterable[str] | None = None,
) -> str:
    """The whole text. `more` are sections of the caller's (windows, hotkey, autostart), by heading.

    Each section is gathered behind a barrier of its own: a report about a fault must not fail by it.
    """
    sections: list[tuple[str, Sequence[str]]] = [("Memoro", _program())]
    if engine is not None:
        sections.append(("State", _guarded(lambda: _state(engine.status()))))
        sections.append(("Settings", _guarded(lambda: _settings(engine))))
        sections.append(("Self-check", _guarded(lambda: _checks(engine))))
    sections.extend((more or {}).items())
    kept = list(logs.recent.lines if lines is None else lines)[-LOG_LINES:]
    sections.append((f"Log (last {len(kept)} lines)", kept))
    text = "\n\n".join("\n".join((f"## {title}", *content)) for title, content in sections)
    private = _names_of_notes(engine)
    return redact(text, private=private, folders=_folders_of_notes(engine)) + "\n"


def redact(
    text: str, *, home: Path | None = None, private: Iterable[str] = (), folders: Iterable[Path] = ()
) -> str:
    """`text` without keys, mail addresses, the home folder's place, the user's name, and names of notes.

    `folders` of notes go too, by their whole paths: these may hold names of people and of work.
    """
    for name in sorted(set(private), key=len, reverse=True):
        text = text.replace(name, GONE)
    home = home or Path.home()
    for folder in sorted(set(folders) - {home}, key=lambda each: -len(str(each))):
        text = re.sub(re.escape(str(folder)) + r"(?![\w-])", "‹memory›", text)
    if len(home.parts) > 1:
        for form in {str(home), home.as_posix(), str(home).replace("\\", "\\\\")}:
            text = re.sub(re.escape(form) + r"(?![\w-])", "~", text)
        if len(home.name) > 2 and home.name != "root":
            text = re.sub(rf"(?<![\w-]){re.escape(home.name)}(?![\w-])", "‹user›", text)
    text = _CREDENTIALS.sub(f"{GONE}@", text)
    text = _NAMED.sub(rf"\1{GONE}", text)
    for pattern in _KEYS:
        text = pattern.sub(GONE, text)
    text = _QUERY.sub(GONE, text)
    text = _MAIL.sub("‹mail›", text)
    return _NOTE.sub(_without_name, text)


def _without_name(found: re.Match[str]) -> str:
    """The long-term memory is called the same everywhere; of a daily note it helps to know that it is one."""
    plain = _PLAIN_NOTE.fullmatch(found[0])
    if plain is None:
        return "‹note›.md"
    return found[0].replace(plain["day"], "‹day›") if plain["day"] else found[0]


def _guarded(gather: Callable[[], list[str]]) -> list[str]:
    try:
        return gather()
    except MemoroError as problem:
        return [str(problem)]
    except Exception as error:  # noqa: BLE001  # a barrier: see `report`
        return [f"could not be gathered: {type(error).__name__}: {error}"]


def _program() -> list[str]:
    found = []
    for name in LIBRARIES:
        try:
            found.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            found.append(f"{name} –")
    return [
        f"version: {__version__}",
        f"time: {datetime.now().astimezone().isoformat(timespec='seconds')}",
        f"system: {platform.platform()}, {platform.machine()}, {os.cpu_count()} processors",
        f"Python: {sys.version.split()[0]}{', frozen' if getattr(sys, 'frozen', False) else ''}",
        f"libraries: {', '.join(found)}",
        f"portable: {'yes' if os.environ.get('MEMORO_HOME') else 'no'}",
    ]


def _state(status: EngineStatus) -> list[str]:
    told = [
        f"state: {status.state}",
        f"memory folder: {status.workspace or '–'}",
        f"notes: {status.notes}, parts: {status.chunks}",
        f"passages: {status.passages}, with a vector: {status.embedded}",
        f"provider: {status.provider} {status.model} ({status.provider_reason})",
        f"vector engine: {status.vector_engine or '–'}",
        f"index: {status.index_path}, {status.index_bytes} bytes",
        f"watching: {status.watching or '–'}",
        f"last sync: {status.last_sync.isoformat(timespec='seconds') if status.last_sync else '–'}",
        *(f"notice: {notice}" for notice in status.notices),
    ]
    if status.problem:
        told.append(f"problem: {status.problem}")
    reasons = Counter(file.reason for file in status.skipped)
    return told + [f"left out: {count} × {reason}" for reason, count in reasons.most_common()]


def _settings(engine: Engine) -> list[str]:
    """Only what differs from the defaults, and of texts only that they are set: they may hold anything."""
    from app.config.options import option_table
    from app.engine.settings_editing import SettingsFile

    choices = {option.key: option.choices for option in option_table()}
    file = engine.paths.config_file
    told = [f"file: {file}{'' if file.exists() else ' (not there)'}"]
    return told + sorted(_flat(SettingsFile(file).written(), choices))


def _flat(value: object, choices: Mapping[str, Sequence[str]], key: str = "") -> Iterable[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _flat(inner, choices, f"{key}.{name}" if key else str(name))
    elif isinstance(value, bool | int | float) or value is None or value in choices.get(key, ()):
        yield f"{key}: {value}"
    else:
        yield f"{key}: (set)"


def _checks(engine: Engine) -> list[str]:
    from app.engine.doctor import check_engine

    found = [check for check in check_engine(engine) if check.name != "Skipped"]
    return [f"{check.level:6} {check.name}: {check.finding} {check.action}".rstrip() for check in found]


def _folders_of_notes(engine: Engine | None) -> list[Path]:
    try:
        scopes = [engine.scope(agent) for agent in engine.settings.agent_ids] if engine else []
    except Exception:  # noqa: BLE001  # a barrier: see `report`
        return []
    return [folder for scope in scopes for folder in (scope.workspace, *scope.extra_paths)]


def _names_of_notes(engine: Engine | None) -> list[str]:
    """The notes' own paths, which may hold spaces that no pattern knows the end of."""
    if engine is None:
        return []
    try:
        paths = [note.path for note in engine.recent(100_000)]
        paths += [file.path for file in engine.status().skipped]
    except Exception:  # noqa: BLE001  # a barrier: see `report`
        return []
    return [path for path in paths if len(path) > 3 and not _PLAIN_NOTE.fullmatch(path)]
