"""Change one value in a JSON5 text, or take it away, and leave every other byte as it stands.

The parser of json-five says where each key and value begins and ends; the change is spliced into the text
there, so comments, order, quotes and spacing of the rest survive by construction. The result is parsed again
before it is returned: an edit that would say anything else than "the same, with this value" is refused.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from app.errors import MemoroError

if TYPE_CHECKING:
    from json5.model import JSONObject, Key

_NAME = re.compile(r"[A-Za-z_$][\w$]*", re.ASCII)
_REST_OF_LINE = re.compile(r"[ \t]*(?://[^\r\n]*|/\*(?:[^*\r\n]|\*(?!/))*\*/[ \t]*)?(?=\r?\n)")
_SPACE_AND_COMMENTS = re.compile(r"(?:\s|\ufeff|//[^\r\n\u2028\u2029]*|/\*.*?\*/)*", re.DOTALL)
_INDENT = "  "


def set_value(text: str, path: Sequence[str], value: Any, *, quoted: bool = False) -> str:
    """`text` with the value at `path` (keys from the top) set; objects on the way are made where missing.

    With `quoted` what is added is JSON, for files whose readers know comments but no JSON5.
    Raises `MemoroError` when the text cannot be parsed or something on the way is no object: a broken file
    is never overwritten.
    """
    if not text.strip():
        return "{\n" + _Style("\n", strict=False).pair(path, value, _INDENT) + ",\n}\n"
    new = _splice(text, path, value, quoted=quoted)
    expected = _parsed(text)
    _assign(expected, path, value)
    if _parsed(new) != expected:
        raise _refused(f"setting {'.'.join(path)} would have changed something else as well")
    return new


def remove_value(text: str, path: Sequence[str]) -> str:
    """`text` without the key at `path`, so that the default holds again; unchanged where it has none.

    Comments stay, also those beside the key; a line with nothing else on it goes. Raises `MemoroError` when
    the text cannot be parsed: a broken file is never overwritten.
    """
    if not text.strip():
        return text
    new = text
    while (shorter := _cut(new, path)) is not None:  # a key may stand there twice
        new = shorter
    expected = _parsed(text)
    _discard(expected, path)
    if _parsed(new) != expected:
        raise _refused(f"taking {'.'.join(path)} away would have changed something else as well")
    return new


def _cut(text: str, path: Sequence[str]) -> str | None:
    """The text without the last pair at `path`; None where there is none."""
    node: Any = _root(text)
    for depth, name in enumerate(path):
        if type(node).__name__ != "JSONObject":
            return None
        places = [place for place, key in enumerate(node.keys) if _name(key) == name]
        if not places:
            return None
        if depth == len(path) - 1:
            break
        node = node.values[places[-1]]
    place = places[-1]
    start, end = _span(node.keys[place])[0], _span(node.values[place])[1]
    comma = _comma_after(text, end)
    if comma is None and place > 0:  # the last pair: the comma before it has no business any more
        comma = _comma_after(text, _span(node.values[place - 1])[1])
    cuts = [(start, end)] if comma is None else sorted([(start, end), (comma, comma + 1)])
    if len(cuts) == 2 and not text[cuts[0][1] : cuts[1][0]].strip():
        cuts = [(cuts[0][0], cuts[1][1])]
    for begin, stop in reversed(cuts):
        text = _without(text, begin, stop)
    return text


def _without(text: str, start: int, end: int) -> str:
    """Cut; a line that would be left empty goes whole, else the spaces behind the cut."""
    line = text.rfind("\n", 0, start) + 1
    rest = text.find("\n", end)
    if line and rest >= 0 and not text[line:start].strip() and not text[end:rest].strip():
        return text[:line] + text[rest + 1 :]
    if text[start - 1] in "{ \t":
        while text[end : end + 1] in (" ", "\t"):
            end += 1
    return text[:start] + text[end:]


def _comma_after(text: str, offset: int) -> int | None:
    """Where the next character that is neither space nor comment is a comma."""
    found = _SPACE_AND_COMMENTS.match(text, offset)
    place = found.end() if found else offset
    return place if text[place : place + 1] == "," else None


def _splice(text: str, path: Sequence[str], value: Any, *, quoted: bool) -> str:
    node: Any = _root(text)
    for depth, name in enumerate(path):
        found = [pair for pair in zip(node.keys, node.values, strict=True) if _name(pair[0]) == name]
        if not found:
            return _insert(text, node, path[depth:], value, quoted=quoted)
        inner = found[-1][1]  # of a key that stands twice the last one counts
        if depth == len(path) - 1:
            start, end = _span(inner)
            return text[:start] + json.dumps(value, ensure_ascii=False) + text[end:]
        if type(inner).__name__ != "JSONObject":
            raise _refused(f"{'.'.join(path[: depth + 1])} is not a group of settings")
        node = inner
    raise ValueError("a path has at least one key")


def _insert(text: str, node: JSONObject, path: Sequence[str], value: Any, *, quoted: bool) -> str:
    """Add a pair at the end of an object, in the object's own manner: on lines of its own or on one line."""
    start, end = _span(node)
    style = _Style.of(text)
    if quoted:
        style = style._replace(strict=True)
    outer = _indent_of(text, start)
    if not node.values:
        kept = text[start + 1 : end - 1].strip(" \t\r\n")
        inside = (
            style.newline + style.pair(path, value, outer + _INDENT) + style.comma + style.newline + outer
        )
        return text[: start + 1] + (" " + kept if kept else "") + inside + text[end - 1 :]
    first_key, last = _span(node.keys[0])[0], _span(node.values[-1])[1]
    comma = "" if node.trailing_comma is None else ","
    after = last if node.trailing_comma is None else _span(node.trailing_comma)[1]
    if "\n" not in text[start:first_key]:
        pair = " " + style.one_line(path, value) + comma
        return text[:last] + "," + text[last : after - len(comma)] + pair + text[after:]
    pair = style.newline + style.pair(path, value, _indent_of(text, first_key)) + comma
    note = _REST_OF_LINE.match(text, after)  # a comment behind the last value stays with that value
    place = note.end() if note else after
    return text[:last] + "," + text[last : after - len(comma)] + text[after:place] + pair + text[place:]


