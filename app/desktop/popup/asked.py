"""What was asked since the program started, newest first, for asking it again. Never written to the disk."""

from __future__ import annotations

MOST = 50


class Asked:
    """`keep` what was asked; `older(text)` walks back from the text in the field."""

    def __init__(self) -> None:
        self._texts: list[str] = []

    def keep(self, text: str) -> None:
        if text:
            self._texts = [text, *(known for known in self._texts if known != text)][:MOST]

    def older(self, text: str) -> str:
        """The question before `text`, the newest one when nothing is asked; "" when there is none.

        A text that was never kept is being typed, and stays.
        """
        if text and text not in self._texts:
            return ""
        place = self._texts.index(text) + 1 if text else 0
        return self._texts[place] if place < len(self._texts) else ""
