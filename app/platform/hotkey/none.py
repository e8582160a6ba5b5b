"""The last resort: no way to bind a key from here, and the sentence that says what to do instead."""

from __future__ import annotations

from app.platform.hotkey.models import HotkeyUnavailable, Session

_WAYLAND = "This Wayland desktop does not let programs bind a global hotkey."
_OTHER = "This system offers no way to bind a global hotkey."


class NoBackend:
    """Refuses every combination with the reason; a key bound to `memoro toggle` does the same service."""

    def __init__(self, session: Session, reason: str = "") -> None:
        self._reason = reason or (_WAYLAND if session.kind == "wayland" else _OTHER)

    def register(self, sequence: str) -> None:
        raise HotkeyUnavailable(sequence, self._reason)

    def unregister(self, _sequence: str) -> None:
        """Nothing is ever bound."""

    def is_free(self, _sequence: str) -> bool:
        return False

    def close(self) -> None:
        """Nothing is ever held."""
