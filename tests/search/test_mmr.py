"""Maximal marginal relevance: OpenClaw's worked example and the rules that hold for any input."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.search.mmr import diversify, jaccard
from app.text.analysis import terms

# OpenClaw's four notes for "home network setup", with their scores.
NOTES = [
    ("memory/2026-02-10.md", 0.92, "Configured Omada router, set VLAN 10 for IoT devices"),
    ("memory/2026-02-08.md", 0.89, "Configured Omada router, moved IoT to VLAN 10"),
    ("memory/network.md", 0.85, "Router: Omada ER605, AdGuard: 192.168.10.2, VLAN 10: IoT"),
    ("memory/2026-02-05.md", 0.78, "Set up AdGuard DNS on 192.168.10.2"),
]


def best_three(weight: float) -> list[str]:
    order = diversify([score for _, score, _ in NOTES], [set(terms(text)) for *_, text in NOTES], weight, 3)
    return [NOTES[at][0] for at in order]


def test_the_seeds_example_of_a_home_network() -> None:
    assert best_three(1.0) == ["memory/2026-02-10.md", "memory/2026-02-08.md", "memory/network.md"]
    assert best_three(0.7) == ["memory/2026-02-10.md", "memory/network.md", "memory/2026-02-05.md"]


def test_zero_looks_at_likeness_alone() -> None:
    words = [set(terms(text)) for text in ("red apple pie", "red apple pie!", "green pear", "blue plum")]
    assert diversify([0.9, 0.8, 0.02, 0.01], words, 0.0, 4) == [0, 2, 3, 1]
    assert diversify([0.9, 0.8, 0.02, 0.01], words, 0.7, 4) == [0, 1, 2, 3]


def test_near_duplicates_in_japanese_are_seen() -> None:
    texts = ["ルーターを設定した。家の回線", "ルーターを設定した。家の回線だ", "歯医者の予約は火曜"]
    assert diversify([0.9, 0.89, 0.7], [set(terms(text)) for text in texts], 0.7, 2) == [0, 2]


def test_jaccard_of_empty_sets() -> None:
    assert jaccard(set(), set()) == 1.0
    assert jaccard({"a"}, set()) == 0.0
    assert jaccard({"a", "b"}, {"b", "c"}) == 1 / 3


ITEMS = st.lists(st.tuples(st.floats(0, 1), st.frozensets(st.sampled_from("abcdef"))), max_size=12)


@given(ITEMS, st.floats(-1, 2), st.integers(0, 14))
def test_an_order_is_a_prefix_of_a_longer_one(
    items: list[tuple[float, frozenset[str]]], weight: float, count: int
) -> None:
    items = sorted(items, key=lambda item: -item[0])
    scores, tokens = [score for score, _ in items], [words for _, words in items]
    whole = diversify(scores, tokens, weight, len(items))
    assert sorted(whole) == list(range(len(items)))
    assert diversify(scores, tokens, weight, count) == whole[:count]
    assert whole[:1] == ([0] if items else [])
    assert diversify(scores, tokens, 1.0, len(items)) == list(range(len(items)))
