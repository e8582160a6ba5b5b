"""Which key is used for a provider, and for which address.

The order is `remote.apiKey`, the keyring (or what stands in for it), `models.providers.NAME.apiKey`, the
environment. An address and its key travel together: a service elsewhere gets only keys that were given for
it, never a vendor's.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from app.config.secrets.key import Key, cleaned

if TYPE_CHECKING:
    from app.config.memory_search import MemorySearch
    from app.config.openclaw import ModelProvider
    from app.config.secrets.store import KeyStore

_THIS_COMPUTER = ("localhost", "127.0.0.1", "::1")
VARIABLES: Mapping[str, tuple[str, ...]] = {
    "openai": ("OPENAI_API_KEY",),
    "gemini": ("GEMINI_API_KEY", "GOOGLE_API_KEY"),
    "voyage": ("VOYAGE_API_KEY",),
    "mistral": ("MISTRAL_API_KEY",),
    "ollama": ("OLLAMA_API_KEY",),
}
ENTRIES: Mapping[str, tuple[str, ...]] = {"gemini": ("gemini", "google")}
"""Under which names an assistant's configuration has a provider, where it is not its own name."""
HOSTS: Mapping[str, tuple[str, ...]] = {
    "openai": ("api.openai.com",),
    "gemini": ("generativelanguage.googleapis.com",),
    "voyage": ("api.voyageai.com", "ai.mongodb.com"),
    "mistral": ("api.mistral.ai",),
    "ollama": ("ollama.com", *_THIS_COMPUTER),
}
"""Where a vendor's own key may go."""


def resolve_key(
    provider: str,
    search: MemorySearch,
    providers: Mapping[str, ModelProvider],
    store: KeyStore,
    *,
    remote: bool = True,
) -> Key | None:
    """The first key there is. May wait for the keyring; a keyring that cannot be asked counts as empty.

    `search` and `providers` are the agent's memory search and `models.providers` of the settings. With
    `remote=False` the options under `remote` do not count: they belong to another provider (a fallback).
    `store.get(keyring_name(...)).problem` tells whether the keyring was asked in vain.
    """
    address, entry_name = address_of(provider, search, providers, remote=remote)
    if remote and (secret := _plain(search.remote.api_key)):
        return Key(secret, "settings", "memorySearch.remote.apiKey", address)
    found = store.get(keyring_name(provider, address))
    if found.secret:
        origins = {"session": "this session", "file": store.file_name, "keyring": "the password store"}
        return Key(found.secret, found.place, origins[found.place], address)
    meant = bool(entry_name) and is_meant_for(provider, providers[entry_name], address)
    if meant and (secret := _plain(providers[entry_name].api_key)):
        return Key(secret, "settings", f"models.providers.{entry_name}.apiKey", address)
    return None if is_elsewhere(provider, address) else _of_environment(provider, address)


def address_of(
    provider: str, search: MemorySearch, providers: Mapping[str, ModelProvider], *, remote: bool = True
) -> tuple[str, str]:
    """The address that the settings name for a provider, or "", and its name in `models.providers`, or ""."""
    names = ENTRIES.get(provider, (provider,))
    entry = next((name for name in names if name in providers), "")
    own = search.remote.base_url if remote else None
    return own or (providers[entry].base_url if entry else None) or "", entry


def is_meant_for(provider: str, entry: ModelProvider, address: str) -> bool:
    """Whether the secrets of an entry of `models.providers` may go to an address.

    They are for the entry's own address (the vendor's where it names none), not for another that
    `remote.baseUrl` names.
    """
    return keyring_name(provider, entry.base_url or "") == keyring_name(provider, address)


def keyring_name(provider: str, address: str = "") -> str:
    """Under which name a key is kept: "openai", or "openai@HOST" for a service elsewhere."""
    if not is_elsewhere(provider, address):
        return provider
    return f"{provider}@{_split(address).netloc.rpartition('@')[2].lower()}"


def is_elsewhere(provider: str, address: str) -> bool:
    """Whether the address is not the vendor's own, or would show the key to the network on its way there."""
    if not address:
        return False
    parts = _split(address)
    open_to_all = parts.scheme == "http" and parts.hostname not in _THIS_COMPUTER
    return open_to_all or parts.hostname not in HOSTS.get(provider, ())


def _split(address: str) -> SplitResult:
    return urlsplit(address if "//" in address else f"//{address}")


def _of_environment(provider: str, address: str) -> Key | None:
    for name in VARIABLES.get(provider, ()):
        if secret := _plain(os.environ.get(name)):
            return Key(secret, "environment", name, address)
    return None


def _plain(text: str | None) -> str:
    """A key from a file or variable; `${NAME}` stands for a variable, as assistants write it."""
    secret = cleaned(text or "")
    if secret.startswith("${") and secret.endswith("}"):
        return cleaned(os.environ.get(secret[2:-1], ""))
    return secret
