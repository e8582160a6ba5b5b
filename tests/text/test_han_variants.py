"""Han characters in the forms of other places."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.text.han_variants import other_forms
from installers.han import readings, variants


@pytest.mark.parametrize(
    ("term", "form"),
    [("会议", "會議"), ("會議", "会议"), ("読書", "读书"), ("读书", "読書"), ("頭髮", "头发"), ("黒", "黑")],
)
def test_forms_of_other_places(term: str, form: str) -> None:
    assert form in other_forms(term)
    assert term not in other_forms(term)


@pytest.mark.parametrize("term", ["山水", "たな", "tea", "회의"])
def test_what_is_written_in_one_way(term: str) -> None:
    assert other_forms(term) == []


def test_of_many_forms_some_are_enough() -> None:
    assert 0 < len(other_forms("發發發發發發")) <= 8


def test_the_tables_are_made_from_their_sources(tmp_path: Path) -> None:
    (tmp_path / "TSCharacters.txt").write_text("# OpenCC\n讀\t读\n乾\t干 乾\n", encoding="utf-8")
    (tmp_path / "JPShinjitaiCharacters.txt").write_text("読\t読 讀\n弐\t貳\n", encoding="utf-8")
    assert variants(tmp_path) == {"讀": "读", "乾": "干", "読": "读", "弐": "貳"}
    (tmp_path / "Unihan_Readings.txt").write_text(
        "# Unihan\nU+9AD8\tkJapaneseKun\tTAKAI\nU+9AD8\tkJapaneseOn\tKOU\nU+9AD8\tkMandarin\tgāo\n"
        "U+9AD8\tkDefinition\thigh\nU+3402\tkMandarin\txǐ\n",
        encoding="utf-8",
    )
    assert readings(tmp_path) == {
        "zh": [("gao", {"高"})],
        "ja": [("ko", {"高"}), ("taka", {"高"}), ("takai", {"高"})],
    }
