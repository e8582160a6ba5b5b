"""The part of the desktop's portal that says whether the system is dark, as GNOME and Plasma answer it."""

from __future__ import annotations

from jeepney import Message

from tests.helpers.dbus_service import DBusService, Reply

SETTINGS = "org.freedesktop.portal.Settings"
APPEARANCE = "org.freedesktop.appearance"
DARK = 1


class DarkSystem(DBusService):
    """Prefers dark windows. Anything else it does not know, so that programs take their defaults."""

    def __init__(self, address: str) -> None:
        super().__init__(address, "org.freedesktop.portal.Desktop")
        self.methods = {
            (SETTINGS, "ReadAll"): lambda _: ("a{sa{sv}}", ({APPEARANCE: {"color-scheme": ("u", DARK)}},)),
            (SETTINGS, "ReadOne"): lambda message: self._read(message, ("u", DARK)),
            (SETTINGS, "Read"): lambda message: self._read(message, ("v", ("u", DARK))),
        }

    def _read(self, message: Message, answer: tuple[str, object]) -> Reply:
        return ("v", (answer,)) if message.body == (APPEARANCE, "color-scheme") else ("v", (("s", ""),))
