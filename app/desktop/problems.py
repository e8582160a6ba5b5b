"""The problems that other rooms tell in English, in the language of the window.

Those rooms have no translations, since they also serve the command line and agents. What a person can meet in
a window stands in the table below, with %1 and %2 where the room puts a path or a name; a text that is not in
the table is shown as it came. `tests/desktop/test_problems.py` finds each of them in the code.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.errors import MemoroError

_MARKED = (  # lupdate finds the texts by the name of the function around each
    QT_TRANSLATE_NOOP("Problems", "The disk is full"),
    QT_TRANSLATE_NOOP("Problems", "There is no room left to update the search index %1."),
    QT_TRANSLATE_NOOP("Problems", "Free some space; the index goes on by itself."),
    QT_TRANSLATE_NOOP("Problems", "The search index cannot be written"),
    QT_TRANSLATE_NOOP("Problems", "The file %1 or its folder is read-only."),
    QT_TRANSLATE_NOOP("Problems", "Allow writing there or choose another place for the index."),
    QT_TRANSLATE_NOOP("Problems", "The search index is busy"),
    QT_TRANSLATE_NOOP("Problems", "Another program holds %1 locked."),
    QT_TRANSLATE_NOOP("Problems", "Close the other program or try again in a moment."),
    QT_TRANSLATE_NOOP("Problems", "The search index cannot be opened"),
    QT_TRANSLATE_NOOP("Problems", "The system refuses access to %1."),
    QT_TRANSLATE_NOOP("Problems", "Check the rights of the file and its folder."),
    QT_TRANSLATE_NOOP("Problems", "The disk does not answer as it should"),
    QT_TRANSLATE_NOOP("Problems", "Reading or writing the search index %1 failed."),
    QT_TRANSLATE_NOOP("Problems", "Check the disk or the network drive, and the space left on it."),
    QT_TRANSLATE_NOOP("Problems", "The search index is damaged"),
    QT_TRANSLATE_NOOP("Problems", "The file %1 cannot be read any more. Your notes are not affected."),
    QT_TRANSLATE_NOOP("Problems", "The index is made again from the notes at the next start."),
    QT_TRANSLATE_NOOP("Problems", "The search index is from a newer Memoro"),
    QT_TRANSLATE_NOOP("Problems", "The data folder cannot be written"),
    QT_TRANSLATE_NOOP("Problems", "The built-in search model is missing"),
    QT_TRANSLATE_NOOP(
        "Problems",
        "Search by meaning needs its file, which is made when Memoro is set up. Search by words goes on.",
    ),
    QT_TRANSLATE_NOOP("Problems", "The built-in search model is damaged"),
    QT_TRANSLATE_NOOP("Problems", "The built-in model cannot run"),
    QT_TRANSLATE_NOOP("Problems", "%1 is not installed. Search by words goes on."),
    QT_TRANSLATE_NOOP("Problems", "This note cannot be opened"),
    QT_TRANSLATE_NOOP("Problems", "This note cannot be read"),
    QT_TRANSLATE_NOOP("Problems", "The configuration was not changed"),
    QT_TRANSLATE_NOOP("Problems", "Open the file, mend it, and try again."),
    QT_TRANSLATE_NOOP("Problems", "No program opens this file"),
    QT_TRANSLATE_NOOP("Problems", "The program did not start"),
    QT_TRANSLATE_NOOP("Problems", "Choose an editor in the settings."),
    QT_TRANSLATE_NOOP("Problems", "The global hotkey does not work here"),
    QT_TRANSLATE_NOOP("Problems", "This Wayland desktop does not let programs bind a global hotkey."),
    QT_TRANSLATE_NOOP("Problems", "The hotkey %1 is already taken"),
    QT_TRANSLATE_NOOP("Problems", "It usually belongs to %1."),
    QT_TRANSLATE_NOOP("Problems", "Another program has reserved it."),
    QT_TRANSLATE_NOOP("Problems", "Free right now: %1."),
    QT_TRANSLATE_NOOP("Problems", "Choose another combination."),
    QT_TRANSLATE_NOOP("Problems", "It is not there any more"),
    QT_TRANSLATE_NOOP("Problems", "%1 was moved or deleted."),
    QT_TRANSLATE_NOOP("Problems", "The next sync forgets it."),
    QT_TRANSLATE_NOOP("Problems", "The choice could not be saved"),
    QT_TRANSLATE_NOOP("Problems", "Make the file writable, or free some space."),
)
TEXTS = tuple(str(text) for text in _MARKED)


def in_words(problem: MemoroError) -> MemoroError:
    """The same problem in the language of the window, as far as it is in the table."""
    return MemoroError(translated(problem.title), translated(problem.message), translated(problem.action))


def translated(text: str) -> str:
    for pattern, source in _patterns():
        if found := pattern.fullmatch(text):
            result = QCoreApplication.translate("Problems", source)
            for number, value in enumerate(found.groups(), 1):
                result = result.replace(f"%{number}", value)
            return result
    return text


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    return [(re.compile(re.sub(r"%\d", "(.+)", re.escape(text))), text) for text in TEXTS]
