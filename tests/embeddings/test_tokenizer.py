from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.embeddings.builtin.tokenizer import Tokenizer, normalise
from app.embeddings.builtin.weights import Vocabulary
from app.embeddings.builtin.worker import PREFIXES

PIECES = ["<s>", "<pad>", "</s>", "<unk>", "▁", "a", "b", "ab", "ba", "aba", "▁a", "▁ab", "bb"]
SCORES = [0.0, 0.0, 0.0, 0.0, -2.0, -3.0, -3.5, -4.25, -5.0, -6.5, -3.25, -5.75, -8.0]
SMALL = Tokenizer(Vocabulary(PIECES, SCORES, begin=0, end=2, padding=1, unknown=3))
LEARNED = dict(zip(PIECES[4:], SCORES[4:], strict=True))


def test_the_ids_are_those_of_the_reference(tokenizer: Tokenizer, golden: list[dict[str, Any]]) -> None:
    for case in golden:
        assert tokenizer.encode(PREFIXES[case["role"]] + case["text"], 512) == case["ids"]


def best_score(word: str) -> float:
    """The best of all splits, by trying each."""
    scores = []
    for count in range(len(word)):
        for cuts in combinations(range(1, len(word)), count):
            bounds = [0, *cuts, len(word)]
            parts = [word[a:b] for a, b in pairwise(bounds)]
            if all(part in LEARNED for part in parts):
                scores.append(sum(LEARNED[part] for part in parts))
    return max(scores)


@given(st.text("ab", min_size=1, max_size=9))
def test_no_other_split_is_more_probable(word: str) -> None:
    pieces = [PIECES[number] for number in SMALL.encode(word, 512)[1:-1]]
    assert "".join(pieces) == "▁" + word
    assert sum(LEARNED[piece] for piece in pieces) == best_score("▁" + word)


@given(st.text("ab c", max_size=20))
def test_unknown_characters_become_one_unknown_piece(text: str) -> None:
    ids = SMALL.encode(text, 512)
    assert (ids[0], ids[-1]) == (0, 2)
    assert not any(first == second == 3 for first, second in pairwise(ids))


@given(st.text(st.characters(), max_size=80), st.integers(2, 40))
def test_any_text_gives_at_most_the_limit(tokenizer: Tokenizer, text: str, limit: int) -> None:
    ids = tokenizer.encode(text, limit)
    assert 2 <= len(ids) <= limit
    assert (ids[0], ids[-1]) == (0, 2)
    assert ids[1:-1] == tokenizer.encode(text, 512)[1:-1][: limit - 2]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ｶﾞﾗｽ ＡＢＣ ① ﬁn", "ガラス ABC 1 fin"),
        ("10～12時", "10～12時"),
        ("a\tb\nc\u200dd\u3000e\ufefff", "a b c d e f"),
        ("null\x00 bell\x07", "null bell"),
        ("the mark ▁ is ours", "the mark   is ours"),
    ],
)
def test_normalise(text: str, expected: str) -> None:
    assert normalise(text) == expected
