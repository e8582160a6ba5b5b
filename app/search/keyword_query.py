"""Builds the FTS5 expressions of a question from its analysed terms.

Every term is quoted, so no input can be syntax to FTS5. A lone CJK character is searched as a prefix, which
by the analyser's bigrams finds it anywhere in a run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from app.search.parse import ParsedQuery
from app.search.spellings import Stream, Together
from app.text.analysis import Token, analyse, is_cjk_term, is_single_cjk, phrases, query_terms
from app.text.keywords import content_terms, is_stop_word

MAX_TERMS = 64
"""Distinct terms of one question; a pasted page is cut to its first ones."""

CLOSE = 16
"""Terms that may lie between the first and the last word of a question for them to stand close together."""

_ENDS_IN_WORD = re.compile(r"\w$")
_DIGIT = re.compile(r"\d")
_MIXED = re.compile(r"(?=.*\d)(?=.*[^\W\d_])")
_JOINT = re.compile(r"[^\w\s'-]|_")
_AS_ASKED: Mapping[str, tuple[Stream, ...]] = {}


@dataclass(frozen=True, slots=True)
class KeywordQuery:
    """FTS5 expressions; an empty string means: nothing to ask.

    `any_of` finds candidates, `all_of` those with every term (an identifier counts when it stands whole or
    its parts in a row), `close` those with every term within a bullet's length, `required` those with every
    quoted phrase, `excluded` those to drop, `identifiers` those with every identifier of the question.
    `exact`: the question is nothing but identifiers, phrases, or a stop word; `only_time`: it asks only for a
    time. `last`: the word at the very end, which may be still in the typing; `unfinished`: it is searched as
    the beginning of a word, a lone stop word as that of a word in a title. `spelt`: other ways to write some
    terms. `plain`: the terms that can stand in a note in one way only.
    """

    terms: tuple[str, ...]
    any_of: str
    all_of: str
    close: str
    required: str
    excluded: str
    identifiers: str
    exact: bool
    only_time: bool = False
    last: str = ""
    unfinished: bool = False
    spelt: Mapping[str, tuple[Stream, ...]] = field(default_factory=dict)
    plain: frozenset[str] = frozenset()

    def is_beginning(self, term: str) -> bool:
        """Whether a term of the question stands for all terms that begin with it."""
        return is_single_cjk(term) or (self.unfinished and term == self.last)


def build(
    parsed: ParsedQuery,
    *,
    unfinished: bool = False,
    spelt: Mapping[str, tuple[Stream, ...]] = _AS_ASKED,
    together: Sequence[Together] = (),
) -> KeywordQuery:
    """The expressions of a parsed question; `unfinished` takes its last word as the beginning of one, what is
    in `spelt` may be spelt otherwise in the notes, and the first of `together` is an identifier there.
    """
    words = asked_words(parsed)
    terms = tuple(dict.fromkeys(content_terms(words)))[:MAX_TERMS]
    last = terms[-1] if terms and _ENDS_IN_WORD.search(words) and not is_cjk_term(terms[-1]) else ""
    begun = last if unfinished else None
    titled = [f"heading : {match_term(last, last)}"] if begun and is_stop_word(last) else []
    groups = _groups(words, terms)
    ways = titled + [way for term in terms for way in _ways(term, spelt, None if titled else begun)]
    identifiers = [group for group in groups if _is_identifier(group, alone=len(groups) == 1)]
    named = [_match_group(group, spelt) for group in identifiers] + list(map(_match_run, together[:1]))
    phrased = " ".join(parsed.phrases)
    return KeywordQuery(
        terms=terms,
        any_of=" OR ".join(dict.fromkeys(ways)),
        all_of=" AND ".join(dict.fromkeys(_match_group(group, spelt, begun) for group in groups)),
        close="".join(titled) or _match_close(groups, begun),
        required=" AND ".join(filter(None, map(match_phrase, parsed.phrases))),
        excluded=" OR ".join(filter(None, map(match_phrase, parsed.excluded))),
        identifiers=" AND ".join(dict.fromkeys(named)),
        exact=bool(terms)
        and (bool(titled) or len(identifiers) == len(groups) or set(terms) <= set(query_terms(phrased))),
        only_time=parsed.time is not None and parsed.time.is_filter,
        last=last,
        unfinished=unfinished,
        spelt=spelt,
        plain=frozenset(whole.term for whole, *parts in groups if not parts and whole.term not in spelt),
    )


def asked_words(parsed: ParsedQuery) -> str:
    """What is asked by words.

    Words such as "yesterday" have done their work as a time; a year may as well stand in a note.
    """
    asks_more = parsed.time is not None and not parsed.time.is_filter
    return parsed.beside_time if asks_more and not _DIGIT.search(parsed.time_words) else parsed.words


def match_term(term: str, begun: str | None = None) -> str:
    """One term, quoted; a lone CJK character and the word that is only `begun` as a prefix."""
    return _quoted((term,)) + ("*" if is_single_cjk(term) or term == begun else "")


def match_phrase(text: str) -> str:
    """Everything that contains the text as it stands, or as the end or middle of an identifier."""
    streams = [_quoted(stream) + ("*" if is_single_cjk(stream[-1]) else "") for stream in phrases(text)]
    return f"({' OR '.join(streams)})" if streams else ""


def match_stream(stream: Stream) -> str:
    """Terms in a row; a lone CJK character at the end as a prefix."""
    return _quoted(stream) + ("*" if is_single_cjk(stream[-1]) else "")


def _quoted(stream: Iterable[str]) -> str:
    return '"' + " ".join(stream).replace('"', '""') + '"'


def _groups(words: str, wanted: Sequence[str]) -> list[list[Token]]:
    """The question's words, an identifier's parts behind their whole, and its CJK terms, each by itself."""
    groups: list[list[Token]] = []
    for token in analyse(words)[: MAX_TERMS * 8]:
        if is_cjk_term(token.term):
            continue
        if groups and token.end <= groups[-1][0].end:
            groups[-1].append(token)
        elif token.term in wanted:
            groups.append([token])
    return groups + [[Token(term, 0, 0, 0)] for term in wanted if is_cjk_term(term)]


def _ways(term: str, spelt: Mapping[str, tuple[Stream, ...]], begun: str | None = None) -> list[str]:
    """A term and its other spellings."""
    mark = "*" if term == begun else ""
    ways = (match_stream(stream).removesuffix(mark) + mark for stream in spelt.get(term, ()))
    return [match_term(term, begun), *ways]


def _match_group(
    group: list[Token], spelt: Mapping[str, tuple[Stream, ...]], begun: str | None = None
) -> str:
    whole, *parts = group
    ways = _ways(whole.term, spelt, None if parts else begun)
    if parts:
        ways.append(_quoted(token.term for token in parts))
    return f"({' OR '.join(ways)})" if len(ways) > 1 else ways[0]


def _match_run(run: Together) -> str:
    """Words that make one identifier, together or apart."""
    apart = filter(None, map(match_phrase, dict.fromkeys((run.text, run.text.lower()))))
    return f"({' OR '.join((match_term(run.term), *apart))})"


def _match_close(groups: list[list[Token]], begun: str | None) -> str:
    """All groups near each other; an identifier by its parts, which follow each other in the index."""
    near = [
        _quoted(token.term for token in parts) if parts else match_term(whole.term, begun)
        for whole, *parts in groups
    ]
    return f"NEAR({' '.join(near)}, {CLOSE})" if len(near) > 1 else ""


def _is_identifier(group: list[Token], *, alone: bool) -> bool:
    """Something a person copies rather than thinks of: `PO-58213`, `a3f9c71`, `login_guard.py`.

    A hyphen alone joins words too (`check-in`) and a lone number counts things, so these only count when they
    are all there is.
    """
    whole, *parts = group
    if is_cjk_term(whole.term):
        return False
    if not parts:
        return bool(_MIXED.match(whole.term)) or (alone and whole.term.isdigit())
    joined = bool(_JOINT.search(whole.term)) and any(len(part.term) > 1 for part in parts)
    return alone or joined or any(char.isdigit() for char in whole.term)
