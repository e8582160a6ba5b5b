from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from app.engine.capture import as_item, capture, take_back
from app.engine.ledger import PERSON
from app.engine.pins import GonePin, Pins
from app.errors import MemoroError
from tests.engine.conftest import Start

DAY = date(2026, 11, 2)
LOG = "memory/2026-11-02.md"


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ("  call Anna ", "- call Anna"),
        ("- done", "- done"),
        ("牛乳を買う", "- 牛乳を買う"),
        ("one\ntwo\n\nthree", "- one\n  two\n\n  three"),
    ],
)
def test_a_thought_is_one_item(text: str, item: str) -> None:
    assert as_item(text) == item


def test_it_goes_to_the_log_of_the_day_and_can_be_taken_back(start: Start, workspace: Path) -> None:
    engine = start().engine
    before = (workspace / LOG).read_bytes()
    done = capture(engine, "猫の名前はこむぎ", today=DAY)
    assert (workspace / LOG).read_text(encoding="utf-8").splitlines()[done.line - 1] == "- 猫の名前はこむぎ"
    (change, *_) = engine.records.history().changes(path=LOG, limit=1)
    assert (change.who, change.why) == (PERSON, "Quick note")
    assert not capture(engine, "猫の名前はこむぎ", today=DAY).is_new
    take_back(engine, done)
    assert (workspace / LOG).read_bytes() == before


def test_the_first_thought_of_a_day_makes_its_log(start: Start, workspace: Path) -> None:
    done = capture(start().engine, "quiet", today=date(2026, 12, 1))
    text = (workspace / done.path).read_text(encoding="utf-8")
    assert text == "# 2026-12-01\n\n- quiet\n"


def test_nothing_is_no_thought(start: Start) -> None:
    with pytest.raises(MemoroError):
        capture(start().engine, "  \x00 ", today=DAY)


def test_a_pin_follows_its_line_and_goes_again(start: Start, workspace: Path) -> None:
    engine = start().engine
    pins = Pins(engine)
    assert pins.of() == []
    assert pins.toggle(LOG, 3, "Day")
    (workspace / LOG).write_text(
        "# Day\n\n- new\n- new\n- Ticket TKY-77120 waits for the vendor.\n", encoding="utf-8"
    )
    (pin,) = Pins(engine).of()
    assert (pin.path, pin.line, pin.title) == (LOG, 5, "Day")
    (workspace / LOG).rename(workspace / "memory" / "away.md")
    (gone,) = pins.of()
    assert isinstance(gone, GonePin)
    assert not gone.note_is_there
    (workspace / "memory" / "away.md").rename(workspace / LOG)
    assert not pins.toggle(LOG, 5, "Day")
    assert pins.of() == []


def test_a_pin_whose_line_is_gone_says_so_and_can_be_taken_away(start: Start, workspace: Path) -> None:
    pins = Pins(start().engine)
    assert pins.toggle(LOG, 3, "Day")
    (workspace / LOG).write_text("# Day\n", encoding="utf-8")
    (gone,) = pins.of()
    assert isinstance(gone, GonePin)
    assert gone.note_is_there
    assert not pins.toggle(gone.path, gone.line, gone.title)
    assert pins.of() == []


def test_a_pin_whose_note_is_gone_can_be_taken_away(start: Start, workspace: Path) -> None:
    pins = Pins(start().engine)
    assert pins.toggle(LOG, 3, "Day")
    (workspace / LOG).unlink()
    assert not pins.toggle(LOG, 3, "Day")
    assert pins.of() == []
    with pytest.raises(MemoroError):
        pins.toggle(LOG, 3, "Day")


def test_damaged_pins_harm_nothing(start: Start) -> None:
    engine = start().engine
    engine.paths.data_dir.mkdir(parents=True, exist_ok=True)
    (engine.paths.data_dir / "pins.json").write_text("[{", encoding="utf-8")
    assert Pins(engine).of() == []
    assert Pins(engine).toggle("MEMORY.md", 0, "Facts")
    assert len(Pins(engine).of()) == 1
