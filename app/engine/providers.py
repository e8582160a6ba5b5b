"""From settings to embedding providers: which one, in words why, and how it is made."""

from __future__ import annotations

import importlib.util
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.provider_cache import ProviderCache
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.options import AgentSettings, Settings
    from app.config.paths import AppPaths
    from app.config.secrets.store import KeyStore
    from app.embeddings.provider import EmbeddingProvider, Identity
    from app.embeddings.remote.batch.runner import BatchRunner

REMOTE = ("openai", "gemini", "voyage", "mistral")
"""The order in which the automatic choice looks for a key."""
REASONS = {
    "none": "switched off in the settings",
    "named": "named in the settings",
    "local": "automatic: a local model is set",
    "key": "automatic: a key for it was found",
    "builtin": "automatic: offline, no key needed",
    "fallback": "the fallback that the settings name",
}


@dataclass(frozen=True, slots=True)
class Selection:
    """`provider` is None where search is by keywords alone; `problem` says so when that was not the wish.

    `replaces` names the provider for which this one stands in (`memorySearch.fallback`), and `because` why.
    """

    provider: EmbeddingProvider | None
    reason: str
    problem: MemoroError | None = None
    name: str = "none"
    replaces: str = ""
    because: str = ""

    @property
    def fallback(self) -> dict[str, str] | None:
        """An answer's `fallback`: what was asked for, and why it does not answer."""
        return {"from": self.replaces, "reason": self.because} if self.replaces else None


