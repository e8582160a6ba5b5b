"""The options of a group as data: key in the file, kind of value, choices; worked out when first asked."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from app.config.group import About, Group, key_of

Kind = Literal[
    "group",  # options within options
    "groups",  # a list of them
    "group map",  # by a name that the user chooses
    "tree",  # checked elsewhere: what differs for one agent
    "boolean",
    "integer",
    "number",
    "text",
    "choice",
    "texts",
    "choices",
    "text map",
]
G = TypeVar("G", bound=Group)
_SIMPLE: dict[Any, Kind] = {bool: "boolean", int: "integer", float: "number", str: "text"}


class Field(NamedTuple):
    """One attribute of a group. `group` is the class of a nested group or of the items."""

    name: str
    key: str
    kind: Kind
    about: About | None
    choices: tuple[str, ...] = ()
    optional: bool = False
    group: type[Group] | None = None


_known: dict[type[Group], dict[str, Field]] = {}


def fields_of(group: type[Group]) -> dict[str, Field]:
    """All options and nested groups of a group, by their key in the file, in the order of declaration."""
    if group not in _known:
        hints = get_type_hints(group)
        fields = (_field(name, value, hints[name]) for name, value in group.declared.items())
        _known[group] = {field.key: field for field in fields}
    return _known[group]


def _field(name: str, value: About | Group, hint: Any) -> Field:
    key = key_of(name, value)
    if isinstance(value, Group):
        return Field(name, key, "group", None, group=type(value))
    optional = get_origin(hint) in (Union, UnionType) and NoneType in get_args(hint)
    if optional:
        (hint,) = (part for part in get_args(hint) if part is not NoneType)
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in _SIMPLE:
        return Field(name, key, _SIMPLE[hint], value, optional=optional)
    if origin is Literal:
        return Field(name, key, "choice", value, arguments, optional)
    item = arguments[-1] if origin is not tuple else arguments[0]
    if isinstance(item, type) and issubclass(item, Group):
        return Field(name, key, "groups" if origin is tuple else "group map", value, group=item)
    if get_origin(item) is Literal:
        return Field(name, key, "choices", value, get_args(item))
    if item is str:
        return Field(name, key, "texts" if origin is tuple else "text map", value)
    return Field(name, key, "tree", value)


def apply(group: G, tree: Mapping[str, Any]) -> G:
    """A copy of `group` in which the values of `tree` (keys as in the file, already checked) are set."""
    if not tree:
        return group
    fields = fields_of(type(group))
    changes = {}
    for key, value in tree.items():
        field = fields[key]
        changes[field.name] = _value(field, value, getattr(group, field.name))
    return group.replace(**changes)


def _value(field: Field, value: Any, present: Any) -> Any:
    if field.group is None:
        return value
    if field.kind == "group":
        return apply(present, value)
    if field.kind == "groups":
        return tuple(apply(field.group(), item) for item in value)
    return {name: apply(field.group(), item) for name, item in value.items()}
