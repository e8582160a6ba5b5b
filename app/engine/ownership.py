"""One owner of a data folder: a lock of the operating system, gone when its process dies.

A lock file with a process id in it goes stale after a crash; an advisory lock cannot.
"""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING, Self

from app.errors import MemoroError

if TYPE_CHECKING:
    from pathlib import Path

# Windows lets nobody else read what is locked, and others read whose lock it is; a lock may be past the end.
_LOCKED_BYTE = 1 << 30
# What a disk says that has no locks at all, such as some network drives; a lock that another holds is EAGAIN.
_NO_LOCKS = frozenset((errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP))

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Ownership:
    """Held while this process may write the indexes of that instance."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @classmethod
    def take(cls, data_dir: Path, name: str) -> Ownership | None:
        """The ownership, or None when another has it. Raises MemoroError where it can be had by nobody."""
        try:
            data_dir.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(data_dir / f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise MemoroError(
                "The data folder cannot be written",
                f"Memoro keeps its index in {data_dir}: {error.strerror}.",
                "Make the folder writable, free some space, or set MEMORO_HOME to another folder.",
            ) from error
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in _NO_LOCKS:
                raise MemoroError(
                    "The data folder cannot be locked",
                    f"The disk of {data_dir} has no locks, so that two programs could write at once: "
                    f"{error.strerror}.",
                    "Set MEMORO_HOME to a folder on a disk of this computer.",
                ) from error
            return None
        return cls(descriptor)

    def write(self, text: bytes) -> None:
        """Put `text` into the lock's file, whose time is then that of this use. Raises OSError."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.ftruncate(self._descriptor, 0)
        os.write(self._descriptor, text)

    def release(self) -> None:
        os.close(self._descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
