"""What an agent may read: `memory_get`, behind a guard that takes every path for a trick at first.

The guard looks at the words of the path first (no `..`, no absolute path, no device name, no alternate data
stream, Markdown only), then at the disk (a regular file inside an allowed root, no link on the way). What it
lets through is opened with `O_NOFOLLOW`, so a file swapped for a link in between is not followed either.
"""

from __future__ import annotations

import itertools
import os
import re
import stat
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from app.notes.discovery import is_link
from app.notes.globs import exclude_matcher
from app.notes.names import means_something_on_windows, parts_of, why_unusable
from app.notes.reading import Skipped, read_note
from app.notes.scope import CURATED_NAMES, DAILY_FOLDER, NEVER_INDEXED, MemoryScope

DEFAULT_LINES = 120
MAX_CHARACTERS = 12_000
CUT_MARK = " …"

RefusalCode = Literal["invalid", "outside", "link", "not_markdown", "not_a_file"]
_LEADING_DOTS = re.compile(r"^(?:\./)+")


@dataclass(frozen=True, slots=True)
class Refusal:
    """A path that is not read, and why, in words for people and agents."""

    path: str
    reason: str
    code: RefusalCode


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A run of lines of a note. `start` is from 1, `count` the number of lines in `text`.

    `next_from` is where to go on, None at the end. `status` is `ok`, `not_found`, `refused` or `unreadable`;
    only `ok` has text. `note` says in words what an agent should know (why, or that a line was cut).
    """

    path: str
    text: str = ""
    start: int = 1
    count: int = 0
    truncated: bool = False
    next_from: int | None = None
    status: Literal["ok", "not_found", "refused", "unreadable"] = "ok"
    note: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The answer of `memory_get`, with the names that agents know."""
        if self.status == "not_found":
            return {"text": "", "path": self.path, "status": "not_found"}
        if self.status != "ok":
            return {
                "text": "",
                "path": self.path,
                "status": self.status,
                "disabled": True,
                "error": self.note,
            }
        answer: dict[str, Any] = {
            "text": self.text,
            "path": self.path,
            "from": self.start,
            "lines": self.count,
            "truncated": self.truncated,
        }
        if self.next_from is not None:
            answer["nextFrom"] = self.next_from
        if self.note:
            answer["note"] = self.note
        return answer


def get_excerpt(scope: MemoryScope, path: str, from_line: int = 1, lines: int | None = None) -> Excerpt:
    """Lines of a note: at most `lines` (default 120) and 12,000 characters, then `next_from`. Never raises.

    A line that alone is longer is cut and counts as read, so that paging always gets to the end.
    """
    target = resolve_readable(scope, path)
    if isinstance(target, Refusal):
        return Excerpt(target.path, status="refused", note=target.reason)
    note = read_note(target)
    stored = scope.stored_path(target)
    if isinstance(note, Skipped):
        if note.code == "missing":
            return Excerpt(stored, status="not_found")
        return Excerpt(stored, status="unreadable", note=note.reason)
    return _cut(stored, note.text, max(1, from_line), DEFAULT_LINES if lines is None else max(1, lines))


def _cut(path: str, text: str, start: int, wanted: int) -> Excerpt:
    every = text.split("\n")
    if every[-1] == "":
        every.pop()  # the line end of the last line does not begin another one
    chosen: list[str] = []
    room, note = MAX_CHARACTERS + 1, ""
    if start > max(1, len(every)):
        lines = "1 line" if len(every) == 1 else f"{len(every)} lines"
        note = f"The note has {lines}; line {start} is beyond its end."
    for line in every[start - 1 : start - 1 + wanted]:
        if len(line) + 1 > room:
            if not chosen:
                chosen.append(line[: MAX_CHARACTERS - len(CUT_MARK)] + CUT_MARK)
                note = f"Line {start} has {len(line)} characters and was cut."
            break
        chosen.append(line)
        room -= len(line) + 1
    after = start + len(chosen)
    more = after <= len(every)
    return Excerpt(
        path,
        "\n".join(chosen),
        start,
        len(chosen),
        truncated=more or bool(chosen and note),
        next_from=after if more and chosen else None,
        note=note,
    )


