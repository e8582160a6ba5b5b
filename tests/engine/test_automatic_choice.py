"""Who makes the vectors where the settings name nobody, and who where they name one that fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.embeddings.builtin.model_file import DIRECTORY_VARIABLE
from app.embeddings.local.provider import LocalProvider
from app.engine.providers import Selection
from app.errors import MemoroError
from tests.engine.makers import maker_of

Choose = Callable[..., Selection]
VARIABLES = {
    "openai": "OPENAI_API_KEY", "gemini": "GEMINI_API_KEY", "voyage": "VOYAGE_API_KEY",
    "mistral": "MISTRAL_API_KEY",
}  # fmt: skip
USUAL = {
    "openai": "text-embedding-3-small",
    "gemini": "gemini-embedding-001",
    "voyage": "voyage-4-large",
    "mistral": "mistral-embed",
    "ollama": "nomic-embed-text",
    "builtin": "multilingual-e5-small",
    "local": "hf:ggml-org/embeddinggemma-300m-qat-q8_0-GGUF/embeddinggemma-300m-qat-Q8_0.gguf",
}


def known(selection: Selection) -> str:
    """The model, asked of nobody; for `local`, whose file is not here yet, its address."""
    provider = selection.provider
    assert provider is not None
    if isinstance(provider, LocalProvider):
        return str(provider._address)
    return (getattr(provider, "known_identity", None) or provider.identity).model


@pytest.mark.parametrize("first", range(5))
def test_the_first_key_that_resolves_decides(monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    for variable in list(VARIABLES.values())[first:]:
        monkeypatch.setenv(variable, "key-of-a-test-1234567890")
    selection = maker_of().choose()
    assert selection.name == [*VARIABLES, "builtin"][first]
    assert selection.problem is None
    assert known(selection) == USUAL[selection.name]


def test_a_key_in_the_keyring_or_an_entry_counts_like_one_in_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MISTRAL_API_KEY", "key-of-a-test-1234567890")
    assert maker_of(keyring=("voyage",)).choose().name == "voyage"
    assert maker_of(providers="{gemini: {apiKey: 'key-of-an-entry-12345'}}").choose().name == "gemini"
    assert maker_of().choose().name == "mistral"


def test_ollama_is_never_chosen_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLLAMA_API_KEY", "key-of-a-test-1234567890")
    entry = "{ollama: {baseUrl: 'http://localhost:11434', apiKey: 'key-of-an-entry-12345'}}"
    assert maker_of(providers=entry, keyring=("ollama",)).choose().name == "builtin"
    assert maker_of("{provider: 'ollama'}").choose().name == "ollama"


def test_a_local_model_goes_before_any_key_if_its_file_is_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "key-of-a-test-1234567890")
    file = tmp_path / "model.gguf"
    search = f"{{local: {{modelPath: '{file}'}}}}"
    assert maker_of(search).choose().name == "openai"
    file.write_bytes(b"GGUF")
    assert maker_of(search).choose().name == "local"
    named = "hf:owner/model/model.gguf"  # nothing is downloaded that nobody asked for
    assert maker_of(f"{{local: {{modelPath: '{named}'}}}}").choose().name == "openai"


def test_without_anybody_words_remain_and_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path))
    selection = maker_of().choose()
    assert (selection.name, selection.provider) == ("builtin", None)
    assert selection.problem is not None
    assert selection.problem.action


@pytest.mark.parametrize("name", USUAL)
def test_each_has_its_usual_model_and_stands_in_with_it(name: str) -> None:
    ring = tuple(VARIABLES)
    assert known(maker_of(f"{{provider: '{name}'}}", keyring=ring).choose()) == USUAL[name]
    chosen = "openai" if name != "openai" else "mistral"
    search = f"{{provider: '{chosen}', model: 'their-own', fallback: '{name}'}}"
    stand_in = maker_of(search, keyring=ring).fallback(chosen, MemoroError("away"))
    assert stand_in is not None
    assert (stand_in.name, known(stand_in)) == (name, USUAL[name])
    assert stand_in.fallback == {"from": chosen, "reason": "away"}


def test_nobody_stands_in_who_was_not_named() -> None:
    ring = tuple(VARIABLES)
    assert maker_of("{provider: 'openai'}", keyring=ring).fallback("openai", MemoroError("away")) is None
    automatic = maker_of("{fallback: 'mistral'}", keyring=ring)
    assert automatic.fallback("openai", MemoroError("away")) is None, "it is for one that was named"
