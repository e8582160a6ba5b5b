"""How rendered Markdown looks: headings for a narrow column, code on a ground of its own, calm tables."""

from __future__ import annotations

from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextListFormat,
    QTextTable,
)

from app.desktop.theme import Space, Theme

_LARGER = {1: 2, 2: 1}
"""Qt's steps above the text size by heading level: 2 is half as large again, 1 a fifth."""
INDENT, WIDE = 1.1, 220
"""How far each level of a list is moved in, in lines of text; how wide the space behind a bullet is, in %."""
_BULLETS = (
    QTextListFormat.Style.ListDisc,
    QTextListFormat.Style.ListCircle,
    QTextListFormat.Style.ListSquare,
)
_FENCE = QTextFormat.Property.BlockCodeFence


def calm_down(document: QTextDocument, theme: Theme, start: int = 0) -> None:
    """Dress the blocks and tables from the position `start` on."""
    height = QFontMetricsF(document.defaultFont()).height()
    document.setIndentWidth(round(INDENT * height))
    block = document.findBlock(start)
    while block.isValid():
        form = block.blockFormat()
        if level := form.headingLevel():
            _heading(block, form, level)
        elif form.hasProperty(_FENCE):
            _code(block, form, theme)
        block = block.next()
    _give_room(document.findBlock(start))
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable) and frame.lastPosition() >= start:
            _table(frame, theme)


def _give_room(block: QTextBlock) -> None:
    """Qt leaves one space of the blocks' own font between sign and text, which is little beside a bullet.

    Numbers are drawn in that font, too, and bring a space of their own. Neighbours are done in one go, since
    each change is laid out by itself.
    """
    form = QTextCharFormat()
    form.setFontStretch(WIDE)
    while block.isValid():
        if _has_bullet(block):
            cursor, first = QTextCursor(block), block.position()
            while _has_bullet(block.next()):
                block = block.next()
            cursor.setPosition(block.position(), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeBlockCharFormat(form)
            # Else nothing is drawn of a document that is one item.
            block.document().markContentsDirty(first, block.position() + block.length() - first)
        block = block.next()


def _has_bullet(block: QTextBlock) -> bool:
    listed = block.textList() if block.isValid() else None
    return listed is not None and listed.format().style() in _BULLETS


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
