"""The page "Assistants": who is connected and what each may do, what to paste elsewhere, who asked what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.settings import placing, texts
from app.desktop.settings.assistants.activity_list import ActivityList
from app.desktop.settings.assistants.card import AssistantCard
from app.desktop.settings.assistants.others import OthersRow
from app.desktop.settings.model import SettingsModel
from app.desktop.settings.page import Page
from app.desktop.settings.rows import OptionRow
from app.desktop.theme import Space, Theme
from app.desktop.widgets.card import Card, margins
from app.desktop.widgets.labels import quiet, say, wrapping
from app.desktop.widgets.switch import Switch
from app.desktop.widgets.turning import Turning

if TYPE_CHECKING:
    from app.desktop.settings.assistants.bench import Bench, Snapshot
    from app.errors import MemoroError

LOOK_EVERY_MS = 2_000
KEPT = "app.bridge.accessLog"


class AssistantsPage(Page):
    """Looks every two seconds, in the background, for as long as it is shown."""

    def __init__(self, model: SettingsModel, theme: Theme, bench: Bench) -> None:
        super().__init__(texts.page_title(placing.ASSISTANTS))
        self._model, self._theme, self._bench, self._url = model, theme, bench, ""
        bench.setParent(self)
        self.cards: dict[str, AssistantCard] = {}
        self._looking = self._again = False
        intro = QCoreApplication.translate(
            "Assistants",
            "Assistants on this computer can search the memory and add to it, by the protocols MCP and REST. "
            "Each one has only the rights that you give it here; nothing is open to the network.",
        )
        self.body.addWidget(wrapping(intro, self.widget()))
        self._add_bridge(theme)
        self._add_assistants()
        self._add_activity(theme)
        for section in placing.sections(model.options.values(), placing.ASSISTANTS):
            options = [option for option in section.options if option.key != KEPT]
            self.add_section(texts.section_title(section.title), options, model, theme)
        self.finish()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look_by_time)
        model.changed.connect(self.look)

    def _add_bridge(self, theme: Theme) -> None:
        card = Card(self.widget())
        row = QWidget(card)
        self.line = wrapping(parent=row)
        self.copy = Button(QCoreApplication.translate("Assistants", "Copy the address"), row)
        self.copy.clicked.connect(
            lambda _checked=False: QGuiApplication.clipboard().setText(f"{self._url}/mcp")
        )
        self.copy.hide()
        self._bridge = Turning(self.line, self.copy, spacing=Space.m)
        row.setLayout(self._bridge)
        margins(self._bridge)
        card.add(row)
        row, layout = _row(card)
        name = QCoreApplication.translate("Assistants", "Pause all assistants")
        self.pause = Switch(theme, name, row)
        self.pause.clicked.connect(self._pause)
        told = QVBoxLayout()
        told.setSpacing(2)
        told.addWidget(wrapping(name, row))
        told.addWidget(
            quiet(
                QCoreApplication.translate("Assistants", "Nobody gets an answer until you switch it off."),
                row,
            )
        )
        self.told = quiet(parent=row)
        told.addWidget(self.told)
        layout.addLayout(told, 1)
        layout.addWidget(self.pause, 0, Qt.AlignmentFlag.AlignVCenter)
        card.add(row)
        self.body.addWidget(card)

    def _add_assistants(self) -> None:
        self.add_heading(QCoreApplication.translate("Assistants", "Connect an assistant"))
        self._cards = QVBoxLayout()
        self._cards.setSpacing(Space.s)
        self.body.addLayout(self._cards)
        self.add_heading(QCoreApplication.translate("Assistants", "Others: paste this"))
        card = Card(self.widget())
        self.others = OthersRow(self._bench, card)
        self.others.changed.connect(self.look)
        self.others.changed.connect(lambda: self.ensureWidgetVisible(self.others.text))
        card.add(self.others)
        self.body.addWidget(card)

    def _add_activity(self, theme: Theme) -> None:
        self.add_heading(QCoreApplication.translate("Assistants", "Activity"))
        card = Card(self.widget())
        self.activity = ActivityList(card)
        self.activity.clear_wanted.connect(
            lambda: self._bench.clear_activity(lambda _done: self.look(), self._fail)
        )
        card.add(self.activity)
        kept = OptionRow(self._model.options[KEPT], self._model, theme, card)
        kept.file_wanted.connect(self.file_wanted)
        self.rows.append(kept)
        card.add(kept)
        self.body.addWidget(card)

    @property
    def is_begun(self) -> bool:
        trying = any(card.is_trying for card in self.cards.values())
        return trying or self.others.shows_token or super().is_begun

    def fit(self) -> None:
        super().fit()
        self._bridge.stack(self.is_narrow)
        self.others.stack(self.is_narrow)
        self.activity.stack(self.is_narrow)
        for card in self.cards.values():
            card.stack(self.is_narrow)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start()
        self.look()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def look(self) -> None:
        """Ask how things stand, one question at a time; what was asked before a deed is asked again."""
        self._again = self._looking
        if not self._looking:
            self._looking = True
            self._bench.look(self._show, self._cannot_look)

    def _look_by_time(self) -> None:
        if not self._looking:
            self.look()

    def _cannot_look(self, problem: MemoroError) -> None:
        self._looking = False
        self._tell(problem)

    def _show(self, snapshot: Snapshot) -> None:
        self._looking = False
        if self._again:  # something was done since: this is old
            self.look()
            return
        self._show_bridge(snapshot)
        self._show_cards(snapshot)
        names = {standing.id: standing.name for standing in snapshot.assistants}
        self.activity.show_acts(snapshot.acts, names)
        self.others.follow(snapshot.url)

    def _show_bridge(self, snapshot: Snapshot) -> None:
        self._url = snapshot.url
        enabled = bool(self._model.value("app.bridge.enabled"))
        if not enabled:
            text, role = QCoreApplication.translate("Assistants", "The bridge is switched off."), "muted"
        elif snapshot.url:
            text, role = QCoreApplication.translate("Assistants", "The bridge answers at %1"), "good"
        else:
            text = QCoreApplication.translate(
                "Assistants",
                "The bridge serves connected assistants; it gets a web address with the first token.",
            )
            role = "muted"
        say(self.line, text.replace("%1", f"{snapshot.url}/mcp"), role)
        self.copy.setVisible(bool(snapshot.url))
        self.others.setEnabled(enabled)
        self.pause.setChecked(snapshot.paused)

    def _show_cards(self, snapshot: Snapshot) -> None:
        """In the order of the first look: a card must not run away from the pointer."""
        wanted = [standing.id for standing in snapshot.assistants]
        for name in [name for name in self.cards if name not in wanted]:
            gone = self.cards.pop(name)
            gone.hide()
            gone.deleteLater()
        for standing in snapshot.assistants:
            if standing.id in self.cards:
                self.cards[standing.id].show_standing(standing)
            else:
                card = AssistantCard(standing, self._bench, self._theme, self.widget() or self)
                card.changed.connect(self.look)
                card.token_wanted.connect(self.others.renew)
                self.cards[standing.id] = card
                self._cards.addWidget(card)
                card.stack(self.is_narrow)

    def _pause(self, paused: bool) -> None:
        self._bench.pause(paused, lambda _done: self.look(), self._fail)

    def _fail(self, problem: MemoroError) -> None:
        self._tell(problem)
        self.look()

    def _tell(self, problem: MemoroError) -> None:
        told = in_words(problem)
        say(self.told, sentences(stop(told.title), told.message, told.action), "problem")


def _row(card: Card) -> tuple[QWidget, QHBoxLayout]:
    row = QWidget(card)
    layout = QHBoxLayout(row)
    margins(layout)
    layout.setSpacing(Space.m)
    return row, layout
