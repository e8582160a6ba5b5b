"""Facts about models that anybody may run, on this computer or a server of their own.

Looked up on 2026-11-30 in the makers' model cards and in the library of Ollama. They hold wherever the model
runs, so they are found by its name, with or without its maker and tag.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OpenModel:
    """`dimensions` and `max_tokens` as its maker documents them; `multilingual`: made for many languages."""

    dimensions: int
    max_tokens: int
    multilingual: bool
    licence: str


_APACHE, _MIT, _GEMMA = "Apache 2.0", "MIT", "Gemma terms of use"
_KNOWN = [
    (re.compile(rf"(?i)(?:^|[/_-])(?:{pattern})(?![a-z0-9])"), facts)
    for pattern, facts in (
        (r"multilingual-e5-small", OpenModel(384, 512, True, _MIT)),
        (r"multilingual-e5-base", OpenModel(768, 512, True, _MIT)),
        (r"multilingual-e5-large", OpenModel(1024, 512, True, _MIT)),
        (r"embedding-?gemma", OpenModel(768, 2048, True, _GEMMA)),
        (r"nomic-embed-text-v2", OpenModel(768, 512, True, _APACHE)),
        (r"nomic-embed-text", OpenModel(768, 8192, False, _APACHE)),
        (r"mxbai-embed-large", OpenModel(1024, 512, False, _APACHE)),
        (r"bge-m3", OpenModel(1024, 8192, True, _MIT)),
        (r"snowflake-arctic-embed-?2|snowflake-arctic-embed-l-v2", OpenModel(1024, 8192, True, _APACHE)),
        (r"all-minilm(?:-l6)?", OpenModel(384, 256, False, _APACHE)),
        (r"qwen3-embedding[:-]0\.6b", OpenModel(1024, 32_768, True, _APACHE)),
        (r"qwen3-embedding[:-]4b", OpenModel(2560, 32_768, True, _APACHE)),
        (r"qwen3-embedding[:-]8b", OpenModel(4096, 32_768, True, _APACHE)),
        (r"paraphrase-multilingual", OpenModel(768, 128, True, _APACHE)),
        (r"granite-embedding[:-]278m", OpenModel(768, 512, True, _APACHE)),
        (r"granite-embedding[:-]30m", OpenModel(384, 512, False, _APACHE)),
    )
]


def open_model(name: str) -> OpenModel | None:
    """The facts, by the name that a server or a file has for the model."""
    return next((facts for pattern, facts in _KNOWN if pattern.search(name)), None)
