"""Processors differ in what they can compute: the model takes the fastest way that gives right vectors.

A way is made to fail inside a real child, by a `sitecustomize.py` that Python runs there at its start.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import indent
from typing import Any

import numpy as np
import pytest

from app.embeddings.builtin import recipes
from app.embeddings.builtin.provider import BuiltinProvider
from app.embeddings.builtin.proving import TEXT, TOKENS, is_right, reference_file
from app.embeddings.builtin.recipes import recipes_to_try
from app.embeddings.builtin.tokenizer import Tokenizer
from app.embeddings.provider import EmbeddingError

ROOT = Path(__file__).parents[2]
PATIENCE = 90.0  # up to five children, one after the other, on a busy machine
QUESTION = TEXT.removeprefix("query: ")
SPOILT = """
import os
from app.embeddings.builtin import recipes

usual, compiled = recipes.Recipe.options, set()

def options(recipe, streams):
    with open({tried!r}, "a") as stream:
        print(recipe.name, file=stream)
    if recipe.name in {names!r}:
{deed}
    return usual(recipe, streams)

recipes.Recipe.options = options

"""
REFUSE = 'return {"NO_SUCH_SETTING": 1}'
DIE = "os.kill(os.getpid(), {signal:d})"
ANSWER_WRONGLY = """
from app.embeddings.builtin.encoder import Encoder
encode = Encoder.encode
def once(self, tokens):
    Encoder.encode = encode
    return -encode(self, tokens)
