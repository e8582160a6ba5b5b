"""Light or dark as the Linux desktop's settings portal tells.

Qt's theme for GTK desktops (GNOME, Xfce, Cinnamon, MATE), which brings their font, takes it from the name of
the GTK theme (seen with Qt 6.11). GNOME's dark style leaves that as it is: on a dark desktop Qt says light.
https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
"""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot

log = logging.getLogger(__name__)
PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
SETTING = ("org.freedesktop.appearance", "color-scheme")
SCHEMES = {1: Qt.ColorScheme.Dark, 2: Qt.ColorScheme.Light}


class PortalAppearance(QObject):
    """`scheme` is Unknown until the portal has answered, and where there is none or it has no preference.

    `bus` is a QDBusConnection; the session's if left out.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, bus: Any = None) -> None:
        super().__init__(parent)
        self.scheme = Qt.ColorScheme.Unknown
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
        except ImportError:  # not a Linux desktop
            return
        bus = bus or QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        bus.connect(*PORTAL, "SettingChanged", self, SLOT("_told(QDBusMessage)"))
        question = QDBusMessage.createMethodCall(*PORTAL, "Read")
        question.setArguments(list(SETTING))
        self._answer = QDBusPendingCallWatcher(bus.asyncCall(question), self)
        self._answer.finished.connect(self._answered)

    def _answered(self) -> None:
        if self._answer.isError():
            log.debug("no settings portal: %s", self._answer.error().message())
        else:
            self._take(self._answer.reply().arguments()[0])

    @Slot("QDBusMessage")
    def _told(self, message: Any) -> None:
        group, name, value = message.arguments()
        if (group, name) == SETTING:
            self._take(value)

    def _take(self, value: Any) -> None:
        while hasattr(value, "variant"):  # `Read` wraps its answer twice
            value = value.variant()
        scheme = SCHEMES.get(value, Qt.ColorScheme.Unknown)
        if scheme != self.scheme:
            self.scheme = scheme
            self.changed.emit()
