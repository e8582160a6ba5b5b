"""How rendered Markdown looks: headings for a narrow column, code on a ground of its own, calm tables."""

from __future__ import annotations

from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)

from app.desktop.theme import Space, Theme

_LARGER = {1: 2, 2: 1}
"""Qt's steps above the text size by heading level: 2 is half as large again, 1 a fifth."""
_FENCE = QTextFormat.Property.BlockCodeFence


def calm_down(document: QTextDocument, theme: Theme, start: int = 0) -> None:
    """Dress the blocks and tables from the position `start` on."""
    block = document.findBlock(start)
    while block.isValid():
        form = block.blockFormat()
        if level := form.headingLevel():
            _heading(block, form, level)
        elif form.hasProperty(_FENCE):
            _code(block, form, theme)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable) and frame.lastPosition() >= start:
            _table(frame, theme)


def _heading(block: QTextBlock, form: QTextBlockFormat, level: int) -> None:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    size = QTextCharFormat()
    size.setProperty(QTextFormat.Property.FontSizeAdjustment, _LARGER.get(level, 0))
    size.setFontWeight(QFont.Weight.DemiBold)
    cursor.mergeCharFormat(size)
    form.setTopMargin(Space.m if block.position() else 0)
    form.setBottomMargin(Space.xs)
    cursor.setBlockFormat(form)


def _code(block: QTextBlock, form: QTextBlockFormat, theme: Theme) -> None:
    """The lines of a fence stand close to each other, and apart from what is around them."""
    form.setBackground(theme.colour("window"))
    form.setTopMargin(0 if _is_code(block.previous()) else Space.s)
    form.setBottomMargin(0 if _is_code(block.next()) else Space.s)
    QTextCursor(block).setBlockFormat(form)


def _is_code(block: QTextBlock) -> bool:
    return block.isValid() and block.blockFormat().hasProperty(_FENCE)


def _table(table: QTextTable, theme: Theme) -> None:
    form = table.format().toTableFormat()
    form.setTopMargin(Space.s)
    form.setBottomMargin(Space.s)
    form.setBorder(1)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderBrush(theme.colour("line"))
    form.setBorderCollapse(True)
    form.setCellPadding(Space.xs)
    table.setFormat(form)
    _mend_heading(table)


def _mend_heading(table: QTextTable) -> None:
    """Below a fence Qt puts an empty line into a table's first cell and forgets that it is a heading."""
    cursor = table.cellAt(0, 0).firstCursorPosition()
    if cursor.block().length() > 1 or cursor.block() == table.cellAt(0, 0).lastCursorPosition().block():
        return
    cursor.deleteChar()
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    bold = QTextCharFormat()
    bold.setFontWeight(QFont.Weight.Bold)
    cursor.mergeCharFormat(bold)
