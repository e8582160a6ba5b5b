"""A GGUF model by its own provider, computed by real llama.cpp in a real child process."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import gguf
import numpy as np
import pytest

from app.embeddings.builtin.provider import BuiltinProvider
from app.embeddings.local.provider import LocalProvider
from app.embeddings.local.worker import find_prefixes
from app.embeddings.provider import EmbeddingError, EmbeddingProvider, Vectors
from tests.embeddings.download.hub_server import run_hub
from tests.embeddings.local.conftest import MakeLocal
from tests.embeddings.local.small_model import CONTEXT, WIDTH, write_small_model

TEXTS = ["the key is under the flower pot", "where is the spare key", "a word", "blue shed behind the word"]


def cosines(first: Vectors, second: Vectors) -> list[float]:
    return [float(a @ b) for a, b in zip(first, second, strict=True)]


def test_it_keeps_the_contract(shared: LocalProvider) -> None:
    promised: EmbeddingProvider = shared
    promised.prepare()
    identity = promised.identity
    assert (identity.provider, identity.model, identity.dimensions) == ("local", "tiny.gguf", WIDTH)
    assert promised.concurrency == 1
    about = shared.about()
    assert (about["architecture"], about["longest_text"]) == ("bert", CONTEXT)


def test_vectors_are_unit_vectors_in_the_order_of_the_texts(shared: LocalProvider) -> None:
    texts = [f"{text} {'word ' * (number % 7)}" for number, text in enumerate(TEXTS * 30)]
    together = shared.embed_documents(texts)
    assert together.shape == (120, WIDTH)
    assert together.dtype == np.float32
    assert np.allclose(np.linalg.norm(together, axis=1), 1, atol=1e-5)
    alone = np.stack([shared.embed_query(text) for text in texts[:9]])
    assert min(cosines(together[:9], alone)) > 0.9999
    assert cosines(together[:1], together[1:2])[0] < 0.99
    assert shared.embed_documents([]).shape == (0, WIDTH)


def test_a_text_longer_than_the_model_reads_is_cut_and_never_aborts(shared: LocalProvider) -> None:
    start = "key " * CONTEXT
    same, longer, huge = shared.embed_documents([start, start + "word " * 10, start + "word " * 30_000])
    assert np.array_equal(same, longer)
    assert np.array_equal(same, huge)
    almost = shared.embed_documents(["key " * (CONTEXT - 2), "key " * (CONTEXT - 3) + "word"])
    assert not np.allclose(almost[0], almost[1], atol=1e-4)  # so the end mark took exactly one place


def test_any_string_has_a_vector(shared: LocalProvider) -> None:
    texts = [
        "",
        " ",
        "\x00",
        "a\x00b",
        "\ud800 half \udfff",
        "🎉👩‍💻",
        "無" * 50_000,
        "x" * 200_000,
        "\n" * 9,
    ]
    vectors = shared.embed_documents(texts)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)
    assert np.isfinite(vectors).all()
    assert min(cosines(vectors[:2], shared.embed_documents(["", " "]))) > 0.9999


def test_pooling_is_what_the_file_says_else_the_mean(make: MakeLocal, tmp_path: Path) -> None:
    kinds = {"mean": gguf.PoolingType.MEAN, "cls": gguf.PoolingType.CLS, "silent": None}
    vectors = {
        name: make(write_small_model(tmp_path / f"{name}.gguf", pooling=kind)).embed_documents(TEXTS)
        for name, kind in kinds.items()
    }
    assert min(cosines(vectors["mean"], vectors["silent"])) > 0.9999
    assert max(cosines(vectors["mean"], vectors["cls"])) < 0.999


def test_a_model_gets_the_words_of_its_family(make: MakeLocal, shared: LocalProvider, tmp_path: Path) -> None:
    family = make(write_small_model(tmp_path / "named.gguf", name="nomic-embed-tiny"))
    documents = [f"search_document: {text}" for text in TEXTS]
    assert min(cosines(family.embed_documents(TEXTS), shared.embed_documents(documents))) > 0.9999
    question = family.embed_query("where is the key")
    assert question @ shared.embed_query("search_query: where is the key") > 0.9999


@pytest.mark.parametrize(
    ("names", "query", "document"),
    [
        (("Embeddinggemma 300m", "x.gguf"), "task: search result | query: ", "title: none | text: "),
        (("", "embeddinggemma-300m-qat-Q8_0.gguf"), "task: search result | query: ", "title: none | text: "),
        (("Qwen3 Embedding 0.6B", "x.gguf"), "Instruct: ", ""),
        (("Multilingual E5 Small", "x.gguf"), "query: ", "passage: "),
        (("multilingual-e5-large-instruct",), "Instruct: ", ""),
        (("nomic-embed-text-v1.5",), "search_query: ", "search_document: "),
        (("Bge Small En v1.5",), "Represent this", ""),
        (("bge-base-zh-v1.5",), "为这个句子", ""),
        (("bge-m3", "bge-m3-Q8_0.gguf"), "", ""),
        (("all-MiniLM-L6-v2",), "", ""),
    ],
)
def test_the_words_of_a_model_by_its_name(names: tuple[str, ...], query: str, document: str) -> None:
    found = find_prefixes(*names)
    assert found["query"].startswith(query)
    assert bool(found["query"]) is bool(query)
    assert found["document"] == document


def test_a_changed_file_is_another_model(make: MakeLocal, tmp_path: Path) -> None:
    path = write_small_model(tmp_path / "model.gguf", seed=1)
    first = make(path).identity
    assert make(path).identity == first
    write_small_model(path, seed=2)
    second = make(path).identity
    assert second != first
    assert second.model == first.model


def test_a_model_from_the_hub_is_downloaded_at_its_first_use(make: MakeLocal, tiny: Path) -> None:
    with run_hub() as hub:
        hub.files["owner/tiny-GGUF/tiny-Q8_0.gguf"] = tiny.read_bytes()
        steps: list[int] = []
        options = {"hub_url": hub.url, "progress": lambda progress: steps.append(progress.done)}
        provider = make("hf:owner/tiny-GGUF/tiny-Q8_0.gguf", **options)
        provider.warm()
        assert not hub.seen, "only a call may start a download"
        assert not provider.is_downloaded
        with pytest.raises(EmbeddingError, match="not here yet") as caught:
            provider.embed_query("a question does not wait for a download")
        assert caught.value.retryable
        assert not hub.seen
        assert provider.embed_documents(["the key"]).shape == (1, WIDTH)
        assert provider.embed_query("the key").shape == (WIDTH,)
        assert steps[-1] == tiny.stat().st_size
        assert provider.identity.model == "owner/tiny-GGUF/tiny-Q8_0.gguf"
    again = make("hf:owner/tiny-GGUF/tiny-Q8_0.gguf")
    assert again.is_downloaded
    assert again.identity == provider.identity


def test_the_built_in_model_as_gguf_gives_the_built_in_vectors(
    make: MakeLocal, e5: Path, provider: BuiltinProvider
) -> None:
    texts = [
        "The spare key is under the blue flower pot behind the shed.",
        "予備の鍵は物置の裏の青い植木鉢の下にあります。",
        "备用钥匙在棚子后面的蓝色花盆下面。",
        "여분 열쇠는 창고 뒤 파란 화분 밑에 있어요.",
        "Ｆｕｌｌ ｗｉｄｔｈ ①②③ ﾊﾝｶｸ",
        "word " * 520,
    ]
    local = make(e5)
    assert local.about()["prefixes"] == {"query": "query: ", "document": "passage: "}
    assert min(cosines(local.embed_documents(texts), provider.embed_documents(texts))) >= 0.999
    for text in texts[:4]:
        assert local.embed_query(text) @ provider.embed_query(text) >= 0.999


def test_a_question_does_not_wait_for_documents(make: MakeLocal, e5: Path) -> None:
    local = make(e5)
    local.embed_documents(["ready"])
    done = threading.Event()

    def embed() -> None:
        local.embed_documents(
            [f"{number} " + "The spare key is under the pot. " * 50 for number in range(12)]
        )
        done.set()

    thread = threading.Thread(target=embed)
    thread.start()
    answered = 0
    while not done.is_set() and answered < 40:
        local.embed_query(f"Where is the spare key? {answered}")
        answered += 1
    thread.join()
    assert answered >= 5


def test_the_program_itself_loads_no_native_library() -> None:
    code = (
        "import sys; import app.embeddings.local.provider;"
        "assert not {'numpy', 'llama_cpp', 'httpx'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
