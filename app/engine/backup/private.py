"""What a backup does not carry: the keys in a settings file, and the tokens by which assistants are known.

A backup may lie on a stick or in a cloud. Restored on the same computer, what is there now keeps its keys.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from app.config.editing import remove_value, set_value
from app.config.parsing import decode, parse

Place = tuple[str, ...]
_LIST: Place = ("agents", "list")
_DEFAULTS: Place = ("agents", "defaults")
_KEY = re.compile(r"(?i)(?:api[-_]?key|token|secret|password)$")
_REFERENCE = re.compile(r"\$\{[^{}]+\}")
_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")
_RIGHTS = {
    "curated": ("read", "propose", "write"),
    "daily": ("read", "propose", "write"),
    "session": ("direct", "group"),
}
TOKEN = "tokenHash"  # noqa: S105  # the name of a field


def without_keys(settings: bytes) -> bytes:
    """A settings file without the keys in it; all else stays byte for byte. ValueError for a broken file."""
    text = _text(settings)
    tree = _tree(text)
    for place, left in _secrets(tree):
        text = remove_value(text, place) if left is None else set_value(text, place, left)
    return text.encode()


def with_keys_of(present: bytes, settings: bytes) -> bytes:
    """`settings` with the keys that stand in `present`, each only where it goes to the same address.

    ValueError for a broken file.
    """
    text = _text(settings)
    tree, now = _tree(text), _tree(_text(present))
    for place, left in _secrets(now):
        if not isinstance(left, list) and _addresses(tree, place) == _addresses(now, place):
            text = set_value(text, place, _at(now, place))
    before = _agents(tree)
    if (agents := _with_keys_of_agents(before, tree, now)) != before:
        text = set_value(text, _LIST, agents)
    return text.encode()


def _with_keys_of_agents(entries: list[Any], tree: dict[str, Any], now: dict[str, Any]) -> list[Any]:
    """The list of agents, in which each has the keys that the agent of its name has now."""
    known = {entry.get("id"): entry for entry in _agents(now) if isinstance(entry, dict)}
    filled = deepcopy(entries)
    for entry in filled:
        present = known.get(entry.get("id")) if isinstance(entry, dict) else None
        for place, left in _secrets(present or {}):
            if not isinstance(left, list) and _goes_as_before(entry, present, place, tree, now):
                _put(entry, place, _at(present, place))
    return filled


def _goes_as_before(entry: Any, present: Any, place: Place, tree: Any, now: Any) -> bool:
    """An agent that names no address has that of all agents."""
    shared = (*_DEFAULTS, *place)
    return _addresses(entry, place) == _addresses(present, place) and (
        _addresses(tree, shared) == _addresses(now, shared)
    )


def _agents(tree: dict[str, Any]) -> list[Any]:
    agents = tree.get("agents")
    entries = agents.get("list") if isinstance(agents, dict) else None
    return entries if isinstance(entries, list) else []


def _text(data: bytes) -> str:
    text = decode(data)
    if not isinstance(text, str):
        raise ValueError(str(text))
    return text


def _tree(text: str) -> dict[str, Any]:
    tree = parse(text) if text.strip() else {}
    if isinstance(tree, list):
        raise ValueError(str(tree[0]))
    return tree


def _secrets(node: dict[str, Any], above: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Where something private stands, and what is left of it; None: nothing. A list is left as a whole."""
    for name, value in node.items():
        place = (*above, name)
        if isinstance(value, dict):
            yield from _secrets(value, place)
        elif isinstance(value, list):
            if (left := _cleaned(value)) != value:
                yield place, left
        elif isinstance(value, str) and value and (left := _left(name, above, value)) != value:
            yield place, left


def _left(name: str, above: Place, value: str) -> str | None:
    if name == "baseUrl":
        return _public(value)
    if _REFERENCE.fullmatch(value):
        return value  # the name of a variable, which is no secret
    return None if _KEY.search(name) or above[-1:] == ("headers",) else value


def _cleaned(value: Any) -> Any:
    if isinstance(value, list):
        return [_cleaned(each) for each in value]
    if not isinstance(value, dict):
        return value
    kept = deepcopy(value)
    for place, left in list(_secrets(value)):
        parent = _at(kept, place[:-1])
        if left is None:
            del parent[place[-1]]
        else:
            parent[place[-1]] = left
    return kept


def _public(address: str) -> str:
    """An address without a name, a password and parameters."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    return urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, "", ""))


def _addresses(tree: dict[str, Any], place: Place) -> list[tuple[Any, Any]]:
    """Who would get a key that stands there, as far as the settings around it say."""
    found: list[tuple[Any, Any]] = []
    node: Any = tree
    for name in place:
        if not isinstance(node, dict):
            break
        found.append((node.get("provider"), _public(str(node.get("baseUrl", "")))))
        node = node.get(name, {})
    return found


def _put(node: dict[str, Any], place: Place, value: Any) -> None:
    for name in place[:-1]:
        inner: Any = node.setdefault(name, {})
        if not isinstance(inner, dict):
            return
        node = inner
    node[place[-1]] = value


def _at(node: Any, place: Place) -> Any:
    for name in place:
        node = node[name]
    return node


def without_tokens(assistants: bytes) -> bytes:
    """The list of assistants with what each may do, and nothing by which one could be let in."""
    data = json.loads(assistants)
    kept = [{**entry, TOKEN: ""} for entry in data["assistants"]]
    return _packed({**data, "assistants": kept})


def with_tokens_of(present: bytes | None, assistants: bytes) -> bytes:
    """The backup's list, in which only those are let in who are let in now. ValueError for a strange list.

    Assistants that are only there now stay as they are.
    """
    then = {entry["id"]: _checked(entry) for entry in json.loads(assistants)["assistants"]}
    data = json.loads(present) if present else json.loads(assistants)
    now = {entry["id"]: entry for entry in data["assistants"]} if present else {}
    for name, entry in then.items():
        entry[TOKEN] = now.get(name, {}).get(TOKEN, "")
    return _packed({**data, "assistants": [*(now | then).values()]})


def _checked(entry: dict[str, Any]) -> dict[str, Any]:
    """One strange entry would shut out all assistants."""
    texts = all(isinstance(value, str) for value in entry.values()) and _ID.fullmatch(entry["id"])
    if not texts or any(entry.get(name, rights[0]) not in rights for name, rights in _RIGHTS.items()):
        raise ValueError("the list of assistants is damaged")
    return dict(entry)


def _packed(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, indent=1).encode()
