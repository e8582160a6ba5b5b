from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.text.decoding import decode, decode_exactly
from app.text.likelihood import likeliest

NOTES = {
    "ja": "# 会議メモ\r\n\r\n- 明日の打ち合わせは十時から。資料を用意する。\r\n",
    "zh": "# 会议记录\n\n- 明天上午十点开会，请准备材料。\n",
    "zh_TW": "# 會議記錄\n\n- 明天上午十點開會，請準備材料。\n",
    "ko": "# 회의 기록\n\n- 내일 오전 열 시 회의, 자료를 준비한다.\n",
    "de": "# Notiz\n\nGrüße aus Köln, schöne Straße für uns.\n",
    "ru": "# Заметка\n\nЗавтра встреча в десять утра, подготовить материалы.\n",
}


@pytest.mark.parametrize(
    ("language", "encoding"),
    [
        ("ja", "cp932"), ("ja", "euc_jp"), ("ja", "iso2022_jp"), ("ja", "utf-16"), ("ja", "utf-16-le"),
        ("ja", "utf-16-be"), ("ja", "utf-8-sig"), ("zh", "gb18030"), ("zh", "gbk"), ("zh", "utf-16-le"),
        ("zh_TW", "big5"), ("ko", "euc_kr"), ("ko", "cp949"), ("ko", "utf-32"), ("ko", "utf-16-be"),
        ("de", "cp1252"),        ("de", "utf-16-be"), ("ru", "cp1251"), ("ru", "koi8_r"),
    ],
)  # fmt: skip
def test_notes_in_old_encodings(language: str, encoding: str) -> None:
    data = NOTES[language].encode(encoding)
    found = decode_exactly(data)
    assert found is not None
    assert found.text == NOTES[language]
    assert found.bom + found.text.encode(found.encoding) == data


@pytest.mark.parametrize(
    "data",
    [b"\x00" * 100, bytes(range(256)), b"\x89PNG\r\n\x1a\n" + b"a" * 50, b"%PDF-1.7\ntext", b"\xff\xfe\x00",
     b"abc\x00def" * 10, b"PK\x03\x04" + b"text" * 9],
)  # fmt: skip
def test_binary_data_is_no_text(data: bytes) -> None:
    assert decode(data) is None


def test_a_stray_nul_does_not_hide_a_note() -> None:
    assert decode(b"a" * 200 + b"\x00" + b"b") == "a" * 200 + "\x00b"


MIXED = "# Trip to Kyoto\n\n- We saw the autumn leaves. 紅葉がきれいだった。\n- The hotel was quiet.\n"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (MIXED.encode() + b"- broken \xe6\x97\n", MIXED + "- broken \ufffd\n"),
        (NOTES["ja"].encode()[:-3], NOTES["ja"][:-3] + "\ufffd"),
        ("- 東京\n- x ".encode() + b"\xe6\x97\n", "- 東京\n- x \ufffd\n"),
        (MIXED.encode() + b"\xed\xa0\x80", MIXED + "\ufffd"),
        (b"Plain words in a note " * 3 + b"\xed\xa0\x80", "Plain words in a note " * 3 + "\ufffd"),
        (NOTES["ru"].encode() + b"\xff", NOTES["ru"] + "\ufffd"),
        (NOTES["de"].encode() + b"\xe9", NOTES["de"] + "\ufffd"),
    ],
)  # fmt: skip
def test_a_bad_byte_costs_only_itself(data: bytes, text: str) -> None:
    assert decode_exactly(data) == (text, "", b"")


@pytest.mark.parametrize("data", [b"A nice caf\xe9", b"In the caf\xe9 of the museum, at ten in the morning."])
def test_a_letter_of_an_old_encoding_is_no_bad_byte(data: bytes) -> None:
    assert "caf\ufffd" not in (decode(data) or "")


def test_a_short_japanese_note_is_not_taken_for_korean() -> None:
    text = "# 日記\n- 京都で紅葉を見た"
    assert decode_exactly(text.encode("euc_jp")) == (text, "euc_jp", b"")


