"""Daily logs of unrelated bullets, with one right bullet a question: what the engine finds, by kind.

    python -m tests.benchmarks.mixed_logs [--notes 1000] [--cache DIR]

Prints for each kind of question how often the note with the right bullet is first and among the first six,
and how often that bullet is the one shown; at the default settings, hybrid and by keywords. Then every miss.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import mean

from app.engine.engine import Engine
from app.text.chunks import chunk_markdown
from app.text.sizes import weight
from tests.benchmarks.notes_maker import Planted, make_logs
from tests.benchmarks.whole_engine import ask, engine_over

FIRST = ("identifier", "words")
"""Kinds whose answer has to be first; of the others 70 % have to be among the first six."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--notes", type=int, default=1000)
    parser.add_argument("--cache", type=Path, default=Path(tempfile.gettempdir()) / "memoro-bench-mixed")
    options = parser.parse_args()
    cache = options.cache / str(options.notes)
    planted = make_logs(cache / "notes", options.notes)
    print_cost(cache / "notes")
    with engine_over(cache / "notes", cache / "home") as engine:
        print_table("hybrid", engine, planted)
    with engine_over(cache / "notes", cache / "words", provider="none") as engine:
        print_table("keywords", engine, planted, misses=False)


def print_cost(workspace: Path) -> None:
    """How much more there is to embed than chunks alone, in characters as tokens are estimated."""
    whole = parts = 0
    for note in sorted((workspace / "memory").iterdir()):
        for chunk in chunk_markdown(note.read_text(encoding="utf-8")):
            whole += weight(chunk.embedded_text)
            parts += sum(weight(entry.text) for entry in chunk.entries)
    print(
        f"embedding work with entries: {(whole + parts) / whole:.2f} times that of chunks alone (limit 2.2)"
    )


def print_table(way: str, engine: Engine, planted: list[Planted], *, misses: bool = True) -> None:
    places: dict[str, list[int]] = defaultdict(list)
    shown: dict[str, list[bool]] = defaultdict(list)
    missed = []
    for each in planted:
        question = each.question
        hits = ask(engine, question.query, 20)
        right = (at for at, hit in enumerate(hits, 1) if holds(hit.path, hit.start_line, hit.end_line, each))
        place = next(right, 0)
        places[question.kind].append(place)
        if place:
            shown[question.kind].append(holds(each.path, *hits[place - 1].focus, each))
        if place != 1 and (question.kind in FIRST or not 1 <= place <= 6):
            missed.append(f"  {place or '-':>4} {question.kind} {question.language}: {question.query}")
    print(f"{way:10s} {'questions':>9s} {'first':>7s} {'in six':>7s} {'shown':>7s}")
    for kind, found in places.items():
        first, six = mean(place == 1 for place in found), mean(1 <= place <= 6 for place in found)
        right = mean(shown[kind]) if shown[kind] else 0.0
        print(f"  {kind:10s} {len(found):7d} {first:7.0%} {six:7.0%} {right:7.0%}")
    if misses:
        print("\n".join(missed), flush=True)


def holds(path: str, first: int, last: int, planted: Planted) -> bool:
    return path == planted.path and first <= planted.line <= last


if __name__ == "__main__":
    main()
