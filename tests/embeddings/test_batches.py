from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.embeddings.builtin.batches import make_batches, padded


@given(st.lists(st.integers(2, 512), max_size=60), st.integers(64, 2048))
def test_every_text_is_in_one_batch_that_fits(lengths: list[int], budget: int) -> None:
    batches = make_batches(lengths, budget)
    assert sorted(index for batch in batches for index in batch) == list(range(len(lengths)))
    for batch in batches:
        longest = max(padded(lengths[index]) for index in batch)
        assert len(batch) == 1 or longest * len(batch) <= budget


@given(st.lists(st.integers(2, 512), max_size=60))
def test_like_lengths_are_together(lengths: list[int]) -> None:
    in_order = [lengths[index] for batch in make_batches(lengths, 1024) for index in batch]
    assert in_order == sorted(lengths)


def test_padding() -> None:
    assert [padded(length) for length in (1, 8, 9, 512)] == [4, 8, 12, 512]
