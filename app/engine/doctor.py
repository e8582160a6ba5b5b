"""The self-check: each part is really used, and each finding is a sentence with what to do."""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.engine.leftovers import UNUSED_DAYS, other_indexes
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.config.loading import LoadedSettings
    from app.config.paths import AppPaths
    from app.embeddings.provider import EmbeddingProvider
    from app.engine.engine import Engine
    from app.engine.status import EngineStatus

LOW_DISK_BYTES = 200_000_000
CANARY = (
    "# Canary\n\n- The lighthouse keeper ordered 7 amber lamps.\n- 灯台守は琥珀のランプを七つ注文した。\n"
)


@dataclass(frozen=True, slots=True)
class Check:
    """`fault` = something does not work; `notice` = it works, but a person should know."""

    name: str
    level: Literal["ok", "notice", "fault"]
    finding: str
    action: str = ""


def check_surroundings(paths: AppPaths, loaded: LoadedSettings) -> list[Check]:
    """Configuration, disk and interpreter: what can be looked at without the engine."""
    checks = [Check("Python", "ok", sys.version.split()[0])]
    if loaded.problems:
        for problem in loaded.problems:
            where = f"{loaded.path}, line {problem.line}" if problem.line else str(loaded.path)
            level: Literal["notice", "fault"] = "fault" if problem.level == "error" else "notice"
            checks.append(Check("Configuration", level, f"{where}: {problem.message}", problem.suggestion))
    else:
        checks.append(Check("Configuration", "ok", f"{loaded.path}: no problem"))
    checks.append(_check_disk(paths.data_dir))
    return checks + _check_other_indexes(paths.data_dir)


def _check_other_indexes(data_dir: Path) -> list[Check]:
    """What `--config` and `--workspace` have left, whose it is, and when it goes."""
    others = other_indexes(data_dir)
    if not others:
        return []
    told = [f"{each.of or each.name} ({each.bytes / 1e6:.1f} MB)" for each in others[:3]]
    more = f" and {len(others) - 3} more" if len(others) > 3 else ""
    rule = f"After {UNUSED_DAYS} days without use such an index is deleted"
    return [Check("Other indexes", "ok", f"{', '.join(told)}{more}. {rule}")]


def _check_disk(folder: Path) -> Check:
    existing = next(parent for parent in (folder, *folder.parents) if parent.exists())
    free = shutil.disk_usage(existing).free
    if free < LOW_DISK_BYTES:
        return Check("Disk", "fault", f"only {free / 1e6:.0f} MB are free for {folder}.", "Free some space.")
    return Check("Disk", "ok", f"{free / 1e9:.1f} GB free for {folder}")


def check_engine(engine: Engine, agent: str | None = None) -> Iterator[Check]:
    """The memory, its index, search by keywords and by meaning."""
    status = engine.status(agent)
    if status.problem:
        level: Literal["notice", "fault"] = "fault" if status.state in ("problem", "no_folder") else "notice"
        yield Check(
            "State", level, f"{status.problem.title}. {status.problem.message}", status.problem.action
        )
    if status.state == "no_folder":
        return
    yield Check(
        "Memory", "ok", f"{status.notes} notes in {status.workspace}, {len(status.skipped)} files skipped"
    )
    for file in status.skipped:
        yield Check("Skipped", "notice", f"{file.path}: {file.reason}")
    for notice in status.notices:
        yield Check("Notice", "notice", notice)
    yield _check_index(engine, status)
    yield _check_canary()
    yield _check_meaning(engine, agent)
    yield from _check_backend(engine, agent)


def _check_backend(engine: Engine, agent: str | None) -> Iterator[Check]:
    """The other engine, where the settings name one."""
    try:
        version = engine.backends.version(agent or engine.agent)
    except MemoroError as problem:
        yield Check("QMD", "notice", f"{problem.title}. {problem.message}", problem.action)
        return
    if version:
        because = engine.status(agent).backend_reason
        yield Check("QMD", "notice" if because else "ok", f"{version}. {because}".strip())


def _check_index(engine: Engine, status: EngineStatus) -> Check:
    if not engine.index_is_whole(status.agent):
        action = "Build it anew: memoro index --force. No note is touched."
        return Check("Index", "fault", "the file is damaged.", action)
    missing = status.passages - status.embedded
    finding = f"whole; {status.chunks} parts, {status.embedded} of {status.passages} passages have a vector"
    if missing and status.provider != "none":
        return Check("Index", "notice", finding, "The rest follows by itself while the program runs.")
    return Check("Index", "ok", f"{finding}; vectors by {status.vector_engine}")


def _check_canary() -> Check:
    """A note is written into a folder of its own, indexed, and must be found in two languages."""
    from app.index.index import Index
    from app.index.options import IndexOptions
    from app.notes.scope import MemoryScope
    from app.search.searcher import Searcher
    from app.search.types import QueryOptions, SearchRequest

    with tempfile.TemporaryDirectory(prefix="memoro-canary-") as folder:
        workspace = Path(folder) / "notes"
        workspace.mkdir()
        (workspace / "MEMORY.md").write_text(CANARY, encoding="utf-8")
        index = Index.open(Path(folder) / "canary.sqlite", IndexOptions())
        try:
            index.sync(MemoryScope(workspace))
            with index.read() as reader:
                found = [
                    bool(Searcher(QueryOptions()).keyword(reader, SearchRequest(query)).hits)
                    for query in ("amber lamps", "琥珀")
                ]
        finally:
            index.close()
    if all(found):
        return Check("Keywords", "ok", "a fresh note is found by an English and a Japanese word")
    return Check("Keywords", "fault", "a fresh note is not found.", "Please report this.")


def _try_out(provider: EmbeddingProvider) -> tuple[float, float]:
    """Really embed: seconds for a question, and by how much its answer is nearer than another text."""
    near, far = provider.embed_documents(
        ["The extra key lies under the flower pot.", "Rain is expected on Monday."]
    )
    started = time.perf_counter()
    question = provider.embed_query("Where is the spare key?")
    return time.perf_counter() - started, float(question @ near - question @ far)


def _check_meaning(engine: Engine, agent: str | None) -> Check:
    selection = engine.selection(agent)
    if selection.provider is None:
        if selection.problem:
            problem = selection.problem
            return Check("Meaning", "notice", f"{problem.title}. {problem.message}", problem.action)
        return Check("Meaning", "notice", selection.reason)
    try:
        seconds, likeness = _try_out(selection.provider)
    except MemoroError as problem:
        return Check("Meaning", "fault", f"{problem.title}. {problem.message}", problem.action)
    identity = selection.provider.identity
    model = f"{identity.provider} {identity.model}, {identity.dimensions} dimensions"
    finding = f"{model}, a question took {seconds * 1000:.0f} ms"
    if likeness <= 0:
        return Check(
            "Meaning",
            "fault",
            f"{finding}, but its vectors do not tell texts apart.",
            "Run the set-up again.",
        )
    return Check("Meaning", "ok", finding)