class ProviderMaker:
    """Makes providers for one agent. May wait for the keyring, so never on a thread that draws windows."""

    def __init__(
        self, settings: Settings, agent: AgentSettings, paths: AppPaths, keys: KeyStore, instance: str = ""
    ) -> None:
        """`instance` tells apart programs that use one data folder for other memories: see `instance.py`."""
        from app.config.options import safe_agent_id

        self._memory, self._models, self._paths, self._keys = (
            agent.memory_search,
            settings.models,
            paths,
            keys,
        )
        # Another memory with the same model must not take the results of these jobs: they are for this one.
        owner = "@".join(filter(None, (safe_agent_id(agent.agent_id), instance)))
        self._jobs = paths.data_dir / "jobs" / owner

    def choose(self) -> Selection:
        """The provider that the settings name, or the automatic choice. Problems are in the selection."""
        name = self._memory.provider
        if name == "none":
            return Selection(None, REASONS["none"])
        if name != "auto":
            return self._selection(name, REASONS["named"])
        model_path = self._memory.local.model_path
        if model_path and not model_path.startswith("hf:") and Path(model_path).expanduser().is_file():
            return self._selection("local", REASONS["local"])
        if remote := self._first_with_key():
            return self._selection(remote, REASONS["key"])
        return self._selection("builtin", REASONS["builtin"])

    def fallback(self, instead_of: str, because: MemoroError) -> Selection | None:
        """The provider that stands in for a named one that failed; None where the settings want none."""
        name = self._memory.fallback
        if name in ("none", instead_of) or self._memory.provider == "auto":
            return None
        try:
            provider = self.make(name, stands_in=True)
        except MemoroError:
            return None  # its own problem is less news than the first one
        return Selection(provider, REASONS["fallback"], None, name, instead_of, str(because))

    def for_identity(self, identity: Identity) -> EmbeddingProvider | None:
        """A provider whose vectors compare with those of an older generation, if one can still be made.

        Asks no service: the settings may name another one now, and somebody waits for an answer. The options
        under `remote`, its key above all, are for the one that they name now and for nobody else.
        """
        from app.embeddings.remote.provider import RemoteProvider

        name, dimensions = identity.provider, identity.dimensions
        try:
            own = name == (
                self._first_with_key() if self._memory.provider == "auto" else self._memory.provider
            )
            provider = self.make(name, stands_in=not own, model=identity.model, dimensions=dimensions)
            if isinstance(provider, RemoteProvider):
                provider.expect(identity.dimensions)
            if provider.identity == identity:
                return provider
        except MemoroError:
            return None
        provider.close()
        return None

    def batches(self, provider: EmbeddingProvider) -> BatchRunner | None:
        """Who runs batch jobs with this provider; None if its vendor has none or nobody wants them."""
        from app.embeddings.remote.batch.report import BatchOptions
        from app.embeddings.remote.batch.runner import BatchRunner, has_batches
        from app.embeddings.remote.provider import RemoteProvider

        if not isinstance(provider, RemoteProvider) or not has_batches(provider):
            return None
        batch = self._memory.remote.batch
        options = BatchOptions(
            new_jobs=batch.enabled,
            wait=batch.wait,
            concurrency=batch.concurrency,
            poll_seconds=batch.poll_interval_ms / 1000,
            timeout_seconds=batch.timeout_minutes * 60,
        )
        runner = BatchRunner(provider, self._jobs, options)
        return runner if batch.enabled or runner.under_way else None

    def make(
        self, name: str, *, stands_in: bool = False, model: str = "", dimensions: int | None = None
    ) -> EmbeddingProvider:
        """A provider by its name. A stand-in gets nothing that is meant for the chosen one: neither its model
        nor the options under `remote`. Raises MemoroError.
        """
        if name == "builtin":
            return self._builtin()
        if name == "local":
            return self._local(model)
        chosen = model or ("" if stands_in else self._memory.model or "")
        wished = dimensions if model else self._memory.output_dimensionality
        return self._remote(name, chosen, wished, own=not stands_in)

    def _selection(self, name: str, reason: str) -> Selection:
        try:
            return Selection(self.make(name), reason, name=name)
        except MemoroError as problem:
            return self.fallback(name, problem) or Selection(None, reason, problem, name)

    def _builtin(self) -> EmbeddingProvider:
        from app.embeddings.builtin.model_file import find_model, missing_model

        model = find_model()
        if model is None:
            raise missing_model()
        missing = [each for each in ("openvino",) if importlib.util.find_spec(each) is None]
        if missing:
            raise MemoroError(
                "The built-in model cannot run",
                f"{' and '.join(missing)} is not installed. Search by words goes on.",
                "Install memoro[builtin].",
            )
        from app.embeddings.builtin.provider import BuiltinProvider

        return BuiltinProvider(model)

    def _local(self, model: str) -> EmbeddingProvider:
        from app.embeddings.local.provider import DEFAULT_MODEL, LocalProvider

        local = self._memory.local
        folder = Path(local.model_cache_dir).expanduser() if local.model_cache_dir else None
        path = local.model_path or DEFAULT_MODEL
        if model and Path(path).name != Path(model).name:
            raise MemoroError("Another local model is set", f"The index was made with {model}.")
        return LocalProvider(path, folder or self._paths.cache_dir / "models")

    def _remote(self, name: str, model: str, dimensions: int | None, *, own: bool) -> EmbeddingProvider:
        from app.config.secrets.resolving import address_of, is_meant_for, resolve_key
        from app.embeddings.remote.address import SECRET_NAME
        from app.embeddings.remote.catalog import create_provider
        from app.embeddings.remote.secret import Key

        providers = self._models.providers
        address, entry = address_of(name, self._memory, providers, remote=own)
        found = resolve_key(name, self._memory, providers, self._keys, remote=own)
        secret = found.reveal() if found else ""
        key = Key.belonging_to(address or _vendor_address(name, secret), secret) if secret else None
        headers = dict(providers[entry].headers) if entry else {}
        if entry and not is_meant_for(name, providers[entry], address):
            headers = {each: value for each, value in headers.items() if not SECRET_NAME.search(each)}
        provider = create_provider(
            name,
            model=model,
            base_url=address,
            key=key,
            provider_headers=headers,
            remote_headers=self._memory.remote.headers if own else {},
            dimensions=dimensions if name == "gemini" else None,
        )
        cache = provider_cache_of(self._paths, name, address)
        provider.worked, provider.limits.learned = cache.note_success, cache.keep_limits
        if limits := cache.limits():
            provider.limits.shrink_to(*limits)
        return provider

    def _first_with_key(self) -> str:
        """The vendor that the automatic choice takes; empty if there is a key for none."""
        from app.config.secrets.resolving import resolve_key

        memory, providers = self._memory, self._models.providers
        return next((name for name in REMOTE if resolve_key(name, memory, providers, self._keys)), "")


def provider_cache_of(paths: AppPaths, name: str, address: str = "") -> ProviderCache:
    """What is remembered of a provider at an address as somebody wrote it."""
    from app.embeddings.remote.catalog import DIALECTS

    if address and name in DIALECTS:
        dialect = DIALECTS[name]()
        with suppress(ValueError):
            clean = dialect.clean_base(address)
            address = "" if clean == dialect.clean_base(dialect.base) else clean
    return ProviderCache(paths.cache_dir, name, address)


def _vendor_address(name: str, key: str) -> str:
    from app.embeddings.remote.catalog import DIALECTS

    return DIALECTS[name]().base_for(key)
