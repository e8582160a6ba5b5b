"""What taking a provider would cost is counted, not guessed, before it is taken."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.change_cost import library_size
from tests.desktop.settings.conftest import Open, Opened
from tests.embeddings.remote.vendors import KEY, OpenAIService

CONFIG = """{{ agents: {{ defaults: {{ workspace: {notes!r}, memorySearch: {{
  provider: 'openai', remote: {{ baseUrl: {url!r}, apiKey: {key!r} }} }} }} }} }}"""


@pytest.fixture
def opened(open_settings: Open, tmp_path: Path) -> Iterator[Opened]:
    """A memory whose embeddings are complete, from a service on this machine."""
    (tmp_path / "notes" / "memory").mkdir(parents=True)
    (tmp_path / "notes" / "MEMORY.md").write_text("# Facts\n\n- The boiler hums\n- The tap drips\n", "utf-8")
    service = OpenAIService()
    url = f"{service.origin}/v1"
    opened = open_settings(CONFIG.format(notes=str(tmp_path / "notes"), url=url, key=KEY))
    writing = threading.Thread(target=opened.engine.run_writer)
    writing.start()
    opened.engine.start()
    opened.wait(lambda: opened.engine.status().passages)
    assert opened.engine.wait_until_embedded(20)
    opened.providers.show_size(library_size(opened.engine))
    yield opened
    opened.engine.stop()
    writing.join(20)
    service.close()


def test_what_is_there_is_not_paid_again_and_another_model_is(opened: Opened) -> None:
    card = opened.providers.cards["compatible"]
    card.open()
    assert card.body
    opened.wait(lambda: card.body and "nothing is computed or paid again" in card.body.meaning.text())
    card.body.model.show_text("text-embedding-3-large")
    card.body.model.changed.emit()
    opened.wait(lambda: card.body and "New embeddings: about" in card.body.meaning.text())
    assert "price not known" in card.body.meaning.text()
    assert "the present ones go on answering" in card.body.meaning.text()


def test_whom_the_automatic_choice_would_take_is_told_before(opened: Opened) -> None:
    auto = opened.providers.cards["auto"]
    opened.wait(lambda: "It would use “OpenAI” now" in auto.state.text())
    assert "will be sent there" in auto.state.text()
    auto.use.click()
    opened.wait(lambda: auto.property("chosen") and not auto.state.text())
