"""A window in front of the others that has put its argument on the clipboard, and hides when told so."""

from __future__ import annotations

import sys
from threading import Thread

from PySide6.QtCore import QMetaObject, Qt
from PySide6.QtWidgets import QApplication, QWidget


def main() -> int:
    app = QApplication(sys.argv)
    window = QWidget()
    window.setWindowTitle("holds the clipboard")
    window.resize(200, 100)
    window.show()
    app.clipboard().setText(sys.argv[1])

    def listen() -> None:
        for _line in sys.stdin:
            QMetaObject.invokeMethod(window, "hide", Qt.ConnectionType.QueuedConnection)

    Thread(target=listen, daemon=True).start()
    app.setQuitOnLastWindowClosed(False)
    print("READY", flush=True)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
