"""A settings window over a real file, with an engine that has keys in memory and opens nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import json5
import pytest
from pytestqt.qtbot import QtBot

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.config.secrets.key_file import FILE_NAME
from app.config.secrets.store import KeyStore
from app.desktop.background import Background
from app.desktop.settings.model import SettingsModel
from app.desktop.settings.page import Page, options_page
from app.desktop.settings.providers.bench import Bench
from app.desktop.settings.providers.page import ProvidersPage
from app.desktop.settings.rows import OptionRow
from app.desktop.settings.window import SettingsWindow
from app.desktop.theme import Theme
from app.desktop.translation import use_language
from app.engine.engine import Engine
from tests.helpers.memory_keyring import MemoryKeyring


@dataclass
class Opened:
    """The window with its parts. `text` is the file, `bench` that of the first page of providers."""

    window: SettingsWindow
    model: SettingsModel
    engine: Engine
    bench: Bench
    ring: MemoryKeyring
    path: Path
    bot: QtBot

    @property
    def text(self) -> str:
        return self.path.read_text("utf-8") if self.path.exists() else ""

    @property
    def tree(self) -> dict[str, object]:
        found: dict[str, object] = json5.loads(self.text) if self.text else {}
        return found

    @property
    def providers(self) -> ProvidersPage:
        self.window.show_page("providers")
        page = self.window.current
        assert isinstance(page, ProvidersPage)
        return page

    def row(self, key: str) -> OptionRow:
        """The row of an option on its page, which is shown for it."""
        self.window.present(key=key)
        return next(row for row in self.window.current.rows if row.option.key == key)

    def wait(self, condition: Callable[[], object]) -> None:
        self.bot.waitUntil(lambda: bool(condition()), timeout=8000)


Open = Callable[..., Opened]


@pytest.fixture
def open_settings(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    use_language("en")
    monkeypatch.setenv("MEMORO_HOME", str(tmp_path / "home"))
    for name in ("OPENAI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY", "VOYAGE_API_KEY", "MISTRAL_API_KEY"):
        monkeypatch.delenv(name, raising=False)
    backgrounds: list[Background] = []

    def make(text: str = "", ring: MemoryKeyring | None = None) -> Opened:
        path = tmp_path / "config.json5"
        if text:
            path.write_text(text, "utf-8")
        loaded = load_settings(path)
        ring = ring or MemoryKeyring()
        keyring = ring
        engine = Engine(
            loaded.settings, app_paths(), keys=KeyStore(opener=lambda: keyring, key_file=tmp_path / FILE_NAME)
        )
        background, theme = Background(), Theme("light")
        backgrounds.append(background)
        model = SettingsModel(loaded, lambda: load_settings(path), background)
        bench = Bench(engine, background)
        benches = [bench]

        def page(name: str) -> Page:
            if name == "providers":  # which ends its bench with itself
                return ProvidersPage(model, theme, benches.pop() if benches else Bench(engine, background))
            return options_page(name, model, theme)

        window = SettingsWindow(model, theme, page)
        qtbot.addWidget(window)
        window.present()
        qtbot.waitUntil(window.isActiveWindow, timeout=5000)
        return Opened(window, model, engine, bench, ring, path, qtbot)

    yield make
    for background in backgrounds:
        background.close()
