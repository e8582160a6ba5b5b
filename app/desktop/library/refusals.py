"""Why a change was not made, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.desktop.problems import translated

_SENTENCES = {
    "append_only": QT_TRANSLATE_NOOP(
        "Library", "Assistants only add to a daily log; what stands there stays."
    ),
    "missing": QT_TRANSLATE_NOOP("Library", "The note is not there any more."),
    "gone": QT_TRANSLATE_NOOP("Library", "The note is not there any more. Bring it back first."),
    "exists": QT_TRANSLATE_NOOP("Library", "There is another note of this name."),
    "overlap": QT_TRANSLATE_NOOP("Library", "The same lines were changed again later."),
    "thinned": QT_TRANSLATE_NOOP("Library", "This earlier version is not kept any more, to save space."),
    "not_text": QT_TRANSLATE_NOOP(
        "Library", "The note was changed again later and cannot be compared by lines."
    ),
    "encoding": QT_TRANSLATE_NOOP(
        "Library", "Writing could damage this note, since its encoding is unknown. Save it as UTF-8 first."
    ),
    "too_large": QT_TRANSLATE_NOOP("Library", "A note may have at most 10 MiB."),
    "empty": QT_TRANSLATE_NOOP("Library", "There is nothing to write."),
    "invalid": QT_TRANSLATE_NOOP("Library", 'A name must not contain any of < > : " | ? *'),
    "long_name": QT_TRANSLATE_NOOP("Library", "This name is too long for a file. Choose a shorter one."),
    "reserved": QT_TRANSLATE_NOOP(
        "Library",
        "Windows keeps this name for a device, so the note could not be stored there. Choose another.",
    ),
    "outside": QT_TRANSLATE_NOOP("Library", "This place is outside the memory."),
    "link": QT_TRANSLATE_NOOP("Library", "This is a link, and links are not followed."),
    "not_markdown": QT_TRANSLATE_NOOP("Library", "The name of a note ends with .md."),
    "decided": QT_TRANSLATE_NOOP("Library", "This proposal was decided already."),
    "unknown": QT_TRANSLATE_NOOP("Library", "The history does not know this any more."),
}


def refusal(code: str, reason: str) -> str:
    """By the code of `NotDone` or `UndoConflict`; else the reason as it came."""
    text = _SENTENCES.get(code)
    return QCoreApplication.translate("Library", str(text)) if text else translated(reason)
