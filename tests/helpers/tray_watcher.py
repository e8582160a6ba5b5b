"""A stub of the StatusNotifier watcher (the tray of KDE and of GNOME's extension), started at will."""

from __future__ import annotations

from typing import Any

from jeepney import Message

from tests.helpers.dbus_service import DBusService, Reply, sender_of
from tests.helpers.waiting import wait_until

WATCHER = "org.kde.StatusNotifierWatcher"
ITEM = "org.kde.StatusNotifierItem"
MENU = "com.canonical.dbusmenu"
PROPERTIES = "org.freedesktop.DBus.Properties"


class TrayWatcher(DBusService):
    """`with TrayWatcher(desktop.bus_address) as tray:` programs register their icons in `tray.items`.

    Entering it late is the case of a panel that starts after the program.
    """

    def __init__(self, address: str) -> None:
        super().__init__(address, WATCHER)
        self.items: list[str] = []  # bus names
        self.methods = {
            (WATCHER, "RegisterStatusNotifierItem"): self._register,
            (WATCHER, "RegisterStatusNotifierHost"): lambda _: None,
            (PROPERTIES, "Get"): lambda message: ("v", (self._properties()[message.body[1]],)),
            (PROPERTIES, "GetAll"): lambda _: ("a{sv}", (self._properties(),)),
        }

    def wait_for_item(self, timeout: float = 10.0) -> str:
        """The bus name of the newest icon, once there is one."""
        wait_until(lambda: self.items, timeout, what="an icon in the tray")
        return self.items[-1]

    def properties(self, item: str) -> dict[str, Any]:
        """The icon's properties (Title, ToolTip, IconPixmap, Menu ...) as plain values."""
        (values,) = self.call(PROPERTIES, "GetAll", "s", ITEM, to=item, path="/StatusNotifierItem")
        return {name: value for name, (_, value) in values.items()}

    def menu(self, item: str) -> dict[str, int]:
        """The entries of the icon's menu: label without its mnemonic mark -> id."""
        return {label: number for label, (number, _values) in self.entries(item).items()}

    def is_enabled(self, item: str, label: str) -> bool:
        """Whether an entry whose label contains `label` can be seen and chosen now."""
        found = [values for name, (_number, values) in self.entries(item).items() if label in name]
        return any(values.get("enabled", True) and values.get("visible", True) for values in found)

    def entries(self, item: str) -> dict[str, tuple[int, dict[str, Any]]]:
        """The same with each entry's properties, where they differ from the usual."""
        path = self.properties(item)["Menu"]
        self.call(MENU, "AboutToShow", "i", 0, to=item, path=path)
        _, (_, _, children) = self.call(MENU, "GetLayout", "iias", 0, -1, [], to=item, path=path)
        entries: dict[str, tuple[int, dict[str, Any]]] = {}
        pending = [child for _, child in children]
        while pending:
            number, values, below = pending.pop(0)
            if "label" in values:
                plain = {name: value for name, (_, value) in values.items()}
                entries[plain["label"].replace("_", "")] = number, plain
            pending += [child for _, child in below]
        return entries

    def choose(self, item: str, label: str) -> None:
        """Click the menu entry whose label contains `label`."""
        number = next(number for name, number in self.menu(item).items() if label in name)
        path = self.properties(item)["Menu"]
        self.call(MENU, "Event", "isvu", number, "clicked", ("i", 0), 0, to=item, path=path)

    def activate(self, item: str) -> None:
        """Click the icon itself."""
        self.call(ITEM, "Activate", "ii", 10, 10, to=item, path="/StatusNotifierItem")

    def _register(self, message: Message) -> Reply:
        service = str(message.body[0])
        self.items.append(service if not service.startswith("/") else sender_of(message))
        self.emit("/StatusNotifierWatcher", WATCHER, "StatusNotifierItemRegistered", "s", service)
        return None

    def _properties(self) -> dict[str, tuple[str, Any]]:
        return {
            "RegisteredStatusNotifierItems": ("as", self.items),
            "IsStatusNotifierHostRegistered": ("b", True),
            "ProtocolVersion": ("i", 0),
        }
