from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.text.analysis import query_terms, terms
from app.text.snippets import Snippet, find_terms, make_snippet
from tests.text.texts import messy_texts, mixed_texts

FILLER = "A filler sentence stands here. " * 60


def marked(snippet: Snippet) -> list[str]:
    return [snippet.text[start:end] for start, end in snippet.highlights]


def test_a_short_text_is_shown_whole() -> None:
    snippet = make_snippet("- 東京都庁で会議\n- bread\n", 10, query_terms("東京都 BREADS"))
    assert snippet.text == "- 東京都庁で会議\n- bread"
    assert (snippet.start_line, snippet.end_line) == (10, 11)
    assert marked(snippet) == ["東京都", "bread"]


def test_the_window_is_where_the_matches_are() -> None:
    text = f"parcel\n{FILLER}\nThe TKY-77120 parcel of Müller came to 東京都庁. {FILLER}"
    snippet = make_snippet(text, 1, query_terms("parcel muller tky-77120"))
    assert len(snippet.text) <= 700
    assert marked(snippet) == ["TKY-77120", "parcel", "Müller"]
    assert (snippet.start_line, snippet.end_line) == (2, 3)
    assert snippet.text.startswith("…A filler")
    assert snippet.text.endswith("here.…")


def test_the_match_is_in_the_middle() -> None:
    snippet = make_snippet("あ" * 2000 + "猫" + "い" * 2000, 1, ["猫"], limit=101)
    assert len(snippet.text) == 101
    assert snippet.highlights == ((50, 51),)


def test_only_the_entry_in_focus_is_shown() -> None:
    text = "## Log\n- parcel one\n- parcel two\n  with a child\n\n- parcel three"
    snippet = make_snippet(text, 20, ["parcel"], focus=(22, 23))
    assert snippet.text == "- parcel two\n  with a child"
    assert (snippet.start_line, snippet.end_line) == (22, 23)
    assert marked(snippet) == ["parcel"]


def test_front_matter_is_not_shown() -> None:
    snippet = make_snippet("---\ntitle: parcel\n---\n\nThe parcel.", 1, ["parcel"])
    assert (snippet.text, snippet.start_line) == ("The parcel.", 5)


def test_without_a_match_the_beginning_is_shown() -> None:
    snippet = make_snippet(FILLER, 1, ["zebra"], limit=80)
    assert snippet.text == "A filler sentence stands here. A filler sentence stands here.…"
    assert snippet.highlights == ()


def test_normalised_matches_are_marked_where_they_stand() -> None:
    snippet = make_snippet("新しいｶﾞｰﾃﾞﾝ、ﬁnd e\u0301te\u0301", 1, query_terms("ガーデン finding été"))
    assert marked(snippet) == ["ｶﾞｰﾃﾞﾝ", "ﬁnd", "e\u0301te\u0301"]


def test_terms_are_found_with_neighbours_merged() -> None:
    assert find_terms("東京都と京都", ["東京", "京都"]) == [(0, 3), (4, 6)]
    assert find_terms("👩\u200d💻 writes", ["👩", "💻"]) == [(0, 3)]


def test_empty_texts() -> None:
    assert make_snippet("", 3, ["x"]) == Snippet("", 3, 3)
    assert make_snippet("\n \n", 3, []).text == ""


@given(mixed_texts | messy_texts, st.integers(10, 90), st.data())
def test_a_snippet_is_a_part_of_its_text(text: str, limit: int, data: st.DataObject) -> None:
    several = sorted(set(terms(text)))
    wanted = data.draw(st.lists(st.sampled_from(several), max_size=4)) if several else []
    snippet = make_snippet(text, 5, wanted, limit=limit)
    assert len(snippet.text) <= limit
    bare = snippet.text
    if bare not in text:
        bare = bare.removeprefix("…")
        bare = bare if bare in text else bare.removesuffix("…")
        assert bare in text or snippet.text.removesuffix("…") in text
    assert 5 <= snippet.start_line <= snippet.end_line <= 5 + text.count("\n")
    edges = [at for span in snippet.highlights for at in span]
    assert edges == sorted(edges)
    assert all(0 <= at <= len(snippet.text) for at in edges)
    if wanted and len(text) <= limit:
        assert snippet.highlights
