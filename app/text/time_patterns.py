"""The words for time in English, Japanese, Chinese and Korean, as data for `time_words.py`.

English names of months that are also words or names (March, May, April, June, August) count only behind a
preposition, before a year, or with a day.
"""

from __future__ import annotations

import re

MONTHS = dict(
    zip(
        ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"),
        range(1, 13),
        strict=True,
    )
)
WEEKDAYS = {
    name: day
    for day, names in enumerate(
        (
            "mon 月 一 월",
            "tue 火 二 화",
            "wed 水 三 수",
            "thu 木 四 목",
            "fri 金 五 금",
            "sat 土 六 토",
            "sun 日 天 일",
        )
    )
    for name in names.split()
}
NUMBERS = {
    word: number
    for number, words in enumerate(
        (
            "a an one 하루 한",
            "two 이틀 두",
            "three 사흘 세 석",
            "four 나흘 네 넉",
            "five 닷새 다섯",
            "six 엿새 여섯",
            "seven 이레 일곱",
            "eight 여드레 여덟",
            "nine 아홉",
            "ten 열흘 열",
            "eleven",
            "twelve",
        ),
        start=1,
    )
    for word in words.split()
}
UNITS = {
    word: unit
    for unit, words in {
        "day": "day 日 天 일 하루 이틀 사흘 나흘 닷새 열흘",
        "week": "week 週間 週 周 星期 个星期 個星期 礼拜 个礼拜 주 주일",
        "month": "month か月 ヶ月 カ月 ヵ月 ケ月 个月 個月 개월 달",
        "year": "year 年 年間 년",
    }.items()
    for word in words.split()
}

#: Words that only say "notes" or "what was": a question of these and a time asks for everything of that time.
FILLERS = re.compile(
    r"\b(?:my|the|all|show|notes?|memory|memories|logs?|diary|journal|entries|entry|summary|recap|events"
    r"|happen(?:ed|ing)?|work(?:ed|ing)? on|(?:been|get|got|was|were) up to|go(?:ing|es)? on|went on)\b"
    r"|メモ|ノート|日記|日誌|記録|ログ|出来事|できごと|まとめ|何?を?(?:やっ|(?<!ま)し)(?:た|てた|ていた)(?:こと|事|の)?|あったこと"
    r"|笔记|筆記|日记|日記|记录|記錄|日志|总结|總結|[都还還]?[做干幹][了过過的](?:什么|什麼|哪些事?|啥|事情?)"
    r"|[发發]生[了过過的](?:(?:什么|什麼|哪些|啥)?事情?|什么|什麼|啥)"
    r"|메모|노트|일기|기록|요약|(?:무엇을|무슨\s일을|뭐|뭘)\s*했\w*|무슨\s일이\s*있었\w*"
    r"|(?:한|했던|있었던)\s일들?|\b에[는도]?\b",
    re.IGNORECASE,
)

_N = r"(?P<count>\d{1,4}|[一二三四五六七八九十两兩]{1,3})"
_WORD_N = r"(?P<count>\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
_WEEKDAY = r"(?P<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
_YEAR = r"(?P<year>(?:19|20|21)\d\d)"
_D = r"(?P<day>\d{1,2}|[一二三]?十[一二三四五六七八九]?|[一二三四五六七八九])"
_M = r"(?P<month>1[0-2]|0?[1-9]|１[０-２]|０?[１-９]|十[一二]?|[一二三四五六七八九])"
_NAME = (
    r"(?P<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
    r"|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?"
)
_PREPOSITION = r"\b(?:in|during|since|until|by|from|of|around|early|late|mid|mid-|last)\s+"
_TH = r"(?:st|nd|rd|th)?"
_KO_N = r"(?P<count>\d{1,4}|[한두세네석넉]|다섯|여섯|일곱|여덟|아홉|열)"
_CJK_NUMBER = r"(?<![\d０-９一二三四五六七八九十])"

