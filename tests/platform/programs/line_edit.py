"""A window with one line to type into; prints the text at each change."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication, QLineEdit


def main() -> int:
    app = QApplication(sys.argv)
    line = QLineEdit()
    line.setWindowTitle("試験 window")
    line.resize(320, 60)
    line.textChanged.connect(lambda text: print("TEXT", text, flush=True))
    line.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
