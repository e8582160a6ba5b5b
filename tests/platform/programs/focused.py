"""An ordinary window that has the focus and prints every key it is given."""

from __future__ import annotations

import sys

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


class Focused(QWidget):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        print("KEY", event.key(), event.text(), flush=True)


def main() -> int:
    app = QApplication(sys.argv)
    window = Focused()
    window.setWindowTitle("focused program")
    window.resize(300, 200)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
