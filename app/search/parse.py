"""What a person typed, taken apart: words, quoted phrases, exclusions, filters, words for time.

Every input has a reading; nothing here raises. What looks like syntax but cannot be used (`after:soon`, a
lone quote, a query that only excludes) is read as plain words instead.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date, timedelta

from app.text.dates import TimeRange, time_range

_QUOTES = str.maketrans("“”„‟＂«»", '"' * 7)
_FILTER = re.compile(r'(?<!\S)(-?)(path|tag|source|after|before):(?:"([^"]+)"|(\S+))', re.IGNORECASE)
_EXCLUDED = re.compile(r'(?<!\S)[-－](?:"([^"]+)"|(?=[^\W_])(\S+))')
_PHRASE = re.compile(r'"([^"]+)"')
_SOURCES = {"memory": "memory", "notes": "memory", "sessions": "sessions", "conversations": "sessions"}
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


def _read_syntax(query: str, today: date) -> ParsedQuery:
    """Everything but the meaning of words for time."""
    text = query.translate(_QUOTES)
    collected: dict[str, list[str]] = {"path": [], "-path": [], "tag": [], "-tag": [], "source": []}
    dates: dict[str, date] = {}

    def take_filter(match: re.Match[str]) -> str:
        minus, name, value = match[1], match[2].lower(), match[3] or match[4]
        if name in ("after", "before"):
            bound = None if minus else _bound(value, today, last=name == "before")
            if bound is None:
                return match[0]
            dates[name] = bound
        elif minus + name == "source":
            if (source := _SOURCES.get(value.casefold())) is None:
                return match[0]
            collected[name].append(source)
        elif minus + name in collected:
            collected[minus + name].append(value.casefold())
        else:
            return match[0]
        return " "

    text = _FILTER.sub(take_filter, text)
    excluded = tuple(match[1] or match[2] for match in _EXCLUDED.finditer(text))
    positive = _EXCLUDED.sub(" ", text)
    if excluded and not positive.strip() and not any(collected.values()) and not dates:
        positive, excluded = text, ()
    phrases = tuple(phrase for match in _PHRASE.finditer(positive) if (phrase := match[1].strip()))
    words = " ".join(positive.replace('"', " ").split())
    filters = Filters(
        paths=tuple(collected["path"]),
        not_paths=tuple(collected["-path"]),
        tags=tuple(tag.lstrip("#") for tag in collected["tag"]),
        not_tags=tuple(tag.lstrip("#") for tag in collected["-tag"]),
        sources=tuple(collected["source"]),
        first=dates.get("after"),
        last=dates.get("before"),
    )
    return ParsedQuery(words, phrases, excluded, filters)


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
