"""A window that obeys its standard input, titled by its first argument: prints DONE after each command.

Commands: full, normal, minimize, close, quit; KEY lines tell the keys that it gets.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


class Window(QWidget):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        print("KEY", event.key(), flush=True)


def main() -> int:
    title, name = sys.argv[1], sys.argv[2]
    app = QApplication([name])  # the class of its windows
    app.setQuitOnLastWindowClosed(False)
    window = Window()
    window.setWindowTitle(title)
    window.setGeometry(100, 200, 300, 100)
    show = {
        "full": window.showFullScreen,
        "normal": window.showNormal,
        "minimize": window.showMinimized,
        "close": window.close,
        "quit": app.quit,
    }

    def obey() -> None:
        command = sys.stdin.readline().strip() or "quit"
        show[command]()
        print("DONE", command, flush=True)

    lines = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, app)
    lines.activated.connect(obey)
    show[sys.argv[3] if len(sys.argv) > 3 else "normal"]()
    window.activateWindow()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
