from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.desktop.popup.merging import merged
from app.desktop.popup.rows import Row


def rows(*numbers: int, score: float = 0.5) -> list[Row]:
    return [
        Row(key=(f"{number}.md", 1), path=f"{number}.md", title=str(number), score=score)
        for number in numbers
    ]


def titles(found: list[Row]) -> list[str]:
    return [row.title for row in found]


NUMBERS = st.lists(st.integers(0, 12), unique=True, max_size=10)


@given(NUMBERS.filter(bool), NUMBERS, st.data())
def test_the_selected_row_stays_selected_and_in_its_place(
    shown: list[int], better: list[int], data: st.DataObject
) -> None:
    selected = data.draw(st.integers(0, len(shown) - 1))
    result = merged(rows(*shown), rows(*better, score=0.9), selected)
    assert result[selected].key == rows(*shown)[selected].key
    assert len({row.key for row in result}) == len(result)
    assert {row.key for row in rows(*better)} <= {row.key for row in result}


def test_the_others_take_the_better_order() -> None:
    assert titles(merged(rows(1, 2, 3), rows(4, 3, 2, 1), 1)) == ["4", "2", "3", "1"]


def test_the_selected_row_is_kept_when_the_better_answer_lacks_it() -> None:
    assert titles(merged(rows(1, 2, 3), rows(5, 6), 1)) == ["5", "2", "6"]


def test_the_selected_row_gets_its_new_facts() -> None:
    assert merged(rows(1, 2), rows(2, 1, score=0.9), 0)[0].score == 0.9


def test_nothing_selected_gives_the_better_answer_as_it_is() -> None:
    assert titles(merged([], rows(2, 1), -1)) == ["2", "1"]
