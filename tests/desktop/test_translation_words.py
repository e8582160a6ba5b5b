"""The words and signs of docs/translating.md hold in every translated text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from installers.translations import FOLDER

# What must not stand in a translation, and for texts of which kind it may.
UNWANTED = (
    ("ja", r"メモリ(?!ー)|ライブラリー", ""),
    ("ja", r"版|ほかのプログラム|今日のログ", ""),
    ("ja", r"[“”]|：|[ぁ-んァ-ヶ一-鿿]\?$|[ぁ-んァ-ヶ一-鿿] \([^)]*[ぁ-んァ-ヶ一-鿿]", ""),
    ("zh_CN", r"你|提供方|撤消|热键|每日日志|含义", ""),
    ("zh_CN", r"代理", r"(?i)prox"),
    ("zh_CN", r"[一-鿿][(?!:]|[一-鿿]  ", r"^Write name: value\.$"),
    ("ko", r"붙여 넣|미리보기|일시 정지|스스로|고르세요|비밀번호|시험", ""),
    ("ko", r"[가-힣] \([^)]", ""),
    ("ko", r"[“”]", r"^“%1”$|^It said: “%1”$"),
)


def texts(language: str) -> Iterator[tuple[str, str]]:
    for message in ET.parse(FOLDER / f"memoro_{language}.ts").getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        for form in translation.findall("numerusform") or [translation]:
            yield message.findtext("source", ""), form.text or ""


@pytest.mark.parametrize(("language", "unwanted", "but_for"), UNWANTED)
def test_one_thing_has_one_name(language: str, unwanted: str, but_for: str) -> None:
    found = [
        f"{source} → {text}"
        for source, text in texts(language)
        if re.search(unwanted, text) and not (but_for and re.search(but_for, source))
    ]
    assert not found, "see docs/translating.md"


@pytest.mark.parametrize("language", ["ja", "zh_CN", "ko"])
def test_a_percent_sign_follows_its_number(language: str) -> None:
    assert [text for _source, text in texts(language) if re.search(r"\d %(?!\d)", text)] == []


def test_a_korean_particle_after_a_name_has_both_forms() -> None:
    """Nobody knows how the name ends that takes the place of %1."""
    single = re.compile(r"(?:%\d|%\d’)(?:을|를|이|가|은|는|와|과|으로|로)(?![가-힣(])")
    assert [text for _source, text in texts("ko") if single.search(text)] == []