Encoder.encode = once
"""
Spoil = Callable[..., Callable[[], list[str]]]


@pytest.fixture
def fresh(model_folder: Path) -> Iterator[BuiltinProvider]:
    """A provider of its own that begins with int8, whatever this processor can do."""
    made = BuiltinProvider(model_folder, recipe="int8", query_seconds=PATIENCE)
    yield made
    made.close()


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spoil:
    def spoil_ways(deed: str, *names: str) -> Callable[[], list[str]]:
        """What the child does when about to compile one of these. Gives the ways tried since last asked."""
        tried = tmp_path / "tried"
        tried.touch()
        code = SPOILT.format(tried=str(tried), names=names, deed=indent(deed, " " * 8))
        (tmp_path / "sitecustomize.py").write_text(code, "utf-8")
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), str(ROOT))))

        def since() -> list[str]:
            names = tried.read_text("utf-8").splitlines()
            tried.write_text("", "utf-8")
            return names

        return since

    return spoil_ways


def right(provider: BuiltinProvider) -> bool:
    return is_right(provider.embed_query(QUESTION)[np.newaxis])


@pytest.mark.parametrize(
    ("able", "features", "expected"),
    [
        ({"FP32", "INT8", "BF16", "FP16"}, {"amx_bf16"}, "bfloat16"),
        ({"FP32", "INT8", "BF16"}, {"avx512_bf16"}, "int8 and bfloat16"),
        ({"FP32", "INT8", "BF16"}, set(), "int8 and bfloat16"),
        ({"INT8"}, {"sse4_2"}, "float32"),
        # Under an emulator Linux may tell of units that are not there.
        ({"FP32", "INT8"}, {"amx_bf16", "avx512_bf16"}, "int8"),
    ],
)
def test_the_fastest_way_is_tried_first_and_float32_last(
    able: set[str], features: set[str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recipes, "processor_features", lambda: features)
    monkeypatch.setattr(recipes, "has_avx2", lambda: "FP32" in able)
    names = [recipe.name for recipe in recipes_to_try(able)]
    assert (names[0], names[-1]) == (expected, "float32")


def test_what_is_known_not_to_work_is_left_out() -> None:
    found = recipes_to_try((), "bfloat16", avoid=["int8 and bfloat16", "float32"])
    assert [recipe.name for recipe in found] == ["bfloat16", "int8"]


def test_only_the_right_vector_is_taken() -> None:
    kept = np.fromfile(reference_file(), "<f2").astype(np.float32)[np.newaxis]
    assert is_right(kept)
    assert is_right(kept * 3), "its length is made 1 later"
    for wrong in (kept[:, :-1], kept[:0], np.repeat(kept, 2, axis=0), -kept, np.zeros_like(kept)):
        assert not is_right(wrong)
    for number in (np.nan, np.inf):
        broken = kept.copy()
        broken[0, 7] = number
        assert not is_right(broken)
    turned = kept.copy()
    turned[0, np.abs(kept[0]).argsort()[-2:]] *= -1
    assert not is_right(turned)


def test_the_known_vector_is_that_of_float32_and_the_ids_are_those_of_its_text(tokenizer: Tokenizer) -> None:
    from installers.model.reference import measure

    assert tuple(tokenizer.encode(TEXT, 512)) == TOKENS
    kept = np.fromfile(reference_file(), "<f2").astype(np.float32)
    assert np.abs(measure() - kept).max() < 1e-3, "rounding differs between processors"


def test_a_way_that_openvino_refuses_gives_way_to_the_next_for_good(
    fresh: BuiltinProvider, spoil: Spoil
) -> None:
    since = spoil(REFUSE, "int8")
    assert right(fresh)
    assert fresh.about()["recipe"] == "float32"
    assert since() == ["int8", "float32"]
    fresh.worker.start().leave()
    assert right(fresh)
    assert since() == ["float32"], "the next child need not find it out again"


def test_wrong_vectors_are_not_used(fresh: BuiltinProvider, spoil: Spoil) -> None:
    since = spoil(ANSWER_WRONGLY, "int8")
    assert right(fresh)
    assert since() == ["int8", "float32"]


def test_wrong_vectors_of_documents_are_not_used_either(fresh: BuiltinProvider, spoil: Spoil) -> None:
    """They have an encoder of their own: without AVX2 int8 was right on one stream and wrong on two."""
    deed = "if 'int8' in compiled:\n" + indent(ANSWER_WRONGLY, "    ") + "\ncompiled.add('int8')"
    since = spoil(deed, "int8")
    assert right(fresh)
    assert fresh.embed_documents([QUESTION])[0] @ fresh.embed_query(QUESTION) > 0.5
    assert since() == ["int8", "int8", "float32", "float32"]


@pytest.mark.parametrize("kind", [signal.SIGILL, signal.SIGSEGV, signal.SIGABRT])
def test_a_way_that_ends_the_process_is_left_out_by_the_next(
    fresh: BuiltinProvider, spoil: Spoil, kind: signal.Signals
) -> None:
    since = spoil(DIE.format(signal=kind), "int8")
    assert right(fresh)
    assert since() == ["int8", "float32"]
    fresh.worker.start().leave()
    assert right(fresh)
    assert since() == ["float32"]


def test_documents_in_a_way_that_ends_the_process_are_computed_in_the_next(
    fresh: BuiltinProvider, spoil: Spoil
) -> None:
    """Their encoder is made later, and may have other instructions."""
    since = spoil(
        "if 'int8' in compiled: " + DIE.format(signal=signal.SIGILL) + "\ncompiled.add('int8')", "int8"
    )
    assert right(fresh)
    assert fresh.embed_documents([QUESTION]).shape == (1, 384)
    assert since() == ["int8", "int8", "float32", "float32"]


def test_a_process_that_was_killed_says_nothing_of_its_way(fresh: BuiltinProvider, spoil: Spoil) -> None:
    """As when the memory is full: that is no fault of the processor."""
    since = spoil(DIE.format(signal=signal.SIGKILL), "int8")
    for _ in range(2):
        with pytest.raises(EmbeddingError, match="signal 9"):
            fresh.embed_query(QUESTION)
        assert since() == ["int8"]


def test_where_every_way_ends_the_process_a_sentence_says_so(model_folder: Path, spoil: Spoil) -> None:
    since = spoil(DIE.format(signal=signal.SIGILL), *recipes.RECIPES)
    provider = BuiltinProvider(model_folder, recipe="bfloat16", query_seconds=PATIENCE)
    try:
        assert_cannot_run(provider)
        assert since() == list(recipes.RECIPES)
        assert_cannot_run(provider)
        assert not since()
    finally:
        provider.close()


def test_where_no_way_is_right_a_sentence_says_so(fresh: BuiltinProvider, spoil: Spoil) -> None:
    spoil(REFUSE, *recipes.RECIPES)
    assert_cannot_run(fresh)


def assert_cannot_run(provider: BuiltinProvider) -> None:
    with pytest.raises(EmbeddingError, match="in none of the known ways") as caught:
        provider.embed_query(QUESTION)
    assert caught.value.title == "The built-in search model cannot run"
    assert "settings" in caught.value.action
    assert not caught.value.retryable


@pytest.mark.parametrize("most", ["AVX2_VNNI", "AVX2", "SSE41"])
def test_openvino_at_odds_with_itself_gives_right_vectors_or_a_sentence(
    model_folder: Path, most: str, monkeypatch: pytest.MonkeyPatch, golden: list[dict[str, Any]]
) -> None:
    """The variable holds back oneDNN but not OpenVINO around it, which then asks oneDNN for what it refuses.

    No real processor is like that, but it breaks the recipes in each way seen: one is not compiled, the next
    leaves its output empty without an error, and with the least of the three none works at all.
    """
    monkeypatch.setenv("ONEDNN_MAX_CPU_ISA", most)
    provider = BuiltinProvider(model_folder, query_seconds=PATIENCE)
    try:
        if most == "SSE41" and not right_or_none(provider):
            return
        assert right(provider)
        documents = [case for case in golden if case["role"] == "document"]
        vectors = provider.embed_documents([case["text"] for case in documents])
        for vector, case in zip(vectors, documents, strict=True):
            assert np.abs(vector[: len(case["vector"])] - case["vector"]).max() < 0.01
    finally:
        provider.close()


def right_or_none(provider: BuiltinProvider) -> bool:
    try:
        return right(provider)
    except EmbeddingError:
        assert_cannot_run(provider)
        return False
