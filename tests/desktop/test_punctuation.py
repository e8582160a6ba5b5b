"""Titles become sentences with the stop of their language, and never with two."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.desktop.punctuation import labelled, listed, quoted, sentences, stop
from app.desktop.translation import use_language


@pytest.mark.parametrize(
    ("title", "sentence"),
    [
        ("No key", "No key."),
        ("キーがありません", "キーがありません。"),
        ("Really?", "Really?"),
        ("本当ですか？", "本当ですか？"),
        ("完了！", "完了！"),
        ("Reading…", "Reading…"),
        ("키가 없습니다", "키가 없습니다."),
        ("", ""),
    ],
)
def test_a_title_ends_once(title: str, sentence: str) -> None:
    assert stop(title) == sentence


def test_only_sentences_without_a_full_width_stop_are_parted_by_a_space() -> None:
    assert sentences("One.", "", "Two.") == "One. Two."
    assert sentences("一つ。", "二つ。") == "一つ。二つ。"


@pytest.mark.parametrize(
    ("language", "reason", "things"),
    [
        ("en", "“told so”", "one, two"),
        ("ja", "「told so」", "one、two"),
        ("zh_CN", "“told so”", "one、two"),
        ("ko", "“told so”", "one, two"),
    ],
)
def test_quotes_and_lists_have_the_signs_of_the_language(
    qapp: QApplication, language: str, reason: str, things: str
) -> None:
    use_language(language)
    try:
        assert quoted("told so") == reason
        assert quoted("") == ""
        assert listed(["one", "two"]) == things
    finally:
        use_language("en")


def test_a_label_has_the_colon_of_its_language() -> None:
    assert labelled("Password", "***") == "Password: ***"
    assert labelled("密码", "***") == "密码：***"
    assert labelled("パスワード", "***") == "パスワード：***"
    assert labelled("암호", "***") == "암호: ***"
