"""A panel of the StatusNotifier kind, as small as can be: run it on a desktop's session bus.

It owns `org.kde.StatusNotifierWatcher` and prints `REGISTERED name tooltip` for each icon.
"""

from __future__ import annotations

import sys

from jeepney import DBusAddress, HeaderFields, MessageType, message_bus, new_method_call, new_method_return
from jeepney.io.blocking import open_dbus_connection

WATCHER = "org.kde.StatusNotifierWatcher"
PROPERTIES = {
    "IsStatusNotifierHostRegistered": ("b", True),
    "ProtocolVersion": ("i", 0),
    "RegisteredStatusNotifierItems": ("as", []),
}


def main() -> None:
    with open_dbus_connection(bus="SESSION") as bus:
        bus.send_and_get_reply(message_bus.RequestName(WATCHER))
        print("READY", flush=True)
        while True:
            message = bus.receive()
            if message.header.message_type is not MessageType.method_call:
                continue
            member = message.header.fields.get(HeaderFields.member)
            if member == "Get":
                bus.send(new_method_return(message, "v", (PROPERTIES[message.body[1]],)))
            elif member == "GetAll":
                bus.send(new_method_return(message, "a{sv}", (PROPERTIES,)))
            elif member == "RegisterStatusNotifierItem":
                bus.send(new_method_return(message))
                sender = message.header.fields[HeaderFields.sender]
                item = DBusAddress("/StatusNotifierItem", sender, "org.freedesktop.DBus.Properties")
                wanted = ("org.kde.StatusNotifierItem", "ToolTip")
                reply = bus.send_and_get_reply(new_method_call(item, "Get", "ss", wanted))
                print("REGISTERED", message.body[0], reply.body, flush=True)
            else:
                bus.send(new_method_return(message))


if __name__ == "__main__":
    sys.exit(main())
