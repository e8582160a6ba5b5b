"""What a person typed, taken apart: words, quoted phrases, exclusions, filters, words for time.

Every input has a reading; nothing here raises. What looks like syntax but cannot be used (`after:soon`, a
lone quote, a query that only excludes) is read as plain words instead.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import islice

from app.text.dates import TimeRange, time_range

_QUOTES = str.maketrans("“”„‟＂«»", '"' * 7)
_FILTER = re.compile(r'(?<!\S)([-－]?)(path|tag|source|after|before)[:：](?:"([^"]+)"|(\S+))', re.IGNORECASE)
_EXCLUDED = re.compile(r'(?<!\S)[-－](?:"([^"]+)"|(?=[^\W_])(\S+))')
_PHRASE = re.compile(r'"([^"]+)"')
_ANY = re.compile(f"{_FILTER.pattern}|{_EXCLUDED.pattern}|(?P<quoted>{_PHRASE.pattern})", re.IGNORECASE)
_SOURCES = {"memory": "memory", "notes": "memory", "sessions": "sessions", "conversations": "sessions"}
_MOST_WORDS = 4
"""Words of a date behind `after:`, such as "the week before last"."""
_ANY_DAY = date(2000, 1, 1)
"""What is syntax does not depend on the day."""
_MONTH_OR_DAY = re.compile(r"(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$")


@dataclass(frozen=True, slots=True)
class Filters:
    """Restrictions on notes. Dates are inclusive; texts match case-insensitively as parts of the path."""

    paths: tuple[str, ...] = ()
    not_paths: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    not_tags: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    first: date | None = None
    last: date | None = None

    def __bool__(self) -> bool:
        wanted = self.paths or self.tags or self.sources
        return bool(wanted or self.not_paths or self.not_tags or self.first or self.last)


@dataclass(frozen=True, slots=True)
class ParsedQuery:
    """`words` is the question without syntax (what is embedded and analysed); phrases must occur, excluded
    texts must not. `time` is what words such as "last week" mean, `beside_time` the question without those
    `time_words`.
    """

    words: str
    phrases: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    filters: Filters = Filters()
    time: TimeRange | None = None
    time_words: str = ""
    beside_time: str = ""


def parse_query(query: str, today: date) -> ParsedQuery:
    """Read `query`; `today` anchors words for time and is in the user's time zone."""
    return _with_time(_read_syntax(query, today), today)


def embedding_text(query: str) -> str:
    """What of a typed query is embedded: its words, without filters, quotes and exclusions."""
    return _read_syntax(query, _ANY_DAY).words


@dataclass(frozen=True, slots=True)
class Restriction:
    """A filter or an exclusion as it was understood; `query[start:end]` is what stands for it.

    `kind` is path, tag, source, after, before or text; `day` is the date of the two that have one. What could
    not be understood is of the kind `misread` and leaves nothing out; `value` is the filter as it was typed.
    """

    kind: str
    value: str
    start: int
    end: int
    excluded: bool = False
    day: date | None = None


def restrictions(query: str, today: date) -> tuple[Restriction, ...]:
    """All that leaves notes out by the query's syntax, in its order. Of several dates the last one holds."""
    filters, exclusions, _ = _taken_apart(query, today)
    last = {found.kind: found for found in filters if found.day}
    holding = [found for found in filters if last.get(found.kind, found) is found]
    return tuple(sorted((*holding, *exclusions), key=lambda found: found.start))


def misread(query: str, today: date) -> tuple[Restriction, ...]:
    """The filters whose value cannot be used, such as `after:banana`: they are searched as words."""
    found = (match for match in _FILTER.finditer(_outside_quotes(query)) if not match[1])
    return tuple(
        Restriction("misread", match[0], *match.span()) for match in found if not _filter(match, today)
    )


def _read_syntax(query: str, today: date) -> ParsedQuery:
    """Everything but the meaning of words for time."""
    filters, exclusions, positive = _taken_apart(query, today)
    phrases = tuple(phrase for match in _PHRASE.finditer(positive) if (phrase := match[1].strip()))
    words = " ".join(positive.replace('"', " ").split())
    return ParsedQuery(words, phrases, tuple(found.value for found in exclusions), _filters(filters))


