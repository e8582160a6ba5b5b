"""The services by name, and the making of a provider from what a person has set."""

from __future__ import annotations

from collections.abc import Mapping

from app.embeddings.remote import errors
from app.embeddings.remote.dialect import Dialect
from app.embeddings.remote.endpoint import Endpoint, key_fits, merge_headers
from app.embeddings.remote.errors import Cause, RemoteError
from app.embeddings.remote.gemini import DIMENSIONS, Gemini, by_prompt
from app.embeddings.remote.mistral import Mistral
from app.embeddings.remote.ollama import Ollama
from app.embeddings.remote.openai import OpenAI
from app.embeddings.remote.patience import Clock
from app.embeddings.remote.provider import RemoteProvider
from app.embeddings.remote.secret import Key, Secret
from app.embeddings.remote.voyage import Voyage

DIALECTS: dict[str, type[Dialect]] = {
    dialect.name: dialect for dialect in (OpenAI, Gemini, Voyage, Mistral, Ollama)
}


def create_provider(
    name: str,
    *,
    model: str = "",
    base_url: str = "",
    key: Key | None = None,
    provider_headers: Mapping[str, str] | None = None,
    remote_headers: Mapping[str, str] | None = None,
    dimensions: int | None = None,
    clock: Clock | None = None,
) -> RemoteProvider:
    """A provider that has not called anybody yet.

    `base_url` empty means the vendor's own address (that for this key, where there are several). `key` names
    the address it belongs to and is refused at any other. Of the headers, those of `remote_headers` win.
    Raises `RemoteError` if something is missing or does not fit together.
    """
    dialect = DIALECTS[name]()
    try:
        base = dialect.clean_base(base_url.strip() or dialect.base_for(key.secret.reveal() if key else ""))
    except ValueError as reason:
        raise errors.bad_setting(
            "The address of the service cannot be used",
            f"“{base_url}”: {reason}.",
            "Correct it in the settings.",
        ) from None
    elsewhere = not dialect.is_own(base)
    endpoint = Endpoint(
        _service(dialect, base, elsewhere=elsewhere),
        base,
        merge_headers(provider_headers or {}, remote_headers or {}),
        _fitting_secret(dialect, key, base),
        dialect.key_header,
        dialect.key_prefix,
    )
    if dialect.needs_key and not elsewhere and not endpoint.has_key:
        raise RemoteError(
            Cause.NO_KEY,
            f"No key for {dialect.service}",
            f"{dialect.service} needs a key, and none was found.",
            "Enter one in the settings, or choose another provider.",
        )
    provider = RemoteProvider(dialect, endpoint, model, dimensions=dimensions, clock=clock)
    _check_dimensions(provider, dimensions)
    return provider


def _service(dialect: Dialect, base: str, *, elsewhere: bool) -> str:
    """What messages call it: another server that speaks OpenAI's protocol is not OpenAI."""
    return Endpoint("", base).host if elsewhere and dialect.needs_key else dialect.service


def _fitting_secret(dialect: Dialect, key: Key | None, base: str) -> Secret:
    if key is None or not key.secret:
        return Secret("")
    if key_fits(key, base):
        return key.secret
    raise RemoteError(
        Cause.FOREIGN_KEY,
        "The key belongs to another address",
        f"It is meant for {key.origin}, so it was not sent to {Endpoint('', base).host}.",
        f"Enter the key that belongs to this address, or use {dialect.service} itself.",
    )


def _check_dimensions(provider: RemoteProvider, dimensions: int | None) -> None:
    if dimensions is None or not by_prompt(provider.model) or dimensions in DIMENSIONS:
        return
    raise errors.bad_setting(
        f"{provider.model} cannot make {dimensions} numbers per text",
        f"It makes {', '.join(map(str, DIMENSIONS))}.",
        "Choose one of these as outputDimensionality.",
    )
