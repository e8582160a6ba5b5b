"""The settings under `memory.qmd`, in the words of the rooms that act on them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.config.options import safe_agent_id
from app.config.paths import expand_path
from app.search.backends.qmd.askers import Action, Rule
from app.search.backends.qmd.collections import (
    custom_collection,
    memory_collections,
    plain_name,
    with_unique_names,
)
from app.search.backends.qmd.options import Collection, QmdOptions

if TYPE_CHECKING:
    from pathlib import Path

    from app.config.openclaw import Qmd
    from app.config.options import AgentSettings, Settings

_TIME = re.compile(r"(\d+(?:\.\d+)?)\s*(ms|s|m|h|d)?", re.IGNORECASE)
_UNITS = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0}


@dataclass(frozen=True, slots=True)
class SessionWish:
    """Which conversations are written as Markdown for QMD, and where to."""

    source: Path
    target: Path
    retention_days: int | None


@dataclass(frozen=True, slots=True)
class QmdWish:
    """All that makes one agent's QMD what it is. Times in seconds, 0 = never."""

    options: QmdOptions
    rules: tuple[Rule, ...]
    default: Action
    interval: float
    debounce: float
    embed_interval: float
    on_boot: bool
    wait_for_boot: bool
    citations: str
    sessions: SessionWish | None


def seconds(text: str, otherwise: float) -> float:
    """`30s`, `5m`, `1h`, `90000ms`; a bare number is minutes. `otherwise` for what is no time."""
    found = _TIME.fullmatch(text.strip())
    return float(found[1]) * _UNITS[(found[2] or "m").lower()] if found else otherwise


def is_time(text: str) -> bool:
    return bool(_TIME.fullmatch(text.strip()))


def home_of(data_dir: Path, agent: str, suffix: str = "") -> Path:
    """Where everything lies that QMD keeps of an agent; `suffix` is that of another instance."""
    return data_dir / "agents" / (safe_agent_id(agent) + (f"@{suffix}" if suffix else "")) / "qmd"


def qmd_wish(settings: Settings, agent: AgentSettings, data_dir: Path, suffix: str = "") -> QmdWish | None:
    """What is wanted of QMD for this agent; None where it is not wanted or there is no memory folder."""
    qmd = settings.memory.qmd
    if settings.memory.backend != "qmd" or agent.workspace is None:
        return None
    home = home_of(data_dir, agent.agent_id, suffix)
    sessions = _sessions(qmd, agent, home) if qmd.sessions.enabled else None
    limits, update = qmd.limits, qmd.update
    return QmdWish(
        options=QmdOptions(
            home=home,
            collections=_collections(qmd, agent, agent.workspace, sessions),
            command=qmd.command,
            search_mode=qmd.search_mode,
            max_results=limits.max_results,
            max_snippet_chars=limits.max_snippet_chars,
            max_injected_chars=limits.max_injected_chars,
            search_seconds=limits.timeout_ms / 1000,
            command_seconds=update.command_timeout_ms / 1000,
            update_seconds=update.update_timeout_ms / 1000,
            embed_seconds=update.embed_timeout_ms / 1000,
        ),
        rules=tuple(
            Rule(each.action, each.match.chat_type, each.match.key_prefix, each.match.raw_key_prefix)
            for each in qmd.scope.rules
        ),
        default=qmd.scope.default,
        interval=seconds(update.interval, 300.0),
        debounce=update.debounce_ms / 1000,
        embed_interval=seconds(update.embed_interval, 3600.0),
        on_boot=update.on_boot,
        wait_for_boot=update.wait_for_boot_sync,
        citations=agent.citations,
        sessions=sessions,
    )


def _collections(
    qmd: Qmd, agent: AgentSettings, workspace: Path, sessions: SessionWish | None
) -> tuple[Collection, ...]:
    found = memory_collections(workspace, agent.agent_id) if qmd.include_default_memory else []
    for number, each in enumerate(qmd.paths, start=1):
        if each.path.strip():
            path = expand_path(each.path, workspace)
            found.append(custom_collection(path, each.pattern, each.name, number, agent.agent_id))
    if sessions:
        name = f"sessions-{plain_name(agent.agent_id)}"
        found.append(Collection(name, sessions.target, source="sessions"))
    return with_unique_names(found)


def _sessions(qmd: Qmd, agent: AgentSettings, home: Path) -> SessionWish:
    chosen = qmd.sessions.export_dir
    target = home / "sessions"
    if chosen:
        # A folder of its own for each agent below the chosen one: what one said is not another's to find.
        target = expand_path(chosen, home) / safe_agent_id(agent.agent_id)
    return SessionWish(agent.transcripts_folder, target, qmd.sessions.retention_days)
