"""Sentences side by side, with the stops and spaces of their language."""

from __future__ import annotations

ENDS = (".", "。", "?", "!", "…", "？", "！")


def sentences(*parts: str) -> str:
    """Several sentences as one text; Chinese and Japanese put no space between them."""
    return "".join(part if part.endswith("。") else f"{part} " for part in parts if part).strip()


def stop(title: str) -> str:
    """A title as a sentence."""
    if not title or title.endswith(ENDS):
        return title
    return title + ("。" if "\u3040" <= title[-1] <= "\u9fff" else ".")
