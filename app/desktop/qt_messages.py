"""Qt's own messages go into the program's log instead of to the terminal."""

from __future__ import annotations

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

log = logging.getLogger("qt")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
# Said on healthy systems without any consequence: a missing portal or tray, a compositor that decides by
# itself, Qt's own book-keeping of which window an input method writes into.
_HARMLESS = (
    "propagateSizeHints",
    "does not support raise",
    "does not support setting window opacity",
    "Failed to register with host portal",
    "Wayland does not support QWindow::requestActivate",
    "QWaylandTextInputv3::",
    "QDBusTrayIcon encountered a D-Bus error",
    "org.freedesktop.portal.Desktop was not provided",
)


def log_qt_messages() -> None:
    qInstallMessageHandler(_handle)


def _handle(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    level = logging.DEBUG if any(part in text for part in _HARMLESS) else _LEVELS.get(kind, logging.WARNING)
    log.log(level, "%s%s", f"{context.category}: " if context.category else "", text)
