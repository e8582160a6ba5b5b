"""Which characters belong to which script: ranges for character classes of the standard `re` module.

The standard module is used instead of `regex` because it is faster here and costs no import time. Ranges name
what is left after NFKC (half-width kana and compatibility jamo are gone then) and, for `WIDE`, also raw text.
"""

from __future__ import annotations

# Scripts whose words no spaces part, or (Hangul) whose words have particles glued to their end.
HAN = (
    "\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u303b\u30f5\u30f6\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    "\U00020000-\U0003ffff"
)
HIRAGANA = "\u3041-\u309f"
KATAKANA = (
    "\u3099\u309a\u30a1-\u30f4\u30f7-\u30fa\u30fc-\u30ff\u31f0-\u31ff\uff66-\uff9f\U0001aff0-\U0001b16f"
)
HANGUL = "\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\uac00-\ud7a3\ud7b0-\ud7ff\uffa0-\uffdc"
# Bopomofo, Thai, Lao, Burmese, Khmer.
SPACELESS = "\u3105-\u312f\u31a0-\u31bf\u0e01-\u0e4e\u0e81-\u0ece\u1000-\u109f\u1780-\u17d3"

#: Characters that become bigrams.
CJK = HAN + HIRAGANA + KATAKANA + HANGUL + SPACELESS

#: Combining signs inside words of other scripts, which `\w` leaves out.
MARKS = (
    "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670"
    "\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963"
    "\u0981-\u0983\u09bc-\u09cd\u0a01-\u0a03\u0a3c-\u0a51\u0a81-\u0a83\u0abc-\u0acd\u0b3c-\u0b4d\u0bbe-\u0bcd"
    "\u0c3e-\u0c56\u0cbc-\u0cd6\u0d3b-\u0d4d\u0dca-\u0ddf\u200c\u200d"
)

EMOJI = "\u2600-\u27bf\U0001f300-\U0001f3fa\U0001f400-\U0001faff"

#: Characters that count as one token (four characters) when sizes are measured.
WIDE = CJK + "\u3000-\u303f\u30a0\u30fb\u3100-\u33ff\ufe30-\ufe4f\uff01-\uffe6" + EMOJI
