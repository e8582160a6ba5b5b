"""A field for a key: masked, pasted with one press, trimmed, and forgotten by the field once it is kept.

Where no password store takes it, it can be kept for the session, or in a plain file after a warning.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from app.config.secrets.backend import KeyringState
from app.config.secrets.key import cleaned
from app.desktop.buttons import Button
from app.desktop.icons import put_glyph
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.settings.providers.bench import KeyState
from app.desktop.theme import Space, Theme
from app.desktop.widgets.flow import Flow
from app.desktop.widgets.labels import quiet, say
from app.desktop.widgets.line import Line
from app.errors import MemoroError

_WITHOUT_STORE = ("none", "failing")


class KeyField(QWidget):
    """`save_wanted(text, place)`, `forget_wanted`, `retry_wanted` (ask the password store anew).

    `move_wanted`: from the file into the password store. `key_file` is where that file would be, "" for none.
    """

    save_wanted = Signal(str, str)
    forget_wanted = Signal()
    retry_wanted = Signal()
    move_wanted = Signal()
    page_wanted = Signal(str)

    def __init__(self, theme: Theme, name: str, key_page: str, key_file: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._name, self._key_file = theme, name, key_file
        self.field = Line(self)
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setClearButtonEnabled(True)
        self.field.setAccessibleName(self.tr("Key for %1").replace("%1", name))
        self.field.setPlaceholderText(self.tr("Paste the key here"))
        self.eye, self.paste = QToolButton(self), QToolButton(self)
        self.eye.setCheckable(True)
        self.save = Button(self.tr("Save the key"), self)
        self.forget = Button(self.tr("Forget the key"), self)
        self.session = Button(self.tr("Keep it for this session only"), self)
        self.file, self._warned = Button(self), False
        self._shown = KeyState()
        self._lacks_store = self._lacks_place = False
        self.move_ = Button(self.tr("Move it to the password store"), self)
        self.retry = Button(self)
        self.get = Button(self.tr("Get a key…"), self)
        self.get.setProperty("role", "link")
        self.get.setToolTip(key_page)
        self.get.setVisible(bool(key_page))
        self.state, self.problem, self.warning = quiet(parent=self), quiet(parent=self), quiet(parent=self)
        self._lay_out()
        self._connect(key_page)
        theme.changed.connect(self._draw)
        self._draw()
        self.show_state(KeyState())

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(Space.xs)
        for widget in (self.field, self.eye, self.paste):
            line.addWidget(widget, 1 if widget is self.field else 0)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(Space.xs)
        row.addLayout(line, 1)
        row.addWidget(self.save, 0, Qt.AlignmentFlag.AlignLeft)
        more = Flow(Space.s)
        for button in (self.forget, self.move_, self.retry, self.session, self.file, self.get):
            more.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.s)
        layout.addLayout(row)
        layout.addWidget(self.state)
        layout.addWidget(self.problem)
        layout.addWidget(self.warning)
        layout.addLayout(more)

    def stack(self, stacked: bool) -> None:
        """The button below the field, where beside it there is no room."""
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if stacked else way.LeftToRight)

    def _connect(self, key_page: str) -> None:
        self.eye.toggled.connect(self._show_text)
        self.paste.clicked.connect(self._paste)
        self.field.returnPressed.connect(self._entered)
        self.field.textChanged.connect(lambda _text: self._offer_places())
        self.save.clicked.connect(lambda _checked=False: self._save())
        self.session.clicked.connect(lambda _checked=False: self._save("session"))
        self.file.clicked.connect(lambda _checked=False: self._to_file())
        self.move_.clicked.connect(lambda _checked=False: self.move_wanted.emit())
        self.forget.clicked.connect(lambda _checked=False: self.forget_wanted.emit())
        self.retry.clicked.connect(lambda _checked=False: self.retry_wanted.emit())
        self.get.clicked.connect(lambda _checked=False: self.page_wanted.emit(key_page))

    def _draw(self) -> None:
        muted = self._theme.colour("muted")
        put_glyph(self.eye, "eye", muted)
        put_glyph(self.paste, "paste", muted)
        for button, text in (
            (self.eye, self.tr("Show what is typed")),
            (self.paste, self.tr("Paste from the clipboard")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)

    @property
    def typed(self) -> str:
        return cleaned(self.field.text())

    def show_state(self, state: KeyState) -> None:
        """Say which key would be used, and where it is kept."""
        self._shown = state
        self.show_problem(state.problem)
        self.forget.setVisible(state.source in {"keyring", "session", "file"})
        self.move_.setVisible(state.source == "file")
        if not state.masked:
            say(self.state, self._where_it_would_be(state.store))
            return
        places = {
            "keyring": self.tr("kept in the system's password store"),
            "session": self.tr("kept until Memoro is quit"),
            "file": self.tr("kept in a file that is not encrypted (%1)"),
            "settings": self.tr("from the settings file (%1)"),
            "environment": self.tr("from the environment variable %1"),
        }
        where = places[state.source].replace("%1", state.origin)
        text = self.tr("Key %1, %2").replace("%1", state.masked).replace("%2", where)
        say(self.state, text, "notice" if state.source == "file" else "good")
        self.field.setPlaceholderText(self.tr("Paste another key to replace it"))

    def _where_it_would_be(self, store: KeyringState) -> str:
        return {
            KeyringState.NONE: self.tr("No key yet. This computer has no password store to keep it in."),
            KeyringState.FAILING: self.tr("No key yet. The password store does not work."),
            KeyringState.LOCKED: self.tr(
                "No key yet. The password store is locked; it will ask for its password."
            ),
        }.get(store, self.tr("No key yet. It will be kept in the system's password store."))

    def show_problem(self, problem: MemoroError | None) -> None:
        """The key could not be kept or looked for: say so, and offer what helps."""
        told = in_words(problem) if problem else None
        say(self.problem, sentences(stop(told.title), told.message, told.action) if told else "", "problem")
        code = getattr(problem, "code", "")
        if code == "none" and self._shown.store is not KeyringState.NONE:
            self.show_state(self._shown._replace(store=KeyringState.NONE, problem=problem))
            return
        store = self._shown.store
        none = store is KeyringState.NONE
        locked = code == "locked" or (not problem and store is KeyringState.LOCKED)
        self._lacks_store = none or store is KeyringState.FAILING or code in _WITHOUT_STORE
        self._lacks_place = bool(problem) or locked or self._lacks_store
        self.save.setVisible(not none)
        self._offer_places()
        self.retry.setText(self.tr("Unlock…") if locked else self.tr("Try again"))
        self.retry.setVisible(bool(problem) or (self._lacks_place and not self._shown.masked))
        if problem is None:
            self._warn(False)

    def _offer_places(self) -> None:
        """Where else a key can be kept, shown before it is typed."""
        text = bool(self.field.text().strip())
        for button in (self.save, self.session, self.file):
            button.setEnabled(text)
        wanted = text or not self._shown.masked
        self.session.setVisible(wanted and self._lacks_place)
        self.file.setVisible(wanted and self._lacks_store and bool(self._key_file))
        if not text:
            self._warn(False)

    def _to_file(self) -> None:
        """The first press warns, the second keeps."""
        if self._warned:
            self._save("file")
        else:
            self._warn(True)

    def _warn(self, warned: bool) -> None:
        self._warned = warned
        self.file.setText(self.tr("Keep it in the file") if warned else self.tr("Keep it in a file…"))
        text = self.tr(
            "The file is not encrypted. Your account alone may open it, but every program that you run can "
            "read the key, and so can whoever copies the disk. Backups and reports leave it out. It would "
            "be: %1"
        )
        say(self.warning, text.replace("%1", self._key_file) if warned else "", "notice")

    def done(self) -> None:
        """The key is kept: the field forgets it, which `clear` could undo."""
        self.field.setText("")
        self.eye.setChecked(False)

    def _entered(self) -> None:
        """Without a password store, where it is kept is a choice to make."""
        if self.save.isHidden():
            self.session.setFocus()
        else:
            self._save()

    def _save(self, place: str = "keyring") -> None:
        if self.field.text().strip():
            self.save_wanted.emit(self.field.text(), place)

    def _paste(self) -> None:
        self.field.setText("".join(QGuiApplication.clipboard().text().split()))
        self.field.setFocus()

    def _show_text(self, shown: bool) -> None:
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        self.field.setEchoMode(mode)