class _Style(NamedTuple):
    """How the file is written: strict JSON stays strict JSON, Windows' line ends stay."""

    newline: str
    strict: bool

    @classmethod
    def of(cls, text: str) -> _Style:
        try:
            json.loads(text)
        except ValueError:
            return cls("\r\n" if "\r\n" in text else "\n", strict=False)
        return cls("\r\n" if "\r\n" in text else "\n", strict=text.strip() != "{}")

    @property
    def comma(self) -> str:
        return "" if self.strict else ","

    def key(self, name: str) -> str:
        plain = not self.strict and _NAME.fullmatch(name)
        return name if plain else json.dumps(name, ensure_ascii=False)

    def pair(self, path: Sequence[str], value: Any, indent: str) -> str:
        """`a: { b: value }` with each object on lines of its own."""
        name, *rest = path
        if not rest:
            return f"{indent}{self.key(name)}: {json.dumps(value, ensure_ascii=False)}"
        inner = self.pair(rest, value, indent + _INDENT) + self.comma
        return f"{indent}{self.key(name)}: {{{self.newline}{inner}{self.newline}{indent}}}"

    def one_line(self, path: Sequence[str], value: Any) -> str:
        name, *rest = path
        inner = f"{{ {self.one_line(rest, value)} }}" if rest else json.dumps(value, ensure_ascii=False)
        return f"{self.key(name)}: {inner}"


def _root(text: str) -> JSONObject:
    from app.config.json5_text import model

    try:
        node: Any = model(text).value
    except Exception as error:  # the parser raises its own and the interpreter's errors alike
        raise _refused("it cannot be read as JSON5") from error
    if type(node).__name__ != "JSONObject":
        raise _refused("it does not hold a group of settings")
    return node  # type: ignore[no-any-return]


def _span(node: Any) -> tuple[int, int]:
    """Offsets of the first character and of the one after the last (the public API has lines)."""
    first, last = node._tok, node._end_tok or node._tok
    return int(first.index), int(last.end)


def _name(key: Key) -> str:
    return str(getattr(key, "name", None) or getattr(key, "characters", ""))


def _indent_of(text: str, offset: int) -> str:
    line = text[text.rfind("\n", 0, offset) + 1 : offset]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _parsed(text: str) -> Any:
    from app.config.json5_text import loads

    return loads(text)


def _assign(data: Any, path: Sequence[str], value: Any) -> None:
    for name in path[:-1]:
        data = data.setdefault(name, {})
    data[path[-1]] = value


def _discard(data: Any, path: Sequence[str]) -> None:
    for name in path[:-1]:
        data = data.get(name) if isinstance(data, dict) else None
    if isinstance(data, dict):
        data.pop(path[-1], None)


def _refused(why: str) -> MemoroError:
    return MemoroError(
        "The configuration was not changed",
        f"The file was left as it is: {why}.",
        "Open the file, mend it, and try again.",
    )
