"""The cards of the providers against real HTTP services on this machine and a keyring in memory."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import keyring.errors
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit

from app.config.secrets.store import KeyStore
from app.desktop.dates import time_text
from app.desktop.settings.providers.body import CardBody
from app.desktop.settings.providers.states import words_for
from app.embeddings.remote.errors import Cause, RemoteError
from app.engine.change_cost import LibrarySize
from app.engine.provider_trial import TrialResult, Wish
from app.engine.status import EngineStatus
from tests.desktop.settings.conftest import Open, Opened
from tests.embeddings.remote.service import Service, Told
from tests.embeddings.remote.vendors import KEY, OpenAIService
from tests.helpers.memory_keyring import MemoryKeyring
from tests.helpers.page_opener import PageOpener

SEARCH = "agents.defaults.memorySearch."


@pytest.fixture
def service() -> Iterator[OpenAIService]:
    service = OpenAIService()
    yield service
    service.close()


def body_of(opened: Opened, card: str, service: Service | None = None) -> CardBody:
    """The opened card; with a service its address is typed."""
    shown = opened.providers.cards[card]
    shown.open()
    assert shown.body
    if service:
        assert shown.body.address
        shown.body.address.setText(f"{service.origin}/v1")
        shown.body.address.editingFinished.emit()
    return shown.body


def keep(opened: Opened, body: CardBody, key: str = KEY) -> None:
    assert body.key
    body.key.field.setText(key)
    opened.bot.keyClick(body.key.field, Qt.Key.Key_Return)
    opened.wait(lambda: not body.test.stop.isVisible() and body.test.line.text())


def test_the_built_in_model_is_in_use_by_itself(open_settings: Open) -> None:
    opened = open_settings()
    page = opened.providers
    page.show_status(EngineStatus("main", "ready", provider="builtin"))
    assert page.cards["auto"].property("chosen")
    assert page.cards["builtin"].badge.text() == "Chosen automatically"
    assert "nothing leaves this computer" in body_of(opened, "builtin").meaning.text().lower()
    page.use(page.cards["builtin"].wish)
    opened.wait(lambda: page.cards["builtin"].property("chosen"))
    assert not body_of(opened, "builtin").use.isVisible(), "there is nothing left to take"


def test_until_when_a_provider_wants_to_be_left_alone_is_told(open_settings: Open) -> None:
    opened = open_settings("{ agents: { defaults: { memorySearch: { provider: 'voyage' } } } }")
    again = datetime(2026, 11, 30, 14, 5).astimezone()
    limited = RemoteError(Cause.RATE_LIMITED, "Too many", retry_at=again.timestamp())
    page = opened.providers
    page.show_status(EngineStatus("main", "keyword_only", provider="voyage", problem=limited))
    assert page.cards["voyage"].state.text() == f"Too many requests; goes on at {time_text(again)}"


def test_a_key_is_pasted_tested_and_shown_by_its_end(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings()
    body = body_of(opened, "compatible", service)
    body.show_size(LibrarySize(3214, 9000, 1_000_000))
    assert body.called.text().endswith(f"{service.origin}/v1/embeddings")
    assert body.key
    assert body.key.field.echoMode() == QLineEdit.EchoMode.Password
    QGuiApplication.clipboard().setText(f"  {KEY}\n")
    body.key.paste.click()
    assert body.key.field.text() == KEY
    body.key.save.click()
    opened.wait(lambda: body.test.line.text().startswith("Works: 1,536 dimensions"))
    assert body.key.field.text() == ""
    opened.wait(lambda: f"…{KEY[-4:]}" in body.key.state.text())
    assert KEY in opened.ring.kept.values()
    assert KEY not in opened.text
    assert "Works, tested at" in opened.providers.cards["compatible"].state.text()
    body.key.forget.click()
    opened.wait(lambda: not opened.ring.kept)


def test_what_is_typed_is_shown_on_demand_and_only_for_this_key(
    open_settings: Open, service: OpenAIService
) -> None:
    body = body_of(opened := open_settings(), "compatible", service)
    key = body.key
    assert key
    assert key.eye.accessibleName() == "Show what is typed"
    key.eye.click()
    assert key.field.echoMode() == QLineEdit.EchoMode.Normal
    keep(opened, body)
    assert key.field.echoMode() == QLineEdit.EchoMode.Password


def test_a_kept_key_asks_anew_whom_the_automatic_choice_takes(
    open_settings: Open, service: OpenAIService, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_settings()
    body = body_of(opened, "compatible", service)
    asked: list[str] = []
    monkeypatch.setattr(opened.bench, "foresee", lambda wish, _done: asked.append(wish.name))
    keep(opened, body)
    assert "auto" in asked


def test_taking_a_provider_is_one_undoable_change(open_settings: Open, service: OpenAIService) -> None:
    search = "{provider: 'voyage', model: 'voyage-4', remote: {apiKey: 'k-of-voyage'}}"
    old = f"{{agents: {{defaults: {{memorySearch: {search}}}}}}}"
    opened = open_settings(old)
    assert opened.providers.cards["voyage"].property("chosen")
    body = body_of(opened, "compatible", service)
    body.model.show_text("text-embedding-3-large")
    body.use.click()
    opened.wait(lambda: opened.model.value(f"{SEARCH}provider") == "openai")
    assert opened.model.value(f"{SEARCH}model") == "text-embedding-3-large"
    assert opened.model.value(f"{SEARCH}remote.baseUrl") == f"{service.origin}/v1"
    assert "k-of-voyage" not in opened.text
    assert opened.providers.cards["compatible"].property("chosen")
    assert not body.use.isVisible()
    body.model.show_text("another")
    body.model.changed.emit()
    assert body.use.isVisible()
    opened.model.undo()
    opened.wait(lambda: opened.text == old)
    opened.providers.cards["none"].use.click()
    opened.wait(lambda: opened.model.value(f"{SEARCH}provider") == "none")


def test_who_gets_the_notes_and_what_it_costs_is_told_before(open_settings: Open) -> None:
    opened = open_settings()
    body = body_of(opened, "openai")
    body.show_size(LibrarySize(3214, 9000, 1_000_000))
    told = body.meaning.text()
    assert "sent to api.openai.com" in told
    assert "about $0.02" in told
    body.model.show_text("text-embedding-3-large")
    body.model.changed.emit()
    assert "about $0.13" in body.meaning.text()


def test_the_models_are_fetched_and_another_can_be_typed(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings()
    body = body_of(opened, "compatible", service)
    keep(opened, body)
    body.model.show_text("my-own-model")
    body.model.refresh.click()
    opened.wait(body.model.box.count)
    assert body.model.text == "my-own-model"
    assert body.model.box.findText("text-embedding-3-large") >= 0
    service.answer = lambda _asked: Told({}, 404)
    body.model.refresh.click()
    opened.wait(lambda: "can be typed all the same" in body.model.line.text())


CASES = [
    (401, {"error": {"message": "Incorrect API key provided"}}, "Key refused", "Enter another key"),
    (402, {"error": {"message": "Payment required"}}, "Out of credit", "Try again"),
    (
        403,
        {"error": {"message": "Country, region, or territory not supported"}},
        "may not use this model",
        "Show the models",
    ),
    (404, {"error": {"message": "Not Found"}}, "Wrong address", "Correct the address"),
    (404, {"error": {"message": "The model `x` does not exist"}}, "Unknown model", "Show the models"),
    (429, {"error": {"message": "Rate limit reached for requests"}}, "Too many requests", "Try again"),
    (200, b"<!doctype html><html><body>Hello</body></html>", "Wrong address", "Correct the address"),
    (
        400,
        {"error": {"message": "Failed: model is not an embedding model"}},
        "Not a model for search",
        "Show the models",
    ),
    (200, {"data": []}, "Does not work", "Try again"),
]


@pytest.mark.parametrize(("status", "body", "state", "button"), CASES)
def test_every_failure_ends_in_a_sentence_and_a_button(
    open_settings: Open, service: OpenAIService, status: int, body: object, state: str, button: str
) -> None:
    opened = open_settings()
    shown = body_of(opened, "compatible", service)
    kind = "text/html" if isinstance(body, bytes) else "application/json"
    headers = {"Retry-After": "3600"} if status == 429 else {}
    service.answer = lambda _asked: Told(body, status, headers, kind=kind)
    keep(opened, shown)
    card = opened.providers.cards["compatible"]
    opened.wait(lambda: state in card.state.text())
    assert len(shown.test.line.text()) > 30
    assert shown.test.remedy.isVisible()
    assert shown.test.remedy.text().startswith(button)
    assert KEY not in shown.test.line.text()


@pytest.mark.parametrize(
    ("cause", "card", "page"),
    [
        ("bad-key", "openai", "https://platform.openai.com/api-keys"),
        ("no-credit", "mistral", "https://console.mistral.ai/billing"),
        ("not-running", "ollama", "https://docs.ollama.com/quickstart"),
    ],
)
def test_the_button_beside_a_failure_opens_the_page_that_helps(
    open_settings: Open, page_opener: PageOpener, cause: str, card: str, page: str
) -> None:
    opened = open_settings()
    test = body_of(opened, card).test
    test._offer(cause)
    test.remedy.click()
    opened.wait(lambda: page_opener.opened == [page])
    page_opener.becomes("exit 3")
    test.remedy.click()
    opened.wait(lambda: test.line.text().startswith(f"No program opened {page}."))


def test_the_page_where_a_key_is_made_is_one_press_away(open_settings: Open, page_opener: PageOpener) -> None:
    opened = open_settings()
    for name in ("openai", "gemini", "voyage", "mistral"):
        key = body_of(opened, name).key
        assert key
        key.get.click()
        page = opened.providers.cards[name].kind.key_page
        opened.wait(lambda: page_opener.opened[-1:] == [page])  # noqa: B023  # waited for at once
        assert key.get.toolTip() == page
    compatible = body_of(opened, "compatible").key
    assert compatible
    assert not compatible.get.isVisible()
    compatible.field.setText(KEY)
    assert compatible.field.isClearButtonEnabled()


def test_the_button_beside_a_failure_leads_to_the_field_that_helps(
    open_settings: Open, service: OpenAIService
) -> None:
    opened = open_settings()
    body = body_of(opened, "compatible", service)
    keep(opened, body)
    body.test._offer("web-page")
    body.test.remedy.click()
    assert body.address
    assert body.address.hasFocus()
    assert body.address.selectedText() == f"{service.origin}/v1"
    body.test._offer("unknown-model")
    body.test.remedy.click()
    opened.wait(body.model.box.count)
    body.test._offer("offline")
    body.test.remedy.click()
    opened.wait(lambda: body.test.line.text().startswith("Works"))
    assert not body.test.remedy.isVisible()


def test_a_test_can_be_cancelled(
    open_settings: Open, service: OpenAIService, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    opened = open_settings()
    ended: list[TrialResult] = []
    test = opened.bench.test
    monkeypatch.setattr(
        opened.bench, "test", lambda wish, done: test(wish, lambda end: (ended.append(end), done(end)))
    )
    body = body_of(opened, "compatible", service)
    service.answer = lambda _asked: Told({}, until=gate)
    assert body.key
    body.key.save_wanted.emit(KEY, "keyring")
    opened.wait(lambda: body.test.stop.isVisible() and service.asked)
    body.test.stop.click()
    assert body.test.line.text() == "The test was cancelled."
    assert body.test.button.isEnabled()
    opened.wait(lambda: ended)
    assert ended[0].cancelled, "the call itself has ended too, though the service never answered"
    gate.set()
    assert body.test.line.text() == "The test was cancelled."


def test_a_test_that_hangs_ends_all_the_same(
    open_settings: Open, service: OpenAIService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A password store may keep the test itself waiting, where no limit of a network counts."""
    for name in ("SECONDS", "GRACE_SECONDS"):
        monkeypatch.setattr(f"app.desktop.settings.providers.trying.{name}", 0.2)
    gate = threading.Event()
    opened = open_settings()
    body = body_of(opened, "compatible", service)
    service.answer = lambda _asked: Told({}, until=gate)
    body.test.start()
    opened.wait(lambda: body.test.line.text() == "There was no answer in time.")
    assert body.test.button.isEnabled()
    assert body.test.remedy.text() == "Try again"
    gate.set()


