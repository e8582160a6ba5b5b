"""The check-up itself: one walk over the notes, then the comparisons between them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import date, timedelta

from app.notes.checkup.alike import Texts, clear, groups, words
from app.notes.checkup.dated import dates_in
from app.notes.checkup.findings import Action, CheckedNote, Finding, FindingKind
from app.notes.checkup.secrets import find_secrets
from app.notes.editing.guard import day_of_log, is_curated
from app.text.blocks import read_sections, unmarked
from app.text.front_matter import read_front_matter
from app.text.keywords import is_stop_word
from app.text.sizes import weight

LONGEST_MEMORY = 5_000  # tokens: an assistant loads MEMORY.md at the start of each session
STALE_AFTER = timedelta(days=180)
_NOTES_ALIKE, _ENTRIES_ALIKE = 0.85, 0.8
_SHORTEST_NOTE, _SHORTEST_ENTRY, _SHORTEST_ITEM = 15, 7, 2  # distinct words
_BOILERPLATE = 8  # what stands in more places is a habit, not a copy
_MOST_DATES = 3  # what has more dates happens again and again
_SHOWN = 160  # characters of a text in the facts

Progress = Callable[[int, int], None]


#: The path, the line and the text of an entry: a plain tuple, since there are many (see `Texts`).
_Entry = tuple[str, int, str]


class _Check:
    """What the walk over the notes gathers."""

    def __init__(self, today: date, cancelled: Callable[[], bool]) -> None:
        self.today = today
        self.cancelled = cancelled
        self.findings: list[Finding] = []
        self.paths: list[str] = []
        self.notes = Texts()
        self.entries: list[_Entry] = []
        self.said = Texts()
        self.dated: dict[str, list[tuple[_Entry, tuple[date, ...]]]] = defaultdict(list)
        self.stale: dict[str, list[tuple[date, str]]] = defaultdict(list)

    def note(self, note: CheckedNote) -> None:
        for secret in find_secrets(note.text):
            facts = {"what": secret.what, "masked": secret.masked}
            self.findings.append(Finding("secret", note.path, secret.line, "remove_secret", facts))
        day = day_of_log(note.path)
        if is_curated(note.path) and (tokens := weight(note.text) // 4) > LONGEST_MEMORY:
            facts_of_size = {"characters": len(note.text), "tokens": tokens, "limit": LONGEST_MEMORY}
            self.findings.append(Finding("long_memory", note.path, 1, "shorten", facts_of_size))
        if day and day < self.today - STALE_AFTER:
            self.stale[f"{day:%Y-%m}"].append((day, note.path))
        whole: list[str] = []
        for line, text in _entries(note.text):
            said = words(text)
            whole += said
            entry = (note.path, line, text)
            if len(set(said)) >= _SHORTEST_ENTRY:
                self.entries.append(entry)
                self.said.add(said)
            self._dates(entry, day)
        self.paths.append(note.path)
        self.notes.add(whole if len(set(whole)) >= _SHORTEST_NOTE else ())

    def _dates(self, entry: _Entry, day: date | None) -> None:
        dates, rest = dates_in(entry[2])
        if dates and day not in dates:  # a log's own date only says when it was written
            left = {word for word in words(rest) if not is_stop_word(word)}
            if len(left) >= _SHORTEST_ITEM:
                self.dated[" ".join(sorted(left))].append((entry, dates))

    def compare(self) -> None:
        copies: set[frozenset[str]] = set()
        for members, likeness in groups(self.notes, _NOTES_ALIKE, self.cancelled):
            paths = [self.paths[number] for number in members]
            copies.update(frozenset((paths[0], path)) for path in paths[1:])
            facts: dict[str, str | int] = {"similarity": round(100 * likeness)}
            others = tuple((path, 1) for path in paths[1:])
            self.findings.append(Finding("duplicate_note", paths[0], 1, "merge", facts, others))
        for members, likeness in groups(self.said, _ENTRIES_ALIKE, self.cancelled):
            entries = [self.entries[number] for number in members]
            if len(entries) <= _BOILERPLATE and frozenset(path for path, _, _ in entries) not in copies:
                facts = {"similarity": round(100 * likeness), "text": entries[0][2][:_SHOWN]}
                self._add("duplicate_entry", entries, facts)
        self._contradictions()
        for logs in self.stale.values():
            logs.sort()
            facts = {"count": len(logs), "first": logs[0][0].isoformat(), "last": logs[-1][0].isoformat()}
            others = tuple((path, 1) for _, path in logs[1:])
            self.findings.append(Finding("stale_logs", logs[0][1], 1, "archive", facts, others))

    def end(self) -> list[Finding]:
        """The findings by path and line. Sorts and frees bit by bit: either at once would stop a window."""
        by_path: dict[str, list[Finding]] = defaultdict(list)
        for finding in self.findings:
            by_path[finding.path].append(finding)
        for texts in (self.notes, self.said):
            texts.clear()
        clear(self.entries)
        return [
            finding
            for path in sorted(by_path)
            for finding in sorted(by_path[path], key=lambda each: (each.line, each.kind))
        ]

    def _contradictions(self) -> None:
        for found in self.dated.values():
            by_dates: dict[tuple[date, ...], _Entry] = {}
            for entry, dates in found:
                by_dates.setdefault(dates, entry)
            if 1 < len(by_dates) <= _MOST_DATES:
                entries = list(by_dates.values())
                said = "; ".join(", ".join(day.isoformat() for day in dates) for dates in by_dates)
                self._add("contradicting_dates", entries, {"text": entries[0][2][:_SHOWN], "dates": said})

    def _add(self, kind: FindingKind, entries: Sequence[_Entry], facts: dict[str, str | int]) -> None:
        (path, line, _), *rest = entries
        action: Action = "choose_date" if kind == "contradicting_dates" else "merge"
        others = tuple((path, line) for path, line, _ in rest)
        self.findings.append(Finding(kind, path, line, action, facts, others))


def check_up(
    notes: Sequence[CheckedNote],
    *,
    today: date,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] = lambda: False,
) -> list[Finding]:
    """Everything worth a look, by path and line. `progress` gets (done, total) notes now and then.

    When `cancelled` says so it stops soon, with what was found so far.
    """
    check = _Check(today, cancelled)
    for number, note in enumerate(notes):
        if number % 100 == 0:
            if progress:
                progress(number, len(notes))
            if cancelled():
                break
        check.note(note)
    if not cancelled():
        check.compare()
    found = check.end()
    if progress:
        progress(len(notes), len(notes))
    return found


def _entries(text: str) -> list[tuple[int, str]]:
    """List items and paragraphs with the line (from 1) at which they begin; no code."""
    lines = text.split("\n")
    found: list[tuple[int, str]] = []
    for section in read_sections(lines, read_front_matter(text).end_line):
        for block in section.blocks:
            if block.kind not in ("fence", "rule"):
                said = (unmarked(line).strip() for line in lines[block.first : block.last + 1])
                found.append((block.first + 1, " ".join(filter(None, said))))
    return found
