"""What agents written for each generation of the original take from the answers: fields and their types.

An agent of the oldest generation knows `path, startLine, endLine, score, snippet, source, citation?`; later
ones added `mode` and paging. Further fields are never looked at, so they are allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

Generation = Literal["oldest", "middle", "newest"]
GENERATIONS: tuple[Generation, ...] = ("oldest", "middle", "newest")
SOURCES = ("memory", "sessions")

_HIT: dict[str, type | tuple[type, ...]] = {
    "path": str,
    "startLine": int,
    "endLine": int,
    "score": (int, float),
    "snippet": str,
    "source": str,
}
_CITATIONS = ("auto", "on", "off")


def accept_search(answer: Mapping[str, Any], generation: Generation) -> list[Mapping[str, Any]]:
    """The results as that agent takes them. Raises AssertionError on what it would stumble over."""
    assert isinstance(answer["results"], list)
    if answer.get("disabled"):
        assert answer["results"] == []
        assert isinstance(answer["error"], str)
        assert answer["error"]
        if generation != "oldest":
            assert isinstance(answer.get("action", ""), str)
        return []
    assert isinstance(answer["provider"], str)
    assert isinstance(answer["model"], str)
    assert isinstance(answer.get("fallback", {}), dict)
    if answer.get("fallback"):
        assert isinstance(answer["fallback"]["from"], str)
        assert isinstance(answer["fallback"].get("reason", ""), str)
    assert answer["citations"] in (True, False, *_CITATIONS)
    if generation == "newest":
        assert answer["mode"] in ("hybrid", "vector", "keyword")
    for hit in answer["results"]:
        accept_hit(hit, generation)
    return list(answer["results"])


def accept_hit(hit: Mapping[str, Any], generation: Generation) -> None:
    for name, kind in _HIT.items():
        assert isinstance(hit[name], kind), name
        assert not isinstance(hit[name], bool), name
    assert hit["source"] in SOURCES
    assert 1 <= hit["startLine"] <= hit["endLine"]
    assert 0 <= hit["score"] <= 1
    assert "\\" not in hit["path"]
    text, _, source = hit["snippet"].partition("\n\nSource: ")
    assert len(text) <= 700
    if "citation" in hit:
        assert hit["citation"].startswith(hit["path"] + "#L")
        assert source == hit["citation"]
    if generation == "newest":
        for name in ("vectorScore", "textScore"):
            assert isinstance(hit.get(name, 0.0), (int, float))


def accept_get(answer: Mapping[str, Any], generation: Generation) -> str:
    """The text as that agent takes it; empty where there is none."""
    assert isinstance(answer["text"], str)
    assert isinstance(answer["path"], str)
    if answer.get("disabled"):
        assert answer["text"] == ""
        assert isinstance(answer["error"], str)
    elif generation != "oldest" and answer.get("status") != "not_found":
        assert isinstance(answer["from"], int)
        assert isinstance(answer["lines"], int)
        assert isinstance(answer["truncated"], bool)
        assert isinstance(answer.get("nextFrom", 1), int)
    return str(answer["text"])
