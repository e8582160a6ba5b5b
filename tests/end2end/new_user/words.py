"""What the windows say in a language, looked up by what they say in English."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "translations"
_PLACEHOLDER = re.compile(r"%(?:[1-9]|L?n)")


class Words:
    """A text may be said in several ways, in different places: all of them count."""

    def __init__(self, language: str) -> None:
        self._said: dict[str, list[str]] = {}
        for message in ET.parse(FOLDER / f"memoro_{language}.ts").iter("message"):  # our own file
            source = message.findtext("source") or ""
            translation = message.find("translation")
            forms = translation.findall("numerusform") if translation is not None else []
            texts = [form.text or "" for form in forms] or [message.findtext("translation") or ""]
            self._said.setdefault(source, []).extend(text or source for text in texts)

    def all(self, english: str) -> list[str]:
        """The text as each place says it; what is no text of ours (a note's name) stays what it is."""
        return list(dict.fromkeys(self._said.get(english, [english])))

    def filled(self, english: str, word: str) -> str:
        """A text with a word of ours in the place of `%1`, such as the name of a provider."""
        return self.all(english)[0].replace("%1", self.all(word)[0])

    def pattern(self, english: str) -> re.Pattern[str]:
        """Matches all ways to say it. `%1` stands for anything; what is spoken lacks the last …."""
        texts = [text.replace("&", "") for text in self.all(english)]
        ways = (re.escape(text) for text in dict.fromkeys([*texts, *(text.rstrip("…") for text in texts)]))
        return re.compile("|".join(_PLACEHOLDER.sub(".*", way) for way in ways), re.DOTALL)
