"""What a tree means: newer spellings come to their place, then every value is checked, alone and together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.config.checking import Checker, Tree
from app.config.consistency import consistent
from app.config.fields import apply
from app.config.memory_search import MemorySearch
from app.config.options import Settings, openclaw_agent_id

OLDER, NEWER = "agents.defaults.memorySearch", "memory.search"


def interpret(tree: Mapping[str, Any], checker: Checker) -> Tree:
    """The good values of the file by their canonical keys; what is wrong is told to the checker."""
    memory = tree.get("memory")
    newer: Any = None
    if isinstance(memory, dict) and "search" in memory:
        newer = memory["search"]
        tree = {**tree, "memory": {key: value for key, value in memory.items() if key != "search"}}
    good = checker.clean(Settings, _plain_paths(tree))
    spelling = NEWER if isinstance(newer, dict) and "memorySearch" not in str(tree.get("agents")) else OLDER
    if isinstance(newer, dict):
        search = checker.clean(MemorySearch, _plain_paths(newer), NEWER)
        defaults = good.setdefault("agents", {}).setdefault("defaults", {})
        twice = search.keys() & defaults.get("memorySearch", {}).keys()
        for key in sorted(twice):
            checker.notice(f"{NEWER}.{key}", f"is also set as “{OLDER}.{key}”, which is used.", "Remove one.")
        defaults["memorySearch"] = merged(search, defaults.get("memorySearch", {}))
    elif newer is not None:
        checker.error(NEWER, "must be a group of options in { }.")
    listed = tree.get("agents", {}).get("list") if isinstance(tree.get("agents"), dict) else None
    items = listed if isinstance(listed, list) else ()
    numbers = [number for number, item in enumerate(items) if isinstance(item, dict)]
    _check_together(good, checker, spelling, numbers)
    return good


def canonical(key: str) -> str:
    """The key in its older, full spelling."""
    return OLDER + key.removeprefix(NEWER) if key == NEWER or key.startswith(NEWER + ".") else key


def merged(base: Tree, over: Tree) -> Tree:
    """Both trees; where both have a value, that of `over`."""
    result = dict(base)
    for key, value in over.items():
        under = result.get(key)
        result[key] = merged(under, value) if isinstance(under, dict) and isinstance(value, dict) else value
    return result


def _check_together(good: Tree, checker: Checker, where: str, numbers: list[int]) -> None:
    """`numbers` are the places in the file of the agents that were understood."""
    settings = apply(Settings(), good)
    defaults = settings.agents.defaults.memory_search
    places = [(where, defaults)]
    seen: dict[str, str] = {}
    for number, agent in zip(numbers, settings.agents.list_, strict=False):
        place = f"agents.list[{number}]"
        if agent.id in seen.values():
            checker.notice(f"{place}.id", f"names the agent “{agent.id}” twice; the first entry is used.")
        elif alike := seen.get(openclaw_agent_id(agent.id)):
            checker.notice(
                f"{place}.id",
                f"is to OpenClaw the same agent as “{alike}”, so that both have the same conversations.",
                "give it another id",
            )
        seen.setdefault(openclaw_agent_id(agent.id) or agent.id, agent.id)
        if agent.memory_search:
            places.append((f"{place}.memorySearch", apply(defaults, agent.memory_search)))
    known: set[str] = set()
    for place, search in places:
        for conflict in consistent(search)[1]:
            if conflict.key not in known:
                known.add(conflict.key)
                checker.error(f"{place}.{conflict.key}", conflict.message, conflict.suggestion)
    if "sessions" in defaults.sources and not defaults.experimental.session_memory:
        checker.notice(
            f"{where}.sources",
            "contains “sessions”, but conversations are indexed only with “experimental.sessionMemory”.",
        )


def _plain_paths(tree: Mapping[str, Any]) -> Mapping[str, Any]:
    """Newer files may write an extra path as `{path, pattern}`; the path is what we use."""
    result = dict(tree)
    for key, value in tree.items():
        if isinstance(value, dict):
            result[key] = _plain_paths(value)
        elif key == "list" and isinstance(value, list):
            result[key] = [_plain_paths(item) if isinstance(item, dict) else item for item in value]
        elif key == "extraPaths" and isinstance(value, list):
            result[key] = [
                item["path"] if isinstance(item, dict) and isinstance(item.get("path"), str) else item
                for item in value
            ]
    return result