_TEXT: list[tuple[str, str]] = [
    ("today", r"\b(?:today|this (?:morning|afternoon|evening)|tonight)\b"),
    ("yesterday", r"\b(?:yesterday|last night)\b"),
    ("two days ago", r"\b(?:the )?day before yesterday\b"),
    ("this week", r"\bthis week\b"),
    ("last week", rf"\b(?:last week(?:'s)?(?: (?:on )?{_WEEKDAY})?)\b"),
    ("two weeks ago", r"\b(?:the )?week before last\b"),
    ("this month", r"\bthis month\b"),
    ("last month", r"\blast month\b"),
    ("this year", r"\bthis year\b"),
    ("last year", r"\blast year\b"),
    ("ago", rf"\b{_WORD_N} (?P<unit>days?|weeks?|months?|years?) ago\b"),
    ("past", rf"\b(?:past|last) {_WORD_N} (?P<unit>days|weeks|months|years)\b"),
    ("past", r"\bpast (?P<count>)(?P<unit>day|week|month|year)\b"),
    ("weekday", rf"\b(?:last|on) {_WEEKDAY}\b"),
    ("calendar", rf"(?<![\w.,/-]){_YEAR}([-/.])(?P<month>\d{{1,2}})\2(?P<day>\d{{1,2}})(?![\d-])"),
    ("calendar", rf"(?<![\w.,/-]){_YEAR}[-/](?P<month>0[1-9]|1[0-2])(?![\d/-])"),
    ("calendar", rf"\b(?:in|during|since|of|year|throughout) {_YEAR}\b(?![-/.,]\d)"),
    ("calendar", rf"{_PREPOSITION}{_NAME}(?:,? {_YEAR}\b)?(?! \d{{1,2}}\b)"),
    ("calendar", rf"\b{_NAME},? {_YEAR}\b"),
    ("calendar", rf"(?:\bon )?\b{_NAME} (?P<day>\d{{1,2}}){_TH}\b(?:,? {_YEAR}\b)?"),
    ("calendar", rf"(?:\bon )?(?:\bthe )?\b(?P<day>\d{{1,2}}){_TH}(?: of)? {_NAME}(?:,? {_YEAR}\b)?"),
    ("today", r"今日|本日|今朝|今夜|きょう|今天|오늘"),
    ("yesterday", r"昨日|昨夜|昨晩|ゆうべ|きのう(?!こ)|昨天|昨晚|어제|어젯밤"),
    ("two days ago", r"一昨日|おととい|(?<!大)前天|그저께|그제(?!서야|야)|엊그제"),
    ("three days ago", r"一昨々日|さきおととい|大前天|그끄저께"),
    ("this week", r"今週|本周|本週|[这這](?:个|個)?(?:周|週|星期)|이번 ?주"),
    ("last week", r"(?<!先)先週(?:の?(?P<weekday>[月火水木金土日])曜日?)?"),
    ("last week", r"(?<!上)上(?:个|個)?(?:周|週|星期|礼拜|禮拜)(?P<weekday>[一二三四五六日天])?(?!末|年|岁)"),
    ("last week", r"(?<!지)(?:지난|저번) ?주(?:의)?(?: ?(?P<weekday>[월화수목금토일])요일)?"),
    ("two weeks ago", r"先々週|先先週|上上(?:个|個)?(?:周|週|星期)|지지난 ?주"),
    ("this month", r"今月|本月|[这這](?:个|個)月|이번 ?달"),
    ("last month", r"(?<!先)先月|(?<!上)上(?:个|個)月|(?<!上)上月|(?<!지)(?:지난|저번) ?달"),
    ("two months ago", r"先々月|先先月|上上(?:个|個)?月|지지난 ?달"),
    ("this year", r"今年|올해|금년"),
    ("last year", r"(?<!一)昨年|去年|작년|지난 ?해"),
    ("two years ago", r"一昨年|おととし|재작년"),
    ("ago", rf"{_CJK_NUMBER}{_N} ?(?P<unit>日|週間|[かヶカヵケ]月|年)間?前"),
    ("ago", rf"{_CJK_NUMBER}{_N} ?(?P<unit>天|周|週|个?星期|個星期|个?礼拜|个月|個月|年)(?:之|以)?前"),
    ("ago", rf"(?<!\d){_KO_N} ?(?P<unit>일|주일?|개월|달|년) ?전"),
    ("ago", r"(?P<count>(?P<unit>하루|이틀|사흘|나흘|닷새|열흘)) ?전"),
    ("calendar", rf"{_YEAR}[年년]\s?{_M}[月월](?:\s?{_D}[日号號일])?(?:份)?"),
    ("calendar", rf"{_CJK_NUMBER}{_M}[月월]\s?{_D}[日号號일](?![前後전间間])"),
    ("calendar", rf"{_CJK_NUMBER}{_M}[月월](?:份)?(?![日号號曜球光间間\d一二三四五六七八九十요급])"),
    ("calendar", rf"{_YEAR}[年년](?![\s]?\d{{1,2}}[月월]|前|間|전)"),
]  # fmt: skip

#: A month by its bare name: only those that are nothing else, and only with a capital letter.
_BARE_MONTH = r"\b(?P<month>January|February|July|September|October|November|December)\b"

PATTERNS: list[tuple[str, re.Pattern[str]]] = [
    *((name, re.compile(pattern, re.IGNORECASE)) for name, pattern in _TEXT),
    ("calendar", re.compile(_BARE_MONTH)),
]