JAPANESE = (
    "- 展覧会を見る|- 湖畔を散歩|# 雑記\n- 窓側の席|- 修理屋は水曜定休|無香料の石鹸|- 大家さんが鍵を交換"
    "|# 案\n- 新しいアプリ|- 充電器を忘れた|健康診断の結果|暗証番号の控え"
)
RUSSIAN = "- Купить хлеб и молоко|# Заметка\n- Позвонить маме|Ключ лежит на кухне"
#: Notes of 5 to 20 characters, as people jot them down.
SHORT = {
    "gb18030": "- 看展览，安静待着|- 去湖边散步|# 杂记\n- 靠窗座位|- 修车铺周三关门|买无香肥皂和牙膏"
    "|- 房东换了锁|# 想法\n- 试试新软件|- 充电器落在办公室|- 体检报告出来了|密码本在抽屉里",
    "big5": "- 看展覽，安靜待著|- 去湖邊散步|# 雜記\n- 靠窗座位|- 修車行週三公休|買無香肥皂和牙膏"
    "|- 房東換了鎖|# 想法\n- 試試新軟體|- 充電器忘在辦公室|- 體檢報告出來了|密碼簿在抽屜裡",
    "cp949": "- 전시회 보기|- 호숫가 산책|# 메모\n- 창가 자리|- 정비소는 수요일 휴무|비누와 치약 사기"
    "|- 집주인이 자물쇠를 바꿈|# 생각\n- 새 앱 써 보기|- 충전기를 두고 옴|건강검진 결과|비밀번호 수첩",
    "cp932": JAPANESE,
    "euc_jp": JAPANESE,
    "cp1252": "Grüße aus Köln|- Schlüssel für Jürgen|Café à midi|- Réunion à l’hôtel|Año nuevo|- ¿Dónde está?"
    "|Möte på måndag|- Æbler og brød|It’s 25 € – pay|Não é amanhã",
    "cp1251": RUSSIAN,
    "koi8_r": RUSSIAN,
}


@pytest.mark.parametrize("encoding", SHORT)
def test_few_characters_tell_the_encoding(encoding: str) -> None:
    for text in SHORT[encoding].split("|"):
        assert decode_exactly(text.encode(encoding)) == (text, encoding, b"")


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        # A capital within a word, and two scripts side by side, are in the other encodings.
        ("cp1251", "iPhone сломан"), ("cp1251", "Сахар 2 кг"), ("koi8_r", "Чай"),
        # EUC-JP is hardly met any more, so where both are possible it is the other.
        ("gb18030", "奶奶讲了她"), ("cp949", "열쇠"),
        # All characters of both readings are common ones, but of different ranks.
        ("euc_jp", "ギターの弦"),
    ],
)  # fmt: skip
def test_what_tells_two_possible_encodings_apart(encoding: str, text: str) -> None:
    assert likeliest(text.encode(encoding)) == (encoding, text)


def test_the_end_of_what_is_looked_at_may_go_through_a_character() -> None:
    text = "- " + "天" * 5_000
    for size in range(2):
        assert likeliest(("a" * size + text).encode("gbk")) == ("gb18030", "a" * size + text)
        assert decode((text + "a" * size).encode("gbk")) == text + "a" * size
        assert decode(("a" * size + text).encode("gbk")) == "a" * size + text


def test_random_bytes_are_no_text() -> None:
    random_ = random.Random(1)
    printable = [10, *range(32, 256)]
    taken = sum(decode(bytes(random_.choices(printable, k=80))) is not None for _ in range(500))
    assert taken <= 5


@given(st.text(st.characters(min_codepoint=32, codec="utf-8")))
def test_utf8_is_itself(text: str) -> None:
    assert decode(text.encode()) == text.removeprefix("\ufeff") or text.startswith(("PK", "GIF8", "%PDF-"))


@given(st.binary(max_size=300))
def test_no_bytes_break_it(data: bytes) -> None:
    found = decode_exactly(data)
    if found and found.encoding == "utf-8":
        assert found.bom + found.text.encode() == data
