"""Single words over memories of four to ten notes: what is found first, and where anything is shown at all.

    python -m tests.benchmarks.tiny_memories [--tune]

Prints by memory and kind of word how often the right note is first and how often anything is shown, with
`app/search/relation.py` switched off and on. Words of the kinds `elsewhere` and `nonsense` have no note:
fewer shown is better there.

The two memories whose names begin with `tuning` chose the threshold. `english`, `japanese` and `mixed` were
written before anything was measured, and told that notes in one language find less with it;
`japanese-english`, `korean-english` and `four-languages`
were written after that and chose nothing. Change none of them.

`--tune` prints for thresholds over the tuning memories alone: the share of words whose note is first, the
share of words without a note that show nothing, and their mean. The rule: the middle of all thresholds whose
mean is within half a hundredth of the best.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from app.engine.engine import Engine
from app.resources import resource_path
from app.search import legs, ranking
from tests.benchmarks.whole_engine import ask, engine_over

HERE = Path(__file__).parent / "data" / "tiny"
THRESHOLDS = [step / 100 for step in range(8, 31)]
WITHIN = 0.005


class Asked(NamedTuple):
    """A word, its kind, and the name of the note that answers; empty if none does."""

    kind: str
    note: str
    word: str


class Outcome(NamedTuple):
    asked: Asked
    first: bool
    shown: bool


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tune", action="store_true", help="only the tuning memories, by threshold")
    options = parser.parse_args()
    if options.tune:
        tune()
        return
    print(f"{'':30s}{'words':>6s}  {'first: off':>10s}{'on':>5s}  {'shown: off':>10s}{'on':>5s}")
    for folder in memories():
        with tempfile.TemporaryDirectory() as home, engine_over(notes_of(folder), Path(home)) as engine:
            with patch.object(legs, "TINY", 0):
                off = outcomes(engine, folder)
            print_rows(folder.name, off, outcomes(engine, folder))


def print_rows(name: str, off: list[Outcome], on: list[Outcome]) -> None:
    for kind in dict.fromkeys(each.asked.kind for each in off):
        before, after = ([each for each in run if each.asked.kind == kind] for run in (off, on))
        firsts = [sum(each.first for each in run) for run in (before, after)]
        shown = [sum(each.shown for each in run) for run in (before, after)]
        right = f"{firsts[0]:10d}{firsts[1]:5d}" if before[0].asked.note else f"{'-':>10s}{'-':>5s}"
        print(f"{name:18s}{kind:12s}{len(before):6d}  {right}  {shown[0]:10d}{shown[1]:5d}", flush=True)


def tune() -> None:
    found: dict[float, list[Outcome]] = {threshold: [] for threshold in THRESHOLDS}
    with ExitStack() as open_ones:
        for folder in memories(tuning=True):
            home = open_ones.enter_context(tempfile.TemporaryDirectory())
            with engine_over(notes_of(folder), Path(home)) as engine:
                for threshold in THRESHOLDS:
                    with patch.object(ranking, "RELATED", threshold):
                        found[threshold] += outcomes(engine, folder)
    means = {}
    for threshold, run in found.items():
        first = share(each.first for each in run if each.asked.note)
        silent = share(not each.shown for each in run if not each.asked.note)
        means[threshold] = (first + silent) / 2
        print(f"{threshold:.2f}  first {first:.3f}  silent {silent:.3f}  mean {means[threshold]:.3f}")
    good = [threshold for threshold, mean in means.items() if mean >= max(means.values()) - WITHIN]
    print(f"the middle of those within {WITHIN} of the best: {(good[0] + good[-1]) / 2:.3f}")


def share(each: Iterator[bool]) -> float:
    values = list(each)
    return sum(values) / len(values)


def outcomes(engine: Engine, folder: Path) -> list[Outcome]:
    found = []
    for asked in questions(folder):
        hits = ask(engine, asked.word)
        first = bool(hits and asked.note) and Path(hits[0].path).stem == asked.note
        found.append(Outcome(asked, first, bool(hits)))
    return found


def memories(*, tuning: bool = False) -> list[Path]:
    folders = sorted(HERE.iterdir())
    return [each for each in folders if each.name.startswith("tuning")] if tuning else folders


def notes_of(folder: Path) -> Path:
    """The workspace; the sample memory is the one that users get."""
    return folder if (folder / "memory").is_dir() else resource_path("sample")


def questions(folder: Path) -> Iterator[Asked]:
    """One line for each kind and note: `kind note: word | word`, with `-` for no note."""
    for line in (folder / "questions.txt").read_text(encoding="utf-8").splitlines():
        head, words = line.split(": ", 1)
        kind, note = head.split()
        for word in words.split(" | "):
            yield Asked(kind, "" if note == "-" else note, word)


if __name__ == "__main__":
    main()
