"""The user's exclude patterns: a small part of what `.gitignore` offers, explained in one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

Matcher = Callable[[str, bool], bool]


def exclude_matcher(patterns: Iterable[str]) -> Matcher | None:
    """A function `(stored path, is a folder) -> left out?`, or None if there is no pattern.

    `draft*.md` matches a file or folder of that name anywhere, `drafts/` only folders, `memory/old/*.md` from
    the workspace down; `**` crosses folders, `*` and `?` do not. Letters match in either case.
    """
    anything: list[str] = []
    folders: list[str] = []
    for raw in patterns:
        pattern = raw.strip().replace("\\", "/").removeprefix("./")
        body = pattern.rstrip("/")
        if body:
            anchored = "/" in body
            expression = ("" if anchored else "(?:.*/)?") + _translate(body.lstrip("/"))
            (folders if pattern.endswith("/") else anything).append(expression)
    if not anything and not folders:
        return None
    any_kind, folder_only = _compile(anything), _compile(folders)

    def excluded(path: str, is_folder: bool) -> bool:
        return any_kind(path) or (is_folder and folder_only(path))

    return excluded


def _compile(expressions: list[str]) -> Callable[[str], bool]:
    if not expressions:
        return lambda _path: False
    match = re.compile("|".join(expressions), re.IGNORECASE | re.DOTALL).fullmatch
    return lambda path: match(path) is not None


def _translate(glob: str) -> str:
    out = []
    position = 0
    while position < len(glob):
        if glob.startswith("**/", position):
            out.append("(?:.*/)?")
            position += 3
        elif glob.startswith("**", position):
            out.append(".*")
            position += 2
        else:
            character = glob[position]
            out.append({"*": "[^/]*", "?": "[^/]"}.get(character) or re.escape(character))
            position += 1
    return "".join(out)
