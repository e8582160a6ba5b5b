"""Calm facts of the status that a window tells too, to be translated: see `problems.py`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

_SEEN = (
    QT_TRANSLATE_NOOP("Problems", "The search index was damaged and is made again from the notes."),
    QT_TRANSLATE_NOOP("Problems", "The history of your notes was damaged, so a new one has begun."),
    QT_TRANSLATE_NOOP("Problems", "The search index is kept at its usual place."),
    QT_TRANSLATE_NOOP("Problems", "Restoring a backup was not finished: restore it again, or go back."),
    QT_TRANSLATE_NOOP(
        "Problems", "Deleting everything about a memory was not finished: delete it again in the settings."
    ),
)
NOTICE_TEXTS = (
    *_SEEN,
    QT_TRANSLATE_NOOP("Problems", "store.path names %1, which is no index of Memoro's; it was not touched."),
    QT_TRANSLATE_NOOP("Problems", "The backup is %1, and %2 holds what was there before."),
    QT_TRANSLATE_NOOP("Problems", "It is the memory of %1."),
    QT_TRANSLATE_NOOP("Problems", "It is kept as %1."),
    QT_TRANSLATE_NOOP("Problems", "The notes are not affected."),
    QT_TRANSLATE_NOOP("Problems", "The damaged file with the earlier versions is kept as %1."),
    QT_TRANSLATE_NOOP("Problems", "Notes on a network drive are looked at every few seconds."),
    QT_TRANSLATE_NOOP(
        "Problems",
        "The system has no more file watches to give, so notes are looked at every few seconds.",
    ),
    QT_TRANSLATE_NOOP(
        "Problems", "The vector extension sqlite-vec does not work here (%1); search goes on in memory."
    ),
    QT_TRANSLATE_NOOP("Problems", "This system's SQLite has no full-text search: only meaning is searched."),
)


def of_damage(notices: Sequence[str]) -> tuple[str, ...]:
    """Those that a person should see once by themselves: something was lost or set aside."""
    return _among(notices, _SEEN)


def for_people(notices: Sequence[str]) -> tuple[str, ...]:
    """Those that are told in the language of the windows, beside the state."""
    return _among(notices, NOTICE_TEXTS)


def _among(notices: Sequence[str], texts: Sequence[object]) -> tuple[str, ...]:
    begins = tuple(str(text).partition("%1")[0] for text in texts)
    return tuple(notice for notice in notices if notice.startswith(begins))
