r"""The JSON5 parser, with the escapes that json-five 1.1 gets wrong read as the standard says.

It looks for `\x` and `\u` without minding that the backslash before may be an escaped one, so a path like
`"C:\\xampp"` is an error to it, it leaves the halves of a pair (`"\ud83d\ude00"`) apart, and it refuses the
separators U+2028 and U+2029 in a string, which JSON allows. Escaped backslashes and separators therefore go
through it under other names; lengths and lines stay as they are.
"""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from json5.model import JSONText

# At DEBUG it writes all it reads into the log, keys included.
logging.getLogger("json5").setLevel(logging.INFO)

_ESCAPE = re.compile(r"\\(?:\\|.)", re.DOTALL)
_STRING = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'""", re.DOTALL)
"""A comment, which may hold quotation marks, or a string."""
_SEPARATOR = re.compile(r"\\.|[\u2028\u2029]", re.DOTALL)


def loads(text: str) -> Any:
    """The value of a JSON5 text. Raises `json5.utils.JSON5DecodeError`, or `RecursionError` if too deep."""
    from json5.loader import loads as parse

    shielded, marks = _shield(text)
    value = parse(shielded)
    return _restored(value, marks) if marks or "\\" in text else value


def model(text: str) -> JSONText:
    """The text as a tree of nodes that know their place. Raises like `loads`."""
    from json5.loader import ModelLoader
    from json5.loader import loads as parse

    root: JSONText = parse(_shield(text)[0], loader=ModelLoader())
    return root


def _shield(text: str) -> tuple[str, dict[str, str]]:
    """The text for the parser, and what stands in it for what."""
    marks: dict[str, str] = {}
    free = (chr(code) for code in range(0xE000, 0xF900) if chr(code) not in text)
    if "\\\\" in text:
        backslash = next(free) * 2
        marks[backslash] = "\\"
        text = _ESCAPE.sub(lambda found: backslash if found[0] == "\\\\" else found[0], text)
    if "\u2028" in text or "\u2029" in text:
        names = {"\u2028": next(free), "\u2029": next(free)}
        marks |= {name: separator for separator, name in names.items()}
        text = _STRING.sub(lambda found: _named(found[0], names), text)
    return text, marks


def _named(part: str, names: dict[str, str]) -> str:
    """A string with other names for its separators, but for those that an escape makes a line's end."""
    if part[0] == "/":
        return part
    return _SEPARATOR.sub(lambda found: names.get(found[0], found[0]), part)


def _restored(value: Any, marks: dict[str, str]) -> Any:
    if isinstance(value, str):
        for mark, meant in marks.items():
            value = value.replace(mark, meant)
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, dict):
        return {_restored(key, marks): _restored(item, marks) for key, item in value.items()}
    if isinstance(value, list):
        return [_restored(item, marks) for item in value]
    return value
