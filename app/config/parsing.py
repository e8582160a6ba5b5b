"""The text of a configuration file to a tree, with a sentence and a line for whatever cannot be read.

Plain JSON goes through the standard library; the JSON5 parser is imported only when that is not enough, and
once more when a problem needs its line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from app.config.problems import Problem

MAX_BYTES = 2 * 1024 * 1024
BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_PLACE = re.compile(r"line (\d+) column (\d+)")
_INDEX = re.compile(r"at index (\d+)")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def decode(data: bytes) -> str | Problem:
    """The text of the file; a byte order mark is understood and left out."""
    if len(data) > MAX_BYTES:
        return Problem(None, "", "The file is far too large for a configuration.", "Is it the right file?")
    bom, encoding = next(((mark, name) for mark, name in BOMS if data.startswith(mark)), (b"", "utf-8"))
    try:
        return data[len(bom) :].decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return Problem(line, "", "There are characters here that are not UTF-8.", "Save the file as UTF-8.")


def parse(text: str) -> dict[str, Any] | list[Problem]:
    """The tree of the file, empty for a file without content, or what stands in the way of reading it."""
    if not text.strip() or not _COMMENT.sub("", text).strip():
        return {}
    try:
        tree = json.loads(text)
    except ValueError:
        from json5.utils import JSON5DecodeError

        from app.config.json5_text import loads

        try:
            tree = loads(text)
        except JSON5DecodeError as error:
            return [*_explain(str(error), text)]
        except RecursionError:
            return [_TOO_DEEP]
    except RecursionError:
        return [_TOO_DEEP]
    if not isinstance(tree, dict):
        return [Problem(1, "", "The file must hold a group of options in { }.")]
    return tree


_TOO_DEEP = Problem(None, "", "The groups are nested too deeply to be read.")


def _explain(message: str, text: str) -> Iterator[Problem]:
    """One problem for each line that the parser stumbled over; what follows on the same line is its echo."""
    lines = text.splitlines() or [""]
    seen: set[int] = set()
    for part in message.splitlines():
        place, index = _PLACE.search(part), _INDEX.search(part)
        if "EOF" in part:
            line, column = text.rstrip().count("\n") + 1, 1
        elif place:
            line, column = int(place[1]), int(place[2])
        elif index:
            before = text[: int(index[1])]
            line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        else:
            continue
        if line not in seen:
            seen.add(line)
            rest = lines[line - 1][column - 1 :] if line <= len(lines) else ""
            yield Problem(line, "", *_sentence(part, rest))
    if not seen:
        yield Problem(len(lines), "", "The file cannot be read as JSON5.")


def _sentence(part: str, rest: str) -> tuple[str, str]:
    word = re.match(r"[\w$.+-]+|.", rest)
    found = f"“{word[0]}”" if word else "the end of the line"
    if "EOF" in part:
        return "The file ends too early.", "A closing } or ] is missing."
    if "UNTERMINATED" in part or "line terminator" in part:
        return "A text begins here and does not end.", "Add the closing quote."
    if "COMMA or RBRACE" in part or "RBRACKET or COMMA" in part:
        return (
            f"A comma or a closing bracket is missing before {found}.",
            "Add a comma at the end of the value before.",
        )
    if "expecting COLON" in part:
        return f"A colon is missing before {found}.", "Write name: value."
    if "expecting value" in part:
        return f"A value was expected, not {found}.", "Texts need quotes."
    if "literal" in part:
        return f"{found} is not a number that JSON5 knows.", ""
    return f"{found} is not expected here.", ""


def lines_of_keys(text: str) -> dict[str, int]:
    """The line of every key and list item of a file that can be read, by its path (`agents.list[0].id`)."""
    from app.config.json5_text import model

    found: dict[str, int] = {}
    pending: list[tuple[Any, str]] = [(model(text).value, "")]
    while pending:
        node, path = pending.pop()
        if hasattr(node, "key_value_pairs"):
            for pair in node.key_value_pairs:
                name = getattr(pair.key, "name", None) or str(getattr(pair.key, "characters", ""))
                inner = f"{path}.{name}" if path else name
                found[inner] = pair.key.lineno
                pending.append((pair.value, inner))
        elif hasattr(node, "values"):
            for number, item in enumerate(node.values):
                inner = f"{path}[{number}]"
                found[inner] = item.lineno
                pending.append((item, inner))
    return found
