"""What Qt itself says in our windows is translated, also where Qt's own catalogues have a gap."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QPoint, QTimer, QTranslator
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QSpinBox,
    QTextBrowser,
    QTreeView,
)
from pytestqt.qtbot import QtBot

from app.desktop.translation import LANGUAGES, use_language
from installers.translations import FOLDER as OURS
from tests.helpers.qt_catalogue import Text, texts

SHOWN = frozenset(
    """
    QAbstractFileIconProvider QAbstractSpinBox QCocoaMenuBar QCocoaMenuItem QCocoaTheme QComboBox
    QDBusTrayIcon QDateTimeParser QDialog QFileDialog QFileSystemModel QGnomeTheme QKeySequenceEdit
    QLineEdit QMenu QMessageBox QPlatformTheme QScrollBar QShortcut QSidebar QSpiAccessibleBridge QSpinBox
    QTabBar QUnicodeControlCharacterMenu QWhatsThisAction QWidget QWidgetTextControl
    QWindowsUiaMainProvider
    """.split()
)
"""Qt's contexts of which a window of ours, its menus and dialogs, or a screen reader beside it show texts."""
ABOUT_QT = "<p>Qt is a C"  # in a box that nothing opens
TRANSLATED = [language for language in LANGUAGES if language != "en"]
QT = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
LIBRARIES = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath))


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


@cache
def code() -> bytes:
    """The libraries themselves: catalogues also carry texts of Qt versions long gone."""
    found = [path for name in ("Core", "Gui", "Widgets") for path in LIBRARIES.glob(f"*Qt6{name}.*")]
    return b"".join(path.read_bytes() for path in found)


@cache
def known() -> frozenset[Text]:
    """What any language of Qt translates; no language has all of it."""
    return frozenset().union(*(texts(path) for path in QT.glob("qtbase_*.qm")))


@cache
def translated(language: str) -> frozenset[Text]:
    return frozenset(texts(QT / f"qtbase_{language}.qm") | texts(OURS / f"qt_gaps_{language}.qm"))


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_catalogue_of_qt_has_a_gap_that_we_do_not_fill(language: str) -> None:
    lacking = {
        text
        for text in known() - translated(language)
        if text.context in SHOWN
        and not text.source.startswith(ABOUT_QT)
        and text.source.encode() + b"\0" in code()
    }
    assert not lacking, f"translate these in qt_gaps_{language}.ts"


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_fills_a_gap_fills_one(language: str) -> None:
    """A newer Qt may have closed it, or no longer know the text."""
    filled = texts(OURS / f"qt_gaps_{language}.qm")
    assert not filled & texts(QT / f"qtbase_{language}.qm")
    assert filled <= known()


class Listening(QTranslator):
    """Installed last, so that it is asked first, and translates nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[Text] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, _comment: str | None = None, _count: int = -1
    ) -> str | None:
        self.asked.add(Text(context, source))
        return None


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_windows_ask_qt_for_is_translated(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    """Also a text that no language of Qt has yet."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "note.md").write_text("# A note\n", encoding="utf-8")
    use_language(language)
    listening = Listening()
    QCoreApplication.installTranslator(listening)
    try:
        open_file_dialogs(qtbot, tmp_path)
        open_message_box(qtbot)
        open_context_menus(qtbot)
    finally:
        QCoreApplication.removeTranslator(listening)
    assert {Text("QFileDialog", "&Look in:"), Text("QAbstractSpinBox", "&Step up")} < listening.asked
    asked = {text for text in listening.asked if text.context in SHOWN}
    assert not asked - translated(language), f"translate these in qt_gaps_{language}.ts"
    assert QCoreApplication.translate("QFileDialog", "&Look in:") != "&Look in:"


def open_file_dialogs(qtbot: QtBot, folder: Path) -> None:
    for mode, accept in (
        (QFileDialog.FileMode.Directory, QFileDialog.AcceptMode.AcceptOpen),
        (QFileDialog.FileMode.ExistingFile, QFileDialog.AcceptMode.AcceptOpen),
        (QFileDialog.FileMode.AnyFile, QFileDialog.AcceptMode.AcceptSave),
    ):
        dialog = QFileDialog(None, "", str(folder))
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setFileMode(mode)
        dialog.setAcceptMode(accept)
        dialog.setViewMode(QFileDialog.ViewMode.Detail)
        dialog.show()
        rows = dialog.findChild(QTreeView, "treeView")
        assert isinstance(rows, QTreeView)
        qtbot.waitUntil(lambda rows=rows: rows.model().rowCount(rows.rootIndex()) > 0)
        dialog.grab()  # asks for the kind of each row


def open_message_box(qtbot: QtBot) -> None:
    box = QMessageBox()
    qtbot.addWidget(box)
    standard = QMessageBox.StandardButton
    for button in standard:
        if standard.FirstButton.value <= button.value <= standard.LastButton.value:
            box.addButton(button)
    box.setDetailedText("details")
    box.show()


def open_context_menus(qtbot: QtBot) -> None:
    line, text, page, number = QLineEdit(), QPlainTextEdit(), QTextBrowser(), QSpinBox()
    page.setHtml('<a href="note.md">a link</a>')
    for widget in (line, text, page, number):
        qtbot.addWidget(widget)
    line.createStandardContextMenu()
    text.createStandardContextMenu()
    page.createStandardContextMenu(QPoint(8, 8))
    number.show()
    place = number.rect().center()
    QTimer.singleShot(0, lambda: QApplication.activePopupWidget().close())
    QApplication.sendEvent(
        number, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, number.mapToGlobal(place))
    )
    QKeySequence("Ctrl+Alt+Shift+Meta+PgDown").toString(QKeySequence.SequenceFormat.NativeText)
