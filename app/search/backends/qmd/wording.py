"""A question in the words that QMD takes. It wants *all* words, so those that say nothing are left out."""

from __future__ import annotations

import re

from app.search.backends.qmd.options import SearchMode
from app.text.analysis import terms as analysed
from app.text.keywords import content_terms

_HAN = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
_TYPED = re.compile(r"^\s*(lex|vec|hyde|intent|expand)\s*:", re.IGNORECASE)
_PART = re.compile(r'-?"[^"]*"|\S+')
_MOST_TERMS = 12


def question_for(mode: SearchMode, query: str) -> str:
    """One line; for keyword search without stop words, and Chinese as at most 12 words of two characters."""
    plain = " ".join(query.replace("“", '"').replace("”", '"').split())
    if plain.count('"') % 2:
        plain = plain.replace('"', " ").strip()
    if mode != "search":
        # “lex:” and the like are commands of QMD's own; a question only happens to begin so.
        return " ".join(_TYPED.sub(r"\1 ", plain).split())
    if _HAN.search(plain):
        terms = [term for term in content_terms(plain) if len(term) >= 2][:_MOST_TERMS]
        return " ".join(terms) or plain
    parts = _PART.findall(plain)
    telling = set(content_terms(plain))
    kept = [part for part in parts if '"' in part or not telling.isdisjoint(analysed(part))]
    return " ".join(part.rstrip("?!.,;:") or part for part in (kept or parts))
