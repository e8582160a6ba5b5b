"""Free fonts by the names of Windows': `python -m installers.wine.fonts FROM INTO`.

Open Sans is the nearest to Segoe UI, and Noto has the Han variant of each language. The shapes are not
Windows'; the sizes, and which family is chosen for what, are.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

TTFont: Any = import_module("fontTools.ttLib").TTFont  # beside the program, not of it
CJK = {"Yu Gothic UI": 0, "Malgun Gothic": 1, "Microsoft YaHei UI": 2}
"""Where each language's font stands in Noto's collection."""
STYLES = ("Regular", "Bold")
LATIN = (*STYLES, "Italic", "Semibold")
ENGLISH = 0x409
FAMILY, STYLE, FULL, POSTSCRIPT = 1, 2, 4, 6
OTHER_NAMES = {16, 17, 21, 22}


def rename(font: Any, family: str, style: str) -> None:
    names = font["name"]
    full = family if style == "Regular" else f"{family} {style}"
    wanted = {FAMILY: family, STYLE: style, FULL: full, POSTSCRIPT: full.replace(" ", "")}
    names.names = [entry for entry in names.names if entry.nameID not in {*wanted, *OTHER_NAMES}]
    for number, text in wanted.items():
        names.setName(text, number, 3, 1, ENGLISH)


def make(fonts: Path, into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    for style in LATIN:
        font = TTFont(fonts / f"truetype/open-sans/OpenSans-{style}.ttf")
        rename(font, "Segoe UI", style)
        font.save(into / f"SegoeUI-{style}.ttf")
    symbols = TTFont(fonts / "truetype/dejavu/DejaVuSans.ttf")
    rename(symbols, "Segoe UI Symbol", "Regular")
    symbols.save(into / "SegoeUISymbol.ttf")
    for style in STYLES:
        for family, number in CJK.items():
            font = TTFont(fonts / f"opentype/noto/NotoSansCJK-{style}.ttc", fontNumber=number, lazy=True)
            rename(font, family, style)
            font.save(into / f"{family.replace(' ', '')}-{style}.otf")


if __name__ == "__main__":
    make(Path(sys.argv[1]), Path(sys.argv[2]))
