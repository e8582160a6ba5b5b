"""Which stored names can be used as such: a name that no reader would take is not to be listed either."""

from __future__ import annotations

import itertools
import os
import re
import unicodedata

from app.notes.scope import ESCAPED_BYTE

_PARTS = re.compile(r"[\\/]")
_DRIVE = re.compile(r"[A-Za-z]:")
_DEVICE = re.compile(
    r"(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\..*)?", re.IGNORECASE
)


def why_unusable(path: str) -> str | None:
    """Why the words of the path alone are reason enough to refuse it."""
    if not path.strip():
        return "A path is needed."
    if has_controls(path):
        return "The path contains control characters."
    parts = parts_of(path)
    if os.name == "nt":
        if _DRIVE.fullmatch(parts[0]):
            parts[0] = ".."  # an extra path on another drive; whoever knows the scope wants its very name
        if any(map(means_something_on_windows, parts)):
            return "Windows takes this name for a drive, a device or a hidden stream."
    if parts[0] == "" or parts[0].startswith("~"):
        return "The path must be relative to the memory folder."
    below = list(itertools.dropwhile(lambda part: part == "..", parts))
    if any(part in ("", ".", "..") for part in below):
        return "The path must not contain “.”, “..” or empty parts."
    return None


def has_controls(path: str) -> bool:
    """Whether the path holds a line end or another control character, or half a pair of UTF-16."""
    return not path.isprintable() and any(unicodedata.category(each) in ("Cc", "Cs") for each in path)


def parts_of(path: str) -> list[str]:
    r"""The names in a path, by both kinds of separator; what stands for a byte (`\xe9`) separates nothing."""
    return _PARTS.split(ESCAPED_BYTE.sub("x", path) if os.sep == "/" else path)


def means_something_on_windows(part: str) -> bool:
    """A drive or stream (`:`), a device in any folder (`con.md`), or an end that is dropped (dot, space)."""
    if part == "..":
        return False
    return ":" in part or part != part.rstrip(" .") or _DEVICE.fullmatch(part) is not None