def test_without_a_password_store_the_session_is_offered(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings(ring=MemoryKeyring(keyring.errors.NoKeyringError()))
    body = body_of(opened, "compatible", service)
    assert body.key
    body.key.field.setText(KEY)
    body.key.save.click()
    opened.wait(lambda: body.key and body.key.session.isVisible())
    # Whether the look for a key or the attempt to keep one was first to find that out.
    assert "no password store" in body.key.problem.text() + body.key.state.text()
    body.key.session.click()
    opened.wait(lambda: body.key and "kept until Memoro is quit" in body.key.state.text())
    opened.wait(lambda: body.test.line.text().startswith("Works"))


def test_without_a_password_store_a_file_takes_the_key_after_a_warning(
    open_settings: Open, service: OpenAIService
) -> None:
    opened = open_settings(ring=MemoryKeyring(keyring.errors.NoKeyringError()))
    file = Path(opened.engine.keys.file_name)
    body = body_of(opened, "compatible", service)
    key = body.key
    assert key
    key.field.setText(KEY)
    key.save.click()
    opened.wait(key.file.isVisible)
    key.field.clear()
    assert not key.file.isEnabled(), "there is nothing to keep"
    assert key.state.text() == "No key yet. This computer has no password store to keep it in."
    key.field.setText(KEY)
    assert key.file.isVisible()
    key.file.click()
    assert "not encrypted" in key.warning.text()
    key.save.click()
    opened.wait(lambda: key.retry.isVisible() and not opened.engine.keys._reading)
    assert key.warning.isVisible(), "another failure does not take it away"
    assert str(file) in key.warning.text()
    assert not file.exists(), "it is only asked"
    key.file.click()
    opened.wait(lambda: "file that is not encrypted" in key.state.text())
    assert KEY in file.read_text()
    assert not key.warning.isVisible()
    assert KEY not in key.state.text()
    opened.ring.error = None
    key.move_.click()
    opened.wait(lambda: "system's password store" in key.state.text())
    assert not file.exists()
    assert KEY in opened.ring.kept.values()
    assert not key.move_.isVisible()


def no_store() -> MemoryKeyring:
    raise keyring.errors.NoKeyringError


def test_without_a_password_store_the_choices_are_there_before_a_key_is(open_settings: Open) -> None:
    """Also where no key was ever kept, so that nothing had to be looked for."""
    opened = open_settings()
    file = Path(opened.engine.keys.file_name)
    opened.engine.keys = KeyStore(opener=no_store, names_file=file.with_name("names"), key_file=file)
    key = body_of(opened, "openai").key
    assert key
    opened.wait(lambda: "no password store" in key.state.text())
    assert key.session.isVisible()
    assert key.file.isVisible()
    assert not key.session.isEnabled()
    assert not key.file.isEnabled()
    assert not key.save.isVisible()
    assert not key.problem.isVisible(), "nothing has failed"
    key.field.setText(KEY)
    opened.bot.keyClick(key.field, Qt.Key.Key_Return)
    assert key.session.hasFocus(), "where it is kept is chosen"
    opened.bot.keyClick(key.session, Qt.Key.Key_Return)
    opened.wait(lambda: "kept until Memoro is quit" in key.state.text())
    assert not key.session.isVisible(), "it has its place"
    assert not key.retry.isVisible()


def test_a_locked_password_store_is_told_before_a_key_is_typed(
    open_settings: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.config.secrets.store.is_locked", lambda _ring: True)
    opened = open_settings()
    opened.engine.keys = KeyStore(
        opener=lambda: opened.ring, names_file=Path(opened.engine.keys.file_name).with_name("names")
    )
    key = body_of(opened, "openai").key
    assert key
    opened.wait(lambda: "is locked" in key.state.text())
    assert key.retry.text() == "Unlock…"
    assert key.retry.isVisible()
    assert key.session.isVisible()
    assert key.save.isVisible(), "it asks for its password then"


def test_a_key_that_is_taken_at_another_address_shows_that_address(open_settings: Open) -> None:
    """Voyage's keys from MongoDB Atlas: typed, and kept."""
    opened = open_settings()
    body = body_of(opened, "voyage")
    assert body.key
    assert "https://api.voyageai.com/v1/embeddings" in body.called.text()
    body.key.field.setText(f"'al-{KEY}'")
    assert "https://ai.mongodb.com/v1/embeddings" in body.called.text()
    assert "sent to ai.mongodb.com" in body.meaning.text()
    body.key.field.clear()
    assert "api.voyageai.com" in body.called.text()
    opened.engine.keys.set("voyage", f"al-{KEY}")
    opened.providers.cards["voyage"].body._look_for_key()  # type: ignore[union-attr]
    opened.wait(lambda: "https://ai.mongodb.com/v1/embeddings" in body.called.text())
    details: list[str] = []
    opened.bench.details(TrialResult(Wish("voyage")), details.append)
    opened.wait(lambda: details)
    assert "Address: https://ai.mongodb.com/v1/embeddings" in details[0]


def test_a_locked_password_store_offers_no_file(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings(ring=MemoryKeyring(keyring.errors.KeyringLocked()))
    body = body_of(opened, "compatible", service)
    assert body.key
    body.key.field.setText(KEY)
    body.key.save.click()
    opened.wait(lambda: body.key and body.key.session.isVisible())
    assert body.key.retry.text() == "Unlock…"
    assert not body.key.file.isVisible()


def test_a_locked_password_store_is_told_and_asked_again(open_settings: Open) -> None:
    ring = MemoryKeyring(keyring.errors.KeyringLocked())
    opened = open_settings(ring=ring)
    body = body_of(opened, "openai")
    opened.wait(lambda: body.key and "is locked" in body.key.problem.text())
    ring.error = None
    ring.kept["memoro", "openai"] = "sk-abcdefgh-9876"
    assert body.key
    body.key.retry.click()
    opened.wait(lambda: body.key and "…9876" in body.key.state.text())


def test_words_for_what_nobody_expected() -> None:
    assert words_for("never-heard-of")[0] == "Does not work"


def test_a_compatible_server_without_an_address_never_means_openai(open_settings: Open) -> None:
    opened = open_settings()
    opened.engine.keys.set("openai", "sk-of-openai-itself-1234")
    body = body_of(opened, "compatible")
    body.show_size(LibrarySize(3214, 9000, 1_000_000))
    for address in ("", "ftp://x"):
        assert body.address
        body.address.setText(address)
        body.address.editingFinished.emit()
        assert not body.use.isEnabled()
        assert not body.test.button.isEnabled()
        assert "openai.com" not in body.meaning.text() + body.called.text()
        assert body.key
        assert "1234" not in body.key.state.text()
