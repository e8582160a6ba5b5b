"""What the cards of the providers tell and remember: `test_providers.py` has the keys and the tests."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import keyring.errors
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication

from app.desktop.settings.costs import effort_of
from app.desktop.settings.providers.body import CardBody
from app.desktop.settings.providers.facts import facts_in_words
from app.desktop.translation import use_language
from app.embeddings.remote.errors import Cause, RemoteError
from app.engine.adoption import SAMPLES
from app.engine.change_cost import ChangeCost, library_size
from app.engine.provider_cache import OfferedName
from app.engine.provider_facts import model_facts
from app.engine.provider_trial import Wish
from app.engine.providers import provider_cache_of
from app.engine.status import EngineStatus
from app.errors import MemoroError
from tests.desktop.settings.conftest import Open, Opened
from tests.desktop.settings.test_providers import SEARCH, body_of, keep
from tests.embeddings.remote.service import Asked, Told
from tests.embeddings.remote.vendors import KEY, OpenAIService
from tests.end2end.test_remote_provider import mended_things
from tests.helpers.memory_keyring import MemoryKeyring

VOYAGE = "{ agents: { defaults: { memorySearch: { provider: 'voyage' } } } }"
LIMITED = RemoteError(Cause.RATE_LIMITED, "Too many", retry_at=datetime.now().astimezone().timestamp() + 600)


@pytest.fixture
def service() -> Iterator[OpenAIService]:
    service = OpenAIService()
    yield service
    service.close()


def compatible_settings(service: OpenAIService, model: str = "text-embedding-3-small") -> str:
    search = {"provider": "openai", "model": model, "remote": {"baseUrl": f"{service.origin}/v1"}}
    return json.dumps({"agents": {"defaults": {"memorySearch": search}}})


# -- what a card says before it is opened


def test_key_price_and_languages_are_on_every_card(open_settings: Open) -> None:
    cards = open_settings().providers.cards
    told = {
        name: " ".join(label.text() for label in card.findChildren(type(card.state)))
        for name, card in cards.items()
    }
    assert "No key · free · many languages" in told["builtin"]
    assert "No key · free · many languages" in told["local"]
    assert "No key · free" in told["ollama"]
    assert "Needs a key · about $0.02 to $0.13 per million tokens · many languages" in told["openai"]
    assert "Needs a key · about $0.10 per million tokens" in told["mistral"]
    assert "Key if the server wants one" in told["compatible"]
    for name in ("openai", "gemini", "voyage", "mistral"):
        assert "Your notes are sent to" in told[name]
    order = list(cards)
    assert order.index("builtin") < order.index("local") < order.index("openai"), (
        "what needs no key comes first"
    )


def test_a_click_on_the_head_of_a_card_opens_and_closes_it(open_settings: Open) -> None:
    """The arrow alone is a small target."""
    opened = open_settings()
    card = opened.providers.cards["openai"]
    at = card.name_label.mapTo(card, card.name_label.rect().center())
    for wanted in (True, False, True):
        opened.bot.mouseClick(card.name_label, Qt.MouseButton.LeftButton)
        assert card.opener.isChecked() == wanted
    assert card.body
    opened.bot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(at.x(), card.height() - 4))
    assert card.opener.isChecked(), "what is set up inside leaves the card open"
    simple = opened.providers.cards["none"]
    opened.bot.mouseClick(simple.name_label, Qt.MouseButton.LeftButton)
    assert simple.body is None


def test_what_a_card_opens_comes_into_view(open_settings: Open) -> None:
    opened = open_settings()
    page, card = opened.providers, opened.providers.cards["compatible"]
    page.ensureWidgetVisible(card.opener, 0, 0)
    opened.bot.mouseClick(card.name_label, Qt.MouseButton.LeftButton)
    assert card.body
    button = card.body.use
    low = lambda: button.mapTo(page.viewport(), button.rect().bottomLeft()).y()  # noqa: E731
    opened.wait(lambda: 0 < low() < page.viewport().height())


def test_every_card_says_how_far_it_is_set_up(
    open_settings: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MEMORO_MODEL_DIR", str(tmp_path))
    model = tmp_path / "model.gguf"
    own = f"{SEARCH}local.modelPath"
    opened = open_settings()
    cards = opened.providers.cards
    told = {
        "builtin": "Its file is missing",
        "local": "Not set up: not downloaded",
        "openai": "Not set up: no key",
        "compatible": "Not set up: no address",
    }
    for name, text in told.items():
        opened.wait(lambda name=name, text=text: cards[name].state.text() == text)  # type: ignore[misc]
    model.write_bytes(b"GGUF")
    opened.model.set(own, str(model))
    opened.wait(lambda: opened.model.value(own))
    again = open_settings()
    again.wait(lambda: again.providers.cards["local"].state.text() == "Downloaded")
    cards["local"].open()
    body = cards["local"].body
    assert body
    assert body.download
    body.download.fetched.emit()
    assert cards["local"].state.text() == "Downloaded"


def test_a_forgotten_key_is_no_longer_set_up(open_settings: Open) -> None:
    opened = open_settings()
    opened.engine.keys.set("openai", "sk-abcdefgh-9876")
    card = opened.providers.cards["openai"]
    opened.wait(lambda: "…9876" in card.state.text())
    card.open()
    assert card.body
    assert card.body.key
    key = card.body.key
    opened.wait(key.forget.isVisible)
    key.forget.click()
    opened.wait(lambda: card.state.text() == "Not set up: no key")


def test_a_kept_key_is_set_up_before_its_test_ends(
    open_settings: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_settings()
    card = opened.providers.cards["openai"]
    opened.wait(lambda: card.state.text() == "Not set up: no key")
    card.open()
    assert card.body
    assert card.body.key
    monkeypatch.setattr(card.body.test, "start", lambda: None)
    monkeypatch.setattr(opened.bench, "list_models", lambda *_arguments: None)
    card.body.key.field.setText("sk-abcdefgh-9876")
    card.body.key.save.click()
    opened.wait(lambda: card.state.text() == "Key …9876 is set up")


def test_when_it_last_worked_is_told_also_after_a_restart(
    open_settings: Open, service: OpenAIService
) -> None:
    opened = open_settings(compatible_settings(service))
    card = opened.providers.cards["compatible"]
    assert "Last worked" not in card.state.text()
    body = body_of(opened, "compatible")
    keep(opened, body)
    opened.wait(lambda: card.state.text().startswith("Works, tested at"))
    assert "Last worked" not in card.state.text(), "that is the same"
    again = open_settings()
    card = again.providers.cards["compatible"]
    again.wait(lambda: re.search(r"Last worked: Today \d", card.state.text()))
    service.answer = lambda _asked: Told({"error": {"message": "Payment required"}}, 402)
    body = body_of(again, "compatible")
    body.test.start()
    again.wait(lambda: re.search(r"Out of credit\. Last worked: Today \d", card.state.text()))


def test_what_openai_did_is_not_told_of_another_server(open_settings: Open) -> None:
    opened = open_settings()
    provider_cache_of(opened.engine.paths, "openai").note_success()
    cards = opened.providers.cards
    opened.wait(lambda: "Last worked" in cards["openai"].state.text())
    other = cards["compatible"]
    other.look_for_success()
    opened.bench.last_success(cards["mistral"].wish, lambda _none: other.setProperty("asked", True))
    opened.wait(lambda: other.property("asked"))
    assert "Last worked" not in other.state.text() + cards["mistral"].state.text()


def test_a_late_word_of_another_address_is_not_told(
    open_settings: Open, service: OpenAIService, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_settings()
    card = opened.providers.cards["compatible"]
    body = body_of(opened, "compatible", service)
    told: list[Callable[[datetime], None]] = []
    monkeypatch.setattr(opened.bench, "last_success", lambda _wish, done: told.append(done))
    card.look_for_success()
    assert body.address
    body.address.setText("https://elsewhere.example/v1")
    told[0](datetime.now().astimezone())
    assert "Last worked" not in card.state.text()
    card.look_for_success()
    told[1](datetime.now().astimezone())
    assert "Last worked" in card.state.text()


def test_a_failure_is_no_success(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings(compatible_settings(service))
    service.answer = lambda _asked: Told({"error": {"message": "Incorrect API key provided"}}, 401)
    keep(opened, body_of(opened, "compatible"))
    card = opened.providers.cards["compatible"]
    opened.wait(lambda: "Key refused" in card.state.text())
    card.look_for_success()
    opened.bench.last_success(card.wish, lambda when: card.setProperty("seen", repr(when)))
    opened.wait(lambda: card.property("seen"))
    assert card.property("seen") == "None"


def test_the_provider_at_work_says_how_it_is_and_a_problem_that_is_over_goes(open_settings: Open) -> None:
    page = open_settings(VOYAGE).providers
    card = page.cards["voyage"]
    page.show_status(EngineStatus("main", "keyword_only", provider="voyage", problem=LIMITED))
    assert "Too many requests; goes on at" in card.state.text()
    page.show_status(EngineStatus("main", "ready", provider="voyage"))
    assert card.state.text() == "Ready"
    assert not card.steer.isVisible()
    page.show_status(EngineStatus("main", "problem", problem=MemoroError("The disk is full")))
    assert card.state.text() == "The disk is full"


def test_of_an_automatic_choice_the_card_that_serves_tells(open_settings: Open) -> None:
    page = open_settings().providers
    page.show_status(EngineStatus("main", "ready", provider="builtin"))
    assert page.cards["builtin"].state.text() == "Ready"


def test_what_is_limited_can_be_paused_and_go_on(
    open_settings: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_settings(VOYAGE)
    paused: list[bool] = []
    monkeypatch.setattr(opened.engine, "pause", paused.append)
    page, card = opened.providers, opened.providers.cards["voyage"]
    page.show_status(EngineStatus("main", "keyword_only", provider="voyage", problem=LIMITED))
    assert card.steer.text() == "Pause indexing"
    card.steer.click()
    opened.wait(lambda: paused == [True])
    page.show_status(EngineStatus("main", "paused", provider="voyage"))
    assert (card.state.text(), card.steer.text()) == ("Paused", "Resume indexing")
    card.steer.click()
    opened.wait(lambda: paused == [True, False])


def test_who_else_fixed_the_provider_is_told(open_settings: Open) -> None:
    own = "{ id: 'main', default: true, memorySearch: { provider: 'none' } }"
    page = open_settings(f"{{ agents: {{ list: [{own}] }} }}").providers
    assert "own value for the assistant main" in page._locked.text()
    assert not page.cards["builtin"].isEnabled()


# -- models


def test_the_list_of_models_is_kept_and_dated(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings(compatible_settings(service))
    body = body_of(opened, "compatible")
    keep(opened, body)
    opened.wait(lambda: body.model.box.count() == 2)
    assert re.match(r"2 models\. Last updated: Today \d", body.model.line.text())
    asked = len(service.asked)
    again = body_of(open_settings(), "compatible")
    opened.wait(lambda: again.model.box.count() == 2)
    assert "Last updated: Today" in again.model.line.text()
    assert not [each for each in service.asked[asked:] if each.path.endswith("/models")], "nobody was asked"
    assert again.model.box.findText("gpt-5") < 0, "a model that answers questions is left out"


def test_only_models_that_embed_are_offered_where_the_service_tells(open_settings: Open) -> None:
    field = body_of(open_settings(), "gemini").model
    now, chat = datetime.now().astimezone(), OfferedName("gemini-pro", False)
    field.show_models([OfferedName("gemini-embedding-001", True), chat, OfferedName("new", None)], now)
    assert [field.box.itemText(at) for at in range(field.box.count())] == ["gemini-embedding-001"]
    field.show_models([OfferedName("new", None), chat], now)
    assert [field.box.itemText(at) for at in range(field.box.count())] == ["new"]


def test_the_effort_says_what_goes_on_and_what_is_not_known() -> None:
    use_language("en")
    told = " ".join(effort_of(ChangeCost("embed", 240, 120_000, 0.02, files=3)))
    assert "about 4 min, 120,000 tokens, about $0.02" in told
    assert "3 pictures or recordings besides, whose price is not known" in told
    assert "Until they are complete, the present ones go on answering" in told
    assert "price not known" in " ".join(effort_of(ChangeCost("embed", 240, 120_000, None)))
    assert "nothing is computed or paid again" in " ".join(effort_of(ChangeCost("embed")))


def test_the_present_model_stays_though_the_list_has_it_not(
    open_settings: Open, service: OpenAIService
) -> None:
    opened = open_settings(compatible_settings(service, "text-embedding-old"))
    body = body_of(opened, "compatible")
    keep(opened, body)
    opened.wait(lambda: body.model.box.count() == 2)
    assert body.model.text == "text-embedding-old"
    assert "“text-embedding-old” is not among them, but stays chosen." in body.model.line.text()


def test_a_service_that_lists_nothing_is_no_dead_end(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings()
    body = body_of(opened, "compatible", service)
    right = service.answer
    service.answer = lambda asked: Told({}, 403) if asked.path.endswith("/models") else right(asked)
    keep(opened, body)
    opened.wait(lambda: "can be typed all the same" in body.model.line.text())
    opened.wait(lambda: body.test.line.text().startswith("Works"))
    body.model.refresh.click()
    opened.wait(body.model.refresh.isEnabled)
    assert "can be typed all the same" in body.model.line.text()
    assert "Works" in opened.providers.cards["compatible"].state.text(), "the refused list says nothing of it"
    body.model.show_text("text-embedding-3-large")
    body.test.start()
    opened.wait(lambda: "3,072 dimensions" in body.test.line.text())


def test_what_is_known_of_a_model_stands_beside_it(open_settings: Open) -> None:
    opened = open_settings()
    body = body_of(opened, "openai")
    assert body.facts.text() == (
        "1,536 numbers per text, texts of up to 8,192 tokens, about $0.02 per million tokens"
        " · made for many languages"
    )
    ollama = body_of(opened, "ollama")
    assert ollama.facts.text().endswith(
        " · made for English, others are found less well · licence: Apache 2.0"
    )
    ollama.model.show_text("bge-m3:567m")
    ollama.model.changed.emit()
    assert ollama.facts.text().startswith("1,024 numbers")
    assert ollama.facts.text().endswith(" · made for many languages · licence: MIT")
    assert body_of(opened, "builtin").facts.text().endswith("licence: MIT")
    local = body_of(opened, "local")
    assert "licence: Gemma terms of use" in local.facts.text()
    assert local.download
    opened.wait(lambda: local.download and local.download.line.text())
    told = "Download 329 MB, the same on disk; 480 MB of memory while it works."
    assert local.download.line.text() == told
    assert local.download.button.isVisible()


@pytest.mark.parametrize(
    ("wish", "known"),
    [
        (Wish("openai", "text-embedding-nomic-embed-text-v1.5", "http://localhost:1234/v1"), 768),
        (Wish("openai", "BAAI/bge-m3", "http://localhost:1234/v1"), 1024),
        (Wish("openai", "text-embedding-3-small", "http://localhost:1234/v1"), 0),
        (Wish("openai", "not-bge-m3x", "http://localhost:1234/v1"), 0),
        (Wish("ollama", "qwen3-embedding:0.6b"), 1024),
        (Wish("mistral"), 1024),
    ],
)
def test_facts_go_with_the_model_and_prices_with_the_vendor(wish: Wish, known: int) -> None:
    facts = model_facts(wish)
    assert (facts.dimensions if facts else 0) == known
    if facts and wish.name != "mistral":
        assert facts.price is None
        assert facts.licence
    if facts and wish.name == "mistral":
        assert "languages" not in facts_in_words(facts), "its vendor says nothing of them"


# -- the address


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("localhost:1234", "http://localhost:1234/v1/embeddings"),
        (" https://Gateway.Example/api/v2/ ", "https://gateway.example/api/v2/embeddings"),
        ("https://gateway.example/v1/embeddings", "https://gateway.example/v1/embeddings"),
    ],
)
def test_the_address_that_is_called_is_shown_while_it_is_typed(
    open_settings: Open, typed: str, called: str
) -> None:
    body = body_of(open_settings(), "compatible")
    assert body.address
    assert body.test.button.toolTip() == "Enter the address first."
    body.address.setText(typed)
    assert body.called.text() == f"Connects to: {called}"
    assert body.test.button.isEnabled()
    assert body.test.button.toolTip() == ""
    body.address.setText("ftp://x")
    assert body.test.button.toolTip() == body.called.text() == "This address cannot be called."


def test_only_where_it_is_ones_own_there_is_an_address_to_fill_in(open_settings: Open) -> None:
    opened = open_settings()
    for name in ("openai", "gemini", "voyage", "mistral"):
        body = body_of(opened, name)
        assert body.address is None
        assert body.called.text().startswith("Connects to: https://")


# -- tests that fail


def test_the_details_of_a_failure_can_be_copied_without_the_key(
    open_settings: Open, service: OpenAIService
) -> None:
    opened = open_settings()
    body = body_of(opened, "compatible", service)
    said = f"Incorrect API key provided: {KEY}. Ask keys@company.example for another."
    service.answer = lambda _asked: Told({"error": {"message": said}}, 401)
    keep(opened, body)
    opened.wait(body.test.copy.isVisible)
    QGuiApplication.clipboard().clear()
    body.test.copy.click()
    opened.wait(lambda: body.test.copy.text() == "Copied")
    copied = QGuiApplication.clipboard().text()
    assert {"Provider: openai", "Cause: bad-key", "HTTP status: 401", "Key: found, from: keyring"} <= {
        *copied.splitlines()
    }
    for part in ("Memoro: 0.", f"{service.origin}/v1/embeddings", "The service said: Incorrect API key"):
        assert part in copied
    for private in (KEY, KEY[-4:], "keys@company.example"):
        assert private not in copied
    service.answer = OpenAIService.embeddings.__get__(service)
    body.test.start()
    opened.wait(lambda: body.test.line.text().startswith("Works"))
    assert not body.test.copy.isVisible()


def test_a_refused_key_of_a_server_without_a_page_leads_to_its_field(
    open_settings: Open, service: OpenAIService
) -> None:
    body = body_of(open_settings(), "compatible", service)
    body.test._offer("bad-key")
    body.test.remedy.click()
    assert body.key
    assert body.key.field.hasFocus()


def test_where_no_list_can_be_fetched_another_model_is_typed(open_settings: Open) -> None:
    body = body_of(open_settings(), "voyage")
    body.test._offer("unknown-model")
    assert body.test.remedy.text() == "Choose another model"
    body.test.remedy.click()
    assert body.model.box.hasFocus()


def test_a_locked_password_store_is_unlocked_from_the_test(
    open_settings: Open, service: OpenAIService
) -> None:
    ring = MemoryKeyring(keyring.errors.KeyringLocked())
    opened = open_settings(ring=ring)
    body = body_of(opened, "compatible", service)
    body.test.start()
    opened.wait(lambda: body.test.remedy.text() == "Unlock…")
    assert "password store is locked" in opened.providers.cards["compatible"].state.text()
    ring.error = None
    ring.kept["memoro", f"openai@{service.origin.partition('//')[2]}"] = KEY
    body.test.remedy.click()
    opened.wait(lambda: body.test.line.text().startswith("Works"))


@pytest.mark.parametrize(
    ("platform", "page"), [("win32", "ms-settings:"), ("darwin", "x-apple."), ("linux", "")]
)
def test_the_proxy_settings_are_opened_where_a_system_has_a_page_for_them(
    open_settings: Open, monkeypatch: pytest.MonkeyPatch, platform: str, page: str
) -> None:
    body = body_of(open_settings(), "openai")
    monkeypatch.setattr("app.desktop.settings.providers.remedies.sys.platform", platform)
    body.test._offer("proxy")
    assert body.test.remedy.toolTip().startswith(page)
    assert body.test.remedy.text() == ("Open the proxy settings" if page else "Try again")


def test_numbers_that_say_nothing_do_not_pass_the_test(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings()
    body = body_of(opened, "compatible", service)

    def zeros(asked: Asked) -> Told:
        data = [
            {"index": place, "embedding": [float("nan")] * 8} for place, _ in enumerate(asked.body["input"])
        ]
        return Told({"data": data})

    service.answer = zeros
    keep(opened, body)
    opened.wait(lambda: "nothing but zeros" in body.test.line.text())
    assert body.test.remedy.isVisible()


# -- the same model at another place


@pytest.fixture
def moving(
    open_settings: Open, service: OpenAIService, tmp_path: Path
) -> Iterator[tuple[Opened, CardBody, OpenAIService]]:
    """A running memory with embeddings by one service, and the card with the address of another."""
    notes = mended_things(tmp_path / "notes")
    search = {"provider": "openai", "remote": {"baseUrl": f"{service.origin}/v1", "apiKey": KEY}}
    opened = open_settings(
        json.dumps({"agents": {"defaults": {"workspace": str(notes), "memorySearch": search}}})
    )
    thread = threading.Thread(target=opened.engine.run_writer)
    thread.start()
    opened.engine.start()
    opened.wait(lambda: opened.engine.status().embedded >= 36)
    other = OpenAIService()
    body = body_of(opened, "compatible", other)
    body.show_size(library_size(opened.engine))
    yield opened, body, other
    opened.engine.stop()
    thread.join(20)
    other.close()


def test_embeddings_of_the_same_model_are_offered_to_stay(
    moving: tuple[Opened, CardBody, OpenAIService],
) -> None:
    opened, body, other = moving
    box, address = body.keeping, f"{other.origin}/v1"
    opened.wait(box.isVisible)
    assert box.line.text().startswith("36 embeddings could be kept.")
    assert f"sent to {other.origin.partition('//')[2]} to compare" in box.line.text()
    assert "New embeddings" in body.meaning.text()
    assert other.asked == [], "nothing is sent before that is wished"
    box.button.click()
    opened.wait(lambda: "asks for a key" in box.line.text())
    assert box.button.isEnabled(), "it can be tried again"
    keep(opened, body)
    opened.wait(lambda: box.line.text().startswith("36 embeddings could be kept."))
    asked = len(other.asked)
    box.button.click()
    assert box.line.text() == "Comparing…"
    assert not box.button.isEnabled()
    opened.wait(lambda: opened.model.value(f"{SEARCH}remote.baseUrl") == address)
    assert box.line.text() == "They are the same: 36 embeddings stay."
    sent = [text for each in other.asked[asked:] if each.method == "POST" for text in each.body["input"]]
    assert len([text for text in sent if text != "memory"]) == SAMPLES
    opened.wait(lambda: "nothing is computed or paid again" in body.meaning.text())
    assert box.isVisible(), "what was said stays to be read"
    assert not box.button.isVisible()


def test_others_are_refused_in_words_and_the_settings_stay(
    moving: tuple[Opened, CardBody, OpenAIService],
) -> None:
    opened, body, other = moving
    right, before = other.answer, opened.text

    def reversed_vectors(asked: Asked) -> Told:
        told = right(asked)
        for item in told.body.get("data", []):
            item["embedding"] = item.get("embedding", [])[::-1]
        return told

    other.answer = reversed_vectors
    keep(opened, body)
    opened.wait(body.keeping.isVisible)
    body.keeping.button.click()
    opened.wait(lambda: "This server makes other embeddings" in body.keeping.line.text())
    assert opened.text == before
    assert body.keeping.button.isEnabled()


def test_another_length_than_that_of_the_index_is_told(
    moving: tuple[Opened, CardBody, OpenAIService],
) -> None:
    opened, body, _other = moving
    keep(opened, body)
    opened.wait(lambda: body.test.line.text().startswith("Works: 1,536 dimensions"))
    assert "The index has" not in body.test.line.text()
    body.model.show_text("text-embedding-3-large")
    body.model.changed.emit()
    body.test.start()
    opened.wait(lambda: body.test.line.text().startswith("Works: 3,072 dimensions"))
    said = "The index has 1,536 numbers per text now, so new embeddings are made beside them."
    assert said in body.test.line.text()
    assert "no cost for your 9 notes" in body.test.line.text()


def test_the_offer_goes_with_its_address(moving: tuple[Opened, CardBody, OpenAIService]) -> None:
    opened, body, _other = moving
    opened.wait(body.keeping.isVisible)
    body.model.show_text("text-embedding-3-large")
    body.model.changed.emit()
    opened.wait(lambda: not body.keeping.isVisible())


def test_the_cache_is_no_place_for_addresses(
    open_settings: Open, service: OpenAIService, tmp_path: Path
) -> None:
    opened = open_settings(compatible_settings(service))
    body = body_of(opened, "compatible")
    keep(opened, body)
    opened.wait(body.model.box.count)
    files = [each for each in opened.engine.paths.cache_dir.rglob("*") if each.is_file()]
    assert {each.suffix for each in files} == {".worked", ".json"}
    port = service.origin.rpartition(":")[2]
    assert not [each for each in files if port in each.name or port.encode() in each.read_bytes()]


def test_an_ollama_elsewhere_is_not_this_computer(open_settings: Open) -> None:
    body = body_of(open_settings(), "ollama")
    assert "Nothing leaves this computer." in body.meaning.text()
    assert body.address
    body.address.setText("http://192.168.1.20:11434")
    assert "will be sent to 192.168.1.20:11434" in body.meaning.text()
    assert "Nothing leaves" not in body.meaning.text()
