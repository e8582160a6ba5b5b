"""Which keys have to be typed again after a restore: a backup holds none, and another computer has others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from app.config.secrets.resolving import VARIABLES, address_of, is_elsewhere, keyring_name, resolve_key

if TYPE_CHECKING:
    from app.config.options import Settings
    from app.config.secrets.store import KeyStore

_KEYLESS = frozenset({"ollama"})
_THIS_COMPUTER = frozenset({"localhost", "127.0.0.1", "::1"})


class MissingKey(NamedTuple):
    """`host`: of a service that is not the vendor's own. `agents`: whose; empty where it is all of them."""

    provider: str
    host: str
    agents: tuple[str, ...]


def missing_keys(settings: Settings, store: KeyStore) -> tuple[MissingKey, ...]:
    """Of what the settings name: services that get no key. May wait for the keyring.

    A keyring that is locked may hold it, and a server on this computer may need none: neither is named.
    """
    found: dict[tuple[str, str], list[str]] = {}
    for agent in settings.agent_ids:
        for missing in dict.fromkeys(_missing_of(settings, agent, store)):
            found.setdefault(missing, []).append(agent)
    everybody = list(settings.agent_ids)
    return tuple(
        MissingKey(provider, host, () if agents == everybody else tuple(agents))
        for (provider, host), agents in found.items()
    )


def _missing_of(settings: Settings, agent: str, store: KeyStore) -> Iterator[tuple[str, str]]:
    search, providers = settings.for_agent(agent).memory_search, settings.models.providers
    for provider, remote in ((search.provider, True), (search.fallback, False)):
        if provider not in VARIABLES or provider in _KEYLESS:
            continue
        address, _entry = address_of(provider, search, providers, remote=remote)
        host = (urlsplit(address).hostname or "") if is_elsewhere(provider, address) else ""
        if host in _THIS_COMPUTER or resolve_key(provider, search, providers, store, remote=remote):
            continue
        problem = store.get(keyring_name(provider, address)).problem
        if problem is None or problem.code == "none":
            yield provider, host
