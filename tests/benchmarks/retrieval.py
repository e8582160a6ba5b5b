"""Retrieval quality of the whole engine on the evaluation sets, per language.

    python -m tests.benchmarks.retrieval [--eval DIR] [--cache DIR] [--sets NAME...]

`--eval` (or MEMORO_EVAL) is the folder with `data/<set>/`, `../shared/eval` beside the project by default.
The index stays in `--cache`, so that only the first run makes vectors (a quarter of an hour). Prints
recall@6, nDCG@10 and MRR@10 at the default settings: the single-language sets as one mixed index, then each
cross-language set, and the conversations once more, alone; the calibrated fusion, OpenClaw's weighted one,
and keywords alone. Conversations are read as transcripts from where they are
(`memorySearch.sync.sessions.folder`).
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import shutil
import tempfile
import time
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import mean
from typing import Any

from app.search.types import SearchHit
from tests.benchmarks.whole_engine import ask, engine_over

LANGUAGES = ("en", "ja", "ko", "zh")
ANY_TEXT = ("ja-niilc", "en-locomo")
"""Sets whose answers need not stand literally in the text that answers."""

Scores = tuple[float, float, float]
WAYS: dict[str, dict[str, Any]] = {
    "calibrated": {},
    "weighted": {"hybrid": {"fusion": "weighted"}},
    "keywords": {"provider": "none"},
}


def main() -> None:
    beside = Path(__file__).parents[2] / ".." / "shared" / "eval"
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--eval", type=Path, default=Path(os.environ.get("MEMORO_EVAL", beside)))
    parser.add_argument("--sets", nargs="*", help="only these")
    parser.add_argument("--cache", type=Path, default=Path(tempfile.gettempdir()) / "memoro-bench-retrieval")
    options = parser.parse_args()
    data = options.eval.resolve() / "data"
    if not data.is_dir():
        print(f"no evaluation sets at {data}: nothing measured")
        return
    sets = sorted(path.name for path in data.iterdir() if path.is_dir())
    sets = [name for name in sets if not options.sets or name in options.sets]
    if mixed := [name for name in sets if not name.startswith("x-")]:
        measure(data, options.cache / "mixed", mixed)
    for name in (name for name in sets if name not in mixed or (is_talk(data / name) and len(mixed) > 1)):
        measure(data, options.cache / name, [name])


def measure(data: Path, cache: Path, sets: list[str]) -> None:
    """One index over these sets, asked in every way."""
    print(f"\n{', '.join(sets)}")
    workspace = cache / "notes"
    (workspace / "memory").mkdir(parents=True, exist_ok=True)
    talks = next((data / name / "sessions" for name in sets if is_talk(data / name)), None)
    for name in sets:
        lay_out(data / name, workspace / "memory" / name)
    for way, settings in WAYS.items():
        # Where vectors once were they go on answering: words alone need an index of their own.
        home = cache / ("words" if way == "keywords" else "home")
        with engine_over(workspace, home, sessions=talks, **settings) as engine:
            started, scores = time.perf_counter(), {}
            for name in sets:
                questions = read_questions(data / name)
                scores[name] = average(
                    rate(name, question, ask(engine, question["query"])) for question in questions
                )
            print_table(way, scores, time.perf_counter() - started)


def is_talk(folder: Path) -> bool:
    """Whether a set is made of conversations."""
    return (folder / "sessions").is_dir()


def lay_out(source: Path, target: Path) -> None:
    """Copy a set into the memory; conversations are read where they are."""
    if not target.exists() and (source / "memory").is_dir():
        shutil.copytree(source / "memory", target / "memory")


def read_questions(folder: Path) -> list[dict[str, Any]]:
    text = (folder / "queries.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def rate(name: str, question: dict[str, Any], hits: list[SearchHit]) -> Scores:
    """(recall@6, nDCG@10, reciprocal rank@10) of one question, each 0 to 100."""
    wanted, found = question["relevant"], set[int]()
    gain = rank = recall = 0.0
    for place, hit in enumerate(hits[:10], start=1):
        fresh = {at for at, gold in enumerate(wanted) if covers(name, hit, gold, question["answers"])} - found
        if fresh:
            found |= fresh
            gain += 1 / math.log2(place + 1)
            rank = rank or 1 / place
        if place <= 6:
            recall = len(found) / len(wanted)
    ideal = sum(1 / math.log2(place + 1) for place in range(1, min(10, len(wanted)) + 1))
    return 100 * recall, 100 * min(1.0, gain / ideal), 100 * rank


def covers(name: str, hit: SearchHit, gold: dict[str, Any], answers: list[str]) -> bool:
    """Whether the hit holds the lines of the answer and, where it is literal, the answer itself."""
    path = hit.path.removeprefix(f"memory/{name}/")
    if path != gold["path"] or hit.start_line > gold["end_line"] or hit.end_line < gold["start_line"]:
        return False
    text = squeezed(hit.text)
    return name in ANY_TEXT or not answers or any(squeezed(answer) in text for answer in answers)


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text).casefold())


def average(scores: Iterable[Scores]) -> Scores:
    recall, gain, rank = (mean(column) for column in zip(*scores, strict=True))
    return recall, gain, rank


def print_table(way: str, sets: dict[str, Scores], seconds: float) -> None:
    """Per set, per language (the mean of its sets), and the mean of the languages."""
    print(f"{way:12s} {'recall@6':>9s} {'nDCG@10':>8s} {'MRR@10':>7s}   ({seconds:.0f} s)")
    languages: dict[str, list[Scores]] = defaultdict(list)
    for name, scores in sets.items():
        languages[name.split("-")[0]].append(scores)
        print_row(f"  {name}", scores)
    by_language = {language: average(each) for language, each in languages.items() if language in LANGUAGES}
    for language, scores in sorted(by_language.items()):
        print_row(f"  [{language}]", scores)
    if len(by_language) > 1:
        print_row("  [mean]", average(by_language.values()))


def print_row(name: str, scores: Scores) -> None:
    print(f"{name:12s} {scores[0]:9.1f} {scores[1]:8.1f} {scores[2]:7.1f}", flush=True)


if __name__ == "__main__":
    main()
