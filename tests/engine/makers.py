"""A maker of providers, from settings as they stand in a file."""

from __future__ import annotations

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.config.secrets.store import KeyStore
from app.engine.providers import ProviderMaker
from tests.helpers.memory_keyring import MemoryKeyring


def maker_of(search: str = "{}", providers: str = "{}", keyring: tuple[str, ...] = ()) -> ProviderMaker:
    """For `memorySearch` and `models.providers` in JSON5, and names of keys in the keyring."""
    file = app_paths().config_file
    file.parent.mkdir(parents=True, exist_ok=True)
    tree = f"{{agents: {{defaults: {{memorySearch: {search}}}}}, models: {{providers: {providers}}}}}"
    file.write_text(tree, encoding="utf-8")
    loaded = load_settings(file)
    assert loaded.errors == ()
    ring = MemoryKeyring()
    store = KeyStore(opener=lambda: ring)
    for name in keyring:
        store.set(name, f"key-of-{name}-1234567890")
    return ProviderMaker(loaded.settings, loaded.settings.for_agent("main"), app_paths(), store)
