"""The check-up points at what a person would, and not at what only looks like it."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterator
from datetime import date, timedelta

import pytest

from app.notes.checkup.check import Tell, check_up
from app.notes.checkup.dated import dates_in
from app.notes.checkup.findings import FINDING_KINDS, CheckedNote, Finding, Reached
from app.notes.checkup.secrets import find_secrets

TODAY = date(2026, 3, 4)
LONG = "The landlord's phone number is on the fridge and he is called after eight in the evening"


def check(**notes: str) -> list[Finding]:
    """Notes by name: `MEMORY`, or a name under memory/ with `_` for `-`."""
    return look(
        [
            CheckedNote(
                f"{name}.md" if name == "MEMORY" else f"memory/{name.strip('d').replace('_', '-')}.md", text
            )
            for name, text in notes.items()
        ]
    )


def look(notes: list[CheckedNote], tell: Tell = lambda _reached: None) -> list[Finding]:
    findings: list[Finding] = []
    check_up(notes, len(notes), today=TODAY, tell=tell, found=findings.extend)
    return findings


def kinds(findings: list[Finding]) -> list[tuple[str, str, int]]:
    return [(each.kind, each.path, each.line) for each in findings]


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("sk-proj-Ab12Cd34Ef56Gh78Ij90Kl12", "API key"),
        ("the key is AIzaSyA1234567890abcdefghijklmnopqrstu.", "API key"),
        ("ghp_abcdefghijklmnopqrstuvwxyz0123456789", "access token"),
        ("github_pat_11ABCDEFG0123456789_abcdef", "access token"),
        ("xoxb-1234567890-abcdefghij", "chat token"),
        ("bot 123456789:AAabcdefghijklmnopqrstuvwxyz0123456", "chat token"),
        ("AKIAIOSFODNN7EXAMPLE", "access key"),
        ("Authorization: Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6", "bearer token"),
        ("-----BEGIN OPENSSH PRIVATE KEY-----", "private key"),
        ("Wi-Fi password: Tr0ub4dor&3", "password"),
        ('"apiKey": "a8f5f167f44f4964e6c998dee827110c"', "password"),
        ("export DB_PASSWORD=hunter2hunter2", "password"),
        ("--token abcd1234efgh", "password"),
        ("パスワード：Sakura2026!", "password"),
        ("密码：Mima12345", "password"),
        ("postgres://app:Tr0ub4dor&3@db.internal/x", "password"),
        ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkw.dozjgNryP4J3jVmN", "access token"),
    ],
)
def test_secrets_are_found_and_never_shown(line: str, what: str) -> None:
    (found,) = check(a=f"# Note\n\n{line}\n")
    assert (found.kind, found.line, found.facts["what"]) == ("secret", 3, what)
    shown = str(found.facts["masked"])
    assert len(shown) <= 11
    assert shown not in line or shown == "…"


@pytest.mark.parametrize(
    "line",
    [
        "The password is in the keyring.",
        "password: ********",
        "api_key = ${OPENAI_API_KEY}",
        "token: <your token>",
        "sk-learn is a library for tokens",
        "API key: your-key-here",
        "secret: https://example.org/where",
        "The tokenizer splits text; max_tokens: 400",
        "passwords: important",
        "see sk-learn-estimators-and-pipelines",
    ],
)
def test_what_is_no_secret_is_left_alone(line: str) -> None:
    assert list(find_secrets(line)) == []


def test_a_copied_note_is_one_finding() -> None:
    text = "# Trip\n\n" + "\n".join(f"- {LONG} {word}" for word in ("mon", "tue", "wed"))
    findings = check(a=text, b=text + "\n- and one thing more", c="# Other\n\n- something else entirely")
    assert kinds(findings) == [("duplicate_note", "memory/a.md", 1)]
    assert findings[0].others == (("memory/b.md", 1),)


def test_an_entry_said_twice_is_found_with_both_places() -> None:
    findings = check(
        a=f"# People\n\n- {LONG}\n- Anna likes tea\n", b=f"# House\n\nSomething first.\n\n- {LONG}, mostly.\n"
    )
    assert kinds(findings) == [("duplicate_entry", "memory/a.md", 3)]
    assert findings[0].others == (("memory/b.md", 5),)
    assert findings[0].facts["similarity"] in range(80, 100)
    assert findings[0].action == "merge"


def test_the_same_entry_in_japanese() -> None:
    text = "大家さんの電話番号は冷蔵庫に貼ってあり、夜八時以降にかけること"
    other = "来週の水曜日に図書館で本を返してから駅前の店で買い物をする予定"
    assert kinds(check(a=f"- {text}\n- {other}", b=f"- {text}。")) == [("duplicate_entry", "memory/a.md", 1)]


def test_other_numbers_are_another_thing() -> None:
    assert check(a=f"- {LONG}, flat 3", b=f"- {LONG}, flat 4") == []


def test_what_stands_everywhere_is_a_habit() -> None:
    assert check(**{f"n{number}": f"- {LONG}\n- x{number} y{number}" for number in range(12)}) == []


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Dentist appointment on 2026-05-04", "dentist appointment: 2026-05-11"),
        ("Passport expires on March 4, 2027.", "The passport expires 2027/03/05"),
        ("引っ越しの予定日は2026年4月1日（水）", "引っ越しの予定日は2026年4月8日"),
        ("여권 만료일은 2027년 3월 4일", "여권 만료일은 2027년 4월 4일"),
    ],
)
def test_two_dates_for_one_thing(first: str, second: str) -> None:
    findings = check(MEMORY=f"# Memory\n\n- {first}\n", a=f"- {second}\n")
    assert [each.kind for each in findings] == ["contradicting_dates"]
    assert findings[0].action == "choose_date"
    assert len(str(findings[0].facts["dates"]).split("; ")) == 2


def test_dates_that_do_not_contradict() -> None:
    assert check(a="- Passport expires 2027-03-04", b="- passport expires March 4, 2027") == []
    logs = {f"d2026_02_0{day}": f"- Weekly call with Bob 2026-02-0{day}" for day in range(1, 4)}
    assert check(**logs) == []
    assert check(a="\n".join(f"- water the plants 2026-03-{day:02}" for day in range(1, 9))) == []


def test_a_memory_too_long_for_a_session() -> None:
    (found,) = check(MEMORY="# Memory\n\n" + "".join(f"- w{n} x{n}\n" for n in range(4_000)))
    assert (found.kind, found.action, found.facts["limit"]) == ("long_memory", "shorten", 5_000)
    assert int(found.facts["tokens"]) > 5_000


def test_old_logs_by_month() -> None:
    findings = check(d2025_01_02="- a", d2025_01_09="- b", d2025_02_01="- c", d2026_03_03="- d")
    assert [(each.kind, each.path, each.facts["count"]) for each in findings] == [
        ("stale_logs", "memory/2025-01-02.md", 2),
        ("stale_logs", "memory/2025-02-01.md", 1),
    ]


def test_dates_in_all_the_ways() -> None:
    for text in ("2026-03-04", "2026/3/4", "2026年3月4日", "2026년 3월 4일", "March 4th, 2026", "4 Mar 2026"):
        assert dates_in(f"On {text}!")[0] == (TODAY,), text
    assert dates_in("2026-02-30 and 1.2.2026.3") == ((), "2026-02-30 and 1.2.2026.3")


def test_ten_thousand_notes_take_seconds_and_it_is_told_how_far_it_is() -> None:
    chosen = random.Random(3)
    vocabulary = [f"word{number}" for number in range(3_000)]
    zipf = list(itertools.accumulate(1 / (number + 10) for number in range(3_000)))
    first = date(2020, 1, 1)

    def said() -> list[str]:
        return chosen.choices(vocabulary, cum_weights=zipf, k=12)

    notes = [
        CheckedNote(
            f"memory/{first + timedelta(days=number // 4)}-{number % 4}.md",
            "# Day\n" + "\n".join("- " + " ".join(said()) for _ in range(10)),
        )
        for number in range(10_000)
    ]
    seen: list[Reached] = []
    started = time.process_time()
    findings = look(notes, seen.append)
    assert time.process_time() - started < 20
    assert {each.kind for each in findings} == {"stale_logs"}
    assert [each for each in seen if each.stage == "reading"] == [
        Reached("reading", done, 10_000) for done in range(0, 10_000, 100)
    ]
    assert [stage for stage, _ in itertools.groupby(each.stage for each in seen)] == [
        "reading",
        "notes",
        "entries",
    ]


def test_a_secret_is_told_while_other_notes_are_still_read() -> None:
    read: list[int] = []
    told: list[tuple[str, int]] = []

    def notes() -> Iterator[CheckedNote]:
        for number in range(450):
            read.append(number)
            yield CheckedNote(
                f"memory/{number:03}.md", "- password: Tr0ub4dor&3" if number in {3, 420} else ""
            )

    def found(findings: list[Finding]) -> None:
        told.extend((each.path, len(read)) for each in findings)

    check_up(notes(), 450, today=TODAY, tell=lambda _reached: None, found=found)
    assert told == [("memory/003.md", 101), ("memory/420.md", 450)]


def test_kinds_come_one_after_the_other_so_that_nothing_moves() -> None:
    long = "\n".join(f"- word{number} and word{number + 1}" for number in range(3_000))
    old = "# Day\n\n- password: Tr0ub4dor&3\n"
    findings = check(
        z=f"- {LONG}\n- Anna's party is on 2026-03-04",
        MEMORY=long,
        d2020_01_01=old,
        d2020_01_02=old,
        b=f"- {LONG}, he says",
        a="- Anna's party is on 2026-03-05\n- token: abcd1234efgh",
    )
    found = kinds(findings)
    assert found == sorted(found, key=lambda each: (FINDING_KINDS.index(each[0]), *each[1:]))
    assert {kind for kind, _, _ in found} == set(FINDING_KINDS) - {"duplicate_note"}
