"""Every failure of a test, met for real through the page, with the button that does what it says.

`test_providers.py` has what a service answers; here is what happens before an answer, and what people
complained of in other programs.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.desktop.settings.providers.body import CardBody
from tests.desktop.settings.conftest import Open, Opened
from tests.desktop.settings.test_providers import SEARCH, body_of, keep
from tests.embeddings.remote.service import Asked, Service, Told
from tests.embeddings.remote.vendors import KEY, OpenAIService


@pytest.fixture
def service() -> Iterator[OpenAIService]:
    service = OpenAIService()
    yield service
    service.close()


def at(opened: Opened, address: str) -> CardBody:
    body = body_of(opened, "compatible")
    assert body.address
    body.address.setText(address)
    body.address.editingFinished.emit()
    return body


def failed(opened: Opened, body: CardBody) -> str:
    """Test it; what it is told."""
    body.test.start()
    opened.wait(body.test.remedy.isVisible)
    return body.test.line.text()


def test_nobody_listens(open_settings: Open) -> None:
    nobody = Service()
    nobody.close()
    opened = open_settings()
    body = at(opened, f"{nobody.origin}/v1")
    assert "is not running on this computer" in failed(opened, body)
    assert body.test.remedy.text() == "Try again"
    assert opened.providers.cards["compatible"].state.text() == "Not running"


def test_no_safe_connection(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings()
    body = at(opened, f"{service.origin}/v1".replace("http:", "https:"))
    assert "No safe connection" in failed(opened, body)
    assert "(TLS)" in body.test.line.text()
    assert opened.providers.cards["compatible"].state.text() == "No connection"


@pytest.mark.parametrize(
    ("reason", "step"), [(socket.EAI_NONAME, "(DNS)"), (socket.EAI_AGAIN, "seems to be offline")]
)
def test_the_step_that_failed_is_named(
    open_settings: Open, monkeypatch: pytest.MonkeyPatch, reason: int, step: str
) -> None:
    def resolve(*_arguments: object, **_more: object) -> None:
        raise socket.gaierror(reason, "no such host")

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    opened = open_settings()
    told = failed(opened, at(opened, "http://models.example/v1"))
    assert "No connection to models.example" in told
    assert step in told


@pytest.mark.parametrize("listening", [True, False])
def test_the_proxy_is_to_blame(
    open_settings: Open, monkeypatch: pytest.MonkeyPatch, service: OpenAIService, listening: bool
) -> None:
    """It refuses to connect, or is not there at all: the service itself is not blamed."""
    if not listening:
        service.close()
    monkeypatch.setenv("HTTPS_PROXY", service.origin)
    monkeypatch.setenv("NO_PROXY", "")
    opened = open_settings()
    told = failed(opened, at(opened, "https://models.example/v1"))
    assert "The proxy did not connect to models.example" in told
    assert "HTTPS_PROXY" in told


def test_no_answer_in_time_and_another_try(
    open_settings: Open, service: OpenAIService, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_settings()
    body = at(opened, f"{service.origin}/v1")
    gate, right = threading.Event(), service.answer
    service.answer = lambda _asked: Told({}, until=gate)
    monkeypatch.setattr("app.engine.provider_trial.SECONDS", 0.5)
    assert "There was no answer in time" in failed(opened, body)
    monkeypatch.undo()
    gate.set()
    service.answer = right
    keep(opened, body)
    opened.wait(lambda: body.test.line.text().startswith("Works"))


def test_a_chat_model_is_told_and_the_models_for_embeddings_are_shown(
    open_settings: Open, service: OpenAIService
) -> None:
    opened = open_settings()
    body = at(opened, f"{service.origin}/v1")
    keep(opened, body)
    right = service.answer
    said = {"error": {"message": "This model does not support embeddings"}}
    service.answer = lambda asked: right(asked) if asked.method == "GET" else Told(said, 400)
    body.model.show_text("gpt-5")
    assert "gpt-5 cannot make search vectors" in failed(opened, body)
    body.model.box.clear()
    body.test.remedy.click()
    opened.wait(body.model.box.count)
    assert body.model.box.findText("text-embedding-3-small") >= 0
    assert body.model.box.hasFocus()


# -- what people complained of in other programs


def test_a_fault_of_the_service_is_not_put_down_to_the_key(
    open_settings: Open, service: OpenAIService
) -> None:
    opened = open_settings()
    body = at(opened, f"{service.origin}/v1")
    service.answer = lambda _asked: Told(b"upstream timed out", 504, kind="text/plain")
    told = failed(opened, body)
    assert "has a fault of its own" in told
    assert "504" in told
    assert "key" not in told


def test_a_server_without_keys_needs_none(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings()
    sent: list[dict[str, str]] = []

    def without_key(asked: Asked) -> Told:
        sent.append(asked.headers)
        return service.embedded(asked.body)

    service.answer = without_key
    body = at(opened, f"{service.origin}/v1")
    body.test.start()
    opened.wait(lambda: body.test.line.text().startswith("Works"))
    assert not [headers for headers in sent if "authorization" in headers]


def test_without_credit_the_test_ends_at_once(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings()
    body = at(opened, f"{service.origin}/v1")
    said = {"error": {"message": "You exceeded your current quota", "code": "insufficient_quota"}}
    service.answer = lambda _asked: Told(said, 429)
    assert "has no credit left" in failed(opened, body)
    assert len(service.asked) == 1, "it was not asked again and again"
    assert "Search by keywords goes on" in body.test.line.text()


def test_a_wrong_key_can_be_replaced(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings()
    body = at(opened, f"{service.origin}/v1")
    keep(opened, body, "sk-wrong-000000000000")
    opened.wait(body.test.remedy.isVisible)
    assert body.key
    assert body.key.field.isEnabled()
    keep(opened, body, f'"{KEY}"\n ')
    opened.wait(lambda: body.test.line.text().startswith("Works"))
    assert list(opened.ring.kept.values()) == [KEY]


def test_what_was_tested_is_what_is_kept_and_shown(open_settings: Open, service: OpenAIService) -> None:
    """The name of the model as it was typed, and the address, also after a restart."""
    opened = open_settings()
    body = at(opened, f"{service.origin}/v1/")
    body.model.show_text("openai/text-embedding-3-large")
    keep(opened, body)
    opened.wait(lambda: "3,072 dimensions" in body.test.line.text())
    body.use.click()
    opened.wait(lambda: opened.model.value(f"{SEARCH}provider") == "openai")
    again = body_of(open_settings(), "compatible")
    assert again.address
    assert again.wish == body.wish
    assert again.address.text() == f"{service.origin}/v1/"
    assert again.model.box.currentText() == "openai/text-embedding-3-large"
    assert again.called.text().endswith("/v1/embeddings")


def only_few(most: int, right: Callable[[Asked], Told]) -> Callable[[Asked], Any]:
    def answer(asked: Asked) -> Told:
        if asked.method == "POST" and len(asked.body["input"]) > most:
            return Told({"error": {"message": f"at most {most} inputs"}}, 400)
        return right(asked)

    return answer


def test_a_server_that_takes_only_a_list_of_one_passes(open_settings: Open, service: OpenAIService) -> None:
    opened = open_settings()
    service.answer = only_few(1, service.answer)
    body = at(opened, f"{service.origin}/v1")
    keep(opened, body)
    opened.wait(lambda: body.test.line.text().startswith("Works"))
