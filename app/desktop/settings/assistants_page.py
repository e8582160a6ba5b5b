"""The page "Assistants": the bridge, where it answers, and what a new assistant may do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.settings import placing, texts
from app.desktop.settings.model import SettingsModel
from app.desktop.settings.page import Page
from app.desktop.theme import Space, Theme
from app.desktop.widgets.card import Card, margins
from app.desktop.widgets.labels import say, wrapping

BRIDGE_FILE = "bridge.json"


def running_bridge(data_dir: Path) -> str:
    """The address at which the bridge of this data folder answers; "" if it does not run."""
    try:
        told = json.loads((data_dir / BRIDGE_FILE).read_bytes())
        return str(told["mcp"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


class AssistantsPage(Page):
    """`address` reads where the bridge answers (a small file, so it may be asked in the window's thread)."""

    def __init__(self, model: SettingsModel, theme: Theme, address: Callable[[], str]) -> None:
        super().__init__(texts.page_title(placing.ASSISTANTS))
        self._model, self._address = model, address
        intro = QCoreApplication.translate(
            "Assistants",
            "Assistants on this computer can search the memory and add to it, by the protocols MCP and REST. "
            "Each one needs a key that you give it here; nothing is open to the network.",
        )
        self.body.addWidget(wrapping(intro, self.widget()))
        card = Card(self.widget())
        row = QWidget(card)
        layout = QHBoxLayout(row)
        margins(layout)
        self.line = wrapping(parent=row)
        self.copy = Button(QCoreApplication.translate("Assistants", "Copy the address"), row)
        self.copy.clicked.connect(lambda _checked=False: QGuiApplication.clipboard().setText(self._address()))
        layout.addWidget(self.line, 1)
        layout.addSpacing(Space.m)
        layout.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignVCenter)
        card.add(row)
        self.body.addWidget(card)
        for section in placing.sections(model.options.values(), placing.ASSISTANTS):
            self.add_section(texts.section_title(section.title), section.options, model, theme)
        self.finish()
        model.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        address = self._address()
        if not self._model.value("app.bridge.enabled"):
            text, role = QCoreApplication.translate("Assistants", "The bridge is switched off."), "muted"
        elif address:
            text, role = QCoreApplication.translate("Assistants", "The bridge answers at %1"), "good"
        else:
            text, role = (
                QCoreApplication.translate("Assistants", "The bridge does not run at the moment."),
                "muted",
            )
        say(self.line, text.replace("%1", address), role)
        self.copy.setVisible(bool(address))
