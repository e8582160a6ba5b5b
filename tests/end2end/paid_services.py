"""Vendors on this machine that keep the bill: which text was paid for, for which vectors, and when."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from app.embeddings.provider import Identity
from app.embeddings.remote.endpoint import Endpoint
from tests.embeddings.remote.service import Asked, Service, Told
from tests.embeddings.remote.vendors import KEY, GeminiService, OpenAIService, VoyageService

PATHS = {
    "gemini": ("gemini", "/v1beta"),
    "mirror": ("gemini", "/v1beta"),
    "voyage": ("voyage", "/v1"),
    "openai": ("openai", "/v1"),
}
"""Each service's provider, and the path of its base."""
PREFIX = "title: none | text: "
QUESTION = "where does the anchor lie"
PROBE = "memory"
"""The one word by which a service is asked how many dimensions its vectors have."""


@dataclass(frozen=True)
class Paid:
    """One text of one answered call. `what` is service, model and dimensions; `when` the monotonic time."""

    what: tuple[str, str, int]
    text: str
    when: float


@dataclass
class Bill:
    """Thread-safe by the GIL: lists are only appended to."""

    paid: list[Paid] = field(default_factory=list)

    def twice(self) -> list[tuple[tuple[str, str, int], str]]:
        """What was paid for more than once."""
        counted = Counter((each.what, each.text) for each in self.paid)
        return [key for key, times in counted.items() if times > 1]


@dataclass
class Shop:
    """Services by a name, with one bill. `gate`: documents wait while it is clear, questions never."""

    services: dict[str, Service]
    bill: Bill
    gate: threading.Event

    def settings(self, name: str, model: str, dimensions: int | None = None) -> dict[str, Any]:
        """The options of memory search for one of the services."""
        service = self.services[name]
        provider, path = PATHS[name]
        return {
            "provider": provider,
            "model": model,
            **({"outputDimensionality": dimensions} if dimensions else {}),
            "remote": {"baseUrl": service.origin + path, "apiKey": KEY},
            "sync": {"watchDebounceMs": 50},
        }

    def name_of(self, identity: Identity) -> tuple[str, str, int]:
        """How the bill names these vectors."""
        places = {
            Endpoint("", service.origin + PATHS[name][1]).fingerprint: name
            for name, service in self.services.items()
        }
        name = places[identity.endpoint]
        return name, identity.model, identity.dimensions


@contextmanager
def shop() -> Iterator[Shop]:
    services: dict[str, Service] = {
        "gemini": GeminiService(),
        "mirror": GeminiService(),
        "voyage": VoyageService(),
        "openai": OpenAIService(),
    }
    opened = Shop(services, Bill(), threading.Event())
    opened.gate.set()
    for name, service in services.items():
        service.answer = _counting(name, service, opened)
    yield opened
    opened.gate.set()
    for service in services.values():
        service.close()
        assert service.failures == []


def _counting(name: str, service: Service, opened: Shop) -> Any:
    answer = service.answer

    def count(asked: Asked) -> Told:
        texts, dimensions, model = _documents(asked)
        if texts and texts != [PROBE]:
            opened.gate.wait(30)
        told = answer(asked)
        if told.status == 200:
            now = time.monotonic()
            what = name, model, dimensions
            opened.bill.paid.extend(Paid(what, text, now) for text in texts if text != PROBE)
        return told

    return count


def _documents(asked: Asked) -> tuple[list[str], int, str]:
    """The texts that are no question, with the dimensions and the model."""
    body = asked.body
    if "requests" in body:
        first = body["requests"][0]
        texts = [each["content"]["parts"][0]["text"].removeprefix(PREFIX) for each in body["requests"]]
        return texts, first.get("outputDimensionality", 3072), first["model"].removeprefix("models/")
    if "input" not in body or body.get("input_type") == "query":
        return [], 0, ""
    dimensions = {**OpenAIService.models, **VoyageService.models}[body["model"]]
    return [text for text in body["input"] if QUESTION not in text], dimensions, body["model"]
