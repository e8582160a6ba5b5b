"""What tests of windows share: the stand-in engine and a popup on top of it, taken down in order."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from pytestqt.qtbot import QtBot

from app.desktop.background import Background
from app.desktop.popup.controller import PopupController
from app.desktop.popup.window import PopupWindow
from app.desktop.search_worker import SearchWorker
from app.desktop.theme import Theme
from tests.desktop.stand_in import StandInEngine


@dataclass
class Popup:
    window: PopupWindow
    controller: PopupController
    worker: SearchWorker
    background: Background
    engine: StandInEngine
    bot: QtBot

    def ask(self, text: str) -> None:
        self.window.field.setText(text)

    def wait_for(self, condition: Callable[[], bool]) -> None:
        self.bot.waitUntil(condition, timeout=5000)

    @property
    def is_answered(self) -> bool:
        """Whether the last answer to the text in the field is there."""
        answer = self.controller.inquiry.answer
        return answer is not None and answer.final

    @property
    def titles(self) -> list[str]:
        return [f"{row.path}:{row.line}" for row in self.window.results.rows]


@pytest.fixture(autouse=True)
def collected_here() -> Iterator[None]:
    """As in the program (`collecting.py`): nothing is collected in another thread than this one.

    One that destroys a window waits for Python while it holds a lock of Qt's. When this thread wants that
    lock then, both stand still for ever.
    """
    gc.disable()
    yield
    counts = enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
    gc.collect(max((generation for generation, (count, most) in counts if count > most), default=0))
    gc.enable()


@pytest.fixture
def engine() -> StandInEngine:
    return StandInEngine()


@pytest.fixture
def popup(qtbot: QtBot, engine: StandInEngine) -> Iterator[Popup]:
    theme = Theme("light")
    background, worker = Background(), SearchWorker(engine)
    window = PopupWindow(theme)
    qtbot.addWidget(window)
    controller = PopupController(window, worker, engine, background)
    controller.show_status(engine.status())
    window.present()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    yield Popup(window, controller, worker, background, engine, qtbot)
    engine.release()
    if engine.words_gate:
        engine.words_gate.set()
    window.hide()
    worker.close()
    background.close()


def pytest_itemcollected(item: pytest.Item) -> None:
    """The platform without a screen says what it cannot do whenever a window or a tray icon is shown."""
    cannot = (
        r"does not support (propagateSizeHints\(\)|raise\(\)|grabbing the keyboard)",
        "QPlatformNativeInterface::systemTrayWindow",
    )
    item.add_marker(pytest.mark.qt_log_ignore(*cannot, extend=True))
