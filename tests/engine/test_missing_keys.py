"""Which keys are to be typed again: those that the settings need and nobody has."""

from __future__ import annotations

from typing import Any

import keyring.errors
import pytest

from app.config.fields import apply
from app.config.options import Settings
from app.config.secrets.store import KeyStore
from app.engine.backup.keys import MissingKey, missing_keys
from tests.engine.conftest import Start
from tests.helpers.memory_keyring import MemoryKeyring


def missing(search: dict[str, Any], *agents: dict[str, Any], key: str = "") -> list[MissingKey]:
    tree = {"agents": {"defaults": {"memorySearch": search}, "list": list(agents)}}
    store = KeyStore()
    if key:
        store.set(key, "sk-1", "session")
    return list(missing_keys(apply(Settings(), tree), store))


@pytest.mark.parametrize(
    ("search", "names"),
    [
        ({"provider": "openai"}, [("openai", "")]),
        ({"provider": "auto"}, []),
        ({"provider": "builtin", "fallback": "voyage"}, [("voyage", "")]),
        ({"provider": "ollama"}, []),
        ({"provider": "openai", "remote": {"apiKey": "sk-1"}}, []),
        ({"provider": "openai", "remote": {"baseUrl": "http://127.0.0.1:1234/v1"}}, []),
        (
            {"provider": "openai", "remote": {"baseUrl": "https://gate.example/v1"}},
            [("openai", "gate.example")],
        ),
    ],
)
def test_what_needs_a_key(search: dict[str, Any], names: list[tuple[str, str]]) -> None:
    assert [(each.provider, each.host) for each in missing(search)] == names


def test_what_only_some_agents_need_names_them() -> None:
    agents = ({"id": "main"}, {"id": "work", "memorySearch": {"provider": "mistral"}})
    assert missing({"provider": "openai"}, *agents) == [
        MissingKey("openai", "", ("main",)),
        MissingKey("mistral", "", ("work",)),
    ]
    assert missing({"provider": "openai"}, *agents, key="openai") == [MissingKey("mistral", "", ("work",))]
    assert missing({"provider": "openai"}, {"id": "main"}, {"id": "work"}) == [MissingKey("openai", "", ())]


def test_a_keyring_that_was_unlocked_meanwhile_is_asked_when_a_person_tries_again(start: Start) -> None:
    ring = MemoryKeyring()
    KeyStore(opener=lambda: ring).set("openai", "sk-1")
    store = KeyStore(opener=lambda: ring)
    ring.error = keyring.errors.KeyringLocked()
    assert "locked" in str(store.get("openai").problem)
    engine = start(keys=store).engine
    ring.error = None
    assert "locked" in str(store.get("openai").problem), "nobody is asked for a password unasked"
    engine.try_again().result(20)
    assert store.get("openai").secret == "sk-1"
