"""The one family of errors whose text is meant for people.

Whatever may go wrong for reasons outside the program (a full disk, a wrong key, a locked file) becomes a
`MemoroError` at the boundary where it is met. Whatever else reaches a barrier is a bug and is logged once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

FULL_BYTES = 64 << 10
_END_MARKS = (".", "!", "?", "。", "！", "？", "…", ":", "：", "”", "\n")


class MemoroError(Exception):
    """Something a person can understand and act on.

    `title` is a few words for a banner, `message` one or two sentences on what happened and why it is likely,
    `action` what to do about it. All three are shown as they are, so they never hold a key or a traceback.
    """

    def __init__(self, title: str, message: str = "", action: str = "") -> None:
        super().__init__(title, message, action)
        self.title = title
        self.message = message
        self.action = action

    def __str__(self) -> str:
        """All three in one line, each a sentence of its own; a title alone stays as it is."""
        parts = [part for part in (self.title, self.message, self.action) if part]
        if len(parts) < 2:
            return "".join(parts)
        return " ".join(part if part.endswith(_END_MARKS) else f"{part}." for part in parts)


def disk_is_full(path: Path) -> bool:
    """Whether next to nothing fits beside `path`: SQLite then says that the disk fails, or opens nothing."""
    import shutil

    try:
        return shutil.disk_usage(path.parent).free < FULL_BYTES
    except OSError:
        return False
