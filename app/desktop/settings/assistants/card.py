"""One assistant: how it stands, what it may do, and the buttons to connect, test and disconnect it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.desktop.library.dialogs import ConfirmDialog
from app.desktop.problems import in_words, translated
from app.desktop.punctuation import sentences, stop
from app.desktop.settings.assistants import words
from app.desktop.settings.assistants.preview import PreviewDialog
from app.desktop.settings.assistants.rights import RightsForm
from app.desktop.theme import Space, Theme
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.labels import heading, quiet, say
from app.desktop.widgets.turning import Turning

if TYPE_CHECKING:
    from pathlib import Path

    from app.bridge.connect.connecting import Change
    from app.bridge.connect.trying import Trial
    from app.desktop.settings.assistants.bench import Bench, Standing
    from app.engine.ledger import Diff
    from app.errors import MemoroError


class AssistantCard(QFrame):
    """`changed`: something was done, so the page should look again. `token_wanted(id)`: it has none.

    `rights` is None until the assistant is known.
    """

    changed = Signal()
    token_wanted = Signal(str)

    def __init__(self, standing: Standing, bench: Bench, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.standing, self._bench, self._theme = standing, bench, theme
        self.is_trying = False
        self.state, self.calls, self.told = (quiet(parent=self) for _ in range(3))
        connect = self.tr("Connect…") if standing.client else self.tr("Make a new token")
        self.connect_button = self._button(connect, self._preview)
        self.test_button = self._button(self.tr("Test the connection"), self._test)
        end = self.tr("Disconnect…") if standing.client else self.tr("Revoke…")
        self.disconnect_button = self._button(end, self._ask_to_disconnect)
        self.rights: RightsForm | None = None
        self._is_stacked = False
        self._lay_out()
        self.show_standing(standing)

    def _button(self, text: str, call: object) -> FittingButton:
        button = FittingButton(self, text)
        button.setAccessibleName(f"{self.standing.name}: {text.rstrip('…')}")
        button.clicked.connect(lambda _checked=False: call())  # type: ignore[operator]
        return button

    def _lay_out(self) -> None:
        text = QVBoxLayout()
        text.setSpacing(2)
        for line in (heading(self.standing.name, self), self.state, self.calls):
            text.addWidget(line)
        self._top = Turning(text, self.connect_button, self.test_button, self.disconnect_button)
        whole = self._whole = QVBoxLayout(self)
        whole.setContentsMargins(Space.l, Space.m, Space.l, Space.m)
        whole.setSpacing(Space.s)
        whole.addLayout(self._top)
        whole.addWidget(self.told)

    def stack(self, stacked: bool) -> None:
        """Put buttons and choices below their words, in a narrow page."""
        self._is_stacked = stacked
        self._top.stack(stacked)
        if self.rights:
            self.rights.stack(stacked)

    def show_standing(self, standing: Standing) -> None:
        self.standing = standing
        connected, known = standing.state == "connected", standing.registered
        say(self.state, *words.state_text(standing))
        say(self.calls, words.calls_text(standing.last_call, standing.calls_today) if known else "")
        self._offer(
            {
                self.connect_button: standing.state in ("available", "outdated"),
                self.test_button: connected and standing.client is not None,
                self.disconnect_button: connected or standing.state == "outdated" or known is not None,
            }
        )
        if known:
            self._made_rights().show_rights(known, standing.agents)
        if self.rights:
            self.rights.setVisible(known is not None)

    def _made_rights(self) -> RightsForm:
        """Most assistants are not connected: their choices would be many widgets that nobody sees."""
        if self.rights is None:
            self.rights = RightsForm(self.standing.name, self)
            self.rights.wanted.connect(self._set_rights)
            self.rights.stack(self._is_stacked)
            self._whole.insertWidget(1, self.rights)
        return self.rights

    def _offer(self, buttons: dict[FittingButton, bool]) -> None:
        """The keyboard stays at the card when the button that was pressed goes."""
        shown = [button for button, wanted in buttons.items() if wanted]
        for button in shown:
            button.show()
        focused = self.window().focusWidget()
        if shown and focused in buttons and focused not in shown:
            shown[0].setFocus(Qt.FocusReason.OtherFocusReason)
        for button, wanted in buttons.items():
            button.setVisible(wanted)

    # Connecting

    def _preview(self) -> None:
        if self.standing.client:
            self._bench.preview(self.standing.client, self._show_preview, self._fail)
        else:
            self.token_wanted.emit(self.standing.id)

    def _show_preview(self, shown: tuple[Change, Diff]) -> None:
        change, diff = shown
        dialog = PreviewDialog(change, diff, self._theme, self)
        dialog.accepted.connect(
            lambda: self._bench.connect_to(change, partial(self._connected, change), self._fail)
        )
        dialog.open()

    def _connected(self, change: Change, backup: Path | None) -> None:
        kept = self.tr("The file as it was is kept as %1.").replace("%1", backup.name) if backup else ""
        self._tell(sentences(words.afterwards_text(change.client.afterwards), kept), "good")
        self.changed.emit()

    # Trying

    def _test(self) -> None:
        if self.standing.client and not self.is_trying:
            self.is_trying = True  # a button that is switched off would pass the keyboard to the next one
            self._tell(self.tr("Starting the connection as the assistant would…"))
            self._bench.test(self.standing.client, self._tested)

    def _tested(self, trial: Trial) -> None:
        self.is_trying = False
        if trial.problem:
            said = self.tr("The connection does not work: %1").replace("%1", translated(trial.problem))
            self._tell(said, "problem")
        else:
            self._tell(words.Counts().tools(len(trial.tools)), "good")

    # Disconnecting

    def _ask_to_disconnect(self) -> None:
        title = self.tr("Disconnect %1?").replace("%1", self.standing.name)
        text = [self.tr("It cannot reach the memory any more.")]
        if self.standing.client:
            text.append(self.tr("Memoro's entry goes from its configuration; the file is backed up before."))
        button = self.tr("Disconnect") if self.standing.client else self.tr("Revoke")
        dialog = ConfirmDialog(title, text, button, self)
        dialog.accepted.connect(
            lambda: self._bench.disconnect_from(self.standing.id, self._disconnected, self._fail)
        )
        dialog.open()

    def _disconnected(self, _backup: Path | None) -> None:
        self._tell(self.tr("Disconnected."))
        self.changed.emit()

    def _set_rights(self, rights: dict[str, str]) -> None:
        self._bench.grant(self.standing.id, rights, lambda _now: self.changed.emit(), self._fail)

    def _tell(self, text: str, role: str = "muted") -> None:
        say(self.told, text, role)

    def _fail(self, problem: MemoroError) -> None:
        told = in_words(problem)
        self._tell(sentences(stop(told.title), told.message, told.action), "problem")
        self.changed.emit()
