"""The icon in the panel: state at a glance, a menu, and a click that shows or hides the popup."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from app.desktop.actions import ProgramActions
from app.desktop.icons import tray_icon
from app.desktop.status_text import StatusText, starting
from app.desktop.trace import trace

log = logging.getLogger(__name__)

WATCHER = "org.kde.StatusNotifierWatcher"
TRAY_WAIT_MS = 4000
"""How long a panel may take to appear after login before we show a window instead."""


def opening_clicks(system: str = sys.platform) -> set[QSystemTrayIcon.ActivationReason]:
    """The clicks that show the popup. A double click begins with a Trigger, so it needs no entry.

    On macOS every click opens the menu, as menu bar items do there; Qt tells a Trigger as well, which would
    put the popup over the menu.
    """
    reason = QSystemTrayIcon.ActivationReason
    return set() if system == "darwin" else {reason.Trigger, reason.MiddleClick}


class Tray(QObject):
    """Owns the one QSystemTrayIcon and makes it anew when a panel appears late.

    `missing` is emitted once when there is still no tray after `TRAY_WAIT_MS`, `appeared` when one came after
    that. Qt docks a late XEmbed tray by itself, but never a StatusNotifier host that starts after the icon.
    """

    clicked = Signal()
    missing = Signal()
    appeared = Signal()

    def __init__(self, actions: ProgramActions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._status = starting()
        self._told_missing = False
        self._clicked: Callable[[str], None] | None = None
        self._watcher: QObject | None = None
        self.menu = QMenu()
        self._agents: QAction | None = None
        for action in self._shown():
            if action is None:
                self.menu.addSeparator()
            else:
                self.menu.addAction(action)
        self._more = self.menu.addMenu("")
        self._more.addActions(actions.more)
        self.menu.addSeparator()
        self.menu.addAction(actions.quit_action)
        actions.quit_action.changed.connect(self._retranslate)  # after the actions themselves
        self._retranslate()
        self._icon = self._make()

    def _shown(self) -> list[QAction | None]:
        actions = self._actions
        return [
            actions.search_action, actions.library_action, actions.inbox_action, actions.capture_action, None,
            actions.status_action, actions.folder_action, actions.sync_action, actions.pause_action, None,
            actions.settings_action,
        ]  # fmt: skip

    def _retranslate(self) -> None:
        self._more.setTitle(self.tr("More"))
        if self._agents is not None:
            self._agents.setText(self.tr("Assistant's memory"))

    def _make(self) -> QSystemTrayIcon:
        icon = QSystemTrayIcon(tray_icon(self._status.icon), self)
        icon.setContextMenu(self.menu)
        icon.activated.connect(self._activated)
        icon.messageClicked.connect(self._message_clicked)
        icon.setToolTip(self._tooltip())
        icon.show()
        trace("tray shown", available=QSystemTrayIcon.isSystemTrayAvailable())
        return icon

    def watch(self) -> None:
        """Begin to mind panels that come late. Called when the icon stands, since it costs an import."""
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusServiceWatcher
        except ImportError:  # no D-Bus on this system, so no StatusNotifier either
            log.debug("no QtDBus")
        else:
            bus = QDBusConnection.sessionBus()
            if bus.isConnected():
                mode = QDBusServiceWatcher.WatchModeFlag.WatchForOwnerChange
                watcher = QDBusServiceWatcher(WATCHER, bus, mode, self)
                watcher.serviceOwnerChanged.connect(self._owner_changed)
                self._watcher = watcher
        QTimer.singleShot(TRAY_WAIT_MS, self._check)

    def show_status(self, status: StatusText) -> None:
        if status.icon != self._status.icon:
            self._icon.setIcon(tray_icon(status.icon))
        self._status = status
        self._icon.setToolTip(self._tooltip())

    def show_agents(self, menu: QMenu | None) -> None:
        """The agents to choose from, as a menu in the menu; None: there is but one."""
        if menu is not None and self._agents is None:
            self._agents = self.menu.insertMenu(self._actions.folder_action, menu)
            self._retranslate()
        if self._agents is not None:
            self._agents.setVisible(menu is not None)

    def tell(self, title: str, message: str, clicked: Callable[[str], None]) -> None:
        """A notice that may be missed; what matters is also in the menu and in the popup."""
        if self.is_available():
            self._clicked = clicked
            self._icon.showMessage(title, message, tray_icon("ready"), 8000)

    def is_available(self) -> bool:
        return QSystemTrayIcon.isSystemTrayAvailable()

    def close(self) -> None:
        self._icon.hide()

    def _tooltip(self) -> str:
        return "\n".join(part for part in ("Memoro", self._status.line, self._status.detail) if part)

    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in opening_clicks():
            self.clicked.emit()

    def _message_clicked(self) -> None:
        clicked, self._clicked = self._clicked, None
        if clicked:
            clicked("")

    def _owner_changed(self, _name: str, old: str, new: str) -> None:
        if new and not old:
            log.info("a panel appeared; the icon is made anew")
            self._icon.hide()
            self._icon.deleteLater()
            self._icon = self._make()
            self._check()

    def _check(self) -> None:
        if self.is_available():
            if self._told_missing:
                self._told_missing = False
                self.appeared.emit()
            return
        if not self._told_missing:
            self._told_missing = True
            self.missing.emit()
        QTimer.singleShot(TRAY_WAIT_MS, self._check)  # an XEmbed panel may still come; Qt docks by itself
