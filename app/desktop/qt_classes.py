"""Makes the classes of Qt that our modules use, in the windows' thread, before another loads such a module.

PySide makes each of its classes when somebody first asks for it. While one thread makes one, with the Python
enumerations in it, another may have its turn and want the same one, as the windows' thread does for each new
kind of event: the first thread then ends the program by a crash.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

CLASSES = {
    "PySide6.QtCore": """
        QAbstractListModel QAbstractNativeEventFilter QBuffer QByteArray QCoreApplication QDate QEvent
        QEventLoop QIODevice QItemSelection QItemSelectionModel QLibraryInfo QLocale QMessageLogContext
        QMimeData QModelIndex QObject QPersistentModelIndex QPoint QPointF QRect QRectF QRunnable QSize
        QSocketNotifier QT_TRANSLATE_NOOP QThread QThreadPool QTimer QTranslator QUrl Qt QtMsgType SLOT
        Signal SignalInstance Slot qInstallMessageHandler qVersion
    """,
    "PySide6.QtGui": """
        QAccessible QAccessibleAnnouncementEvent QAction QActionGroup QCloseEvent QColor QCursor
        QFocusEvent QFont QFontDatabase QFontMetrics QFontMetricsF QGuiApplication QHelpEvent QHideEvent
        QIcon QImage QImageIOHandler QImageReader QInputMethodEvent QKeyEvent QKeySequence
        QMouseEvent QPaintEvent QPainter QPalette QPen QPixmap QRegion QResizeEvent QScreen QShortcut
        QShowEvent QStandardItem QStandardItemModel QSyntaxHighlighter QTextBlock QTextBlockFormat
        QTextCharFormat QTextCursor QTextDocument QTextDocumentFragment QTextFormat QTextFrame
        QTextFrameFormat QTextImageFormat QTextLayout QTextListFormat QTextOption QTextTable
    """,
    "PySide6.QtWidgets": """
        QAbstractButton QAbstractItemView QAbstractScrollArea QApplication QBoxLayout QCalendarWidget
        QCheckBox QComboBox QDialog QDialogButtonBox QDoubleSpinBox QFileDialog QFormLayout QFrame
        QGridLayout QHBoxLayout QLabel QLayout QLayoutItem QLineEdit QListView QListWidget
        QListWidgetItem QMenu QMessageBox QPlainTextEdit QProgressBar QPushButton QScrollArea QScrollBar
        QSizePolicy QSpacerItem QSpinBox QSplitter QStackedWidget QStyle QStyleOption QStyleOptionButton
        QStyleOptionFrame QStyleOptionViewItem QStylePainter QStyledItemDelegate QSystemTrayIcon
        QTableView QTextBrowser QTextEdit QToolButton QToolTip QVBoxLayout QWidget QWidgetItem
    """,
}
"""What `app/desktop` and `app/platform` import by name; a test compares."""
STEP_SECONDS = 0.005
"""So long at most other events wait; one class may take longer."""


class ClassMaking(QObject):
    """Makes them in steps between two events, from `begin` on; `wait` is for other threads."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left = _names()
        self._is_over, self._is_complete = threading.Event(), False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def begin(self) -> None:
        self._timer.start(0)

    def end(self) -> None:
        """Make no more of them, and let go who waits."""
        self._timer.stop()
        self._is_over.set()

    def wait(self) -> bool:
        """False when the program ends before they are made."""
        self._is_over.wait()
        return self._is_complete

    def _step(self) -> None:
        until = time.monotonic() + STEP_SECONDS
        for module, name in self._left:
            getattr(import_module(module), name)
            if time.monotonic() > until:
                return
        self._is_complete = True
        self.end()


def _names() -> Iterator[tuple[str, str]]:
    return ((module, name) for module, names in CLASSES.items() for name in names.split())
