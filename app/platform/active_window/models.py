"""What is known of the window in use, and who tells when it is another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Protocol

_PROGRAM_SUFFIX = ".exe"


@dataclass(frozen=True, slots=True)
class ActiveWindow:
    """`names` are all by which its program is known; none where nobody tells. `own`: it is Memoro's."""

    names: tuple[str, ...] = ()
    full_screen: bool = False
    own: bool = False

    def is_of(self, patterns: Iterable[str]) -> bool:
        """Whether a pattern fits one of the names, upper or lower case, with or without “.exe”."""
        names = {_plain(name) for name in self.names}
        return any(fnmatchcase(name, _plain(pattern)) for pattern in patterns for name in names)


NOTHING = ActiveWindow()


class Watcher(Protocol):
    """Calls back, in the thread that made it, when the window in use is another or has changed."""

    @property
    def now(self) -> ActiveWindow: ...

    def close(self) -> None: ...


def _plain(name: str) -> str:
    return name.strip().casefold().removesuffix(_PROGRAM_SUFFIX)
