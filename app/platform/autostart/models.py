"""What every way of starting with the computer looks like from outside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from app.errors import MemoroError
from app.platform.availability import Availability


class AutostartError(MemoroError):
    """The entry could not be written or removed; `where` names it, `reason` is the system's."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(
            "Starting with the computer could not be changed",
            f"{where} cannot be written: {reason}.",
            "Allow writing there and try again.",
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """What is registered: the words of the command, where that is written, whether the system will run it.

    `enabled` is False when a person switched the entry off in the system's own settings.
    """

    command: tuple[str, ...]
    where: str
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class AutostartState:
    """For settings and diagnostics. `is_current`: the entry starts the program that is running now."""

    mechanism: str
    availability: Availability
    entry: Entry | None
    is_current: bool


class Mechanism(Protocol):
    """A module of this folder. Each call may touch the disk; OSError when the system refuses."""

    def is_available(self) -> Availability: ...
    def read(self) -> Entry | None: ...
    def write(self, command: tuple[str, ...]) -> None: ...
    def remove(self) -> None: ...
    def where(self) -> str: ...