def resolve_readable(
    scope: MemoryScope, path: str, *, media: bool = False, suffixes: tuple[str, ...] = (".md",)
) -> Path | Refusal:
    """The absolute path of a note that may be read, or why not. The file itself need not exist.

    Readable are `MEMORY.md`, `memory.md`, `memory/` and the extra paths, by the names under which search
    reports them: an extra path outside the workspace begins with `../` there, and only there may `..` stand.
    With `media`, a picture or recording of the memory is as good as a note: a person may open it. Other
    `suffixes` than a note's are for what stands within one.
    """
    given = _LEADING_DOTS.sub("", path)
    reason = why_unusable(given)
    if reason is not None:
        return Refusal(path, reason, "invalid")
    if not (given.lower().endswith(suffixes) or (media and scope.takes_media(scope.absolute_path(given)))):
        talk = "Conversations can be searched, not read: only Markdown files (.md) can be read."
        reason = talk if ".jsonl" in given else "Only Markdown files (.md) can be read."
        return Refusal(path, reason, "not_markdown")
    allowed: Path | None = None
    for spelling in _spellings(given):
        target = scope.absolute_path(spelling)
        base = _base_of(scope, target, spelling)
        if base is None:
            continue
        # What is left out first: the disk's answer would tell whether there is such a note.
        refusal = _left_out(scope, target, path) or _what_is_there(scope, base, target, path)
        if refusal is not None:
            return refusal
        if os.path.lexists(target):
            return target
        allowed = allowed or target
    if allowed is None:
        if given.startswith(".."):
            return Refusal(path, "The path must not contain “..”.", "invalid")
        return Refusal(path, "Only MEMORY.md, the memory folder and the extra paths can be read.", "outside")
    if any(map(means_something_on_windows, parts_of(given))):
        return Refusal(
            path, "Some systems take this name for a drive, a device or a hidden stream.", "invalid"
        )
    return allowed


def _spellings(path: str) -> tuple[str, ...]:
    """The path as given, with slashes only, and composed and decomposed: disks and agents differ in these."""
    if path.isascii() and "\\" not in path:
        return (path,)
    plain = path.replace("\\", "/")
    forms = (path, plain, unicodedata.normalize("NFC", plain), unicodedata.normalize("NFD", plain))
    return tuple(form for form in dict.fromkeys(forms) if why_unusable(form) is None)


def _base_of(scope: MemoryScope, target: Path, spelling: str) -> Path | None:
    """The folder from which on nothing on the way to `target` may be a link; None if it is outside."""
    within = target.is_relative_to(scope.workspace)
    if (not within or spelling.startswith("..")) and scope.stored_path(target) != spelling:
        return None  # only the very name that search reports leads outside the workspace
    if within and target.name in CURATED_NAMES and target.parent == scope.workspace:
        return scope.workspace
    if within and target.is_relative_to(scope.workspace / DAILY_FOLDER):
        return scope.workspace
    return next((root for root in scope.extra_paths if target.is_relative_to(root)), None)


def _what_is_there(scope: MemoryScope, base: Path, target: Path, path: str) -> Refusal | None:
    """Why what lies on the disk at `target` must not be read; None if nothing speaks against it."""
    step, chosen = os.fspath(base), os.fspath(scope.workspace)
    for part in ("", *target.relative_to(base).parts):
        step = os.path.join(step, part) if part else step
        try:
            info = os.lstat(step)
        except (OSError, ValueError):
            return None  # it does not exist, which is an answer, not a danger
        if is_link(info) and step != chosen:  # the workspace itself the user has chosen
            return Refusal(path, "There is a symbolic link on the way; links are not followed.", "link")
    if not stat.S_ISREG(info.st_mode):
        return Refusal(path, "This is not a file.", "not_a_file")
    return None


def _left_out(scope: MemoryScope, target: Path, path: str) -> Refusal | None:
    """Whether the settings or its folder leave it out of the memory; it need not exist."""
    stored = scope.stored_path(target)
    folders = stored.split("/")[:-1]
    hidden = False
    if excluded := exclude_matcher(scope.exclude):
        parents = itertools.accumulate(folders, lambda left, right: f"{left}/{right}")
        hidden = excluded(stored, False) or any(excluded(parent, True) for parent in parents)
    if hidden or not NEVER_INDEXED.isdisjoint(folders):
        return Refusal(path, "This note is left out of the memory.", "outside")
    return None
