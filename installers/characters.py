"""Count the commonest characters of a language for `app/text/common_characters.py`, and print its lines.

    python -m installers.characters LANGUAGE FOLDER...

Every Markdown file below the folders counts; a folder written `FOLDER::2` with every second one only, in the
order of names. The texts were extracts of Wikipedia from public data sets: CMRC 2018 (zh_Hans), every second
one of DRCD (zh_Hant), JaQuAD and every second one of JSQuAD (ja), and every second one of TyDi QA (ko).
Encyclopedias hardly say "I", "ate" or "yesterday": what everyday notes are full of is added by hand.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

SIZES = {"zh_Hans": 850, "zh_Hant": 850, "ja": 400, "ko": 330}
EVERYDAY = {
    "zh_Hans": "我你们吗吧呢很还想去看做吃买好今昨周会议约客户房间药钱店饭妈爸孩朋友请给记得完问题找再等"
    "先忘换送打电话晚早午点半票快查修付款订单取消",
    "zh_Hant": "我你們嗎吧呢很還想去看做吃買好今昨週會議約客戶房間藥錢店飯媽爸孩朋友請給記得完問題找再等"
    "先忘換送打電話晚早午點半票快查修付款訂單取消",
    "ja": "私僕今昨晩朝夜電話予約病院薬友達買食飲料理会議資料連絡忘待店駅円週末土曜金午後前思聞見来"
    "行帰家族母父子供仕事打合確認送返信",
    "ko": "내일오늘회의예약전화병원약친구먹사고싶말했요습니까네요우리집아침저녁점심엄마빠돈값주말토"
    "금월확인보내받잊지마",
}
EVERYDAY_SHARE = 0.0012
"""What each of these gains, as a share of all characters."""
BRACKETS = "「」『』"
"""Not of those who write simplified characters or Hangul, whatever an encyclopedia does."""
HALF_WIDTH = "\uff61"
WIDTH = 52


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("language", choices=SIZES)
    parser.add_argument("folders", nargs="+")
    options = parser.parse_args()
    found = commonest(options.language, "\n".join(map(text_of, options.folders)))
    for at in range(0, len(found), WIDTH):
        print(f'    "{found[at : at + WIDTH]}"')


def commonest(language: str, text: str) -> str:
    """The characters beyond ASCII, the commonest first."""
    left_out = BRACKETS if language in ("zh_Hans", "ko") else ""
    counts = Counter[str](each for each in text if each > "\x7f" and each not in left_out)
    gain = counts.total() * EVERYDAY_SHARE
    weights = {each: float(count) for each, count in counts.items()}
    for each in dict.fromkeys(EVERYDAY[language]):
        weights[each] = weights.get(each, 0.0) + gain
    first = sorted(weights, key=lambda each: -weights[each])[: SIZES[language]]  # of equals the earlier
    return "".join(each for each in first if language != "ja" or each < HALF_WIDTH)


def text_of(folder: str) -> str:
    name, _, step = folder.partition("::")
    files = sorted(Path(name).rglob("*.md"))[:: int(step or 1)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


if __name__ == "__main__":
    main()
