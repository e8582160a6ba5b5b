"""Of notes that answer a question by the same words, the newest goes first: what was changed later holds now.

A memory keeps what was so before ("the door code is 4471") beside what came after. Without a word for now
only notes with all the words of a question compete, with nearly the same score, so that nothing else is
moved; a question for what is current says that the others of its words will do.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.search.ranking import Candidate

RIVALS = 10
"""Of so many best candidates one may go first."""
_AS_WORDY, _AS_WORDY_NOW = 0.9, 0.75
"""What the words of a rival have to say, as a share of those of the best."""
_WORDS, _WORDS_OF_NOW = 0.25, 0.1
"""The least that the words of the best have to say, so that others with the same are about the same."""
_AS_GOOD, _AS_GOOD_NOW = 0.7, 0.4
"""The least score of a rival, as a share of the best."""

_NOW = re.compile(
    r"\b(?:now|current|currently|latest|newest|most recent|nowadays|at present|still|up[- ]to[- ]date)\b"
    r"|今(?![日週月年朝夜晩度回後天晚期次季])|いま(?!す|し|せ)|現在|現時点|最新|现在|目前|如今|当前|當前|眼下"
    r"|지금|현재|최신|요즘|이제",
    re.IGNORECASE,
)


def asks_for_now(question: str) -> bool:
    """Whether the question says that it is about what holds at present."""
    return _NOW.search(question) is not None


def newest_first(
    found: list[Candidate], day_of: Callable[[list[int]], dict[int, date]], *, now: bool
) -> list[Candidate]:
    """The order with the newest of those that say the same at its head; `now`: the question asks for that.

    `day_of` gives the days of chunks whose notes have one. Notes without a day are kept up to date, so
    nothing goes before them. Scores are raised where needed, so that they still fall from first to last.
    """
    rivals = _rivals(found, now=now)
    days = day_of([each.chunk_id for each in rivals]) if len(rivals) > 1 else {}
    if rivals and rivals[0].chunk_id not in days:
        return found
    newest = max(rivals, key=lambda each: days.get(each.chunk_id, date.min), default=None)
    if newest is None or newest is found[0]:
        return found
    newest.score = found[0].score
    return [newest, *(each for each in found if each is not newest)]


def _rivals(found: list[Candidate], *, now: bool) -> list[Candidate]:
    """The best candidate and those that say the same; they keep their order."""
    if not found:
        return []
    best = found[0]
    words, score = best.words or 0.0, best.score * (_AS_GOOD_NOW if now else _AS_GOOD)
    if words < (_WORDS_OF_NOW if now else _WORDS) or not (now or best.full):
        return []
    return [
        each
        for each in found[:RIVALS]
        if each.full >= best.full
        and each.score >= score
        and (each.words or 0.0) >= words * (_AS_WORDY_NOW if now else _AS_WORDY)
    ]
