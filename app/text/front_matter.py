"""YAML front matter as note programs write it: title, date, tags, aliases. Anything broken is simply text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

EVERGREEN = "evergreen"
_LIMIT = 200  # lines; a longer block is not front matter but a rule at the start of a note
_KEY = re.compile(r"""(["']?)([^\s"'\-\[\]{}#&*!|>%@`:,?][^:]{0,79}?)\1\s*:(?:\s+(.*))?$""")  # in any script
_ITEM = re.compile(r"\s*-\s+(.*)$")
_QUOTED = r"""(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')"""
_WHOLE_QUOTED = re.compile(_QUOTED)
_LISTED = re.compile(rf"\s*({_QUOTED}|[^,]*)\s*,")
_DATE = re.compile(r"(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)")  # also in a link, [[2026-02-03]]
_DATE_KEYS = ("date", "day", "created", "created_at", "date created")


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """What a note says about itself. `end_line` is the line of the closing mark, 0 when there is none.

    `evergreen: true` counts as the tag `evergreen`.
    """

    title: str | None = None
    date: date | None = None
    tags: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    end_line: int = 0


NO_FRONT_MATTER = FrontMatter()


def read_front_matter(text: str) -> FrontMatter:
    """The front matter at the very start of a text; never raises."""
    if not text.startswith(("---", "\ufeff---")):
        return NO_FRONT_MATTER
    lines = re.split(r"\r\n|\n|\r", text[:65536])[: _LIMIT + 1]
    if lines[0].lstrip("\ufeff").rstrip() != "---":
        return NO_FRONT_MATTER
    end = next((at for at, line in enumerate(lines[1:], 1) if line.rstrip() in {"---", "..."}), 0)
    fields = _fields(lines[1:end]) if end else None
    if fields is None:
        return NO_FRONT_MATTER
    title = " ".join(fields.get("title", [])).strip()
    tags = [tag.lstrip("#") for tag in _words(fields.get("tags") or fields.get("tag") or [])]
    if [value.casefold() for value in fields.get(EVERGREEN, [])] in (["true"], ["yes"]):
        tags.append(EVERGREEN)
    aliases = fields.get("aliases") or fields.get("alias") or []
    return FrontMatter(
        title=title or None,
        date=next((day for key in _DATE_KEYS if (day := _date(fields.get(key, [])))), None),
        tags=tuple(dict.fromkeys(tag for tag in tags if tag)),
        aliases=tuple(dict.fromkeys(alias for alias in aliases if alias)),
        end_line=end + 1,
    )


def _fields(lines: list[str]) -> dict[str, list[str]] | None:
    """Top-level keys with their scalar or list of scalars; None when the lines do not look like YAML."""
    fields: dict[str, list[str]] = {}
    current: list[str] = []
    for line in lines:
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if item := _ITEM.match(line):
            current.append(_scalar(item[1]))
        elif line[0] not in " \t":
            found = _KEY.match(line.rstrip())
            if not found:
                return None
            current = fields.setdefault(found[2].strip().casefold(), [])
            current += _values(found[3] or "")
    return fields


def _values(value: str) -> list[str]:
    value = value.strip()
    if value.startswith("[") and value.endswith("]"):
        return [_scalar(item) for item in _LISTED.findall(value[1:-1] + ",") if item.strip()]
    value = "" if value in {"|", ">", "|-", ">-", "null", "~"} else _scalar(value)
    return [value] if value else []


def _scalar(value: str) -> str:
    value = value.strip()
    if quoted := _WHOLE_QUOTED.match(value):
        inner = quoted[0][1:-1]
        return inner.replace("''", "'") if value[0] == "'" else re.sub(r"\\(.)", r"\1", inner)
    if value[:1] in {'"', "'"}:
        return value[1:]
    return re.split(r"\s#", value)[0].strip()


def _words(values: list[str]) -> list[str]:
    """Tags may stand in one scalar, with commas or spaces between them."""
    return [word for value in values for word in re.split(r"[,\s]+", value)]


def _date(values: list[str]) -> date | None:
    found = _DATE.search(values[0]) if values else None
    try:
        return date(int(found[1]), int(found[2]), int(found[3])) if found else None
    except ValueError:
        return None
