"""A widget for each kind of value: it shows a value by `show_value` and tells a person's by `edited`."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QDoubleSpinBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from app.config.options import Option
from app.desktop.icons import put_glyph
from app.desktop.settings import texts
from app.desktop.theme import Space, Theme
from app.desktop.widgets.fitting import Choice
from app.desktop.widgets.larger import larger
from app.desktop.widgets.line import Line
from app.desktop.widgets.switch import Switch
from app.desktop.widgets.wheel import guard_wheel
from app.engine.settings_editing import ABSENT

FOLDERS = ("workspace", "modelCacheDir", "openclawStateDir", "exportDir")
FILES = ("store.path", "extensionPath")
LONG = ("rompt",)  # the prompts of the flush
NARROW = 90
"""Pixels at the usual text size that a widget below its words takes at least."""


class Editor(QWidget):
    """`edited(value)`: what a person chose; `ABSENT` takes the key out of the file."""

    edited = Signal(object)

    def __init__(self, option: Option, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option, self.theme, self.name = option, theme, texts.label(option)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(Space.xs)

    def put(self, widget: QWidget) -> None:
        widget.setAccessibleName(self.name)
        widget.setAccessibleDescription(texts.help_text(self.option))
        self._layout.addWidget(widget)
        self.setFocusProxy(widget)

    def show_value(self, value: Any) -> None:
        raise TypeError("an editor says how it shows a value")

    def narrow(self, narrow: bool) -> None:
        """Take less than the usual width, if it can."""


class SwitchEditor(Editor):
    def __init__(self, option: Option, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(option, theme, parent)
        self.switch = Switch(theme, self.name, self)
        self.put(self.switch)
        self.switch.clicked.connect(lambda _on=False: self.edited.emit(self.switch.isChecked()))

    def show_value(self, value: Any) -> None:
        self.switch.setChecked(bool(value))


class ChoiceEditor(Editor):
    def __init__(self, option: Option, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(option, theme, parent)
        self.box = Choice(self)
        self.narrow(False)
        if option.optional:
            self.box.addItem(self.tr("Not set"), ABSENT)
        for value in option.choices:
            self.box.addItem(texts.choice(value), value)
        guard_wheel(self.box)
        self.put(self.box)
        self.box.activated.connect(lambda index: self.edited.emit(self.box.itemData(index)))

    def show_value(self, value: Any) -> None:
        self.box.setCurrentIndex(max(0, self.box.findData(value)))

    def narrow(self, narrow: bool) -> None:
        self.box.setMinimumWidth(round((NARROW if narrow else 170) * larger(self)))


class ChoicesEditor(Editor):
    """Several at once; at least one stays."""

    def __init__(self, option: Option, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(option, theme, parent)
        self.boxes = {value: QCheckBox(texts.choice(value), self) for value in option.choices}
        self._layout.setSpacing(Space.l)
        for box in self.boxes.values():
            self._layout.addWidget(box)
            box.clicked.connect(self._clicked)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def show_value(self, value: Any) -> None:
        for name, box in self.boxes.items():
            box.setChecked(name in value)

    def narrow(self, narrow: bool) -> None:
        way = QBoxLayout.Direction
        self._layout.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        self._layout.setSpacing(Space.xs if narrow else Space.l)

    def _clicked(self) -> None:
        chosen = [name for name, box in self.boxes.items() if box.isChecked()]
        if chosen:
            self.edited.emit(chosen)
        else:
            self.show_value((self.sender_name(),))

    def sender_name(self) -> str:
        return next(name for name, box in self.boxes.items() if box.hasFocus() or box is self.sender())


class _Decimals(QDoubleSpinBox):
    """Shows only the decimals that there are: 30, not 30.00."""

    def textFromValue(self, value: float) -> str:
        return self.locale().toString(round(value, 2), "g", 12)


class NumberEditor(Editor):
    """Where the option may be unset, one step below the smallest value says so."""

    def __init__(self, option: Option, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(option, theme, parent)
        low = 0.0 if option.minimum is None else option.minimum
        high = 1e9 if option.maximum is None else option.maximum
        self.box: QSpinBox | QDoubleSpinBox
        if option.type == "integer":
            self.box = QSpinBox(self)
            self._step: float = 10 if high - low > 500 else 1
            self._unset: float = low - 1
            self.box.setRange(int(self._unset if option.optional else low), int(min(high, 2**31 - 1)))
            self.box.setSingleStep(int(self._step))
        else:
            self.box = _Decimals(self) if high > 1 else QDoubleSpinBox(self)
            self._step = 0.05 if high <= 1 else 1
            self._unset = low - self._step
            self.box.setDecimals(2)
            self.box.setRange(self._unset if option.optional else low, high)
            self.box.setSingleStep(self._step)
        if option.optional:
            self.box.setSpecialValueText(self.tr("Not set"))
        self.box.setGroupSeparatorShown(high >= 10_000 and not option.key.endswith("port"))
        self.narrow(False)
        self.box.setKeyboardTracking(False)
        self.box.setAlignment(Qt.AlignmentFlag.AlignRight)
        guard_wheel(self.box)
        self.put(self.box)
        self._shown: Any = None
        self.box.valueChanged.connect(self._changed)
        self.box.editingFinished.connect(self._finished)

    def show_value(self, value: Any) -> None:
        self._shown = value
        wanted = self._unset if value is None else value
        if self.box.value() == wanted:  # what is being typed stays, if the settings are read again meanwhile
            return
        self.box.blockSignals(True)
        self.box.setValue(wanted)  # type: ignore[arg-type]
        self.box.blockSignals(False)

    def narrow(self, narrow: bool) -> None:
        self.box.setMinimumWidth(round((NARROW if narrow else 120) * larger(self)))

    def _finished(self) -> None:
        """Also where it is the same number again, which Qt takes for one that is still being typed."""
        self.box.findChild(QLineEdit).setModified(False)

    def _changed(self, value: float) -> None:
        unset = self.option.optional and value <= self._unset
        if isinstance(value, float):
            value = round(value, 4)
        self.edited.emit(ABSENT if unset else value)


class TextEditor(Editor):
    """One line; taken when Enter is pressed or the field is left. An empty optional one means "not set"."""

    def __init__(self, option: Option, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(option, theme, parent)
        self.field = Line(self)
        self.narrow(False)
        if option.example is not None:
            self.field.setPlaceholderText(str(option.example))
        self.put(self.field)
        if option.key.endswith(FOLDERS + FILES):
            self._add_browser()
        self._shown = ""
        self.field.editingFinished.connect(self._finished)

    def show_value(self, value: Any) -> None:
        self._shown = value or ""
        if not (self.field.hasFocus() and self.field.isModified()):
            self.field.setText(self._shown)

    def narrow(self, narrow: bool) -> None:
        self.field.setMinimumWidth(round((NARROW if narrow else 240) * larger(self)))
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Expanding if narrow else policy.Maximum, policy.Maximum)

    def _finished(self) -> None:
        text = self.field.text().strip()
        self.field.setModified(False)
        if text != self._shown:
            self._shown = text
            self.edited.emit(ABSENT if not text and self.option.optional else text)

    def _add_browser(self) -> None:
        button = self.browser = QToolButton(self)
        self.theme.changed.connect(self._draw_browser)
        self._draw_browser()
        button.setToolTip(self.tr("Choose…"))
        button.setAccessibleName(self.tr("Choose “%1”…").replace("%1", self.name))
        button.clicked.connect(self._browse)
        self._layout.addWidget(button)

    def _draw_browser(self) -> None:
        put_glyph(self.browser, "folder", self.theme.colour("muted"))

    def _browse(self) -> None:
        present = self.field.text() or self.option.default or ""
        if self.option.key.endswith(FOLDERS):
            chosen = QFileDialog.getExistingDirectory(self, self.name, present)
        else:
            chosen, _kind = QFileDialog.getSaveFileName(self, self.name, present)
        if chosen:
            self.field.setText(chosen)
            self._finished()


class LongTextEditor(Editor):
    """Several lines; taken when the field is left or after Ctrl+Enter."""

    def __init__(self, option: Option, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(option, theme, parent)
        self.field = QPlainTextEdit(self)
        self.field.setTabChangesFocus(True)
        self.field.setFixedHeight(self.field.fontMetrics().lineSpacing() * 4 + 2 * Space.m)
        self.put(self.field)
        self._shown = ""
        self.field.focusOutEvent = self._left  # type: ignore[method-assign]

    def show_value(self, value: Any) -> None:
        self._shown = value or ""
        if not self.field.hasFocus():
            self.field.setPlainText(self._shown)

    def _left(self, event: Any) -> None:
        QPlainTextEdit.focusOutEvent(self.field, event)
        self.field.document().setModified(False)
        text = self.field.toPlainText().strip()
        if text != self._shown:
            self._shown = text
            self.edited.emit(text or ABSENT)
