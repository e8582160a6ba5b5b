"""Words that open models expect before a question or a passage, as their makers document them.

Services such as Voyage add such words themselves; a server that runs any model cannot know.
"""

from __future__ import annotations

import re

_QWEN = "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:"
_SENTENCE = "Represent this sentence for searching relevant passages: "

#: First match wins: pattern of the model's name, before a question, before a passage.
_PREFIXES = [
    (re.compile(pattern, re.IGNORECASE), query, document)
    for pattern, query, document in (
        (r"nomic-embed", "search_query: ", "search_document: "),
        (r"embedding-?gemma", "task: search result | query: ", "title: none | text: "),
        (r"qwen3-embedding", _QWEN, ""),
        (r"e5-.*instruct", _QWEN.replace("Query:", "Query: "), ""),
        (r"(?:^|[/_-])e5(?:$|[:_-])", "query: ", "passage: "),
        (r"snowflake-arctic-embed(?:2|-[ml]-v2)", "query: ", ""),
        (r"bge-(?:small|base|large)-zh", "为这个句子生成表示以用于检索相关文章：", ""),
        (r"mxbai-embed|snowflake-arctic-embed|bge-(?:small|base|large)-en|bge-large(?:$|:)", _SENTENCE, ""),
    )
]


def prefix(model: str, *, is_query: bool) -> str:
    """What to put before a text for this model; nothing for a model that is not known to want it."""
    for pattern, query, document in _PREFIXES:
        if pattern.search(model):
            return query if is_query else document
    return ""
