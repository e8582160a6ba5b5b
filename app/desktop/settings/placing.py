"""Which option stands on which page, in which section. Pure, and complete by construction: see `page_of`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.config.options import Option
from app.desktop.settings.model import SEARCH

GENERAL, SEARCHING, MEMORY, PROVIDERS, ASSISTANTS, SHORTCUTS, ADVANCED = PAGES = (
    "general", "search", "memory", "providers", "assistants", "shortcuts", "advanced",
)  # fmt: skip

PAGE_TITLES: dict[str, Any] = {  # Qt's stubs call a marked text an object
    GENERAL: QT_TRANSLATE_NOOP("Pages", "General"),
    SEARCHING: QT_TRANSLATE_NOOP("Pages", "Search"),
    MEMORY: QT_TRANSLATE_NOOP("Pages", "Memory folders"),
    PROVIDERS: QT_TRANSLATE_NOOP("Pages", "Providers"),
    ASSISTANTS: QT_TRANSLATE_NOOP("Pages", "Assistants"),
    SHORTCUTS: QT_TRANSLATE_NOOP("Pages", "Shortcuts"),
    ADVANCED: QT_TRANSLATE_NOOP("Pages", "Advanced"),
}
PAGE_ICONS = {
    GENERAL: "general", SEARCHING: "search", MEMORY: "folder", PROVIDERS: "meaning", ASSISTANTS: "assistants",
    SHORTCUTS: "keyboard", ADVANCED: "advanced",
}  # fmt: skip

_TITLES: dict[str, Any] = {
    "look": QT_TRANSLATE_NOOP("Sections", "Language and display"),
    "program": QT_TRANSLATE_NOOP("Sections", "Program"),
    "notices": QT_TRANSLATE_NOOP("Sections", "When to notify"),
    "updates": QT_TRANSLATE_NOOP("Sections", "Updates"),
    "window": QT_TRANSLATE_NOOP("Sections", "Search window"),
    "results": QT_TRANSLATE_NOOP("Sections", "Results"),
    "order": QT_TRANSLATE_NOOP("Sections", "Order of results"),
    "folders": QT_TRANSLATE_NOOP("Sections", "Folders"),
    "fresh": QT_TRANSLATE_NOOP("Sections", "Keeping up to date"),
    "bridge": QT_TRANSLATE_NOOP("Sections", "Bridge for assistants"),
    "trust": QT_TRANSLATE_NOOP("Sections", "Trust for new assistants"),
    "hotkeys": QT_TRANSLATE_NOOP("Sections", "From any program"),
    "tuning": QT_TRANSLATE_NOOP("Sections", "Ranking in detail"),
    "history": QT_TRANSLATE_NOOP("Sections", "Versions of notes"),
    "embeddings": QT_TRANSLATE_NOOP("Sections", "Embeddings"),
    "index": QT_TRANSLATE_NOOP("Sections", "Index"),
    "sessions": QT_TRANSLATE_NOOP("Sections", "Conversations"),
    "flush": QT_TRANSLATE_NOOP("Sections", "When a conversation grows long"),
    "agents": QT_TRANSLATE_NOOP("Sections", "Assistants in the file"),
    "qmd": QT_TRANSLATE_NOOP("Sections", "QMD, another search engine"),
    "fault": QT_TRANSLATE_NOOP("Sections", "Finding faults"),
}
#: Chosen by the cards of the page "Providers", not by rows.
ON_CARDS = {
    f"{SEARCH}{key}" for key in ("provider", "model", "remote.baseUrl", "remote.apiKey", "local.modelPath")
}

# The first beginning of a key that fits says page and section; what fits nowhere goes by its group's page.
_BY_KEY = (
    ("app.hotkey", SHORTCUTS, "hotkeys"),
    ("app.captureHotkey", SHORTCUTS, "hotkeys"),
    ("app.language", GENERAL, "look"),
    ("app.theme", GENERAL, "look"),
    ("app.textSize", GENERAL, "look"),
    ("app.notifications", GENERAL, "notices"),
    ("app.doNotDisturb", GENERAL, "notices"),
    ("app.checkForUpdates", GENERAL, "updates"),
    ("app.updateAddress", GENERAL, "updates"),
    ("app.popup", SEARCHING, "window"),
    ("app.logLevel", ADVANCED, "fault"),
    ("app.bridge.curatedTrust", ASSISTANTS, "trust"),
    ("app.bridge.dailyLogTrust", ASSISTANTS, "trust"),
    ("agents.list", ADVANCED, "agents"),
    ("plugins.", ADVANCED, "agents"),
    (f"{SEARCH}query.hybrid.enabled", SEARCHING, "results"),
    (f"{SEARCH}query.hybrid.mmr.enabled", SEARCHING, "order"),
    (f"{SEARCH}query.hybrid.temporalDecay", SEARCHING, "order"),
    (f"{SEARCH}query.hybrid", ADVANCED, "tuning"),
    (f"{SEARCH}query.minScore", ADVANCED, "tuning"),
    (f"{SEARCH}fallback", PROVIDERS, "embeddings"),
)
_BY_GROUP = {
    "general": (GENERAL, "program"), "search": (SEARCHING, "results"), "memory": (MEMORY, "folders"),
    "sync": (MEMORY, "fresh"), "embeddings": (ADVANCED, "embeddings"), "bridge": (ASSISTANTS, "bridge"),
    "history": (ADVANCED, "history"),
}  # fmt: skip


class Section(NamedTuple):
    """`title` is an English source text of the context "Sections"."""

    title: str
    options: list[Option]


def page_of(option: Option) -> tuple[str, str]:
    """Page and section of an option; an option that nobody thought of is under "Advanced"."""
    for beginning, page, section in _BY_KEY:
        if option.key.startswith(beginning):
            return page, section
    if option.key in ON_CARDS:
        return PROVIDERS, "embeddings"
    return _BY_GROUP.get(option.page, (ADVANCED, option.page))


def is_shown(option: Option) -> bool:
    """Whether an option has a row; those within lists and maps are edited in the file, with their list."""
    return "[]" not in option.key and "*" not in option.key


def sections(options: Iterable[Option], page: str) -> list[Section]:
    """The rows of a page, those of the cards left out, in the order of the table above."""
    found: dict[str, list[Option]] = {}
    for option in options:
        place, section = page_of(option)
        if place == page and is_shown(option) and option.key not in ON_CARDS:
            found.setdefault(section, []).append(option)
    order = list(_TITLES)
    return [Section(_TITLES.get(name, name), found[name]) for name in sorted(found, key=order.index)]
