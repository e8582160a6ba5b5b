"""The commented configuration file, written from the option table so that it cannot be out of date.

Every option stands there as a comment with its help and default; taking away the `//` sets it. The groups are
real, so the file is valid as it is and says nothing but the defaults.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator
from typing import Any

from app.config.fields import Field, fields_of
from app.config.group import About, Group
from app.config.options import Settings

_WIDTH = 100
_COSTS = {
    "rebuild": "A change rebuilds the index.",
    "embed": "A change makes new embeddings; searching by words goes on.",
    "restart": "Counts from the next start.",
}
_HEADER = """\
// Memoro reads this file as JSON5: comments, unquoted names and commas at the end are fine.
// Take away the // before an option to set it. What stands here are the defaults, or an example where
// nothing is set by default.
"""


def default_config() -> str:
    """The text of the commented file with every option."""
    return _HEADER + "{\n" + "\n".join(_group(Settings, 1)) + "\n}\n"


def _group(group: type[Group], depth: int) -> Iterator[str]:
    indent = "  " * depth
    for number, (key, field) in enumerate(fields_of(group).items()):
        if number:
            yield ""
        if field.kind == "group":
            assert field.group is not None
            yield f"{indent}{key}: {{"
            yield from _group(field.group, depth + 1)
            yield f"{indent}}},"
        else:
            yield from _option(group, field, indent)


def _option(group: type[Group], field: Field, indent: str) -> Iterator[str]:
    about = field.about
    assert about is not None
    yield from _comment(_explained(group, field, about), indent)
    value = about.default if about.example is None else about.example
    if field.group is not None and about.example is None:
        value = _example(field)
    lines = _json5(value).splitlines()
    lines[0] = f"{field.key}: {lines[0]}"
    lines[-1] += ","
    yield from (f"{indent}// {line}" for line in lines)


def _explained(group: type[Group], field: Field, about: About) -> str:
    parts = [f"{about.label}. {about.help}"]
    if field.kind == "choice":
        parts.append("One of " + ", ".join(field.choices) + ".")
    elif field.kind == "choices":
        parts.append("Any of " + ", ".join(field.choices) + ".")
    elif about.minimum is not None and about.maximum is not None:
        parts.append(f"From {_number(about.minimum)} to {_number(about.maximum)}.")
    cost = _COSTS.get(about.cost or group.cost)
    parts += [cost] if cost else []
    if about.example is not None or field.group is not None:
        parts.append("For example:")
    return " ".join(parts)


def _example(field: Field) -> Any:
    assert field.group is not None
    item = _sample(field.group)
    return [item] if field.kind == "groups" else {"openai": item}


def _sample(group: type[Group]) -> dict[str, Any]:
    found = {}
    for key, field in fields_of(group).items():
        if field.kind == "group" and field.group is not None:
            found[key] = _sample(field.group)
        elif field.about is not None:
            found[key] = field.about.default if field.about.example is None else field.about.example
    return found


def _json5(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, indent=2)
    if len(flat := json.dumps(value, ensure_ascii=False)) < 70:
        text = flat
    return re.sub(r'"([A-Za-z_]\w*)":', r"\1:", text)


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)


def _comment(text: str, indent: str) -> Iterator[str]:
    for line in textwrap.wrap(text, _WIDTH - len(indent) - 3, break_long_words=False, break_on_hyphens=False):
        yield f"{indent}// {line}"


if __name__ == "__main__":
    import sys

    sys.stdout.write(default_config())
