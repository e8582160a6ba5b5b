r"""The JSON5 parser, with the escapes that json-five 1.1 gets wrong read as the standard says.

It looks for `\x` and `\u` without minding that the backslash before may be an escaped one, so a path like
`"C:\\xampp"` is an error to it, and it leaves the halves of a pair (`"\ud83d\ude00"`) apart. Escaped
backslashes therefore go through it under another name; lengths and lines stay as they are.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from json5.model import JSONText

_ESCAPE = re.compile(r"\\(?:\\|.)", re.DOTALL)


def loads(text: str) -> Any:
    """The value of a JSON5 text. Raises `json5.utils.JSON5DecodeError`, or `RecursionError` if too deep."""
    from json5.loader import loads as parse

    shielded, mark = _shield(text)
    value = parse(shielded)
    return _restored(value, mark) if "\\" in text else value


def model(text: str) -> JSONText:
    """The text as a tree of nodes that know their place. Raises like `loads`."""
    from json5.loader import ModelLoader
    from json5.loader import loads as parse

    root: JSONText = parse(_shield(text)[0], loader=ModelLoader())
    return root


def _shield(text: str) -> tuple[str, str]:
    if "\\\\" not in text:
        return text, ""
    mark = next(chr(code) for code in range(0xE000, 0xF900) if chr(code) not in text) * 2
    return _ESCAPE.sub(lambda found: mark if found[0] == "\\\\" else found[0], text), mark


def _restored(value: Any, mark: str) -> Any:
    if isinstance(value, str):
        plain = value.replace(mark, "\\") if mark else value
        return plain.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, dict):
        return {_restored(key, mark): _restored(item, mark) for key, item in value.items()}
    if isinstance(value, list):
        return [_restored(item, mark) for item in value]
    return value
