from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.diagnostics import GONE, redact, report
from tests.engine.conftest import Start

HOME = Path("/home/tanaka")


@pytest.mark.parametrize(
    ("text", "redacted"),
    [
        ("opened /home/tanaka/notes", "opened ~/notes"),
        ("/home/tanaka2/x", "/home/tanaka2/x"),
        ("owner tanaka, group", "owner ‹user›, group"),
        ("Authorization: Bearer abcdef123456", f"Authorization: Bearer {GONE}"),
        ('apiKey: "abcdef-secret"', f'apiKey: "{GONE}"'),
        ("key sk-proj-abcdefgh12345678", f"key {GONE}"),
        ("token=ghp_abcdefghijkl", f"token={GONE}"),
        ("https://me:pass@example.org/v1?key=abc&x=y", f"https://{GONE}@example.org/v1?{GONE}"),
        ("mail to sato@example.org", "mail to ‹mail›"),
        ("aGVsbG8gd29ybGQgdGhpcyBpcyBhIGtleSAxMjM0", GONE),
        ("memory/divorce-plan.md: skipped", "‹note›.md: skipped"),
        ("memory/2026-11-02.md:5 and MEMORY.md", "memory/‹day›.md:5 and MEMORY.md"),
        ("2026-11-02 10:12 INFO took 3 ms", "2026-11-02 10:12 INFO took 3 ms"),
        ("index of main: 12 notes, 0.4 s", "index of main: 12 notes, 0.4 s"),
    ],
)
def test_what_is_private_goes_and_what_helps_stays(text: str, redacted: str) -> None:
    assert redact(text, home=HOME) == redacted


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyzABCDEF0123456789", min_size=20, max_size=60), st.text())
def test_a_key_never_survives(key: str, around: str) -> None:
    assert f"sk-{key}" not in redact(f"{around} sk-{key} {around}", home=HOME)


def test_a_report_tells_the_state_and_no_text(start: Start, workspace: Path) -> None:
    (workspace / "memory" / "my private plan.md").write_text("- zebra crossing\n", encoding="utf-8")
    engine = start().engine
    engine.sync().result(20)
    lines = ["12:00 INFO the note memory/my private plan.md took 3 ms", f"in {workspace}"]
    text = report(engine, {"Windows": ["Qt 6"]}, lines=lines)
    for part in ("## State", "notes: 3", "## Self-check", "Keywords", "## Windows\nQt 6", "took 3 ms"):
        assert part in text
    for private in ("zebra", "boiler", "my private plan", "memory/2026", str(workspace)):
        assert private not in text
    assert "memory folder: ‹memory›" in text
    assert "workspace: (set)" in text


def test_a_folder_of_notes_is_not_named() -> None:
    folders = [Path("/data/sato"), Path("/data/sato/notes"), Path("/home/tanaka/divorce"), HOME]
    text = redact(
        "/data/sato/notes/memory, /data/sato/notes2, /home/tanaka/divorce/memory, /home/tanaka/else",
        home=HOME,
        folders=folders,
    )
    assert text == "‹memory›/memory, ‹memory›/notes2, ‹memory›/memory, ~/else"


def test_without_an_engine_there_is_still_a_report() -> None:
    assert "version: " in report(None, lines=[])
