from __future__ import annotations

import pytest

from app.errors import MemoroError


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (("The disk is full", "There is no room left."), "The disk is full. There is no room left."),
        (("The disk is full", "", "Make room"), "The disk is full. Make room."),
        (("磁盘已满", "没有空间了。", "Really?"), "磁盘已满. 没有空间了。 Really?"),
        (("No option", "It is not “a”", "Is it “b”?"), "No option. It is not “a” Is it “b”?"),
        (("Stopped",), "Stopped"),
    ],
)  # fmt: skip
def test_an_error_in_one_line_is_whole_sentences(parts: tuple[str, ...], told: str) -> None:
    assert str(MemoroError(*parts)) == told
