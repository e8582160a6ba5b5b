"""What Windows and macOS have in common: each hotkey has a number, and a press names it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.platform.hotkey.models import HotkeyConflict, HotkeyInvalid, HotkeyUnavailable, Listener
from app.platform.hotkey.owners import usual_owner
from app.platform.hotkey.parsing import Combination, parse


class NumberedBackend(QObject):
    """A mechanism that answers a request at once with a status: 0, taken, or another refusal."""

    system = ""  # as in sys.platform
    system_name = ""
    status_taken = 0

    def __init__(self, listener: Listener, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listener = listener
        self._numbers: dict[str, int] = {}
        self._last = 0

    def ask(self, number: int, combination: Combination) -> int:
        """Request the combination under this number; return the status. HotkeyInvalid for a missing key."""
        raise TypeError("a mechanism says how it asks")

    def release(self, number: int) -> None:
        """Give back what `ask` got."""
        raise TypeError("a mechanism says how it releases")

    def register(self, sequence: str, /) -> None:
        if sequence in self._numbers:
            return
        status = self._try(sequence)
        if status == self.status_taken:
            raise HotkeyConflict(sequence, usual_owner(sequence, self.system))
        if status:
            reason = f"{self.system_name} refused it (error {status})."
            raise HotkeyUnavailable(sequence, reason, "Choose another combination.")
        self._listener.bound(sequence, sequence)

    def unregister(self, sequence: str, /) -> None:
        if number := self._numbers.pop(sequence, 0):
            self.release(number)

    def is_free(self, sequence: str, /) -> bool:
        """Try the combination and let it go again."""
        try:
            if sequence in self._numbers or self._try(sequence):
                return False
        except HotkeyInvalid:
            return False
        self.unregister(sequence)
        return True

    def close(self) -> None:
        for sequence in list(self._numbers):
            self.unregister(sequence)

    def pressed(self, number: int) -> None:
        """The system says that the hotkey of this number was pressed."""
        for sequence, own in self._numbers.items():
            if own == number:
                self._listener.pressed(sequence, "")
                return

    def _try(self, sequence: str) -> int:
        self._last += 1
        status = self.ask(self._last, parse(sequence))
        if status == 0:
            self._numbers[sequence] = self._last
        return status
