"""A tray icon that is made anew when a tray appears after the program."""

from __future__ import annotations

import sys

from PySide6.QtDBus import QDBusConnection, QDBusServiceWatcher
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QMenu, QSystemTrayIcon

NAME = "org.kde.StatusNotifierWatcher"


def main() -> int:
    app = QApplication(sys.argv)
    app.setQuitOnLastWindowClosed(False)
    menu = QMenu()
    menu.addAction("&Search")
    menu.addAction("Quit").triggered.connect(lambda: (print("QUIT", flush=True), app.quit()))
    icons: list[QSystemTrayIcon] = []

    def make() -> None:
        picture = QPixmap(32, 32)
        picture.fill("#2266cc")
        icon = QSystemTrayIcon(QIcon(picture))
        icon.setContextMenu(menu)
        icon.activated.connect(lambda _: print("ACTIVATED", flush=True))
        icon.show()
        icons.append(icon)

    def owner_changed(_name: str, _old: str, new: str) -> None:
        if new:
            icons.pop().hide()
            make()

    make()
    bus = QDBusConnection.sessionBus()
    watcher = QDBusServiceWatcher(NAME, bus, QDBusServiceWatcher.WatchModeFlag.WatchForOwnerChange)
    watcher.serviceOwnerChanged.connect(owner_changed)
    print("READY", flush=True)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
