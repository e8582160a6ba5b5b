"""Texts for property tests: realistic mixtures of scripts, and anything at all."""

from __future__ import annotations

from hypothesis import strategies as st

from app.text.analysis import is_single_cjk

WORDS = (
    "meeting Running budget naïve résumé don't sqlite-vec TKY-77120 a828e60 memorySearch.query.hybrid "
    "snake_case C++ 1,600 v1.2.3 2026-02-03 ann@example.org https://example.org/a?b=1 東京都 京都 会議を開く "
    "引っ越し お茶 日々 サーバー ｻｰﾊﾞｰ データベース设计 我们在北京见面 목요일 회의록을 데이터베이스 "
    "①㍻ ﬁne ＡＢＣ１２３ Привет हिन्दी عَرَبِيّ 👩‍💻 🇰🇷 e\u0301te\u0301 が\u3099 한글"
).split()

#: Words of all scripts with spaces and line ends between them.
mixed_texts = st.lists(
    st.tuples(st.sampled_from(WORDS), st.sampled_from([" ", "\n", "、 ", ". "])), min_size=0, max_size=40
).map(lambda pairs: "".join(word + gap for word, gap in pairs))

#: Any characters, among them lone surrogates, combining marks and every kind of line end.
messy_texts = st.one_of(
    mixed_texts,
    st.text(max_size=120),
    st.text(
        st.characters(min_codepoint=0x20, max_codepoint=0x3FF)
        | st.sampled_from("東京がぎカﾞｶﾟ゙゚각각가ー々\u200d\ud83d\ude00"),
        max_size=80,
    ),
)

_LINES = st.sampled_from(
    [
        "", "", "# Day", "## Work", "### Deep # heading #", "Title\n=====", "Sub\n---", "---", "***",
        "- Bought milk", "* [ ] 牛乳を買う", "  - a child item", "    more of it", "1. first", "2) second",
        "・項目", "A paragraph. It has two sentences!", "これは段落です。二文あります。", "这是一个段落。",
        "문단입니다. 두 문장.", "```py", "```", "~~~", "    code()", "\ttabbed", "> quoted", "| a | b |",
        "text\x00with nul", "\ud800lone",
        "long " * 60, "長い文章が続きます。" * 30, "x" * 500, "👩‍💻" * 40,
    ]
)  # fmt: skip

#: Markdown notes, with any line ends and perhaps front matter.
notes = st.builds(
    lambda front, lines, end: end.join(front + "\n".join(lines).split("\n")),
    st.sampled_from([[], ["---", "title: x", "---"], ["---", "broken"]]),
    st.lists(_LINES, max_size=40),
    st.sampled_from(["\n", "\r\n", "\r"]),
)


def holds(stream: list[str], phrase: list[str]) -> bool:
    """A phrase search: the terms as neighbours in order; a last single CJK character is a prefix."""
    *front, last = phrase
    size = len(front)
    for at in range(len(stream) - size):
        here = stream[at + size]
        if stream[at : at + size] == front and (
            here.startswith(last) if is_single_cjk(last) else here == last
        ):
            return True
    return False
