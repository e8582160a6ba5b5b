"""The page "Memory folders": its rows, and the way to delete all that Memoro knows of one memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.library.dialogs import ConfirmDialog
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.settings import placing, texts
from app.desktop.settings.page import Page
from app.desktop.settings.page_bench import PageBench
from app.desktop.theme import Space
from app.desktop.widgets.card import Card, margins
from app.desktop.widgets.labels import quiet, say, wrapping
from app.desktop.widgets.turning import Turning
from app.desktop.widgets.wheel import guard_wheel

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.settings.model import SettingsModel
    from app.desktop.theme import Theme
    from app.engine.engine import Engine
    from app.errors import MemoroError


class MemoryPage(Page):
    def __init__(self, model: SettingsModel, theme: Theme, engine: Engine, background: Background) -> None:
        super().__init__(texts.page_title(placing.MEMORY))
        for section in placing.sections(model.options.values(), placing.MEMORY):
            self.add_section(texts.section_title(section.title), section.options, model, theme)
        self.add_heading(self.tr("What Memoro made from a memory"))
        card = Card(self.widget())
        self.forgetting = ForgettingRow(model, engine, background, card)
        card.add(self.forgetting)
        self.turning.append(self.forgetting.layout_)
        self.body.addWidget(card)
        self.finish()

    @property
    def is_begun(self) -> bool:
        return self.forgetting.is_under_way or super().is_begun


class ForgettingRow(QWidget):
    """The choice is there where there are several memories."""

    def __init__(self, model: SettingsModel, engine: Engine, background: Background, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._engine, self._bench = model, engine, PageBench(background, self)
        self.is_under_way = False
        self.dialog: ConfirmDialog | None = None
        name = self.tr("Delete everything but the notes")
        self.agent, self.button = QComboBox(self), Button(self.tr("Delete…"), self)
        self.agent.setAccessibleName(self.tr("Whose memory"))
        self.button.setAccessibleName(name)
        self.told = quiet(parent=self)
        text = self.tr("Index, history, inbox, drafts, pins and connected assistants. The notes stay.")
        words = QVBoxLayout()
        words.setSpacing(2)
        for line in (wrapping(name, self), quiet(text, self), self.told):
            words.addWidget(line)
        self.layout_ = Turning(words, self.agent, self.button, spacing=Space.m)
        self.setLayout(self.layout_)
        margins(self.layout_)
        guard_wheel(self.agent)
        self.button.clicked.connect(lambda _checked=False: self._ask())
        model.changed.connect(self._show_agents)
        self._show_agents()

    def _show_agents(self) -> None:
        wanted = list(self._model.settings.agent_names.items())
        if wanted != [(self.agent.itemData(at), self.agent.itemText(at)) for at in range(self.agent.count())]:
            self.agent.clear()
            for agent, name in wanted:
                self.agent.addItem(name, agent)
        self.agent.setVisible(len(wanted) > 1)

    def _ask(self) -> None:
        agent = str(self.agent.currentData())
        goes = (
            self.tr("The search index: words, passages and vectors, cached ones too."),
            self.tr("The history with every earlier version, and deleted notes that could still come back."),
            self.tr("The inbox with what assistants proposed, drafts and pinned places."),
            self.tr("Assistants that reach this memory, with their tokens and what they asked."),
        )
        lines = [f"•  {line}" for line in goes]
        lines.append(
            self.tr("The notes stay where they are. From them the index is made anew when it is needed.")
        )
        lines.append(self.tr("This cannot be undone. Backups stay as they are."))
        title = self.tr("Delete everything about the memory of %1?").replace("%1", self.agent.currentText())
        self.dialog = dialog = ConfirmDialog(title, lines, self.tr("Delete everything"), self)
        dialog.accepted.connect(lambda: self._forget(agent))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _forget(self, agent: str) -> None:
        engine = self._engine
        self._set_under_way(True)
        say(self.told, self.tr("Deleting…"))

        def forget() -> None:
            engine.forget_agent(agent)
            if agent == engine.agent:  # it is shown: its index is wanted at once
                engine.sync()

        self._bench.run(forget, lambda _none: self._done(), self._fail)

    def _set_under_way(self, under_way: bool) -> None:
        self.is_under_way = under_way
        self.button.setEnabled(not under_way)

    def _done(self) -> None:
        self._set_under_way(False)
        say(self.told, self.tr("Everything was deleted."), "good")

    def _fail(self, problem: MemoroError) -> None:
        self._set_under_way(False)
        told = in_words(problem)
        say(self.told, sentences(stop(told.title), told.message, told.action), "problem")