def _taken_apart(query: str, today: date) -> tuple[list[Restriction], list[Restriction], str]:
    """Filters, exclusions, and what is left; a query that only excludes is plain words."""
    text, outside = query.translate(_QUOTES), _outside_quotes(query)
    filters = [found for match in _FILTER.finditer(outside) if (found := _filter(match, today))]
    exclusions = [
        Restriction("text", match[1] or match[2], *match.span(), excluded=True)
        for match in _EXCLUDED.finditer(_blanked(outside, filters))
    ]
    beside = _blanked(text, filters)
    positive = _blanked(beside, exclusions)
    return (filters, exclusions, positive) if filters or positive.strip() else ([], [], beside)


def _outside_quotes(query: str) -> str:
    """Within quotes nothing is syntax: `"rm -rf build"` are exact words."""
    text = query.translate(_QUOTES)
    return _ANY.sub(lambda match: "x" * len(match[0]) if match["quoted"] else match[0], text)


def _filter(match: re.Match[str], today: date) -> Restriction | None:
    excluded, kind, value = bool(match[1]), match[2].lower(), match[3] or match[4]
    start, end = match.span()
    day = None
    if kind in ("after", "before"):
        said = [] if excluded else [value] if match[3] else _beginnings(match.string[match.start(4) :])
        dates = ((text, _bound(text, today, last=kind == "before")) for text in said)
        text, day = next(((text, day) for text, day in dates if day), ("", None))
        if day is None:
            return None
        value, end = text, end + len(text) - len(value)
    elif kind == "source":
        value = "" if excluded else _SOURCES.get(value.casefold(), "")
        if not value:
            return None
    else:
        value = value.casefold().lstrip("#" if kind == "tag" else "")
        if not value:
            return None
    return Restriction(kind, value, start, end, excluded, day)


def _beginnings(text: str) -> list[str]:
    """What may be a date at the begin of the text, the longest first: `last week` before `last`."""
    return [text[: word.end()] for word in islice(re.finditer(r"\S+", text), _MOST_WORDS)][::-1]


def _blanked(text: str, taken: list[Restriction]) -> str:
    """`text` with blanks in the place of what was taken, so that the rest stays where it is."""
    for found in taken:
        text = text[: found.start] + " " * (found.end - found.start) + text[found.end :]
    return text


def _filters(found: list[Restriction]) -> Filters:
    def values(kind: str, *, excluded: bool = False) -> tuple[str, ...]:
        return tuple(each.value for each in found if (each.kind, each.excluded) == (kind, excluded))

    days = {each.kind: each.day for each in found}
    return Filters(
        paths=values("path"),
        not_paths=values("path", excluded=True),
        tags=values("tag"),
        not_tags=values("tag", excluded=True),
        sources=values("source"),
        first=days.get("after"),
        last=days.get("before"),
    )


def _with_time(parsed: ParsedQuery, today: date) -> ParsedQuery:
    """Add the time that the words name, unless the person was explicit with `after:`, `before:` or quotes."""
    if parsed.phrases or parsed.filters.first or parsed.filters.last or not parsed.words:
        return parsed
    found = time_range(parsed.words, today)
    if found is None:
        return parsed
    beside = f"{parsed.words[: found.start]} {parsed.words[found.end :]}".strip()
    said = parsed.words[found.start : found.end]
    return replace(parsed, time=found, time_words=said, beside_time=beside)


def _bound(value: str, today: date, *, last: bool) -> date | None:
    """The first or last day of `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or words for time; None when it is no date."""
    if re.fullmatch(r"\d{4}", value):
        value += "-12" if last else "-01"
    match = _MONTH_OR_DAY.match(value)
    if match is None:
        said = time_range(value, today)
        if said is None or (said.start, said.end) != (0, len(value)):
            return None
        return said.last if last else said.first
    try:
        if match[3]:
            return date(int(match[1]), int(match[2]), int(match[3]))
        first = date(int(match[1]), int(match[2]), 1)
        return (first + timedelta(days=31)).replace(day=1) - timedelta(days=1) if last else first
    except (ValueError, OverflowError):
        return None
