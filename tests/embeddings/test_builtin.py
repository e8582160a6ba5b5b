"""The built-in model by its own provider, in a real child process."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from app.embeddings.builtin.provider import BuiltinProvider
from app.embeddings.provider import EmbeddingProvider, Identity, Vector

SENTENCES = [
    "The spare key is under the blue flower pot behind the shed.",
    "予備の鍵は物置の裏の青い植木鉢の下にあります。",
    "备用钥匙在棚子后面的蓝色花盆下面。",
    "여분 열쇠는 창고 뒤 파란 화분 밑에 있어요.",
    "The dentist moved the appointment to Thursday at nine.",
]


def cosine(first: Vector, second: Any) -> float:
    other = np.asarray(second)
    return float(first @ other / np.linalg.norm(first) / np.linalg.norm(other))


def test_it_keeps_the_contract(provider: BuiltinProvider) -> None:
    promised: EmbeddingProvider = provider
    assert promised.identity == Identity("builtin", "multilingual-e5-small", "", 384)
    assert promised.concurrency == 1


def test_the_vectors_are_those_of_the_reference_engine(
    provider: BuiltinProvider, golden: list[dict[str, Any]]
) -> None:
    texts = [case["text"] for case in golden if case["role"] == "document"]
    found = dict(zip(texts, provider.embed_documents(texts), strict=True))
    for case in golden:
        vector = found.get(case["text"]) if case["role"] == "document" else provider.embed_query(case["text"])
        assert vector is not None
        start = len(case["vector"])
        # The reference rounds too: to float32 it is .9988 on these few components of the worst text.
        assert cosine(vector[:start], case["vector"]) >= 0.998, case["text"]
        assert np.abs(vector[:start] - case["vector"]).max() < 0.01


def test_a_question_finds_its_answer_in_every_language(provider: BuiltinProvider) -> None:
    documents = provider.embed_documents(SENTENCES)
    for question in (
        "Where is the spare key?",
        "鍵はどこ？",
        "钥匙藏在哪里？",
        "열쇠를 어디에 두었지?",
    ):
        scores = documents @ provider.embed_query(question)
        assert scores[:4].min() > scores[4], question


def test_vectors_come_in_the_order_of_the_texts(provider: BuiltinProvider) -> None:
    random = Random(7)
    texts = [" ".join(random.choices(SENTENCES, k=random.randint(1, 6))) for _ in range(40)]
    together = provider.embed_documents(texts)
    assert together.shape == (40, 384)
    assert together.dtype == np.float32
    assert np.allclose(np.linalg.norm(together, axis=1), 1, atol=1e-5)
    for index in random.sample(range(40), 6):
        assert cosine(together[index], provider.embed_documents([texts[index]])[0]) > 0.9999


def test_any_string_has_a_vector(provider: BuiltinProvider) -> None:
    short = ["", " ", "\n" * 9, "\x00", "a\x00b", "\ud800 half a pair \udfff", "🎉👩\u200d💻🇯🇵"]
    texts = [*short, "無" * 50_000, "word " * 50_000, "x" * 200_000]
    vectors = provider.embed_documents(texts)
    assert vectors.shape == (len(texts), 384)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)
    for text in texts:
        assert np.isfinite(provider.embed_query(text)).all()


def test_only_the_first_512_tokens_count(provider: BuiltinProvider) -> None:
    start = "word " * 600
    same, longer = provider.embed_documents([start, start + "and something else"])
    assert np.array_equal(same, longer)


def test_no_texts_give_no_vectors(provider: BuiltinProvider) -> None:
    assert provider.embed_documents([]).shape == (0, 384)


def test_a_question_does_not_wait_for_documents(provider: BuiltinProvider) -> None:
    provider.embed_documents(SENTENCES)
    texts = [f"{number} " + " ".join(SENTENCES * 4) for number in range(24)]
    done = threading.Event()

    def embed() -> None:
        provider.embed_documents(texts)
        done.set()

    thread = threading.Thread(target=embed)
    thread.start()
    for number in range(5):
        provider.embed_query(f"Where is the spare key? {number}")
    assert not done.is_set()
    thread.join()


def test_many_threads_may_ask(provider: BuiltinProvider) -> None:
    expected = [provider.embed_query(sentence) for sentence in SENTENCES]
    problems: list[str] = []

    def ask(index: int) -> None:
        for _ in range(10):
            if cosine(provider.embed_query(SENTENCES[index]), expected[index]) < 0.9999:
                problems.append(SENTENCES[index])  # noqa: PERF401 (one call after the other is meant)

    threads = [threading.Thread(target=ask, args=(index,)) for index in range(len(SENTENCES))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems


@pytest.mark.parametrize("recipe", ["float32", "bfloat16", "int8", "int8 and bfloat16"])
def test_every_way_to_compute_gives_the_same_vectors(
    provider: BuiltinProvider, recipe: str, model_folder: Path
) -> None:
    other = BuiltinProvider(model_folder, recipe=recipe)
    try:
        assert other.about()["recipe"] == recipe
        for first, second in zip(
            provider.embed_documents(SENTENCES), other.embed_documents(SENTENCES), strict=True
        ):
            assert cosine(first, second) >= 0.9995
    finally:
        other.close()


def test_the_child_neither_forks_nor_reaches_for_a_network(model_folder: Path) -> None:
    code = (
        "import sys\n"
        "def watch(event, _):\n"
        "    if event.startswith(('socket.', 'os.fork', 'subprocess.')): print(event, flush=True)\n"
        "sys.addaudithook(watch)\n"
        "from app.embeddings.builtin.worker import load\n"
        "load({'directory': sys.argv[1]}, str).embed(['text'], 'document')"
    )
    command = [sys.executable, "-c", code, str(model_folder)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == ""


def test_the_program_itself_loads_no_native_library() -> None:
    code = (
        "import sys; import app.embeddings.builtin.provider, app.embeddings.builtin.model_file;"
        "sys.exit(' '.join({'numpy', 'openvino', 'tokenizers'} & set(sys.modules)) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
