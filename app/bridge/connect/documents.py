"""Putting one entry into a configuration text and taking it out again; everything else stays as it is."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from app.config.editing import remove_value, set_value
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Mapping

log = logging.getLogger(__name__)
_INDENT = re.compile(r"^\{\r?\n([ \t]+)")


def read_entry(text: str, path: Sequence[str], language: str) -> Any:
    """The value at `path`, None where there is none. Raises MemoroError when the text cannot be read."""
    data = _load(text, language)
    for name in path:
        if not hasattr(data, "get"):
            return None
        data = data.get(name)
    return data.unwrap() if hasattr(data, "unwrap") else data


def put_entry(text: str, path: Sequence[str], value: Any, language: str) -> str:
    """The text with `value` at `path`. Raises MemoroError for a text that cannot be read or has no room."""
    if language == "toml":
        return _put_toml(text, path, value)
    if not text.strip():
        return json.dumps(_nested(path, value), ensure_ascii=False, indent=2) + "\n"
    plain = _Plain.of(text)
    if plain is None:
        return set_value(text, path, value, quoted=language == "json")
    group = plain.data
    for name in path[:-1]:
        group = group.setdefault(name, {})
        if not isinstance(group, dict):
            raise _unexpected(name)
    group[path[-1]] = value
    return plain.text()


def drop_entry(text: str, path: Sequence[str], language: str) -> str:
    """The text without the entry, and without groups that are empty then."""
    if read_entry(text, path, language) is None:
        return text
    if language == "toml":
        return _drop_toml(text, path)
    plain = _Plain.of(text)
    while path:
        if plain is None:
            text = remove_value(text, path)
        else:
            _delete(plain.data, path)
            text = plain.text()
        path = path[:-1]
        if not path or read_entry(text, path, language) != {}:
            return text
    return text


class _Plain(NamedTuple):
    """Strict JSON in the usual layout, which comes out of Python's own writer byte for byte."""

    data: dict[str, Any]
    indent: str | None
    ascii_only: bool
    end: str

    @classmethod
    def of(cls, text: str) -> _Plain | None:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            return None
        if not isinstance(data, dict):
            raise MemoroError("This file is not as expected", "It does not hold a group of settings.")
        found = _INDENT.match(text)
        end = text[len(text.rstrip()) :]
        for ascii_only in (False, True):
            candidate = cls(data, found[1] if found else None, ascii_only, end)
            if candidate.text() == text:
                return candidate
        return None

    def text(self) -> str:
        return json.dumps(self.data, ensure_ascii=self.ascii_only, indent=self.indent) + self.end


def _load(text: str, language: str) -> Any:
    if not text.strip():
        return {}
    try:
        if language == "toml":
            import tomlkit

            return tomlkit.parse(text)
        try:
            return json.loads(text)
        except ValueError:
            from app.config.json5_text import loads

            return loads(text)
    except Exception as error:  # each parser raises its own
        raise MemoroError(
            "The assistant's configuration cannot be read",
            "There is a mistake in the file, and it was left as it is.",
            "Open it, mend it, and try again.",
        ) from error


def _nested(path: Sequence[str], value: Any) -> dict[str, Any]:
    for name in reversed(path):
        value = {name: value}
    return dict(value)


def _delete(data: Mapping[str, Any], path: Sequence[str]) -> None:
    group: Any = data
    for name in path[:-1]:
        group = group[name]
    del group[path[-1]]


def _put_toml(text: str, path: Sequence[str], value: Any) -> str:
    """By the first way that changes nothing else; TOML has many forms, and an editor that knows not all."""
    for way in (_toml_table, _toml_inline, _toml_at_the_end):
        try:
            new = way(text, path, value)
        except MemoroError:
            raise
        except Exception as error:  # noqa: BLE001  # each of tomlkit's classes raises its own
            log.info("an entry cannot be put into a file of TOML so: %s", error)
            continue
        if _differs_only_at(text, new, path) and read_entry(new, path, "toml") == value:
            return new
    raise _unexpected(path[0])


def _toml_table(text: str, path: Sequence[str], value: Any) -> str:
    import tomlkit

    document = _load(text, "toml") if text.strip() else tomlkit.document()
    group: Any = document
    for name in path[:-1]:
        if name not in group:
            group[name] = tomlkit.table(is_super_table=True)
        group = group[name]
        if not hasattr(group, "get"):
            raise _unexpected(name)
    table = tomlkit.table()
    for name, item in value.items():
        table.add(name, item)
    group[path[-1]] = table
    return tomlkit.dumps(document)


def _toml_inline(text: str, path: Sequence[str], value: Any) -> str:
    import tomlkit

    document = _load(text, "toml")
    group: Any = document
    for name in path[:-1]:
        group = group[name]
    table = tomlkit.inline_table()
    table.update(value)
    group[path[-1]] = table
    return tomlkit.dumps(document)


def _toml_at_the_end(text: str, path: Sequence[str], value: Any) -> str:
    import tomlkit

    return f"{text.rstrip()}\n\n{tomlkit.dumps(_nested(path, value))}"


def _differs_only_at(before: str, after: str, path: Sequence[str]) -> bool:
    """Whether two texts say the same but for one entry and groups that are empty without it."""
    import tomllib  # not by the editor that made the change

    old, new = (_without(tomllib.loads(text), path) for text in (before, after))
    return old == new


def _without(data: dict[str, Any], path: Sequence[str]) -> dict[str, Any]:
    name, *rest = path
    inner = data.get(name)
    left = _without(inner, rest) if rest and isinstance(inner, dict) else None
    kept = {key: value for key, value in data.items() if key != name}
    return kept | {name: left} if left else kept


def _drop_toml(text: str, path: Sequence[str]) -> str:
    import tomlkit

    document = _load(text, "toml")
    _delete(document, path)
    above = path
    while (above := above[:-1]) and not read_entry(tomlkit.dumps(document), above, "toml"):
        _delete(document, above)
    left = tomlkit.dumps(document)
    # The empty line before an entry at the end came with it, and stays behind as part of the table before.
    left = left[:-1] if left.endswith("\n\n") and not text.endswith("\n\n") else left
    if not _differs_only_at(text, left, path):
        raise _unexpected(path[0])
    return left


def _unexpected(name: str) -> MemoroError:
    return MemoroError(
        "The assistant's configuration is not as expected",
        f"“{name}” is no group of settings there, so the file was left as it is.",
        "Add the entry by hand.",
    )
