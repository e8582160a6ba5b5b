"""Go a new user's way through the program and take a picture of every step: `make walk` or
`python -m tests.end2end.new_user_walk [--pictures DIR] [--theme light|dark] [--language LANGUAGE]`.

Without a theme or a language it is gone in both themes, in English. The pictures are numbered.
"""

from __future__ import annotations

import argparse
import shutil
import time
from pathlib import Path

from tests.end2end.new_user.beginning import found_memory
from tests.end2end.new_user.route import go
from tests.end2end.new_user.walk import open_walk

ROOT = Path(__file__).resolve().parents[2]
THEMES, LANGUAGES = ("light", "dark"), ("en", "ja", "zh_CN", "ko")


def main() -> None:
    parser = argparse.ArgumentParser(description="Take a picture of every step of a new user.")
    parser.add_argument("--pictures", type=Path, default=ROOT / "build" / "walk", help="where they are put")
    parser.add_argument("--theme", choices=THEMES, action="append", help="of the system")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="of the system")
    options = parser.parse_args()
    for language in options.language or ["en"]:
        for theme in options.theme or THEMES:
            folder = options.pictures / f"{theme}-{language}"
            shutil.rmtree(folder, ignore_errors=True)
            begun = time.monotonic()
            with open_walk(language, theme, folder) as walk:
                go(walk)
            with open_walk(language, theme, folder / "found") as other:
                found_memory(other)
            taken = walk.album.taken + other.album.taken
            print(f"{taken} pictures in {time.monotonic() - begun:.0f} s: {folder}")


if __name__ == "__main__":
    main()
