"""From the tree of a file to a tree of good values: wrong ones are reported and left out, the rest stays."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.config.fields import Field, Kind, fields_of
from app.config.group import Group
from app.config.index_file import unfit
from app.config.memory_search import MemorySearch
from app.config.problems import Problem, did_you_mean

Tree = dict[str, Any]
_LOST_BACKSLASHES = re.compile(r"[A-Za-z]:[^\\/ ]")
_MISPLACED = "agents.defaults.memorySearch"  # is often written at the top


class Wrong(Exception):
    """A value that an option cannot take: what it must be, and a suggestion."""

    def __init__(self, message: str, suggestion: str = "") -> None:
        super().__init__(message, suggestion)
        self.message = message
        self.suggestion = suggestion


class Checker:
    """Collects the problems of one file. They have no line yet: see `loading.py`."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def clean(self, group: type[Group], tree: Mapping[str, Any], where: str = "") -> Tree:
        """The good part of `tree`, ready for `fields.apply`."""
        fields = fields_of(group)
        good: Tree = {}
        for key, value in tree.items():
            path = f"{where}.{key}" if where else key
            field = fields.get(key)
            if field is None:
                self._unknown(group, key, path)
            elif value is not None or field.optional:
                try:
                    good[key] = self._value(field, value, path)
                except Wrong as wrong:
                    self.error(path, wrong.message, wrong.suggestion)
        return good

    def error(self, key: str, message: str, suggestion: str = "") -> None:
        self.problems.append(Problem(None, key, f"“{key}” {message}", suggestion))

    def notice(self, key: str, message: str, suggestion: str = "") -> None:
        self.problems.append(Problem(None, key, f"“{key}” {message}", suggestion, "notice"))

    def _unknown(self, group: type[Group], key: str, path: str) -> None:
        if group.shared:
            elsewhere = (_MISPLACED,) if key == _MISPLACED.rpartition(".")[2] else ()
            suggestion = did_you_mean(key, (*fields_of(group), *elsewhere), cutoff=0.85)
        else:
            suggestion = did_you_mean(key, _nested_keys(group))
        if suggestion or not group.shared:
            self.notice(path, "is not an option of Memoro; it is kept but not used.", suggestion)

    def _value(self, field: Field, value: Any, path: str) -> Any:
        if value is None:
            return None
        if field.kind == "group":
            assert field.group is not None
            return self.clean(field.group, _mapping(value), path)
        if field.kind == "groups":
            return self._groups(field, value, path)
        if field.kind == "group map":
            assert field.group is not None
            named = {name: (item, f"{path}.{name}") for name, item in _mapping(value).items()}
            return {
                name: self.clean(field.group, item, place)
                for name, (item, place) in named.items()
                if self._is_group(item, place)
            }
        if field.kind == "tree":
            return self.clean(MemorySearch, _mapping(value), path)
        good = _LEAVES[field.kind](field, value)
        _refuse_lost_backslashes(good)
        if path.endswith("store.path") and (wrong := unfit(good)):
            raise Wrong(wrong, "Name another file in store.path, or leave it out.")
        return good

    def _groups(self, field: Field, value: Any, path: str) -> list[Tree]:
        assert field.group is not None
        if not isinstance(value, (list, tuple)):
            raise Wrong(f"must be a list, not {_shown(value)}.", "Put it into [ ].")
        places = ((item, f"{path}[{number}]") for number, item in enumerate(value))
        return [self.clean(field.group, item, place) for item, place in places if self._is_group(item, place)]

    def _is_group(self, item: Any, place: str) -> bool:
        if isinstance(item, dict):
            return True
        self.error(place, f"must be a group of options in {{ }}, not {_shown(item)}.")
        return False


def _nested_keys(group: type[Group], prefix: str = "") -> Iterator[str]:
    for key, field in fields_of(group).items():
        yield prefix + key
        if field.kind == "group" and field.group is not None:
            yield from _nested_keys(field.group, f"{prefix}{key}.")


def _mapping(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise Wrong(f"must be a group of options in {{ }}, not {_shown(value)}.")
    return value


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:37] + "…"


def _boolean(_field: Field, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = str(value).strip().lower()
    guess = {"true": "true", "yes": "true", "on": "true", "1": "true"}.get(word)
    guess = guess or {"false": "false", "no": "false", "off": "false", "0": "false"}.get(word)
    raise Wrong(
        f"must be true or false, not {_shown(value)}.", f"Write {guess} without quotes." if guess else ""
    )


def _number(field: Field, value: Any) -> float:
    whole = field.kind == "integer"
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        shown = _shown(value)
        said = f"must be a whole number, not {shown}." if whole else f"must be a number, not {shown}."
        raise Wrong(said, _unquoted(value))
    if whole and value != int(value):
        raise Wrong(f"must be a whole number, not {_shown(value)}.", f"Write {round(value)}.")
    about = field.about
    assert about is not None
    low, high = about.minimum, about.maximum
    if (low is not None and value < low) or (high is not None and value > high):
        nearest = low if low is not None and value < low else high
        said = (
            f"must be from {_plain(low)} to {_plain(high)}, not {_shown(value)}."
            if low is not None and high is not None
            else f"must be in its range, not {_shown(value)}."
        )
        raise Wrong(said, f"The nearest is {_plain(nearest)}.")
    return int(value) if whole else value


def _plain(number: float | None) -> str:
    return str(int(number)) if number is not None and number == int(number) else str(number)


def _unquoted(value: Any) -> str:
    if not isinstance(value, str):
        return ""
    try:
        return f"Write {_plain(float(value))} without quotes."
    except ValueError:
        return ""


def _text(_field: Field, value: Any) -> str:
    if not isinstance(value, str):
        quoted = isinstance(value, (int, float)) and not isinstance(value, bool)
        raise Wrong(f"must be a text, not {_shown(value)}.", "Put it into quotes." if quoted else "")
    return value


def _choice(field: Field, value: Any) -> str:
    if isinstance(value, str) and value in field.choices:
        return value
    near = did_you_mean(value, field.choices) if isinstance(value, str) else ""
    offered = ", ".join(f"“{choice}”" for choice in field.choices)
    raise Wrong(f"must be one of {offered}, not {_shown(value)}.", near)


def _list(field: Field, value: Any) -> tuple[str, ...]:
    check = _choice if field.kind == "choices" else _text
    if isinstance(value, str):
        raise Wrong(f"must be a list, not {_shown(value)}.", f"Write [{_shown(value)}].")
    if not isinstance(value, (list, tuple)):
        raise Wrong(f"must be a list, not {_shown(value)}.")
    return tuple(check(field, item) for item in value)


def _refuse_lost_backslashes(good: Any) -> None:
    r"""JSON makes “C:Usersanna” of “C:\Users\anna”, and a line end of the “\n” in “C:\notes”."""
    for text in good if isinstance(good, tuple) else (good,):
        if isinstance(text, str) and _LOST_BACKSLASHES.match(text):
            raise Wrong(
                f"has lost its backslashes: {_shown(text)}.", "Write each twice (C:\\\\Users), or / for it."
            )


def _text_map(field: Field, value: Any) -> dict[str, str]:
    return {name: _text(field, item) for name, item in _mapping(value).items()}


_LEAVES: dict[Kind, Callable[[Field, Any], Any]] = {
    "boolean": _boolean,
    "integer": _number,
    "number": _number,
    "text": _text,
    "choice": _choice,
    "texts": _list,
    "choices": _list,
    "text map": _text_map,
}
