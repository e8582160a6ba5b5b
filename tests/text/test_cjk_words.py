"""Short words of Chinese, Japanese and Korean, checked against a plain scan of the notes."""

from __future__ import annotations

import pytest

from app.text.analysis import phrases, terms
from tests.text.texts import holds

NOTES = [
    "東京都に引っ越した。京都の祖母に電話する。",
    "お茶を買う。紅茶はもうある。茶色の靴。",
    "昨日は猫が来た。子猫の名前はミケ。",
    "サーバーの障害、サーバ室の鍵は青い箱。",
    "食べ物の写真を撮る。夕食はカレー。",
    "关ヶ原、日々の記録、らーめん屋。",
    "我们在北京见面，讨论数据库设计。",
    "猫喜欢吃鱼。北方的京剧。",
    "會議改到星期五，請通知大家。",
    "회의는 금요일로 옮겼다. 우리집 고양이.",
    "데이터베이스 설계를 검토했다. 집에서 일함.",
    "책을 샀다. 서울역에서 만나기.",
]
WORDS = (
    "猫 都 茶 鍵 箱 京 京都 東京 東京都 お茶 紅茶 子猫 食べ 夕食 サーバ サーバー カレー らーめん 日々 関ヶ原 "
    "关ヶ原 の記 室の 鱼 北京 京剧 数据 数据库 設計 设计 會議 会议 星期 犬 "
    "회의 금요 금요일 집 고양이 데이터 베이스 설계 책 서울 서울역 역 에서 도쿄"
).split()


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_found_in_the_notes_that_hold_it_and_in_no_other(word: str) -> None:
    exact = phrases(word)[0]
    found = [note for note in NOTES if holds(terms(note), exact)]
    assert found == [note for note in NOTES if word in note]
