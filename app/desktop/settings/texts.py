"""What the window calls an option and its values. Labels and help come from the option table.

`installers/translations.py` hands the table's English texts to the translators, in the context "Options".
"""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from app.config.options import Option
from app.desktop.punctuation import listed
from app.desktop.settings.placing import PAGE_TITLES, page_of

_NAMES: dict[str, Any] = {  # Qt's stubs call a marked text an object
    "auto": QT_TRANSLATE_NOOP("Choices", "Automatic"),
    "light": QT_TRANSLATE_NOOP("Choices", "Light"),
    "dark": QT_TRANSLATE_NOOP("Choices", "Dark"),
    "none": QT_TRANSLATE_NOOP("Choices", "None"),
    "problems": QT_TRANSLATE_NOOP("Choices", "Problems only"),
    "changes": QT_TRANSLATE_NOOP("Choices", "Problems and changes"),
    "calibrated": QT_TRANSLATE_NOOP("Choices", "Calibrated"),
    "weighted": QT_TRANSLATE_NOOP("Choices", "Weighted"),
    "memory": QT_TRANSLATE_NOOP("Choices", "Notes"),
    "sessions": QT_TRANSLATE_NOOP("Choices", "Conversations"),
    "matrix": QT_TRANSLATE_NOOP("Choices", "In memory"),
    "image": QT_TRANSLATE_NOOP("Choices", "Images"),
    "audio": QT_TRANSLATE_NOOP("Choices", "Sound"),
    "all": QT_TRANSLATE_NOOP("Choices", "All"),
    "on": QT_TRANSLATE_NOOP("Choices", "Always"),
    "off": QT_TRANSLATE_NOOP("Choices", "Never"),
    "builtin": QT_TRANSLATE_NOOP("Choices", "Built-in"),
    "local": QT_TRANSLATE_NOOP("Choices", "Local model"),
    "openai": "OpenAI",
    "gemini": "Gemini",
    "voyage": "Voyage",
    "mistral": "Mistral",
    "ollama": "Ollama",
    "qmd": "QMD",
    "read": QT_TRANSLATE_NOOP("Choices", "Read only"),
    "propose": QT_TRANSLATE_NOOP("Choices", "Propose"),
    "write": QT_TRANSLATE_NOOP("Choices", "Write"),
    "allow": QT_TRANSLATE_NOOP("Choices", "Allow"),
    "deny": QT_TRANSLATE_NOOP("Choices", "Deny"),
    "pointer": QT_TRANSLATE_NOOP("Choices", "With the pointer"),
    "active": QT_TRANSLATE_NOOP("Choices", "With the window in use"),
    "primary": QT_TRANSLATE_NOOP("Choices", "Main screen"),
    "debug": QT_TRANSLATE_NOOP("Choices", "Everything"),
    "info": QT_TRANSLATE_NOOP("Choices", "Usual"),
    "warning": QT_TRANSLATE_NOOP("Choices", "Warnings"),
    "error": QT_TRANSLATE_NOOP("Choices", "Errors"),
    "search": QT_TRANSLATE_NOOP("Choices", "Words"),
    "vsearch": QT_TRANSLATE_NOOP("Choices", "Meaning"),
    "query": QT_TRANSLATE_NOOP("Choices", "Both"),
    "en": "English",
    "ja": "日本語",
    "zh_CN": "简体中文",
    "ko": "한국어",
}  # fmt: skip


def label(option: Option) -> str:
    return QCoreApplication.translate("Options", option.label)


MAY_BREAK = "\u200b"


def help_text(option: Option) -> str:
    """In the table a value stands as in the file; here it is named as the widget beside it names it."""
    text = QCoreApplication.translate("Options", option.help)

    def named(found: re.Match[str]) -> str:
        quoted = QCoreApplication.translate("Settings", "“%1”")
        return quoted.replace("%1", choice(found[1])) if found[1] in _NAMES else found[0]

    text = re.sub(r"[“「‘]([\w-]+)[”」’]", named, text)
    return text.replace("、“", f"、{MAY_BREAK}“")  # Chinese lists never break there by themselves


def page_title(page: str) -> str:
    return QCoreApplication.translate("Pages", PAGE_TITLES[page])


def section_title(source: str) -> str:
    return QCoreApplication.translate("Sections", source)


def choice(value: str) -> str:
    """A value of a choice in words; values that are names stay as they are."""
    return QCoreApplication.translate("Choices", _NAMES.get(value, value))


def value_in_words(option: Option, value: Any) -> str:
    """A value for a line such as "Default: 400"."""
    if value is None:
        return QCoreApplication.translate("Settings", "not set")
    if value in ("", (), [], {}):
        return QCoreApplication.translate("Settings", "nothing")
    if isinstance(value, bool):
        on, off = QCoreApplication.translate("Settings", "on"), QCoreApplication.translate("Settings", "off")
        return on if value else off
    if isinstance(value, (int, float)):
        return QLocale().toString(value) if isinstance(value, int) else QLocale().toString(value, "g", 6)
    if isinstance(value, (list, tuple)):
        return listed(choice(str(item)) if option.choices else str(item) for item in value)
    text = choice(str(value)) if option.choices else str(value)
    return text if len(text) <= 60 else text[:59] + "…"


def searched_text(option: Option) -> str:
    """Everything by which the search field finds an option, also in English."""
    parts = [option.key, option.label, option.help, label(option), help_text(option)]
    parts += [*option.choices, *map(choice, option.choices), page_title(page_of(option)[0])]
    return " ".join(parts).casefold()
