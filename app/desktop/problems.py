"""The problems that other rooms tell in English, in the language of the window.

Those rooms have no translations, since they also serve the command line and agents. What a person can meet in
a window stands in the table below, with %1 and %2 where the room puts a path or a name; a text that is not in
the table is shown as it came. `tests/desktop/test_problems.py` finds each of them in the code.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.desktop.assistant_problems import ASSISTANT_TEXTS
from app.desktop.everyday_problems import EVERYDAY_TEXTS
from app.desktop.file_problems import FILE_TEXTS
from app.desktop.model_problems import MODEL_TEXTS
from app.desktop.note_problems import NOTE_TEXTS
from app.desktop.notice_problems import NOTICE_TEXTS
from app.desktop.provider_problems import PROVIDER_TEXTS
from app.desktop.punctuation import sentences as together
from app.desktop.punctuation import stop
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
    QT_TRANSLATE_NOOP("Problems", "The data folder cannot be locked"),
    QT_TRANSLATE_NOOP(
        "Problems", "The disk of %1 has no locks, so that two programs could write at once: %2."
    ),
    QT_TRANSLATE_NOOP("Problems", "Set MEMORO_HOME to a folder on a disk of this computer."),
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
    QT_TRANSLATE_NOOP("Problems", "The desktop did not take the hotkey."),
    QT_TRANSLATE_NOOP("Problems", "The desktop has set no key for it yet."),
    QT_TRANSLATE_NOOP("Problems", "The desktop forgot the hotkey."),
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
    QT_TRANSLATE_NOOP("Problems", "This is a symbolic link; links are not followed."),
    QT_TRANSLATE_NOOP("Problems", "The file could not be read: %1."),
    QT_TRANSLATE_NOOP("Problems", "The folder could not be listed: %1."),
    QT_TRANSLATE_NOOP("Problems", "This extra path does not exist."),
    QT_TRANSLATE_NOOP("Problems", "Only Markdown files (.md) are indexed."),
    QT_TRANSLATE_NOOP("Problems", "This is not a file."),
    QT_TRANSLATE_NOOP("Problems", "The file does not exist."),
    QT_TRANSLATE_NOOP("Problems", "The memory folder does not exist or cannot be reached."),
    QT_TRANSLATE_NOOP("Problems", "The file is not text in any encoding that could be recognised."),
    QT_TRANSLATE_NOOP("Problems", "%1 could not be saved in %2. The note is as it was before."),
    QT_TRANSLATE_NOOP("Problems", "Make room on the disk, then try again."),
    QT_TRANSLATE_NOOP("Problems", "The disk cannot be written to"),
    QT_TRANSLATE_NOOP("Problems", "%1 is on a disk that is read-only. The note is as it was before."),
    QT_TRANSLATE_NOOP("Problems", "Check the disk, or choose another memory folder."),
    QT_TRANSLATE_NOOP("Problems", "%1 may not be changed"),
    QT_TRANSLATE_NOOP(
        "Problems",
        "Your account may not write in %1, or another program holds the file open.",
    ),
    QT_TRANSLATE_NOOP("Problems", "Check the rights of the folder, or close the other program."),
    QT_TRANSLATE_NOOP("Problems", "%1 could not be saved"),
    QT_TRANSLATE_NOOP("Problems", "The system says: %1. The note is as it was before."),
    QT_TRANSLATE_NOOP("Problems", "%1 is write-protected"),
    QT_TRANSLATE_NOOP("Problems", "The file is marked as read-only, so Memoro does not replace it."),
    QT_TRANSLATE_NOOP("Problems", "Take the mark away if the note may be changed."),
    QT_TRANSLATE_NOOP("Problems", "%1 could not be read"),
    QT_TRANSLATE_NOOP("Problems", "Nothing was written."),
    QT_TRANSLATE_NOOP("Problems", "There is no room left to keep earlier versions in %1."),
    QT_TRANSLATE_NOOP("Problems", "The history cannot be written"),
    QT_TRANSLATE_NOOP(
        "Problems",
        "The file %1 or its folder is read-only, so earlier versions cannot be kept.",
    ),
    QT_TRANSLATE_NOOP("Problems", "Allow writing there."),
    QT_TRANSLATE_NOOP("Problems", "The history is busy"),
    QT_TRANSLATE_NOOP("Problems", "The history cannot be opened"),
    QT_TRANSLATE_NOOP("Problems", "The file %1 could not be opened or created."),
    QT_TRANSLATE_NOOP("Problems", "Check that the folder exists and that you may write there."),
    QT_TRANSLATE_NOOP("Problems", "Reading or writing the history %1 failed."),
    QT_TRANSLATE_NOOP("Problems", "Check the disk and the space left on it."),
    QT_TRANSLATE_NOOP("Problems", "The history is damaged"),
    QT_TRANSLATE_NOOP(
        "Problems",
        "The file %1 cannot be read any more. Your notes themselves are not affected.",
    ),
    QT_TRANSLATE_NOOP("Problems", "It is set aside now, and a new history begins: try again."),
    QT_TRANSLATE_NOOP("Problems", "Memoro does not know where your assistant keeps its notes."),
    QT_TRANSLATE_NOOP("Problems", "Choose a folder, or set agents.defaults.workspace."),
    QT_TRANSLATE_NOOP("Problems", "The draft could not be kept"),
    QT_TRANSLATE_NOOP("Problems", "This conversation is gone"),
    QT_TRANSLATE_NOOP("Problems", "%1 is not among the agent's conversations."),
    QT_TRANSLATE_NOOP("Problems", "This conversation cannot be read"),
    QT_TRANSLATE_NOOP("Problems", "Save the note."),
    QT_TRANSLATE_NOOP("Problems", "%1 cannot be written: %2."),
    QT_TRANSLATE_NOOP("Problems", "Starting with the computer could not be changed"),
    QT_TRANSLATE_NOOP("Problems", "Allow writing there and try again."),
    QT_TRANSLATE_NOOP("Problems", "The backup could not be written"),
    QT_TRANSLATE_NOOP("Problems", "Choose another place, or free some space."),
    QT_TRANSLATE_NOOP("Problems", "This backup cannot be used"),
    QT_TRANSLATE_NOOP("Problems", "%1 was not made by Memoro, or it is damaged. Nothing was changed."),
    QT_TRANSLATE_NOOP("Problems", "%1 is of a newer Memoro (%2). Nothing was changed."),
    QT_TRANSLATE_NOOP("Problems", "%1 is damaged (%2). Nothing was changed."),
    QT_TRANSLATE_NOOP("Problems", "Restoring from %1 stopped: %2."),
    QT_TRANSLATE_NOOP("Problems", "Not everything was restored"),
    QT_TRANSLATE_NOOP("Problems", "What was there before is in %1."),
    QT_TRANSLATE_NOOP("Problems", "There is not enough room for this backup"),
    QT_TRANSLATE_NOOP("Problems", "It unpacks to %1 MB, and %2 MB are free for %3."),
    QT_TRANSLATE_NOOP("Problems", "Free some space, or choose another backup."),
    QT_TRANSLATE_NOOP("Problems", "Choose another backup."),
    QT_TRANSLATE_NOOP("Problems", "Memoro could not look for updates"),
    QT_TRANSLATE_NOOP("Problems", "No address for updates is set."),
    QT_TRANSLATE_NOOP("Problems", "The address for updates must begin with https://."),
    QT_TRANSLATE_NOOP("Problems", "The answer is not about updates."),
    QT_TRANSLATE_NOOP("Problems", "No connection to %1."),
    QT_TRANSLATE_NOOP("Problems", "Try again later."),
    QT_TRANSLATE_NOOP("Problems", "There is nothing to write"),
    QT_TRANSLATE_NOOP("Problems", "The note is empty."),
    QT_TRANSLATE_NOOP("Problems", "The note could not be written"),
    QT_TRANSLATE_NOOP("Problems", "The note could not be taken back"),
    QT_TRANSLATE_NOOP("Problems", "The pin could not be kept"),
    QT_TRANSLATE_NOOP("Problems", "The sample memory could not be made"),
    QT_TRANSLATE_NOOP("Problems", "Free some space, or choose another folder."),
    QT_TRANSLATE_NOOP("Problems", "It said: “%1”"),
)
_EVERY = (
    *_MARKED, *PROVIDER_TEXTS, *MODEL_TEXTS, *NOTE_TEXTS, *ASSISTANT_TEXTS, *EVERYDAY_TEXTS, *FILE_TEXTS,
    *NOTICE_TEXTS,
)  # fmt: skip
TEXTS = tuple(str(text) for text in _EVERY)
_PLACE = re.compile(r"%\d")
SENTENCE_BREAK = re.compile(r"(?:(?<=[.?])|(?<=[.?]”)) ")
_OPTION = re.compile(r"“([^”]+)” (.+)", re.DOTALL)  # in the settings file, and what is wrong with it


def in_words(problem: MemoroError) -> MemoroError:
    """The same problem in the language of the window, as far as it is in the table."""
    return MemoroError(translated(problem.title), translated(problem.message), translated(problem.action))


def sentences(problem: MemoroError) -> str:
    """The problem in one paragraph, in the language of the window and with its full stops."""
    told = in_words(problem)
    rest = together(told.message, told.action)
    if not rest:
        return told.title
    whole = QCoreApplication.translate("Problems", "%1. %2", "a title and the sentences after it")
    return whole.replace("%1", told.title).replace("%2", rest)


def translated(text: str) -> str:
    """Sentence by sentence, since rooms put them together; what no table has stays as it came.

    What a room has filled in is translated too if it is in the table: one sentence may quote another.
    """
    if (known := _known(text)) is not None:
        return known
    for place in SENTENCE_BREAK.finditer(text):
        before, after = text[: place.start()], text[place.end() :]
        if (known := _known(before)) is not None or _known(after) is not None:
            return together(before if known is None else known, translated(after))
    return text


def _known(text: str) -> str | None:
    """One or several sentences, if the table has them all."""
    for place in SENTENCE_BREAK.finditer(text):
        first = _sentence(text[: place.start()])
        if first is not None and (rest := _known(text[place.end() :])) is not None:
            return together(first, rest)
    return _sentence(text)


def _sentence(text: str) -> str | None:
    """One sentence, or a title with a full stop."""
    if (known := _filled(text)) is not None:
        return known
    if text.endswith(".") and (known := _filled(text[:-1])) is not None:
        return stop(known)
    if (option := _OPTION.fullmatch(text)) and (wrong := _known(option[2])) is not None:
        whole = QCoreApplication.translate("Problems", "“%1” %2", "an option, and what is wrong with it")
        return whole.replace("%1", option[1]).replace("%2", wrong)
    return None


def _filled(text: str) -> str | None:
    for piece, pattern, source in _patterns():
        if piece in text and (found := pattern.fullmatch(text)):
            result = QCoreApplication.translate("Problems", source)
            for number, value in enumerate(found.groups(), 1):
                result = result.replace(f"%{number}", translated(value))
            return result
    return None


@cache
def _patterns() -> list[tuple[str, re.Pattern[str], str]]:
    """Each with a piece that is quickly looked for. What says the most comes first, since “%1 failed” would
    take many others for its own.
    """
    pieces = {text: _PLACE.split(text) for text in TEXTS}
    return [
        (max(parts, key=len), re.compile("(.+?)".join(map(re.escape, parts)), re.DOTALL), text)
        for text, parts in sorted(pieces.items(), key=lambda item: -sum(map(len, item[1])))
    ]
