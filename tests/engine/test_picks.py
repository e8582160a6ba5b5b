"""What was opened for a question stands first the next time, and nobody can read it from the file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.engine import picks as module
from app.engine.picks import FILE_NAME, Picks
from tests.engine.conftest import Start


@dataclass(frozen=True)
class Found:
    path: str
    line: int
    text: str


KETTLE = Found("memory/kitchen.md", 5, "the blue kettle")
OVEN = Found("memory/kitchen.md", 9, "the oven")
ANNA = Found("MEMORY.md", 5, "Anna is my sister")
PLACES = [ANNA, OVEN, KETTLE]


def test_the_same_question_finds_it_however_it_is_written(tmp_path: Path) -> None:
    Picks(tmp_path).keep("main", "Kettle  SEAL", KETTLE)
    again = Picks(tmp_path)
    assert again.find("main", " kettle ｓｅａｌ", PLACES) == 2
    assert again.find("main", "kettle", PLACES) == -1
    assert again.find("work", "kettle seal", PLACES) == -1
    assert again.find("main", "kettle seal", [ANNA]) == -1


def test_it_is_known_by_its_text_and_then_by_its_place(tmp_path: Path) -> None:
    picks = Picks(tmp_path)
    picks.keep("main", "q", KETTLE)
    moved = Found(KETTLE.path, 40, KETTLE.text)
    assert picks.find("main", "q", [OVEN, moved]) == 1
    edited = Found(KETTLE.path, 6, "the red kettle")
    assert picks.find("main", "q", [OVEN, edited, ANNA]) == 1


def test_the_last_one_that_was_opened_counts(tmp_path: Path) -> None:
    picks = Picks(tmp_path)
    picks.keep("main", "q", KETTLE)
    picks.keep("main", "q", ANNA)
    assert picks.find("main", "q", PLACES) == 0
    assert len(json.loads((tmp_path / FILE_NAME).read_bytes())["picks"]) == 1


def test_nothing_can_be_read_from_the_file(tmp_path: Path) -> None:
    Picks(tmp_path).keep("main", "where is the seal", KETTLE)
    text = (tmp_path / FILE_NAME).read_text(encoding="utf-8")
    assert not [word for word in ("seal", "kitchen", "kettle") if word in text]
    assert (tmp_path / FILE_NAME).stat().st_mode & 0o077 == 0
    other = tmp_path / "other"
    Picks(other).keep("main", "where is the seal", KETTLE)
    mine, theirs = (json.loads((folder / FILE_NAME).read_bytes()) for folder in (tmp_path, other))
    assert mine["picks"][0]["question"] != theirs["picks"][0]["question"]


def test_it_is_forgotten_by_question_note_agent_and_altogether(tmp_path: Path) -> None:
    picks = Picks(tmp_path)
    for agent in ("main", "work"):
        for question, place in (("a", KETTLE), ("b", OVEN), ("c", ANNA)):
            picks.keep(agent, question, place)

    def known(agent: str) -> list[int]:
        return [Picks(tmp_path).find(agent, question, PLACES) for question in "abc"]

    picks.drop("main", "C")
    assert known("main") == [2, 1, -1]
    picks.forget_note("main", "memory/kitchen.md")
    assert known("main") == [-1, -1, -1]
    assert known("work") == [2, 1, 0]
    picks.keep("main", "a", KETTLE)
    picks.forget("work")
    assert known("work") == [-1, -1, -1]
    assert known("main") == [2, -1, -1]
    picks.clear()
    assert known("main") == [-1, -1, -1]
    assert not list(tmp_path.iterdir())


def test_the_oldest_are_forgotten_when_there_are_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 3)
    picks = Picks(tmp_path)
    for question in "abcd":
        picks.keep("main", question, KETTLE)
    assert [picks.find("main", question, PLACES) for question in "abcd"] == [-1, 2, 2, 2]


@pytest.mark.parametrize(
    "damaged", [b"{", b"[]", b'{"secret": "zz", "picks": []}', b'{"secret": "", "picks": [{}]}']
)
def test_a_damaged_file_counts_as_empty(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(damaged)
    picks = Picks(tmp_path)
    assert picks.find("main", "q", PLACES) == -1
    picks.keep("main", "q", KETTLE)
    assert picks.find("main", "q", PLACES) == 2


@pytest.mark.parametrize("change", [{"line": "5"}, {"line": None}, {"secret": "00" * 80}])
def test_a_kept_place_that_makes_no_sense_is_not_known(tmp_path: Path, change: dict[str, object]) -> None:
    Picks(tmp_path).keep("main", "q", KETTLE)
    kept = json.loads((tmp_path / FILE_NAME).read_bytes())
    (kept if "secret" in change else kept["picks"][0]).update(change)
    (tmp_path / FILE_NAME).write_text(json.dumps(kept), encoding="utf-8")
    assert Picks(tmp_path).find("main", "q", PLACES) == -1


def test_nobody_but_the_popup_orders_by_it() -> None:
    """Assistants, the command line and the library get what the search found, in its order."""
    app = Path(module.__file__).parents[1]
    users = {
        path.relative_to(app).as_posix()
        for path in app.rglob("*.py")
        if "engine.picks" in path.read_text(encoding="utf-8")
    }
    assert users == {"desktop/popup/learned.py", "engine/forgetting.py", "engine/records.py"}


def test_where_it_cannot_be_kept_life_goes_on(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder would be", encoding="utf-8")
    picks = Picks(tmp_path / "data")
    picks.keep("main", "q", KETTLE)
    picks.clear()
    assert picks.find("main", "q", PLACES) == -1


def test_forgetting_a_note_forgets_that_it_was_opened(start: Start) -> None:
    engine = start(search="{ provider: 'none' }").engine
    picks = Picks(engine.paths.data_dir)
    picks.keep("main", "q", KETTLE)
    picks.keep("main", "r", ANNA)
    engine.records.history().purge("memory/kitchen.md")
    assert [picks.find("main", question, PLACES) for question in "qr"] == [-1, 0]
