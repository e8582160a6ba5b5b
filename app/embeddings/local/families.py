"""What a model wants to see in front of a question and of a document, as its makers' model cards say.

The wrong words cost accuracy, not correctness, so a model that we do not know gets none.
"""

from __future__ import annotations

from typing import NamedTuple

from app.embeddings.local_worker.protocol import DOCUMENT, QUERY

_SEARCH_TASK = "Given a web search query, retrieve relevant passages that answer the query"
_FOR_PASSAGES = "Represent this sentence for searching relevant passages: "


class Family(NamedTuple):
    """`marks` are parts of a model's name, in small letters, one of which is enough."""

    name: str
    marks: tuple[str, ...]
    query: str
    document: str


# The first that fits is taken, so the special case stands before the general one.
FAMILIES = (
    Family("embeddinggemma", ("embeddinggemma", "gemma-embedding"), "task: search result | query: ",
           "title: none | text: "),
    Family("qwen3-embedding", ("qwen3-embedding", "qwen3 embedding"),
           f"Instruct: {_SEARCH_TASK}\nQuery:", ""),
    Family("e5-instruct", ("e5-large-instruct", "e5 large instruct", "e5-mistral"),
           f"Instruct: {_SEARCH_TASK}\nQuery: ", ""),
    Family("e5", ("e5-", "e5 ", "e5_"), "query: ", "passage: "),
    Family("nomic", ("nomic",), "search_query: ", "search_document: "),
    Family("bge-m3", ("bge-m3", "bge m3"), "", ""),
    Family("bge-zh", ("-zh", " zh"), "为这个句子生成表示以用于检索相关文章：", ""),
    Family("bge", ("bge-", "bge "), _FOR_PASSAGES, ""),
    Family("arctic-2", ("arctic-embed-l-v2", "arctic-embed-m-v2", "arctic embed l v2", "arctic embed m v2"),
           "query: ", ""),
    Family("arctic", ("arctic-embed", "arctic embed"), _FOR_PASSAGES, ""),
    Family("mxbai", ("mxbai",), _FOR_PASSAGES, ""),
)  # fmt: skip
PLAIN = Family("plain", (), "", "")


def family_of(*names: str) -> Family:
    """The family of a model by its architecture, its name and its file's name, in the order of trust."""
    for name in map(str.lower, names):
        for family in FAMILIES:
            if any(mark in name for mark in family.marks) and _is_really(family, name):
                return family
    return PLAIN


def prefixed(family: Family, text: str, role: str) -> str:
    """The text as the model wants to see it."""
    return {QUERY: family.query, DOCUMENT: family.document}[role] + text


def _is_really(family: Family, name: str) -> bool:
    return family.name != "bge-zh" or "bge" in name
