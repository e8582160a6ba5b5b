"""Everyday questions over a memory as assistants write it: what is found, by category of question.

    python -m tests.benchmarks.everyday [--unseen] [--misses] [--keywords] [--cache DIR]

Some 330 daily logs and 30 topic notes in four languages, in which 182 facts stand (`data/everyday/`). Prints
by category how often the fact is first, among the first six, and the one that is shown; of questions without
an answer (`none`), how many show anything. `questions.txt` is for finding what is wrong, `unseen.txt` only
for telling whether a change helps elsewhere: look at its misses and it is worth nothing any more.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime, time, timedelta
from pathlib import Path
from random import Random
from typing import NamedTuple

from app.engine.engine import Engine
from app.search.types import SearchRequest
from tests.benchmarks.notes_maker import LANGUAGES, LAST_DAY, Filler, load_filler
from tests.benchmarks.whole_engine import engine_over

DATA = Path(__file__).parent / "data" / "everyday"
DAYS = 330
TOPICS = 30
NONE = "none"


class Fact(NamedTuple):
    """`place` is a day or the name of a topic note."""

    key: str
    place: str
    text: str


class Asked(NamedTuple):
    """A question and the keys of the facts that answer it; none where nothing does."""

    category: str
    language: str
    right: frozenset[str]
    query: str


class Outcome(NamedTuple):
    """Where the fact is among the hits, from 1, or 0; whether its line is shown; how many hits there are."""

    asked: Asked
    place: int
    shown: bool
    hits: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--unseen", action="store_true", help="the questions that were set aside")
    parser.add_argument("--misses", action="store_true", help="every question whose fact is not first")
    parser.add_argument("--keywords", action="store_true", help="without meaning")
    parser.add_argument("--cache", type=Path, default=Path(tempfile.gettempdir()) / "memoro-bench-everyday")
    options = parser.parse_args()
    where = make_memory(options.cache / "notes")
    home = options.cache / ("words" if options.keywords else "home")
    provider = "none" if options.keywords else None
    with engine_over(options.cache / "notes", home, provider=provider) as engine:
        found = [outcome(engine, each, where) for each in read_questions(unseen=options.unseen)]
    print_table(found)
    if options.misses:
        print_misses(found)


def read_facts() -> list[Fact]:
    found = []
    for head, text in _lines("facts.txt"):
        key, place = head.split()
        found.append(Fact(key, place, text))
    return found


def read_questions(*, unseen: bool) -> list[Asked]:
    found = []
    for head, text in _lines("unseen.txt" if unseen else "questions.txt"):
        category, language = head.split()
        keys, query = text.split(" | ", 1)
        found.append(Asked(category, language, frozenset(keys.split("+")) - {"-"}, query))
    return found


def _lines(name: str) -> Iterator[tuple[str, str]]:
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            head, text = line.split(" | ", 1)
            yield head, text


def make_memory(folder: Path) -> dict[str, tuple[str, int]]:
    """Write the memory; where each fact stands: its note and line. The same at every call."""
    random, filler, places = Random(11), load_filler(), defaultdict[str, list[Fact]](list)
    for fact in read_facts():
        places[fact.place].append(fact)
    days = [(LAST_DAY - timedelta(days=back)).isoformat() for back in range(DAYS)]
    topics = [place for place in places if place not in days]
    topics += [f"topic-{number:02d}" for number in range(TOPICS - len(topics))]
    (folder / "memory").mkdir(parents=True, exist_ok=True)
    where: dict[str, tuple[str, int]] = {}
    for name in (*days, *topics):
        path, facts = f"memory/{name}.md", places.get(name, [])
        lines = _note(random, filler, name, [fact.text for fact in facts], 10 if name in days else 20)
        (folder / path).write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        where |= {fact.key: (path, lines.index(f"- {fact.text}") + 1) for fact in facts}
    return where


def _note(random: Random, filler: Filler, name: str, facts: list[str], size: int) -> list[str]:
    own = random.choice(LANGUAGES)
    language = lambda: own if random.random() < 0.8 else random.choice(LANGUAGES)  # noqa: E731
    bullets = [filler.make(random, language()) for _ in range(random.randint(size // 2, size))] + facts
    random.shuffle(bullets)
    cut = random.randint(1, len(bullets) - 1)
    lines = [f"# {name}"]
    for part in (bullets[:cut], bullets[cut:]):
        lines += ["", f"## {filler.make(random, own, 'heading')}", "", *(f"- {bullet}" for bullet in part)]
    return lines


def outcome(engine: Engine, asked: Asked, where: dict[str, tuple[str, int]]) -> Outcome:
    now = datetime.combine(LAST_DAY, time(12))
    hits = engine.search(SearchRequest(asked.query, max_results=10, now=now)).hits
    right = [where[key] for key in asked.right]

    def holds(path: str, first: int, last: int) -> bool:
        return any(path == note and first <= line <= last for note, line in right)

    places = (at for at, hit in enumerate(hits, 1) if holds(hit.path, hit.start_line, hit.end_line))
    place = next(places, 0)
    shown = bool(place) and holds(hits[place - 1].path, *hits[place - 1].focus)
    return Outcome(asked, place, shown, len(hits))


def print_table(found: list[Outcome]) -> None:
    print(f"{'':14s}{'questions':>9s}{'first':>7s}{'in six':>8s}{'shown':>7s}")
    groups = defaultdict[str, list[Outcome]](list)
    for each in found:
        groups[each.asked.category].append(each)
    nothing = groups.pop(NONE, [])
    groups["all"] = [each for each in found if each.asked.category != NONE]
    for name, group in groups.items():
        first, six = (sum(1 <= each.place <= most for each in group) for most in (1, 6))
        print(f"{name:14s}{len(group):9d}{first:7d}{six:8d}{sum(each.shown for each in group):7d}")
    silent, hits = sum(not each.hits for each in nothing), sum(each.hits for each in nothing)
    print(f"{NONE:14s}{len(nothing):9d}   {silent} show nothing, the others {hits} places", flush=True)


def print_misses(found: list[Outcome]) -> None:
    for each in found:
        wrong = each.hits if not each.asked.right else each.place != 1
        if wrong:
            asked = each.asked
            place = f"{each.hits} hits" if not asked.right else str(each.place or "-")
            right = "+".join(sorted(asked.right))
            print(f"  {place:>7s} {asked.category} {asked.language} {right}: {asked.query[:70]}")


if __name__ == "__main__":
    main()
