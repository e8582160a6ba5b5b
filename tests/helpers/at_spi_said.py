"""What a program announces: words that a screen reader says at once, wherever the focus is."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from jeepney import HeaderFields

from tests.helpers.at_spi import ScreenReader
from tests.helpers.at_spi_focus import EVENT, listening


class Announcements:
    """Hears from when it is made."""

    def __init__(self, reader: ScreenReader) -> None:
        self._connection = listening(reader, "object:announcement", "Announcement")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.close()

    def next(self, timeout: float = 15.0) -> str:
        """What is said next. Raises TimeoutError when nothing is said."""
        while True:
            message = self._connection.receive(timeout=timeout)
            if message.header.fields.get(HeaderFields.interface) == EVENT:
                return str(message.body[3][1])
