"""The language of the windows: the chosen one, else the system's, else English."""

from __future__ import annotations

import logging
import os
import sys

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.resources import resource_path

log = logging.getLogger(__name__)

LANGUAGES = ("en", "ja", "zh_CN", "ko")
_installed: list[QTranslator] = []


def language_for(choice: str, system: list[str] | None = None) -> str:
    """One of `LANGUAGES`. `choice` is `app.language` (`auto` or a language code)."""
    wanted = [choice] if choice not in {"", "auto"} else (system or QLocale.system().uiLanguages())
    for name in wanted:
        if found := _known(name.replace("-", "_")):
            return found
    return "en"


def _known(name: str) -> str | None:
    short = name.partition("_")[0]
    if short == "zh":
        return "zh_CN"
    return next((language for language in LANGUAGES if language == short), None)


def use_language(choice: str) -> str:
    """Install the translations (Qt's own, what those lack, and ours); return the language in use."""
    language = language_for(choice)
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    QLocale.setDefault(_locale_for(language))
    ours = str(resource_path("translations"))
    qts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    catalogues = (
        (f"qtbase_{language}", qts),
        (f"qt_gaps_{language}", ours),
        (f"memoro_{language}", ours),
    )
    for name, folder in catalogues:
        translator = QTranslator()
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
        elif language != "en":
            log.info("no translation %s in %s", name, folder)
    return language


def _locale_for(language: str) -> QLocale:
    """Texts in the system's own language keep the dates, times and numbers that are chosen there."""
    system, own = QLocale.system(), QLocale(language)
    same = (system.language(), system.script()) == (own.language(), own.script())
    return system if same and _has_dates() else own


def _has_dates() -> bool:
    """Whether the session says how dates are written: `C` does not, and Qt would write them in English."""
    if sys.platform in {"win32", "darwin"}:
        return True
    told = (os.environ.get(name) for name in ("LC_ALL", "LC_TIME", "LANG"))
    return next(filter(None, told), "C").partition(".")[0] not in {"C", "POSIX"}
