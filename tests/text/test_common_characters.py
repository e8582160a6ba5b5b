"""The lists that tell encodings apart, and how they are counted."""

from __future__ import annotations

import pytest

from app.text import common_characters
from installers.characters import EVERYDAY, SIZES, commonest

LISTS = {
    "zh_Hans": common_characters.SIMPLIFIED_CHINESE,
    "zh_Hant": common_characters.TRADITIONAL_CHINESE,
    "ja": common_characters.JAPANESE,
    "ko": common_characters.KOREAN,
}


@pytest.mark.parametrize("language", LISTS)
def test_a_list_has_each_character_once_and_those_of_everyday_notes(language: str) -> None:
    found = LISTS[language]
    assert len(found) == len(set(found)) == SIZES[language]
    assert set(EVERYDAY[language]) <= set(found)
    assert ("「" in found) is (language in ("zh_Hant", "ja"))


def test_the_commonest_come_first_and_everyday_ones_gain_their_share() -> None:
    everyday = dict.fromkeys(EVERYDAY["ko"])
    text = "가" * 900 + "갸" * 101 + "걔" * 2 + "ascii「」" * 50
    assert commonest("ko", text) == "가갸걔" + "".join(everyday), "1.2 of 1003 characters each"
    assert commonest("ko", text.replace("걔걔", "걔")).index("걔") == len(everyday) + 2
