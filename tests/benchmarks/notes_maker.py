"""Makes memories of daily logs in four languages, with planted questions, for every benchmark.

One log a day, each a few sections of unrelated bullets (about 15 bullets and 1.2 kB a note), so that one
subject never fills a section. Deterministic: the same arguments give the same bytes. The texts come from
`data/filler.txt` (slot grammar) and `data/planted.txt` (questions, their one right bullet, near misses).
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from random import Random

DATA = Path(__file__).parent / "data"
LAST_DAY = date(2026, 11, 28)
LANGUAGES = ("en", "ja", "zh", "ko")
_SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Question:
    """A planted question. `language` is `xx`, or `asked-written` for cross-language ones."""

    kind: str
    language: str
    query: str
    bullet: str
    near: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Planted:
    """Where the one right bullet of a question stands: path relative to the folder, 1-based line."""

    question: Question
    path: str
    line: int


@dataclass(slots=True)
class Filler:
    slots: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def make(self, random: Random, language: str, slot: str = "bullet") -> str:
        if slot == "n":
            return str(random.randint(2, 95))
        text = random.choice(self.slots[f"{language}.{slot}"])
        return _SLOT.sub(lambda match: self.make(random, language, match[1]), text)


def load_questions() -> list[Question]:
    """All planted questions of `data/planted.txt`."""
    questions = []
    for block in (DATA / "planted.txt").read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if not lines:
            continue
        head, query = lines[0].split(" | ", 1)
        kind, language = head.split()
        bullets = [line[2:] for line in lines[1:]]
        questions.append(Question(kind, language, query, bullets[0], tuple(bullets[1:])))
    return questions


def make_logs(folder: Path, notes: int = 1000, seed: int = 7) -> list[Planted]:
    """Write `notes` daily logs into `folder/memory/`, ending on a fixed day; return the planted questions.

    With fewer notes than about 150 the bullets still all find a place, only more crowded.
    """
    random = Random(seed)
    questions = load_questions()
    extra = _spread(random, questions, notes)
    (folder / "memory").mkdir(parents=True, exist_ok=True)
    filler, where = load_filler(), {}
    for number in range(notes):
        day = LAST_DAY - timedelta(days=notes - 1 - number)
        path = f"memory/{day.isoformat()}.md"
        lines = _note(random, filler, day, extra[number])
        (folder / path).write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        where.update({line[2:]: (path, at) for at, line in enumerate(lines, 1) if line[2:] in extra[number]})
    return [Planted(question, *where[question.bullet]) for question in questions]


def load_filler() -> Filler:
    filler, slot = Filler(), ""
    for line in (DATA / "filler.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            slot = line[1:-1]
        elif line and not line.startswith("#"):
            filler.slots[slot].append(line)
    return filler


def _spread(random: Random, questions: list[Question], notes: int) -> list[list[str]]:
    """Which planted bullets go into which note. Near misses mostly stand on other days than the answer."""
    extra: list[list[str]] = [[] for _ in range(notes)]
    for question in questions:
        for bullet in (question.bullet, *question.near):
            extra[random.randrange(notes)].append(bullet)
    return extra


def _note(random: Random, filler: Filler, day: date, extra: list[str]) -> list[str]:
    """The lines of one daily log: mostly in one language, its planted bullets at random places."""
    own = LANGUAGES[random.randrange(4)]
    sections = random.choice((3, 3, 4, 4))
    bullets = [filler.make(random, _language(random, own)) for _ in range(random.randint(12, 20))] + extra
    random.shuffle(bullets)
    cuts = sorted(random.sample(range(1, len(bullets)), sections - 1))
    lines = [f"# {day.isoformat()}"]
    for first, last in zip([0, *cuts], [*cuts, len(bullets)], strict=True):
        lines += ["", f"## {filler.make(random, own, 'heading')}", ""]
        lines += [f"- {bullet}" for bullet in bullets[first:last]]
    return lines


def _language(random: Random, own: str) -> str:
    return own if random.random() < 0.8 else random.choice(LANGUAGES)
