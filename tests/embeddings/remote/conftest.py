"""Services that end with their test, time that passes only when somebody waits, and providers for both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app.embeddings.remote.catalog import create_provider
from app.embeddings.remote.provider import RemoteProvider
from app.embeddings.remote.secret import Key
from tests.embeddings.remote.service import Service
from tests.embeddings.remote.vendors import KEY
from tests.embeddings.remote.world import Connect, FakeClock, Start


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def start() -> Iterator[Start]:
    """Keeps a service until the end of the test, and fails the test if a contract was broken."""
    services: list[Service] = []

    def keep(service: Any) -> Any:
        services.append(service)
        return service

    yield keep
    for service in services:
        service.close()
    assert [failure for service in services for failure in service.failures] == []


@pytest.fixture
def connect(clock: FakeClock) -> Iterator[Connect]:
    """Makes a provider for a service of a test; it is closed at the end."""
    providers: list[RemoteProvider] = []

    def make(name: str, service: Service, path: str = "", key: str = KEY, **options: Any) -> RemoteProvider:
        address = service.origin + path
        seconds = {part: options.pop(part) for part in ("query_seconds", "batch_seconds") if part in options}
        provider = create_provider(
            name,
            base_url=address,
            key=Key.belonging_to(address, key) if key else None,
            clock=clock,
            **options,
        )
        provider._query_seconds = seconds.get("query_seconds", provider._query_seconds)
        provider._batch_seconds = seconds.get("batch_seconds", provider._batch_seconds)
        providers.append(provider)
        return provider

    yield make
    for provider in providers:
        provider.close()
