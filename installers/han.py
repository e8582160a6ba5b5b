"""Make the tables of Han characters: `app/text/han_variants.py`'s strings and `resources/readings/han.txt`.

    python -m installers.han OPENCC UNIHAN

`OPENCC` is the folder with OpenCC's `TSCharacters.txt` and `JPShinjitaiCharacters.txt` (1.4.2, Apache licence
2.0), `UNIHAN` the one with Unicode's `Unihan_Readings.txt` (14.0, Unicode licence). Prints the strings and
writes the readings. Needed again only for newer tables.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from unicodedata import combining, normalize

from app.resources import resource_path

WIDTH = 50
ENCODINGS = ("big5", "cp932", "gb2312", "euc_kr")
"""A character that none of these has is in no everyday note."""
LONGEST = 8


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("opencc", type=Path)
    parser.add_argument("unihan", type=Path)
    options = parser.parse_args()
    forms = variants(options.opencc)
    for text in ("".join(sorted(forms)), "".join(forms[each] for each in sorted(forms))):
        print("\n".join(f'    "{text[at : at + WIDTH]}"' for at in range(0, len(text), WIDTH)), end="\n\n")
    found = readings(options.unihan)
    target = resource_path("readings/han.txt")
    target.parent.mkdir(exist_ok=True)
    lines = [
        line
        for language in ("zh", "ja")
        for line in (f"# {language}", *(f"{key} {''.join(sorted(each))}" for key, each in found[language]))
    ]
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


def variants(folder: Path) -> dict[str, str]:
    """The simplified form of each traditional or Japanese character."""
    forms = {old: new[0] for old, new in _pairs(folder / "TSCharacters.txt") if len(old) == len(new[0]) == 1}
    for new_form, old_forms in _pairs(folder / "JPShinjitaiCharacters.txt"):
        for old in old_forms:
            if old != new_form and len(new_form) == len(old) == 1:
                forms.setdefault(new_form, forms.get(old, old))
    forms = {form: _end(forms, form) for form in forms}
    return {form: end for form, end in forms.items() if form != end and _in_use(form) and end < "\U00010000"}


def _pairs(file: Path) -> Iterator[tuple[str, list[str]]]:
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            left, right = line.split("\t")
            yield left, right.split(" ")


def _end(forms: dict[str, str], form: str) -> str:
    """What a form becomes in the end; a circle stops where it began."""
    seen = {form}
    while (form := forms[form]) in forms and forms[form] not in seen and form not in seen:
        seen.add(form)
    return form


def _in_use(character: str) -> bool:
    return any(_encoded(character, encoding) for encoding in ENCODINGS)


def _encoded(character: str, encoding: str) -> bytes:
    return character.encode(encoding, "ignore")


def readings(folder: Path) -> dict[str, list[tuple[str, set[str]]]]:
    """The common characters of each reading: of Mandarin without tones, of Japanese without long vowels."""
    found: dict[str, dict[str, set[str]]] = {language: defaultdict(set) for language in ("zh", "ja")}
    for line in (folder / "Unihan_Readings.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("U+"):
            continue
        code, field, values = line.split("\t")
        character = chr(int(f"0x{code[2:]}", 0))
        for value in values.split():
            if field in ("kMandarin", "kHanyuPinlu") and _is_common_in_chinese(character):
                found["zh"][_plain(re.sub(r"\(.*", "", value))].add(character)
            elif field in ("kJapaneseOn", "kJapaneseKun") and _is_common_in_japanese(character):
                for reading in _japanese(value.lower(), own=field == "kJapaneseKun"):
                    found["ja"][reading].add(character)
    return {language: sorted(table.items()) for language, table in found.items()}


def _plain(reading: str) -> str:
    return "".join(each for each in normalize("NFD", reading.lower()) if not combining(each))


def _japanese(reading: str, *, own: bool) -> Iterator[str]:
    """The reading, and of an adjective or verb what is left of it within a name: 高い is taka in 高橋."""
    short = re.sub("u(?=u)", "", re.sub("o[ou]", "o", reading))
    if not (short.isascii() and len(short) <= LONGEST):
        return
    yield short
    if own and re.fullmatch(".*[aiou]i", short) and len(short) >= 4:
        yield re.sub("kii$|i$", "", short)
    elif own and short.endswith("ru") and len(short) >= 5:
        yield short[:-2]


def _is_common_in_japanese(character: str) -> bool:
    """Level 1 of JIS X 0208."""
    code = _encoded(character, "euc_jp")
    return len(code) == 2 and 0xB0 <= code[0] <= 0xCF


def _is_common_in_chinese(character: str) -> bool:
    """Level 1 of GB 2312 or of Big5."""
    simplified, traditional = _encoded(character, "gb2312"), _encoded(character, "big5")
    return (len(simplified) == 2 and 0xB0 <= simplified[0] <= 0xD7) or (
        len(traditional) == 2 and 0xA4 <= traditional[0] <= 0xC6
    )


if __name__ == "__main__":
    main()
