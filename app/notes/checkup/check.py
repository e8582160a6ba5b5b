"""The check-up itself: one walk over the notes, then the comparisons between them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta

from app.notes.checkup.alike import Progress, Texts, groups, words
from app.notes.checkup.dated import dates_in
from app.notes.checkup.findings import Action, CheckedNote, Finding, FindingKind, Reached, Stage
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

_EACH = 100  # notes, after which it is told how far it is

Tell = Callable[[Reached], None]
Found = Callable[[list[Finding]], None]

#: The path, the line and the text of an entry: a plain tuple, since there are many (see `Texts`).
_Entry = tuple[str, int, str]


class _Check:
    """What the walk over the notes gathers; `secrets` and `long` are findings already."""

    def __init__(self, today: date) -> None:
        self.today = today
        self.secrets: list[Finding] = []
        self.long: list[Finding] = []
        self.paths: list[str] = []
        self.notes = Texts()
        self.entries: list[_Entry] = []
        self.said = Texts()
        self.copies: set[frozenset[str]] = set()
        self.dated: dict[str, list[tuple[_Entry, tuple[date, ...]]]] = defaultdict(list)
        self.stale: dict[str, list[tuple[date, str]]] = defaultdict(list)

    def note(self, note: CheckedNote) -> None:
        for secret in find_secrets(note.text):
            facts = {"what": secret.what, "masked": secret.masked}
            self.secrets.append(Finding("secret", note.path, secret.line, "remove_secret", facts))
        day = day_of_log(note.path)
        if is_curated(note.path) and (tokens := weight(note.text) // 4) > LONGEST_MEMORY:
            facts_of_size = {"characters": len(note.text), "tokens": tokens, "limit": LONGEST_MEMORY}
            self.long.append(Finding("long_memory", note.path, 1, "shorten", facts_of_size))
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

    def take_secrets(self) -> list[Finding]:
        """Those found since the last time."""
        found, self.secrets = self.secrets, []
        return found

    def _dates(self, entry: _Entry, day: date | None) -> None:
        dates, rest = dates_in(entry[2])
        if dates and day not in dates:  # a log's own date only says when it was written
            left = {word for word in words(rest) if not is_stop_word(word)}
            if len(left) >= _SHORTEST_ITEM:
                self.dated[" ".join(sorted(left))].append((entry, dates))

    def contradictions(self) -> Iterable[Finding]:
        for found in self.dated.values():
            by_dates: dict[tuple[date, ...], _Entry] = {}
            for entry, dates in found:
                by_dates.setdefault(dates, entry)
            if 1 < len(by_dates) <= _MOST_DATES:
                entries = list(by_dates.values())
                said = "; ".join(", ".join(day.isoformat() for day in dates) for dates in by_dates)
                yield _of("contradicting_dates", entries, {"text": entries[0][2][:_SHOWN], "dates": said})

    def alike_notes(self, progress: Progress) -> Iterable[Finding]:
        for members, likeness in groups(self.notes, _NOTES_ALIKE, progress):
            paths = [self.paths[number] for number in members]
            self.copies.update(frozenset((paths[0], path)) for path in paths[1:])
            facts: dict[str, str | int] = {"similarity": round(100 * likeness)}
            others = tuple((path, 1) for path in paths[1:])
            yield Finding("duplicate_note", paths[0], 1, "merge", facts, others)

    def alike_entries(self, progress: Progress) -> Iterable[Finding]:
        """But for those of notes that are copies as a whole: call it after `alike_notes`."""
        for members, likeness in groups(self.said, _ENTRIES_ALIKE, progress):
            entries = [self.entries[number] for number in members]
            if len(entries) > _BOILERPLATE or frozenset(path for path, _, _ in entries) in self.copies:
                continue
            text = entries[0][2][:_SHOWN]
            facts: dict[str, str | int] = {"similarity": round(100 * likeness), "text": text}
            yield _of("duplicate_entry", entries, facts)

    def stale_logs(self) -> Iterable[Finding]:
        for logs in self.stale.values():
            logs.sort()
            first, last = logs[0][0].isoformat(), logs[-1][0].isoformat()
            facts: dict[str, str | int] = {"count": len(logs), "first": first, "last": last}
            others = tuple((path, 1) for _, path in logs[1:])
            yield Finding("stale_logs", logs[0][1], 1, "archive", facts, others)


def _of(kind: FindingKind, entries: Sequence[_Entry], facts: dict[str, str | int]) -> Finding:
    (path, line, _), *rest = entries
    action: Action = "choose_date" if kind == "contradicting_dates" else "merge"
    return Finding(kind, path, line, action, facts, tuple((path, line) for path, line, _ in rest))


def check_up(notes: Iterable[CheckedNote], total: int, *, today: date, tell: Tell, found: Found) -> None:
    """Everything worth a look, in parts for `found`: in the order of `FINDING_KINDS`, within one kind by path
    and line. So each part can be shown below the ones before.

    `notes` come by path, about `total` of them; `tell` hears now and then how far it is.
    """
    check = _Check(today)
    for number, note in enumerate(notes):
        if number % _EACH == 0:
            tell(Reached("reading", number, total))
            found(check.take_secrets())
        check.note(note)
    found(check.take_secrets())
    found(_in_order(check.contradictions()))
    found(_in_order(check.long))
    found(_in_order(check.alike_notes(_teller(tell, "notes"))))
    found(_in_order(check.alike_entries(_teller(tell, "entries"))))
    found(_in_order(check.stale_logs()))


def _teller(tell: Tell, stage: Stage) -> Progress:
    return lambda done, total: tell(Reached(stage, done, total))


def _in_order(findings: Iterable[Finding]) -> list[Finding]:
    return sorted(findings, key=lambda each: (each.path, each.line))


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
