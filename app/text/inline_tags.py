"""Tags in the running text of a note, as Obsidian and its kin write them: `#project`, `#project/home`."""

from __future__ import annotations

import re

from app.text.blocks import read_sections
from app.text.front_matter import read_front_matter

# After white space or an opening bracket; letters of any script, digits, `_`, `-`, `/`; neither a number
# alone nor a path.
_TAG = re.compile(r"(?<![^\s(\[{（「])(?<!\]\()(?<!\[\[)#(?!/|[\d_/-]+(?![\w/-]))((?:\w|[-/])+)")
_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")


def inline_tags(text: str) -> tuple[str, ...]:
    """The tags in their order, each once (whatever its case), without `#`; none from code. Never raises."""
    if "#" not in text:
        return ()
    lines = text.split("\n")
    start = read_front_matter(text).end_line
    fenced = {
        number
        for section in read_sections(lines, start)
        for block in section.blocks
        if block.kind == "fence"
        for number in range(block.first, block.last + 1)
    }
    found: dict[str, str] = {}
    for number, line in enumerate(lines):
        if number >= start and "#" in line and number not in fenced:
            for tag in _TAG.findall(_CODE.sub(" ", line)):
                if tag := tag.rstrip("/"):
                    found.setdefault(tag.casefold(), tag)
    return tuple(found.values())


def holds_tag(own: str, wanted: str) -> bool:
    """Whether a tag is the wanted one or below it: `#project/home` for `project`. Case does not count."""
    own, wanted = own.casefold().lstrip("#"), wanted.casefold().lstrip("#").rstrip("/")
    return own == wanted or own.startswith(f"{wanted}/")
