"""Sentences side by side, quotes and lists, with the stops, signs and spaces of their language."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

ENDS = (".", "。", "?", "!", "…", "？", "！")


def sentences(*parts: str) -> str:
    """Several sentences as one text; Chinese and Japanese put no space between them."""
    return "".join(part if part.endswith("。") else f"{part} " for part in parts if part).strip()


def stop(title: str) -> str:
    """A title as a sentence."""
    if not title or title.endswith(ENDS):
        return title
    return title + ("。" if _is_wide(title[-1]) else ".")


def labelled(name: str, value: str) -> str:
    """What something is called, and what it is."""
    return f"{name}：{value}" if name and _is_wide(name[-1]) else f"{name}: {value}"


def _is_wide(sign: str) -> bool:
    """Whether Chinese or Japanese ends here, whose stops and colons bring their own space."""
    return "\u3040" <= sign <= "\u9fff"


def quoted(said: str) -> str:
    """What somebody said or gave as a reason, between the quotes of the language; nothing for nothing."""
    quotes = QCoreApplication.translate("Punctuation", "“%1”", "what somebody said or gave as a reason")
    return quotes.replace("%1", said) if said else ""


def listed(things: Iterable[str]) -> str:
    """Things of a list in one line."""
    return QCoreApplication.translate("Punctuation", ", ", "between the things of a list").join(things)
