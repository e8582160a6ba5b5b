"""A window that obeys its standard input, titled by its first argument: prints DONE after each command.

Commands: full, borderless (as large as the screen, without saying so), large (with a frame), maximized
(without one), small, normal, minimize, close, quit; KEY lines tell the keys that it gets.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QRect, QSocketNotifier, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


class Window(QWidget):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        print("KEY", event.key(), flush=True)

    def borderless(self) -> None:
        self.take(self.screen().geometry(), frame=False)

    def large(self) -> None:
        self.take(self.screen().geometry(), frame=True)

    def small(self) -> None:
        self.take(QRect(100, 200, 300, 100), frame=False)

    def maximized(self) -> None:
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.showMaximized()
        self.activateWindow()

    def take(self, place: QRect, *, frame: bool) -> None:
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint, not frame)
        self.showNormal()
        self.setGeometry(place)
        self.activateWindow()


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
        "borderless": window.borderless,
        "large": window.large,
        "small": window.small,
        "maximized": window.maximized,
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
