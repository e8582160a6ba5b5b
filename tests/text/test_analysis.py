from __future__ import annotations

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.text.analysis import analyse, is_cjk_term, is_single_cjk, locate, phrases, query_terms, terms
from tests.text.texts import holds, messy_texts, mixed_texts


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("running runs ran", ["run", "run", "ran"]),
        ("Ｍｅｍｏｒｙ　Ｎｏｔｅｓ", ["memori", "note"]),
        ("café naïve Zürich Ångström", ["cafe", "naiv", "zurich", "angstrom"]),
        ("ﬁnding Straße", ["find", "strass"]),
        ("東京都", ["東京", "京都", "都"]),
        ("本", ["本"]),
        ("ｶﾞｰﾃﾞﾝ", ["ガー", "ーデ", "デン", "ン"]),
        ("日々", ["日々", "々"]),
        ("すーぱー", ["すー", "ーぱ", "ぱー", "ー"]),
        ("東は", ["東", "は"]),
        ("サーバー構築", ["サー", "ーバ", "バー", "ー", "構築", "築"]),
        ("데이터", ["데이", "이터", "터"]),
        ("\u1103\u1166\u110b\u1175\u1110\u1165", ["데이", "이터", "터"]),
        ("a828e60", ["a828e60"]),
        ("TKY-77120", ["tky-77120", "tki", "77120"]),
        ("受付番号はTKY-77120、", ["受付", "付番", "番号", "号", "は", "tky-77120", "tki", "77120"]),
        ("snake_case", ["snake_case", "snake", "case"]),
        ("_emphasis_", ["emphasi"]),
        ("sqlite-vec", ["sqlite-vec", "sqlite", "vec"]),
        ("memorySearch", ["memorysearch", "memori", "search"]),
        ("HTTPServer PDFs", ["httpserver", "http", "server", "pdfs"]),
        ("query.hybrid", ["query.hybrid", "queri", "hybrid"]),
        ("ann@example.org", ["ann@example.org", "ann", "exampl", "org"]),
        ("https://a.io/b?c=1", ["https://a.io/b?c=1", "https", "a", "io", "b", "c", "1"]),
        ("~/.config/memoro", ["config/memoro", "config", "memoro"]),
        ("v1.2.3", ["v1.2.3", "v1", "1.2.3", "1", "2", "3"]),
        ("1,600円 １，６００", ["1600", "円", "1600"]),
        ("3.14", ["3.14", "3", "14"]),
        ("C++とC#", ["c++", "c", "と", "c#", "c"]),
        ("don't John's", ["don't", "john"]),
        ("l’homme", ["l", "homm"]),
        ("done 🎉👍🏽 🇯🇵", ["done", "🎉", "👍", "🇯🇵"]),
        ("٢٠٢٦ عَرَبِيّ", ["2026", "عربي"]),
        ("①㍻", ["1", "平成", "成"]),
        ("", []),
        ("!? … --- \n\t", []),
    ],
)
def test_the_terms_of_a_text(text: str, expected: list[str]) -> None:
    assert terms(text) == expected


def test_offsets_are_those_of_the_original_text() -> None:
    text = "①ｶﾞｰﾃﾞﾝは e\u0301te\u0301 ﬁne"
    shown = {token.term: text[token.start : token.end] for token in analyse(text)}
    assert shown["ガー"] == "ｶﾞｰ"
    assert shown["デン"] == "ﾃﾞﾝ"
    assert shown["ete"] == "e\u0301te\u0301"
    assert shown["fine"] == "ﬁne"
    assert shown["1"] == "①"


def test_an_identifier_and_its_parts_share_positions() -> None:
    positions = [(token.term, token.position) for token in analyse("see memorySearch.query now")]
    assert positions == [
        ("see", 0),
        ("memorysearch.query", 1),
        ("memorysearch", 1),
        ("memori", 1),
        ("search", 2),
        ("queri", 3),
        ("now", 4),
    ]


def test_questions_do_not_ask_for_what_only_helps_to_be_found() -> None:
    assert query_terms("京都のGitHub") == ["京都", "の", "github"]
    assert query_terms("猫") == ["猫"]
    assert query_terms("TKY-77120") == ["tky-77120", "tki", "77120"]


@pytest.mark.parametrize(
    ("phrase", "note"),
    [
        ("query.hybrid", "see memorySearch.query.hybrid.mmr for it"),
        ("example.com", "https://example.com/a/b"),
        ("1.2.3", "released v1.2.3 today"),
        ("memorySearch query", "memorySearch.query.hybrid"),
        ("TKY-77120", "受付番号はTKY-77120です"),
        ("sqlite vec", "the sqlite-vec extension"),
        ("の京都で食", "冬の京都で食べた"),
        ("Tシャツ", "白いTシャツを買う"),
        ("都で", "東京都で会う"),
        ("c++", "モダンC++入門"),
    ],
)
def test_a_phrase_is_found_in_a_note_that_holds_it(phrase: str, note: str) -> None:
    assert any(holds(terms(note), stream) for stream in phrases(phrase))


@pytest.mark.parametrize(
    ("phrase", "note"),
    [("c++", "a plain C program"), ("query.hybrid", "a query that is hybrid"), ("京都", "東京の都心")],
)
def test_a_phrase_is_not_found_where_it_is_not(phrase: str, note: str) -> None:
    assert not any(holds(terms(note), stream) for stream in phrases(phrase))


@given(messy_texts)
def test_analysing_and_indexing_agree(text: str) -> None:
    tokens = analyse(text)
    assert [token.term for token in tokens] == terms(text)
    assert all(0 <= token.start < token.end <= len(text) for token in tokens)
    assert [token.position for token in tokens] == sorted(token.position for token in tokens)
    assert not any(char.isspace() for token in tokens for char in token.term)


@given(mixed_texts)
def test_plain_words_and_runs_stand_where_their_offsets_say(text: str) -> None:
    for token in analyse(text):
        original = normalize("NFKC", text[token.start : token.end]).casefold()
        if is_cjk_term(token.term):
            assert token.term in original
        elif original.isascii():
            assert original.replace(",", "").startswith(token.term[:2])


@given(messy_texts)
def test_normal_forms_and_case_make_no_difference(text: str) -> None:
    normal = normalize("NFKC", text)
    assert terms(normal) == terms(text)
    assert terms(normalize("NFC", normal)) == terms(normalize("NFD", normal))


@given(mixed_texts, st.integers(0, 20), st.integers(1, 12))
def test_any_stretch_of_a_text_is_found_as_a_phrase(text: str, start: int, length: int) -> None:
    """Of whole words: a stretch of CJK text may begin and end anywhere in a run."""
    words = text.split()
    stretch = " ".join(words[start : start + length])
    for stream in phrases(stretch)[:1]:
        assert holds(terms(text), stream)


@given(mixed_texts, st.data())
def test_locating_terms_finds_the_tokens_of_the_analyser(text: str, data: st.DataObject) -> None:
    tokens = analyse(text)
    several = sorted({token.term for token in tokens if not is_single_cjk(token.term)})
    wanted = data.draw(st.sets(st.sampled_from(several))) if several else set()
    expected = [(token.start, token.end, token.term) for token in tokens if token.term in wanted]
    assert locate(text, wanted) == expected


def test_a_single_character_is_located_anywhere_in_a_run() -> None:
    assert [start for start, _, _ in locate("東京都と都庁", {"都"})] == [2, 4]
